BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	body TEXT NOT NULL, 
	"key" VARCHAR(64), 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_entries_table_id_seat_key UNIQUE (table_id, seat, "key")
);
INSERT INTO "entries" VALUES('3wHzlZoHbt612uPixfHzzA',1,'join',1,'{"name": "Ben"}',NULL,1.79499225228447437281e+09);
INSERT INTO "entries" VALUES('3wHzlZoHbt612uPixfHzzA',2,'start',NULL,'{}',NULL,1.7949922522846648693e+09);
INSERT INTO "entries" VALUES('3wHzlZoHbt612uPixfHzzA',3,'action',1,'{"action": "key 4", "outcomes": []}',NULL,1.79499225248106503488e+09);
INSERT INTO "entries" VALUES('3wHzlZoHbt612uPixfHzzA',4,'action',1,'{"action": "propeller L2 L3", "outcomes": []}',NULL,1.79499225252183556558e+09);
INSERT INTO "entries" VALUES('3wHzlZoHbt612uPixfHzzA',5,'action',1,'{"action": "sponsor", "outcomes": []}',NULL,1.7949922525264554023e+09);
INSERT INTO "entries" VALUES('3wHzlZoHbt612uPixfHzzA',6,'action',1,'{"action": "decline", "outcomes": []}',NULL,1.79499225253092408176e+09);
INSERT INTO "entries" VALUES('3wHzlZoHbt612uPixfHzzA',7,'action',0,'{"action": "x 3", "outcomes": []}',NULL,1.7949922525342574119e+09);
INSERT INTO "entries" VALUES('3wHzlZoHbt612uPixfHzzA',8,'action',0,'{"action": "propeller U3 L1", "outcomes": []}',NULL,1.79499225255165290827e+09);
INSERT INTO "entries" VALUES('3wHzlZoHbt612uPixfHzzA',9,'action',0,'{"action": "sponsor", "outcomes": []}',NULL,1.79499225256873106955e+09);
INSERT INTO "entries" VALUES('3wHzlZoHbt612uPixfHzzA',10,'action',0,'{"action": "take", "outcomes": []}',NULL,1.79499225258861684799e+09);
INSERT INTO "entries" VALUES('3wHzlZoHbt612uPixfHzzA',11,'action',0,'{"action": "take", "outcomes": []}',NULL,1.79499225259784340861e+09);
INSERT INTO "entries" VALUES('3wHzlZoHbt612uPixfHzzA',12,'action',1,'{"action": "x 3", "outcomes": []}',NULL,1.79499225261315703385e+09);
INSERT INTO "entries" VALUES('3wHzlZoHbt612uPixfHzzA',13,'action',1,'{"action": "go", "outcomes": []}',NULL,1.79499225263144803052e+09);
INSERT INTO "entries" VALUES('3wHzlZoHbt612uPixfHzzA',14,'action',1,'{"action": "sell tech credits", "outcomes": []}',NULL,1.79499225264947056763e+09);
INSERT INTO "entries" VALUES('txsZQesnhjv-C2G5EWnhaA',1,'join',1,'{"name": "Ben"}',NULL,1.79499225287969136231e+09);
INSERT INTO "entries" VALUES('txsZQesnhjv-C2G5EWnhaA',2,'start',NULL,'{}',NULL,1.79499225288014554978e+09);
INSERT INTO "entries" VALUES('txsZQesnhjv-C2G5EWnhaA',3,'action',1,'{"action": "dive", "outcomes": [7]}',NULL,1.79499225311319828037e+09);
INSERT INTO "entries" VALUES('txsZQesnhjv-C2G5EWnhaA',4,'action',1,'{"action": "half b", "outcomes": []}',NULL,1.79499225325788187975e+09);
INSERT INTO "entries" VALUES('txsZQesnhjv-C2G5EWnhaA',5,'action',0,'{"action": "build port 4-2", "outcomes": []}',NULL,1.79499225330472660065e+09);
INSERT INTO "entries" VALUES('txsZQesnhjv-C2G5EWnhaA',6,'action',0,'{"action": "slot 1", "outcomes": [3]}',NULL,1.79499225333113431937e+09);
INSERT INTO "entries" VALUES('txsZQesnhjv-C2G5EWnhaA',7,'action',1,'{"action": "build port 2-1", "outcomes": []}',NULL,1.79499225334148526187e+09);
INSERT INTO "entries" VALUES('txsZQesnhjv-C2G5EWnhaA',8,'action',1,'{"action": "slot 2", "outcomes": [2]}',NULL,1.79499225335822772979e+09);
INSERT INTO "entries" VALUES('txsZQesnhjv-C2G5EWnhaA',9,'action',1,'{"action": "yes", "outcomes": []}',NULL,1.79499225336940383904e+09);
INSERT INTO "entries" VALUES('txsZQesnhjv-C2G5EWnhaA',10,'action',0,'{"action": "dive", "outcomes": [5]}',NULL,1.79499225343549823757e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',1,'join',1,'{"name": "Ben"}',NULL,1.79499225387439298624e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',2,'start',NULL,'{}',NULL,1.79499225387457370757e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',3,'action',0,'{"action": "explore", "outcomes": [25]}',NULL,1.79499225410022926335e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',4,'action',1,'{"action": "pay 0", "outcomes": [69]}',NULL,1794992254.11652);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',5,'action',0,'{"action": "explore", "outcomes": [21]}',NULL,1.79499225412441468239e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',6,'action',0,'{"action": "explore", "outcomes": [51]}',NULL,1.79499225413253855705e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',7,'action',0,'{"action": "take", "outcomes": []}',NULL,1794992254.14561);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',8,'action',0,'{"action": "council seahorse", "outcomes": []}',NULL,1.79499225423500847814e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',9,'action',1,'{"action": "council seahorse", "outcomes": []}',NULL,1.79499225424415874484e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',10,'action',0,'{"action": "council crab", "outcomes": []}',NULL,1.79499225428444075585e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',11,'action',1,'{"action": "explore", "outcomes": [54]}',NULL,1.79499225429251599316e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',12,'action',0,'{"action": "pay 0", "outcomes": [57]}',NULL,1.79499225429971480372e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',13,'action',1,'{"action": "take", "outcomes": []}',NULL,1.79499225430408549308e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',14,'action',0,'{"action": "explore", "outcomes": [3]}',NULL,1.79499225433267092701e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',15,'action',1,'{"action": "pass", "outcomes": []}',NULL,1.79499225434060215951e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',16,'action',0,'{"action": "explore", "outcomes": [40]}',NULL,1.79499225434939908979e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',17,'action',1,'{"action": "pay 0", "outcomes": [28]}',NULL,1.7949922543528006077e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',18,'action',0,'{"action": "take", "outcomes": []}',NULL,1.79499225435661864279e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',19,'action',1,'{"action": "explore", "outcomes": [51]}',NULL,1.79499225448479604724e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',20,'action',0,'{"action": "pay 0", "outcomes": [51]}',NULL,1.79499225450693917277e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',21,'action',1,'{"action": "explore", "outcomes": [17]}',NULL,1.7949922545194177628e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',22,'action',1,'{"action": "take", "outcomes": []}',NULL,1.79499225454351806633e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',23,'action',0,'{"action": "council squid", "outcomes": []}',NULL,1.79499225476056265826e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',24,'action',1,'{"action": "court 4", "outcomes": []}',NULL,1.794992254927981615e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',25,'action',1,'{"action": "ally crab-5", "outcomes": []}',NULL,1.79499225500661063192e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',26,'action',1,'{"action": "ally kraken-4", "outcomes": []}',NULL,1.79499225502630281453e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',27,'action',1,'{"action": "pay 0", "outcomes": []}',NULL,1.79499225503245711326e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',28,'action',0,'{"action": "court 4", "outcomes": []}',NULL,1.79499225503743243216e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',29,'action',0,'{"action": "ally squid-1", "outcomes": []}',NULL,1.79499225504377508165e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',30,'action',0,'{"action": "ally squid-3", "outcomes": []}',NULL,1.79499225504889774324e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',31,'action',0,'{"action": "cheapest", "outcomes": []}',NULL,1.79499225505408859255e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',32,'action',1,'{"action": "explore", "outcomes": [1]}',NULL,1.79499225506865572928e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',33,'action',0,'{"action": "pass", "outcomes": []}',NULL,1.79499225512505555151e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',34,'action',1,'{"action": "take", "outcomes": []}',NULL,1.79499225513585972786e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',35,'action',0,'{"action": "explore", "outcomes": [11]}',NULL,1.79499225514463400842e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',36,'action',1,'{"action": "pass", "outcomes": []}',NULL,1.79499225516206932073e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',37,'action',0,'{"action": "explore", "outcomes": [48]}',NULL,1.79499225517321348193e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',38,'action',1,'{"action": "pass", "outcomes": []}',NULL,1.79499225518193793304e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',39,'action',0,'{"action": "take", "outcomes": []}',NULL,1.79499225520672416687e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',40,'action',1,'{"action": "council jellyfish", "outcomes": []}',NULL,1.79499225523024463647e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',41,'action',0,'{"action": "council crab", "outcomes": []}',NULL,1.79499225525238800043e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',42,'action',1,'{"action": "court 1", "outcomes": []}',NULL,1.79499225526553487781e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',43,'action',1,'{"action": "ally squid-3", "outcomes": []}',NULL,1.79499225527590727802e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',44,'action',1,'{"action": "ally shellfish-2", "outcomes": []}',NULL,1.79499225529268550873e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',45,'action',1,'{"action": "ally jellyfish-1", "outcomes": []}',NULL,1.79499225530602288247e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',46,'action',1,'{"action": "pay 0", "outcomes": []}',NULL,1.79499225531472945214e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',47,'action',1,'{"action": "pass", "outcomes": []}',NULL,1.79499225532275676724e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',48,'action',0,'{"action": "explore", "outcomes": [25]}',NULL,1.79499225536389517788e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',49,'action',1,'{"action": "pass", "outcomes": []}',NULL,1.79499225544379138949e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',50,'action',0,'{"action": "take", "outcomes": []}',NULL,1.79499225547035598754e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',51,'action',1,'{"action": "explore", "outcomes": [22]}',NULL,1.79499225547488903999e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',52,'action',0,'{"action": "pass", "outcomes": []}',NULL,1.79499225549885725976e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',53,'action',1,'{"action": "take", "outcomes": []}',NULL,1.79499225550234103206e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',54,'action',1,'{"action": "power opportunist", "outcomes": []}',NULL,1.79499225550791764258e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',55,'action',1,'{"action": "court 3", "outcomes": [37]}',NULL,1.79499225551231455805e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',56,'action',0,'{"action": "court 3", "outcomes": []}',NULL,1.79499225552760267258e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',57,'action',0,'{"action": "ally seahorse-2", "outcomes": []}',NULL,1.79499225553889966014e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',58,'action',0,'{"action": "ally crab-3", "outcomes": []}',NULL,1.7949922555554089546e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',59,'action',0,'{"action": "pay 0", "outcomes": []}',NULL,1.794992255563174963e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',60,'action',0,'{"action": "council crab", "outcomes": [5, 37, 38, 31]}',NULL,1.79499225559057617182e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',61,'action',1,'{"action": "explore", "outcomes": [53]}',NULL,1.79499225560837411875e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',62,'action',0,'{"action": "pass", "outcomes": []}',NULL,1.79499225562070584293e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',63,'action',1,'{"action": "take", "outcomes": []}',NULL,1.79499225565505099292e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',64,'action',1,'{"action": "pass", "outcomes": []}',NULL,1.79499225572062611581e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',65,'action',0,'{"action": "explore", "outcomes": [9]}',NULL,1.79499225572879624371e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',66,'action',1,'{"action": "pay 0", "outcomes": [2]}',NULL,1.79499225575585079186e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',67,'action',0,'{"action": "explore", "outcomes": [25]}',NULL,1.79499225576253175736e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',68,'action',0,'{"action": "take", "outcomes": []}',NULL,1.79499225576732039447e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',69,'action',1,'{"action": "power opportunist", "outcomes": []}',NULL,1.79499225577293920514e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',70,'action',1,'{"action": "court 1", "outcomes": [25]}',NULL,1.7949922557797977924e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',71,'action',1,'{"action": "explore", "outcomes": [40]}',NULL,1.79499225579255962371e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',72,'action',0,'{"action": "pay 0", "outcomes": [31]}',NULL,1.79499225579712533944e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',73,'action',1,'{"action": "explore", "outcomes": [46]}',NULL,1.79499225581438302994e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',74,'action',1,'{"action": "take", "outcomes": []}',NULL,1.79499225581946897506e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',75,'action',0,'{"action": "court 5", "outcomes": []}',NULL,1.79499225582647848132e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',76,'action',0,'{"action": "ally squid-1", "outcomes": []}',NULL,1.79499225588597273832e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',77,'action',0,'{"action": "ally crab-1", "outcomes": []}',NULL,1.79499225594620943069e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',78,'action',0,'{"action": "cheapest", "outcomes": []}',NULL,1.79499225595452475542e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',79,'action',0,'{"action": "ally squid-1", "outcomes": []}',NULL,1.79499225597234439845e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',80,'action',1,'{"action": "court 2", "outcomes": []}',NULL,1.79499225597872829433e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',81,'action',1,'{"action": "ally jellyfish-4", "outcomes": []}',NULL,1.79499225598765039437e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',82,'action',1,'{"action": "cheapest", "outcomes": []}',NULL,1.79499225599321341516e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',83,'action',1,'{"action": "ally squid-3", "outcomes": []}',NULL,1.79499225600918102269e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',84,'action',1,'{"action": "pass", "outcomes": []}',NULL,1.7949922560198802948e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',85,'action',0,'{"action": "council jellyfish", "outcomes": []}',NULL,1.79499225603948187827e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',86,'action',1,'{"action": "court 3", "outcomes": []}',NULL,1.79499225607230114935e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',87,'action',1,'{"action": "ally squid-3", "outcomes": []}',NULL,1.79499225609406828875e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',88,'action',1,'{"action": "cheapest", "outcomes": []}',NULL,1.79499225610483407978e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',89,'action',1,'{"action": "power opportunist", "outcomes": []}',NULL,1.79499225611179566387e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',90,'action',1,'{"action": "court 1", "outcomes": [25]}',NULL,1.79499225611735343938e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',91,'action',0,'{"action": "council shellfish", "outcomes": []}',NULL,1.79499225614753222463e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',92,'action',1,'{"action": "power opportunist", "outcomes": []}',NULL,1.79499225615120482448e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',93,'action',1,'{"action": "court 3", "outcomes": [30]}',NULL,1.79499225615551090242e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',94,'action',1,'{"action": "plot", "outcomes": [26]}',NULL,1.79499225616126227384e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',95,'action',1,'{"action": "explore", "outcomes": [11]}',NULL,1.7949922561689777374e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',96,'action',0,'{"action": "pass", "outcomes": []}',NULL,1.79499225618456625941e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',97,'action',1,'{"action": "take", "outcomes": []}',NULL,1.79499225618836045267e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',98,'action',0,'{"action": "plot", "outcomes": [21]}',NULL,1.7949922562009866237e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',99,'action',0,'{"action": "court 5", "outcomes": []}',NULL,1.79499225620865678794e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',100,'action',0,'{"action": "ally seahorse-4", "outcomes": []}',NULL,1.79499225623809051518e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',101,'action',0,'{"action": "ally shellfish-2", "outcomes": []}',NULL,1.79499225624334049229e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',102,'action',0,'{"action": "cheapest", "outcomes": []}',NULL,1.79499225624977159498e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',103,'action',0,'{"action": "ally shellfish-2", "outcomes": []}',NULL,1.79499225625406479836e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',104,'action',0,'{"action": "location barracks", "outcomes": []}',NULL,1.79499225625910782816e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',105,'action',0,'{"action": "pass", "outcomes": []}',NULL,1.79499225626401853568e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',106,'action',1,'{"action": "power opportunist", "outcomes": []}',NULL,1.79499225626791381838e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',107,'action',1,'{"action": "court 2", "outcomes": [34]}',NULL,1.79499225629372191432e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',108,'action',1,'{"action": "explore", "outcomes": [21]}',NULL,1.79499225631030082704e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',109,'action',0,'{"action": "pass", "outcomes": []}',NULL,1.79499225632319927212e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',110,'action',1,'{"action": "explore", "outcomes": [37]}',NULL,1.79499225633963584896e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',111,'action',0,'{"action": "pass", "outcomes": []}',NULL,1.79499225635931873319e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',112,'action',1,'{"action": "explore", "outcomes": [25]}',NULL,1.79499225636667537691e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',113,'action',0,'{"action": "pass", "outcomes": []}',NULL,1.79499225637142419817e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',114,'action',1,'{"action": "explore", "outcomes": [10]}',NULL,1.7949922563749568463e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',115,'action',0,'{"action": "pass", "outcomes": []}',NULL,1.79499225637882590294e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',116,'action',1,'{"action": "explore", "outcomes": [36]}',NULL,1.79499225642773652077e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',117,'action',0,'{"action": "pay 0", "outcomes": [24]}',NULL,1.79499225658022522932e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',118,'action',1,'{"action": "take", "outcomes": []}',NULL,1.7949922566543049812e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',119,'action',0,'{"action": "council seahorse", "outcomes": []}',NULL,1.79499225673037552828e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',120,'action',1,'{"action": "plot", "outcomes": [14]}',NULL,1.79499225677120923991e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',121,'action',1,'{"action": "plot", "outcomes": [22]}',NULL,1.79499225678885340686e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',122,'action',1,'{"action": "court 6", "outcomes": []}',NULL,1.7949922568075695038e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',123,'action',1,'{"action": "ally seahorse-1", "outcomes": []}',NULL,1.79499225682625341412e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',124,'action',1,'{"action": "ally crab-2", "outcomes": []}',NULL,1.79499225684558582306e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',125,'action',1,'{"action": "ally crab-1", "outcomes": []}',NULL,1.79499225685704660417e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',126,'action',1,'{"action": "pay 1", "outcomes": []}',NULL,1.79499225686558079714e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',127,'action',1,'{"action": "ally crab-1", "outcomes": []}',NULL,1.79499225687503647808e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',128,'action',1,'{"action": "pass", "outcomes": []}',NULL,1.79499225688686704638e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',129,'action',0,'{"action": "council squid", "outcomes": []}',NULL,1.79499225689646887777e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',130,'action',1,'{"action": "council shellfish", "outcomes": []}',NULL,1.79499225690593695644e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',131,'action',1,'{"action": "power opportunist", "outcomes": []}',NULL,1.79499225695481777194e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',132,'action',1,'{"action": "court 1", "outcomes": [30]}',NULL,1.79499225698097896581e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',133,'action',0,'{"action": "explore", "outcomes": [15]}',NULL,1.79499225699330258376e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',134,'action',1,'{"action": "pay 1", "outcomes": [16]}',NULL,1.79499225703707671161e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',135,'action',0,'{"action": "take", "outcomes": []}',NULL,1.79499225704394817356e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',136,'action',1,'{"action": "explore", "outcomes": [2]}',NULL,1.79499225706742715838e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',137,'action',0,'{"action": "pay 1", "outcomes": [0]}',NULL,1.794992257088116169e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',138,'action',1,'{"action": "explore", "outcomes": [24]}',NULL,1.79499225709689569471e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',139,'action',1,'{"action": "take", "outcomes": []}',NULL,1.79499225711204719543e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',140,'action',1,'{"action": "pass", "outcomes": []}',NULL,1.79499225712092137343e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',141,'action',0,'{"action": "explore", "outcomes": [11]}',NULL,1.79499225713073921198e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',142,'action',1,'{"action": "pass", "outcomes": []}',NULL,1.79499225713759350776e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',143,'action',0,'{"action": "take", "outcomes": []}',NULL,1.79499225714593386646e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',144,'action',1,'{"action": "council jellyfish", "outcomes": []}',NULL,1.79499225717763662341e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',145,'action',1,'{"action": "pass", "outcomes": []}',NULL,1.79499225725839948652e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',146,'action',0,'{"action": "court 5", "outcomes": []}',NULL,1.79499225727403354641e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',147,'action',0,'{"action": "ally crab-3", "outcomes": []}',NULL,1.79499225731523919108e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',148,'action',0,'{"action": "ally seahorse-1", "outcomes": []}',NULL,1.79499225734115958217e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',149,'action',0,'{"action": "cheapest", "outcomes": []}',NULL,1.79499225740928173072e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',150,'action',0,'{"action": "council crab", "outcomes": []}',NULL,1.79499225742234110826e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',151,'action',1,'{"action": "explore", "outcomes": [25]}',NULL,1.79499225750806951518e+09);
INSERT INTO "entries" VALUES('ZVCjy_arW5cBEBkR3FiF0A',152,'action',0,'{"action": "pay 1", "outcomes": [38]}',NULL,1.79499225757155036922e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',1,'join',1,'{"name": "Ben"}',NULL,1.79499225766114640237e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',2,'start',NULL,'{}',NULL,1.79499225766132187846e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',3,'action',0,'{"action": "key 1", "outcomes": []}',NULL,1.79499225766658830638e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',4,'action',0,'{"action": "propeller L3 L4", "outcomes": []}',NULL,1.79499225768009781833e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',5,'action',0,'{"action": "sponsor", "outcomes": []}',NULL,1.7949922576838405132e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',6,'action',0,'{"action": "decline", "outcomes": []}',NULL,1794992257.68814);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',7,'action',1,'{"action": "key 1", "outcomes": []}',NULL,1.79499225769488930702e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',8,'action',1,'{"action": "sponsor", "outcomes": []}',NULL,1.79499225770495223993e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',9,'action',1,'{"action": "propeller L4 L5", "outcomes": []}',NULL,1.79499225771569442746e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',10,'action',1,'{"action": "take", "outcomes": []}',NULL,1.79499225772452831268e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',11,'action',0,'{"action": "x 3", "outcomes": []}',NULL,1.79499225773014783858e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',12,'action',0,'{"action": "sponsor", "outcomes": []}',NULL,1.79499225776802134512e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',13,'action',0,'{"action": "decline", "outcomes": []}',NULL,1.79499225789402937886e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',14,'action',0,'{"action": "draw", "outcomes": [23, 11, 3, 8]}',NULL,1.79499225793395209309e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',15,'action',0,'{"action": "keep C12", "outcomes": []}',NULL,1.79499225794573807717e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',16,'action',1,'{"action": "x 1", "outcomes": []}',NULL,1.79499225794934320456e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',17,'action',1,'{"action": "go", "outcomes": []}',NULL,1.79499225796167826653e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',18,'action',1,'{"action": "decline", "outcomes": []}',NULL,1.79499225797038936608e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',19,'action',0,'{"action": "key 4", "outcomes": []}',NULL,1.79499225797828125951e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',20,'action',0,'{"action": "go", "outcomes": []}',NULL,1.79499225798257875438e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',21,'action',0,'{"action": "take", "outcomes": []}',NULL,1.79499225798820567128e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',22,'action',1,'{"action": "key 4", "outcomes": []}',NULL,1.79499225799117207531e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',1,'join',1,'{"name": "Ben"}',NULL,1.79499225801438736915e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',2,'start',NULL,'{}',NULL,1.79499225801456642158e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',3,'action',0,'{"action": "build port 4-2", "outcomes": []}',NULL,1.79499225801908874515e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',4,'action',0,'{"action": "slot 2", "outcomes": [1]}',NULL,1.79499225802607893938e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',5,'action',1,'{"action": "build academy 2-2", "outcomes": []}',NULL,1.79499225802997899054e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',6,'action',1,'{"action": "slot 1", "outcomes": [3]}',NULL,1.79499225803527760508e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',7,'action',1,'{"action": "no", "outcomes": []}',NULL,1.79499225803981208799e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',8,'action',1,'{"action": "give fish", "outcomes": []}',NULL,1.79499225804440712926e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',9,'action',1,'{"action": "use environmentalist", "outcomes": []}',NULL,1.79499225804900026321e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',10,'action',0,'{"action": "build shipyard 3-1", "outcomes": []}',NULL,1.79499225805253624912e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',11,'action',0,'{"action": "location 4-1", "outcomes": []}',NULL,1.79499225805885124205e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',12,'action',0,'{"action": "yes", "outcomes": []}',NULL,1.79499225806367802621e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',13,'action',1,'{"action": "dive", "outcomes": [6]}',NULL,1.7949922580679583549e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',14,'action',1,'{"action": "half a", "outcomes": []}',NULL,1.79499225807272362706e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',15,'action',0,'{"action": "build port 4-1", "outcomes": []}',NULL,1.79499225807597851756e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',16,'action',0,'{"action": "location 3-2", "outcomes": []}',NULL,1.79499225808033680915e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',17,'action',0,'{"action": "slot 3", "outcomes": [7]}',NULL,1.79499225808835840222e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',18,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499225809298801424e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',19,'action',1,'{"action": "build shipyard 1-1", "outcomes": []}',NULL,1.7949922580964827538e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',20,'action',1,'{"action": "location 4-3", "outcomes": []}',NULL,1.79499225810098266605e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',21,'action',1,'{"action": "no", "outcomes": []}',NULL,1.79499225810684752465e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',22,'action',0,'{"action": "build port 3-2", "outcomes": []}',NULL,1.79499225811015272139e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',23,'action',0,'{"action": "location 1-2", "outcomes": []}',NULL,1.79499225811484956739e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',24,'action',0,'{"action": "slot 1", "outcomes": [6]}',NULL,1.79499225812017774582e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',25,'action',0,'{"action": "take seaweed", "outcomes": []}',NULL,1.79499225812524580954e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',26,'action',1,'{"action": "dive", "outcomes": [6]}',NULL,1.79499225812881541249e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',27,'action',1,'{"action": "half b", "outcomes": []}',NULL,1.79499225813340282441e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',28,'action',0,'{"action": "dive", "outcomes": [5]}',NULL,1.79499225813692355152e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',29,'action',0,'{"action": "half b", "outcomes": []}',NULL,1.794992258141941309e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',30,'action',1,'{"action": "build shipyard 2-1", "outcomes": []}',NULL,1.79499225814546680456e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',31,'action',1,'{"action": "location 2-3", "outcomes": []}',NULL,1.79499225814999842647e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',32,'action',1,'{"action": "yes", "outcomes": []}',NULL,1794992258.15506);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',33,'action',0,'{"action": "build port 3-4", "outcomes": []}',NULL,1.79499225816726493834e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',34,'action',0,'{"action": "slot 1", "outcomes": [0]}',NULL,1.79499225817195057867e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',35,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499225819736933705e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',36,'action',0,'{"action": "give artifact", "outcomes": []}',NULL,1.7949922582183539867e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',37,'action',0,'{"action": "take metal", "outcomes": []}',NULL,1.79499225822327828404e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',38,'action',0,'{"action": "take metal", "outcomes": []}',NULL,1.79499225822817969327e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',39,'action',1,'{"action": "dive", "outcomes": [1]}',NULL,1.79499225823139142992e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',40,'action',1,'{"action": "half a", "outcomes": []}',NULL,1.79499225823612308496e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',41,'action',1,'{"action": "take fish", "outcomes": []}',NULL,1.79499225824063420291e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',42,'action',0,'{"action": "build academy 1-2", "outcomes": []}',NULL,1.79499225824413537978e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',43,'action',0,'{"action": "location 4-4", "outcomes": []}',NULL,1.79499225824891519547e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',44,'action',0,'{"action": "slot 3", "outcomes": [5]}',NULL,1.79499225825367856026e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',45,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499225825921463967e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',46,'action',0,'{"action": "give seaweed", "outcomes": []}',NULL,1.79499225826379036905e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',47,'action',0,'{"action": "take fish", "outcomes": []}',NULL,1.79499225826821899414e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',48,'action',0,'{"action": "give metal", "outcomes": []}',NULL,1.79499225827278327937e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',49,'action',0,'{"action": "take fish", "outcomes": []}',NULL,1.79499225827808046342e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',50,'action',0,'{"action": "exchange 2-3", "outcomes": []}',NULL,1.7949922582831251621e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',51,'action',0,'{"action": "lock 3", "outcomes": []}',NULL,1.79499225828783631319e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',52,'action',1,'{"action": "build academy 4-3", "outcomes": []}',NULL,1.79499225829145431514e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',53,'action',1,'{"action": "location 1-3", "outcomes": []}',NULL,1.79499225829642629617e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',54,'action',1,'{"action": "slot 1", "outcomes": [0]}',NULL,1.79499225830119919777e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',55,'action',1,'{"action": "no", "outcomes": []}',NULL,1.79499225830652594558e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',56,'action',1,'{"action": "no", "outcomes": []}',NULL,1.794992258320864439e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',57,'action',1,'{"action": "use trader", "outcomes": []}',NULL,1.79499225832898402213e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',58,'action',1,'{"action": "give seaweed", "outcomes": []}',NULL,1.79499225833685231213e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',59,'action',1,'{"action": "take artifact", "outcomes": []}',NULL,1.79499225834491252899e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',60,'action',1,'{"action": "give fish", "outcomes": []}',NULL,1.7949922583526673317e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',61,'action',1,'{"action": "take artifact", "outcomes": []}',NULL,1.79499225836183404917e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',62,'action',1,'{"action": "no", "outcomes": []}',NULL,1.79499225841089463237e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',63,'action',0,'{"action": "dive", "outcomes": [5]}',NULL,1.79499225842638182636e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',64,'action',0,'{"action": "half a", "outcomes": []}',NULL,1.79499225844067454333e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',65,'action',1,'{"action": "dive", "outcomes": [3]}',NULL,1.79499225845794343949e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',66,'action',1,'{"action": "half b", "outcomes": []}',NULL,1.79499225847119569781e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',67,'action',0,'{"action": "build shipyard 4-5", "outcomes": []}',NULL,1.7949922585098385811e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',68,'action',0,'{"action": "location 4-6", "outcomes": []}',NULL,1.79499225854011750218e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',69,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499225855282592773e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',70,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499225857163715366e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',71,'action',1,'{"action": "build port 1-3", "outcomes": []}',NULL,1.79499225857714200024e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',72,'action',1,'{"action": "location 3-3", "outcomes": []}',NULL,1.79499225858645868299e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',73,'action',1,'{"action": "slot 1", "outcomes": [4]}',NULL,1.79499225859170365333e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',74,'action',1,'{"action": "give metal", "outcomes": []}',NULL,1.79499225859990715978e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',75,'action',1,'{"action": "take metal", "outcomes": []}',NULL,1.79499225860492014885e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',76,'action',1,'{"action": "take metal", "outcomes": []}',NULL,1.7949922586237411499e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',77,'action',1,'{"action": "exchange 1-2", "outcomes": []}',NULL,1.7949922587036504745e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',78,'action',1,'{"action": "lock 1", "outcomes": []}',NULL,1.79499225875672817234e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',79,'action',0,'{"action": "build academy 3-3", "outcomes": []}',NULL,1.79499225876459121706e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',80,'action',1,'{"action": "take seaweed", "outcomes": []}',NULL,1.79499225876831579209e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',81,'action',1,'{"action": "location 1-4", "outcomes": []}',NULL,1.79499225877373099324e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',82,'action',0,'{"action": "slot 3", "outcomes": [9]}',NULL,1.79499225878783512117e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',83,'action',0,'{"action": "use engineer", "outcomes": []}',NULL,1.79499225880282092101e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',84,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499225885264945034e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',85,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499225891024184222e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',86,'action',0,'{"action": "exchange 3-4", "outcomes": []}',NULL,1.79499225897804427147e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',87,'action',0,'{"action": "lock 4", "outcomes": []}',NULL,1.79499225898568654053e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',88,'action',0,'{"action": "use founder", "outcomes": []}',NULL,1.79499225899518489836e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',89,'action',0,'{"action": "dive", "outcomes": [1]}',NULL,1.79499225900313973429e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',90,'action',0,'{"action": "half a", "outcomes": []}',NULL,1.79499225902873015404e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',91,'action',0,'{"action": "take artifact", "outcomes": []}',NULL,1.79499225903459095959e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',92,'action',1,'{"action": "dive", "outcomes": [1]}',NULL,1.79499225907208228118e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',93,'action',1,'{"action": "half a", "outcomes": []}',NULL,1.79499225909620022771e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',94,'action',1,'{"action": "take metal", "outcomes": []}',NULL,1.794992259105959177e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',95,'action',0,'{"action": "build shipyard 2-3", "outcomes": []}',NULL,1.79499225910961079594e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',96,'action',1,'{"action": "no", "outcomes": []}',NULL,1794992259.12654);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',97,'action',1,'{"action": "location 1-5", "outcomes": []}',NULL,1.79499225915183854103e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',98,'action',0,'{"action": "location 3-5", "outcomes": []}',NULL,1.79499225915807938576e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',99,'action',0,'{"action": "give seaweed", "outcomes": []}',NULL,1.79499225916315793992e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',100,'action',0,'{"action": "give metal", "outcomes": []}',NULL,1.79499225917838048935e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',101,'action',1,'{"action": "build academy 1-5", "outcomes": []}',NULL,1.79499225921684598923e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',102,'action',1,'{"action": "location 2-4", "outcomes": []}',NULL,1.79499225922672152517e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',103,'action',1,'{"action": "slot 1", "outcomes": [4]}',NULL,1.79499225939872336385e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',104,'action',1,'{"action": "yes", "outcomes": []}',NULL,1.79499225943475866316e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',105,'action',1,'{"action": "take fish", "outcomes": []}',NULL,1.79499225949967217445e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',106,'action',0,'{"action": "dive", "outcomes": [3]}',NULL,1.79499225952295637129e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',107,'action',0,'{"action": "half b", "outcomes": []}',NULL,1.79499225962956357005e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',108,'action',1,'{"action": "build academy 1-4", "outcomes": []}',NULL,1.79499225967599701885e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',109,'action',1,'{"action": "location 3-6", "outcomes": []}',NULL,1.79499225972407579427e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',110,'action',1,'{"action": "slot 2", "outcomes": [0]}',NULL,1.79499225976269721986e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',111,'action',1,'{"action": "no", "outcomes": []}',NULL,1.79499225979287767417e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',112,'action',1,'{"action": "no", "outcomes": []}',NULL,1.79499225981272029877e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',113,'action',1,'{"action": "no", "outcomes": []}',NULL,1.79499225982910203935e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',114,'action',1,'{"action": "end", "outcomes": []}',NULL,1.79499225983412933347e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',115,'action',0,'{"action": "dive", "outcomes": [2]}',NULL,1.79499225983832573893e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',116,'action',0,'{"action": "half b", "outcomes": []}',NULL,1.79499225984306955334e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',117,'action',1,'{"action": "build shipyard 4-4", "outcomes": []}',NULL,1.79499225989215111737e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',118,'action',0,'{"action": "take artifact", "outcomes": []}',NULL,1.7949922599214217663e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',119,'action',0,'{"action": "location 1-6", "outcomes": []}',NULL,1.79499225993914699557e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',120,'action',1,'{"action": "no", "outcomes": []}',NULL,1.79499226003006815905e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',121,'action',1,'{"action": "location 1-3", "outcomes": []}',NULL,1.79499226004141092302e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',122,'action',1,'{"action": "no", "outcomes": []}',NULL,1.79499226004639840124e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',123,'action',1,'{"action": "use quartermaster", "outcomes": []}',NULL,1.79499226007357883449e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',124,'action',1,'{"action": "take seaweed", "outcomes": []}',NULL,1.79499226007881760593e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',125,'action',1,'{"action": "take artifact", "outcomes": []}',NULL,1.79499226008931303021e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',126,'action',0,'{"action": "build academy 2-4", "outcomes": []}',NULL,1.79499226009281492239e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',127,'action',1,'{"action": "take seaweed", "outcomes": []}',NULL,1.7949922600985872746e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',128,'action',0,'{"action": "slot 3", "outcomes": [4]}',NULL,1.79499226010458517079e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',129,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499226011301684377e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',130,'action',0,'{"action": "give fish", "outcomes": []}',NULL,1.7949922601178505421e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',131,'action',0,'{"action": "take fish", "outcomes": []}',NULL,1.79499226012814903259e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',132,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499226013357305524e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',133,'action',0,'{"action": "exchange 1-3", "outcomes": []}',NULL,1.79499226014250540727e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',134,'action',0,'{"action": "lock 3", "outcomes": []}',NULL,1.79499226015084743495e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',135,'action',0,'{"action": "end", "outcomes": []}',NULL,1.79499226016257524491e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',136,'action',1,'{"action": "build port 2-5", "outcomes": []}',NULL,1.79499226017093515403e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',137,'action',1,'{"action": "slot 1", "outcomes": [2]}',NULL,1.79499226017685675621e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',138,'action',1,'{"action": "no", "outcomes": []}',NULL,1.79499226018177914614e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',139,'action',1,'{"action": "exchange 1-2", "outcomes": []}',NULL,1.7949922602171225548e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',140,'action',1,'{"action": "lock 1", "outcomes": []}',NULL,1.79499226022910022735e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',141,'action',0,'{"action": "dive", "outcomes": [1]}',NULL,1.79499226023505258562e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',142,'action',0,'{"action": "half b", "outcomes": []}',NULL,1.79499226024491810799e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',143,'action',0,'{"action": "use diplomat", "outcomes": []}',NULL,1.79499226026268100743e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',144,'action',0,'{"action": "take seaweed", "outcomes": []}',NULL,1.79499226028099513052e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',145,'action',0,'{"action": "take seaweed", "outcomes": []}',NULL,1.79499226028570103646e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',146,'action',0,'{"action": "take metal", "outcomes": []}',NULL,1.79499226030476951602e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',147,'action',1,'{"action": "build shipyard 2-6", "outcomes": []}',NULL,1.79499226031430935855e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',148,'action',1,'{"action": "yes", "outcomes": []}',NULL,1.7949922603220229149e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',149,'action',0,'{"action": "dive", "outcomes": []}',NULL,1.79499226032746505739e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',150,'action',0,'{"action": "half a", "outcomes": []}',NULL,1.79499226033599281306e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',151,'action',0,'{"action": "take metal", "outcomes": []}',NULL,1.79499226034490013117e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',152,'action',1,'{"action": "dive", "outcomes": [1]}',NULL,1.79499226035092425348e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',153,'action',1,'{"action": "no", "outcomes": []}',NULL,1.79499226035866403581e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',154,'action',1,'{"action": "take metal", "outcomes": []}',NULL,1.79499226040287709234e+09);
INSERT INTO "entries" VALUES('mI0atiElzvfB1fLcmSvImw',155,'action',1,'{"action": "take artifact", "outcomes": []}',NULL,1.79499226040962362284e+09);
INSERT INTO "entries" VALUES('DmYThpfL74_0wBki1M7Z5Q',1,'join',1,'{"name": "Ben"}',NULL,1.79499226076784181588e+09);
INSERT INTO "entries" VALUES('DmYThpfL74_0wBki1M7Z5Q',2,'start',NULL,'{}',NULL,1.79499226076796317098e+09);
INSERT INTO "entries" VALUES('DmYThpfL74_0wBki1M7Z5Q',3,'action',0,'{"action": "keep W2 W3", "outcomes": [1, 1, 3, 0]}',NULL,1.79499226081554961206e+09);
INSERT INTO "entries" VALUES('DmYThpfL74_0wBki1M7Z5Q',4,'action',0,'{"action": "keep B1 B2", "outcomes": [3, 5]}',NULL,1.79499226082093930249e+09);
INSERT INTO "entries" VALUES('DmYThpfL74_0wBki1M7Z5Q',5,'action',0,'{"action": "stop", "outcomes": []}',NULL,1.79499226084638762476e+09);
INSERT INTO "entries" VALUES('DmYThpfL74_0wBki1M7Z5Q',6,'action',1,'{"action": "use W1 B2 bot-green", "outcomes": [4, 2, 5, 1, 3, 3]}',NULL,1.79499226085062956815e+09);
INSERT INTO "entries" VALUES('DmYThpfL74_0wBki1M7Z5Q',7,'action',1,'{"action": "keep W2 W3", "outcomes": [3, 4, 0, 5]}',NULL,1.79499226087740969661e+09);
INSERT INTO "entries" VALUES('DmYThpfL74_0wBki1M7Z5Q',8,'action',1,'{"action": "keep W1 B3", "outcomes": [5, 1]}',NULL,1.79499226088669443126e+09);
INSERT INTO "entries" VALUES('3wHzlZoHbt612uPixfHzzA',15,'chat',1,'{"name": "Ben", "text": "Hello"}',NULL,1.79499226090234541893e+09);
INSERT INTO "entries" VALUES('-5jF5lAOte-BYSqrysUUdA',23,'concede',0,'{}',NULL,1.794992260938426733e+09);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('k11qTbLFeM-RUg16M2OpBg','Ada','0d5aa45fd04b80b0afd257c6df377db3a6ff40c420f1c5228c1601ccdf4082a6',1794992251.97263);
INSERT INTO "people" VALUES('Zk_o--8qORcQTTB1i5HaIw','Ben','3d5132aae2662d2dcebea2f5ad573dda667056cde5171c1b56820e1033b671c0',1.79499225199292421336e+09);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR(32), 
	taken BOOLEAN NOT NULL, 
	name VARCHAR(40), 
	bot VARCHAR(64), 
	away BOOLEAN NOT NULL, 
	conceded INTEGER, 
	agrees BOOLEAN NOT NULL, 
	token VARCHAR(64), 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('PjWAs6oqDeYtVhE3Xk-9yg',0,'k11qTbLFeM-RUg16M2OpBg',1,'Ada',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('PjWAs6oqDeYtVhE3Xk-9yg',1,NULL,0,NULL,NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('3wHzlZoHbt612uPixfHzzA',0,'k11qTbLFeM-RUg16M2OpBg',1,'Ada',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('3wHzlZoHbt612uPixfHzzA',1,'Zk_o--8qORcQTTB1i5HaIw',1,'Ben',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('txsZQesnhjv-C2G5EWnhaA',0,'k11qTbLFeM-RUg16M2OpBg',1,'Ada',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('txsZQesnhjv-C2G5EWnhaA',1,'Zk_o--8qORcQTTB1i5HaIw',1,'Ben',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('ZVCjy_arW5cBEBkR3FiF0A',0,'k11qTbLFeM-RUg16M2OpBg',1,'Ada',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('ZVCjy_arW5cBEBkR3FiF0A',1,'Zk_o--8qORcQTTB1i5HaIw',1,'Ben',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('-5jF5lAOte-BYSqrysUUdA',0,'k11qTbLFeM-RUg16M2OpBg',1,'Ada',NULL,0,23,0,NULL);
INSERT INTO "seats" VALUES('-5jF5lAOte-BYSqrysUUdA',1,'Zk_o--8qORcQTTB1i5HaIw',1,'Ben',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('mI0atiElzvfB1fLcmSvImw',0,'k11qTbLFeM-RUg16M2OpBg',1,'Ada',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('mI0atiElzvfB1fLcmSvImw',1,'Zk_o--8qORcQTTB1i5HaIw',1,'Ben',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('DmYThpfL74_0wBki1M7Z5Q',0,'k11qTbLFeM-RUg16M2OpBg',1,'Ada',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('DmYThpfL74_0wBki1M7Z5Q',1,'Zk_o--8qORcQTTB1i5HaIw',1,'Ben',NULL,0,NULL,0,NULL);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	version INTEGER NOT NULL, 
	data VARCHAR(64) NOT NULL, 
	options JSON NOT NULL, 
	pack JSON, 
	setup JSON, 
	moves JSON, 
	start JSON, 
	public BOOLEAN NOT NULL, 
	timer INTEGER, 
	substitute VARCHAR(64) NOT NULL, 
	creator VARCHAR(32), 
	status VARCHAR(16), 
	number INTEGER NOT NULL, 
	state INTEGER NOT NULL, 
	actor INTEGER, 
	driven BOOLEAN NOT NULL, 
	deadline DOUBLE, 
	result JSON, 
	rematch VARCHAR(32), 
	created DOUBLE NOT NULL, 
	updated DOUBLE NOT NULL, host VARCHAR(40), talk BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT ck_tables_status CHECK (status IN ('open', 'playing', 'over', 'abandoned'))
);
INSERT INTO "tables" VALUES('PjWAs6oqDeYtVhE3Xk-9yg','otys',2,'5013683a66ad60a9','{"players": 2, "edition": "fr", "sponsors": "standard", "sponsor5b": "move", "sponsor2b_scope": "same", "contract_recycle": "off", "neutral_x": "12", "author_variant": "off", "first_player": "random", "round_cap": 100}','null','null','null','null',1,NULL,'greedy','k11qTbLFeM-RUg16M2OpBg','open',0,0,NULL,0,NULL,'null',NULL,1.79499225222002744672e+09,1.79499225222002744672e+09,'Ada',0);
INSERT INTO "tables" VALUES('3wHzlZoHbt612uPixfHzzA','otys',2,'5013683a66ad60a9','{"players": 2, "edition": "fr", "sponsors": "standard", "sponsor5b": "move", "sponsor2b_scope": "same", "contract_recycle": "off", "neutral_x": "12", "author_variant": "off", "first_player": "random", "round_cap": 100}','null','[1, 7, 3, 25, 24, 1, 5, 9, 4, 1, 2, 1, 0, 0, 2, 2, 1, 30, 19, 7, 6, 5, 3, 3, 0, 0, 2, 1, 1, 6, 2, 1, 0, 3, 1, 0, 2, 2, 1, 1]','null','null',0,NULL,'greedy','k11qTbLFeM-RUg16M2OpBg','playing',15,14,0,0,NULL,'null',NULL,1794992252.26916,1.79499226090234541893e+09,'Ada',0);
INSERT INTO "tables" VALUES('txsZQesnhjv-C2G5EWnhaA','seastead',2,'c3aeb24a2ff3176b','{"players": 2, "sides": "A", "specialists": "all", "resolution": "random", "locked_flotilla": "open", "ship_relocation": "after-payment", "other_kinds": "repeat", "copied_building": "counts", "solo_tags": "covered"}','null','[2, 0, 1, 10, 3, 13, 5, 3, 4, 3]','null','null',0,60,'greedy','k11qTbLFeM-RUg16M2OpBg','playing',10,10,0,0,1.79499231343549823765e+09,'null',NULL,1.79499225284547400476e+09,1.79499225343549823757e+09,'Ada',0);
INSERT INTO "tables" VALUES('ZVCjy_arW5cBEBkR3FiF0A','abyss',2,'656a2c3e5c229cbb','{"players": 2, "kraken": "on", "first_player": "random", "martial_law": "off", "disabled_lords": "count", "court_end": "refill", "assassin": "recruiter", "commander_purchase": "at-once", "black_smokers": "removed", "surplus": "useful", "given_loot": "discarded", "figure_choice": "most", "loot_monster": "forward", "outlaw_pair": "two", "memory": "perfect", "turn_cap": 1000}','null','[20, 16, 44, 36, 22, 17, 4, 0]','null','null',0,NULL,'greedy','k11qTbLFeM-RUg16M2OpBg','playing',152,152,1,0,NULL,'null',NULL,1.79499225381400704382e+09,1.79499225757155036922e+09,'Ada',0);
INSERT INTO "tables" VALUES('-5jF5lAOte-BYSqrysUUdA','otys',2,'5013683a66ad60a9','{"players": 2, "edition": "fr", "sponsors": "standard", "sponsor5b": "move", "sponsor2b_scope": "same", "contract_recycle": "off", "neutral_x": "12", "author_variant": "off", "first_player": "random", "round_cap": 100}','null','[13, 12, 23, 13, 9, 21, 2, 7, 8, 21, 0, 0, 2, 0, 1, 2, 0, 27, 23, 6, 4, 5, 2, 1, 0, 1, 1, 0, 0, 6, 1, 5, 1, 2, 1, 1, 0, 1, 0, 0]','null','null',0,NULL,'greedy','k11qTbLFeM-RUg16M2OpBg','over',23,23,NULL,0,NULL,'{"scores": [0, 0], "ranks": [1, 0], "reason": "conceded"}',NULL,1.7949922576151175499e+09,1.794992260938426733e+09,'Ada',0);
INSERT INTO "tables" VALUES('mI0atiElzvfB1fLcmSvImw','seastead',2,'c3aeb24a2ff3176b','{"players": 2, "sides": "A", "specialists": "all", "resolution": "random", "locked_flotilla": "open", "ship_relocation": "after-payment", "other_kinds": "repeat", "copied_building": "counts", "solo_tags": "covered"}','null','[2, 1, 1, 4, 6, 12, 5, 3, 4, 2]','null','null',0,NULL,'greedy','k11qTbLFeM-RUg16M2OpBg','over',155,155,NULL,0,NULL,'{"scores": [32, 31], "ranks": [0, 1], "reason": "played"}',NULL,1.79499225800469422347e+09,1.79499226040962362284e+09,'Ada',0);
INSERT INTO "tables" VALUES('DmYThpfL74_0wBki1M7Z5Q','octodice',1,'cdd98d6ac28a1f5e','{"players": 2, "layout": "random", "first_player": "random", "extra_order": "clockwise", "octo_from_zero": "on", "octo_catch": "literal", "virtual_player": "off"}','null','[0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1, 0, 2, 5, 5, 2, 4, 2]','null','null',0,NULL,'greedy','k11qTbLFeM-RUg16M2OpBg','playing',8,8,1,0,NULL,'null',NULL,1.79499226076168441777e+09,1.79499226088669443126e+09,'Ada',0);
CREATE INDEX ix_tables_status ON tables (status, updated);
CREATE INDEX ix_tables_creator ON tables (creator);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
