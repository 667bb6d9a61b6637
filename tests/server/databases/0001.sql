BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "entries" VALUES('_GR55cpjhhDmO1Ir999P9w',1,'join',1,'{"name": "Ben"}',NULL,1.79499239262790918347e+09);
INSERT INTO "entries" VALUES('_GR55cpjhhDmO1Ir999P9w',2,'start',NULL,'{}',NULL,1.79499239262790918347e+09);
INSERT INTO "entries" VALUES('_GR55cpjhhDmO1Ir999P9w',3,'action',0,'{"action": "key 4", "outcomes": []}',NULL,1.79499239265767598157e+09);
INSERT INTO "entries" VALUES('_GR55cpjhhDmO1Ir999P9w',4,'action',0,'{"action": "propeller L2 L3", "outcomes": []}',NULL,1.79499239267405104637e+09);
INSERT INTO "entries" VALUES('_GR55cpjhhDmO1Ir999P9w',5,'action',0,'{"action": "sponsor", "outcomes": []}',NULL,1.79499239268036985396e+09);
INSERT INTO "entries" VALUES('_GR55cpjhhDmO1Ir999P9w',6,'action',0,'{"action": "propeller L4 L5", "outcomes": []}',NULL,1.79499239269105076788e+09);
INSERT INTO "entries" VALUES('_GR55cpjhhDmO1Ir999P9w',7,'action',0,'{"action": "decline", "outcomes": []}',NULL,1.79499239270014095308e+09);
INSERT INTO "entries" VALUES('_GR55cpjhhDmO1Ir999P9w',8,'action',1,'{"action": "key 3", "outcomes": []}',NULL,1.79499239271082162852e+09);
INSERT INTO "entries" VALUES('_GR55cpjhhDmO1Ir999P9w',9,'action',1,'{"action": "propeller U2 U3", "outcomes": []}',NULL,1.79499239272857522963e+09);
INSERT INTO "entries" VALUES('_GR55cpjhhDmO1Ir999P9w',10,'action',1,'{"action": "sponsor", "outcomes": []}',NULL,1.79499239274992537502e+09);
INSERT INTO "entries" VALUES('_GR55cpjhhDmO1Ir999P9w',11,'action',1,'{"action": "improve mechanic", "outcomes": []}',NULL,1.79499239275811696059e+09);
INSERT INTO "entries" VALUES('_GR55cpjhhDmO1Ir999P9w',12,'action',1,'{"action": "improve hacker", "outcomes": []}',NULL,1.79499239276546621317e+09);
INSERT INTO "entries" VALUES('_GR55cpjhhDmO1Ir999P9w',13,'action',0,'{"action": "x 5", "outcomes": []}',NULL,1.79499239277526068687e+09);
INSERT INTO "entries" VALUES('_GR55cpjhhDmO1Ir999P9w',14,'action',0,'{"action": "go", "outcomes": []}',NULL,1.79499239278367543224e+09);
INSERT INTO "entries" VALUES('EN88JGsjMXuKV3Ao6Nbjrw',1,'join',1,'{"name": "Ben"}',NULL,1.79499239299685788158e+09);
INSERT INTO "entries" VALUES('EN88JGsjMXuKV3Ao6Nbjrw',2,'start',NULL,'{}',NULL,1.79499239299685788158e+09);
INSERT INTO "entries" VALUES('EN88JGsjMXuKV3Ao6Nbjrw',3,'action',1,'{"action": "dive", "outcomes": [1]}',NULL,1.79499239304073309898e+09);
INSERT INTO "entries" VALUES('EN88JGsjMXuKV3Ao6Nbjrw',4,'action',1,'{"action": "half a", "outcomes": []}',NULL,1.79499239305726337439e+09);
INSERT INTO "entries" VALUES('EN88JGsjMXuKV3Ao6Nbjrw',5,'action',1,'{"action": "take artifact", "outcomes": []}',NULL,1.79499239306239843361e+09);
INSERT INTO "entries" VALUES('EN88JGsjMXuKV3Ao6Nbjrw',6,'action',0,'{"action": "build port 4-2", "outcomes": []}',NULL,1.79499239306642961507e+09);
INSERT INTO "entries" VALUES('EN88JGsjMXuKV3Ao6Nbjrw',7,'action',0,'{"action": "slot 1", "outcomes": [0]}',NULL,1.79499239307298946383e+09);
INSERT INTO "entries" VALUES('EN88JGsjMXuKV3Ao6Nbjrw',8,'action',1,'{"action": "dive", "outcomes": [2]}',NULL,1.7949923930799491405e+09);
INSERT INTO "entries" VALUES('EN88JGsjMXuKV3Ao6Nbjrw',9,'action',1,'{"action": "half b", "outcomes": []}',NULL,1.79499239309270119664e+09);
INSERT INTO "entries" VALUES('EN88JGsjMXuKV3Ao6Nbjrw',10,'action',0,'{"action": "take seaweed", "outcomes": []}',NULL,1.79499239310103631019e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',1,'join',1,'{"name": "Ben"}',NULL,1.79499239324064350131e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',2,'start',NULL,'{}',NULL,1.79499239324064350131e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',3,'action',1,'{"action": "pass", "outcomes": []}',NULL,1.79499239336152863503e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',4,'action',0,'{"action": "take", "outcomes": [65]}',NULL,1.79499239336654424666e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',5,'action',0,'{"action": "pay 0", "outcomes": [33]}',NULL,1.79499239337164068217e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',6,'action',1,'{"action": "explore", "outcomes": [40]}',NULL,1794992393.37562);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',7,'action',1,'{"action": "explore", "outcomes": [20]}',NULL,1.79499239337970566748e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',8,'action',1,'{"action": "take", "outcomes": []}',NULL,1.79499239338387036324e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',9,'action',0,'{"action": "council seahorse", "outcomes": []}',NULL,1.79499239338727545733e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',10,'action',1,'{"action": "council shellfish", "outcomes": []}',NULL,1.79499239340409040446e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',11,'action',0,'{"action": "explore", "outcomes": [47]}',NULL,1.79499239344901037216e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',12,'action',1,'{"action": "pay 0", "outcomes": [35]}',NULL,1.79499239346792578697e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',13,'action',0,'{"action": "take", "outcomes": []}',NULL,1.79499239347998762123e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',14,'action',1,'{"action": "court 4", "outcomes": []}',NULL,1.79499239348585581778e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',15,'action',1,'{"action": "ally crab-3", "outcomes": []}',NULL,1.7949923934924714565e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',16,'action',1,'{"action": "ally shellfish-1", "outcomes": []}',NULL,1.79499239349869108201e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',17,'action',1,'{"action": "council shellfish", "outcomes": []}',NULL,1.7949923935040819645e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',18,'action',0,'{"action": "court 3", "outcomes": []}',NULL,1.7949923935108528137e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',19,'action',0,'{"action": "ally seahorse-5", "outcomes": []}',NULL,1.79499239351724362368e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',20,'action',0,'{"action": "ally kraken-2", "outcomes": [1]}',NULL,1.79499239352316021923e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',21,'action',0,'{"action": "pay 1", "outcomes": [43]}',NULL,1.79499239352976870534e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',22,'action',1,'{"action": "explore", "outcomes": [19]}',NULL,1.79499239353505134577e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',23,'action',1,'{"action": "take", "outcomes": []}',NULL,1.79499239354101872449e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',24,'action',0,'{"action": "court 1", "outcomes": []}',NULL,1.79499239356438064574e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',25,'action',0,'{"action": "ally crab-2", "outcomes": []}',NULL,1.794992393573016882e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',26,'action',0,'{"action": "cheapest", "outcomes": []}',NULL,1.79499239357997250558e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',27,'action',0,'{"action": "location coral-barrier", "outcomes": []}',NULL,1.79499239360868048662e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',28,'action',1,'{"action": "council shellfish", "outcomes": [52]}',NULL,1.7949923936118323803e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',29,'action',1,'{"action": "pay 1", "outcomes": [43]}',NULL,1.79499239362560439109e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',30,'action',0,'{"action": "take", "outcomes": []}',NULL,1.79499239364381957054e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',31,'action',1,'{"action": "explore", "outcomes": [22]}',NULL,1.7949923936539354325e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',32,'action',0,'{"action": "pass", "outcomes": []}',NULL,1.79499239366003322596e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',33,'action',1,'{"action": "take", "outcomes": [47]}',NULL,1.79499239366872978215e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',34,'action',1,'{"action": "pay 1", "outcomes": [4]}',NULL,1.7949923936778585911e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',35,'action',0,'{"action": "explore", "outcomes": [22]}',NULL,1.79499239368710827823e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',36,'action',0,'{"action": "explore", "outcomes": [20]}',NULL,1.79499239369500756266e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',37,'action',0,'{"action": "explore", "outcomes": [43]}',NULL,1.79499239370339894292e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',38,'action',0,'{"action": "take", "outcomes": []}',NULL,1.79499239371608901023e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',39,'action',1,'{"action": "council crab", "outcomes": []}',NULL,1.79499239373157215117e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',40,'action',0,'{"action": "council seahorse", "outcomes": []}',NULL,1.79499239379087567334e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',41,'action',1,'{"action": "sentinel", "outcomes": []}',NULL,1.794992393828761816e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',42,'action',1,'{"action": "court 3", "outcomes": []}',NULL,1.7949923938334338665e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',43,'action',1,'{"action": "council jellyfish", "outcomes": [21]}',NULL,1.7949923938385865689e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',44,'action',0,'{"action": "explore", "outcomes": [41]}',NULL,1.79499239388854074477e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',45,'action',0,'{"action": "explore", "outcomes": [29]}',NULL,1.79499239389764499662e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',46,'action',0,'{"action": "explore", "outcomes": [43]}',NULL,1.79499239392775535584e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',47,'action',0,'{"action": "take", "outcomes": []}',NULL,1.79499239395550775526e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',48,'action',1,'{"action": "council seahorse", "outcomes": []}',NULL,1.79499239397119951253e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',49,'action',0,'{"action": "court 2", "outcomes": []}',NULL,1.79499239398322677613e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',50,'action',0,'{"action": "cheapest", "outcomes": []}',NULL,1794992394.03842);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',51,'action',0,'{"action": "ally jellyfish-1", "outcomes": [23, 1, 44, 21]}',NULL,1.79499239404720711712e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',52,'action',1,'{"action": "council squid", "outcomes": []}',NULL,1.79499239411149168017e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',53,'action',0,'{"action": "council shellfish", "outcomes": []}',NULL,1.79499239413199830053e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',54,'action',1,'{"action": "court 4", "outcomes": []}',NULL,1.79499239414554524426e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',55,'action',1,'{"action": "ally crab-5", "outcomes": []}',NULL,1.79499239416220259663e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',56,'action',1,'{"action": "ally shellfish-4", "outcomes": []}',NULL,1.79499239420144796365e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',57,'action',1,'{"action": "ally squid-3", "outcomes": []}',NULL,1.79499239420928096769e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',58,'action',0,'{"action": "ally seahorse-1", "outcomes": []}',NULL,1.79499239421881246567e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',59,'action',0,'{"action": "plot", "outcomes": [20, 50]}',NULL,1.79499239422691893577e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',60,'action',0,'{"action": "explore", "outcomes": [17]}',NULL,1.79499239423364782331e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',61,'action',0,'{"action": "take", "outcomes": []}',NULL,1.79499239424163103103e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',62,'action',1,'{"action": "explore", "outcomes": [40]}',NULL,1.79499239424596643451e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',63,'action',0,'{"action": "pass", "outcomes": []}',NULL,1.79499239424929141997e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',64,'action',1,'{"action": "take", "outcomes": [41]}',NULL,1.79499239426259970661e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',65,'action',0,'{"action": "explore", "outcomes": [10]}',NULL,1.79499239426775979988e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',66,'action',0,'{"action": "take", "outcomes": []}',NULL,1.79499239429932880406e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',67,'action',1,'{"action": "court 6", "outcomes": []}',NULL,1.79499239430272030833e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',68,'action',1,'{"action": "ally jellyfish-2", "outcomes": []}',NULL,1.79499239431790661813e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',69,'action',1,'{"action": "ally crab-3", "outcomes": []}',NULL,1.79499239432307243352e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',70,'action',1,'{"action": "cheapest", "outcomes": []}',NULL,1.79499239433915495868e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',71,'action',1,'{"action": "ally jellyfish-2", "outcomes": []}',NULL,1.7949923943562383652e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',72,'action',1,'{"action": "lord jailer", "outcomes": []}',NULL,1.79499239436790728567e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',73,'action',1,'{"action": "court 3", "outcomes": []}',NULL,1.79499239437229442598e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',74,'action',0,'{"action": "plot", "outcomes": [39]}',NULL,1.79499239439040899277e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',75,'action',0,'{"action": "council squid", "outcomes": [26]}',NULL,1.79499239439845299716e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',76,'action',0,'{"action": "pay 1", "outcomes": [31]}',NULL,1.79499239442286467557e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',77,'action',1,'{"action": "take", "outcomes": []}',NULL,1.79499239442629504202e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',78,'action',0,'{"action": "explore", "outcomes": [8]}',NULL,1.79499239444526767733e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',79,'action',1,'{"action": "pay 1", "outcomes": [6]}',NULL,1.79499239445310854916e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',80,'action',0,'{"action": "explore", "outcomes": [9]}',NULL,1.79499239447244715692e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',81,'action',0,'{"action": "take", "outcomes": []}',NULL,1.79499239448288059241e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',82,'action',1,'{"action": "explore", "outcomes": [22]}',NULL,1.79499239448745107647e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',83,'action',0,'{"action": "pay 1", "outcomes": [19]}',NULL,1.79499239449907922747e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',84,'action',1,'{"action": "take", "outcomes": []}',NULL,1.79499239450295782092e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',85,'action',0,'{"action": "explore", "outcomes": [11]}',NULL,1.79499239450696206087e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',86,'action',1,'{"action": "pay 1", "outcomes": [22]}',NULL,1.79499239451089072231e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',87,'action',0,'{"action": "take", "outcomes": []}',NULL,1.79499239451377797125e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',88,'action',1,'{"action": "explore", "outcomes": [4]}',NULL,1.79499239451651120187e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',89,'action',0,'{"action": "pay 1", "outcomes": [3]}',NULL,1.79499239451928901674e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',90,'action',1,'{"action": "explore", "outcomes": [28]}',NULL,1.7949923945324392319e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',91,'action',1,'{"action": "take", "outcomes": []}',NULL,1.79499239453790831568e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',92,'action',0,'{"action": "explore", "outcomes": [7]}',NULL,1.79499239454467105869e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',93,'action',1,'{"action": "pay 1", "outcomes": [16]}',NULL,1.79499239455076599119e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',94,'action',0,'{"action": "explore", "outcomes": [8]}',NULL,1.79499239455814170842e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',95,'action',0,'{"action": "take", "outcomes": []}',NULL,1.79499239457961845393e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',96,'action',1,'{"action": "council seahorse", "outcomes": []}',NULL,1.79499239458602905276e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',97,'action',0,'{"action": "court 1", "outcomes": []}',NULL,1.7949923945940666199e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',98,'action',0,'{"action": "ally jellyfish-2", "outcomes": []}',NULL,1.7949923946306519508e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',99,'action',0,'{"action": "cheapest", "outcomes": []}',NULL,1.79499239464860892295e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',100,'action',0,'{"action": "ally seahorse-1", "outcomes": []}',NULL,1.79499239468368983274e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',101,'action',1,'{"action": "council jellyfish", "outcomes": []}',NULL,1.79499239471180820461e+09);
INSERT INTO "entries" VALUES('C3aWyMib5GrFvXGZM84mcA',102,'action',0,'{"action": "explore", "outcomes": [30]}',NULL,1.79499239471806573869e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',1,'join',1,'{"name": "Ben"}',NULL,1.79499239473482036589e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',2,'start',NULL,'{}',NULL,1.79499239473482036589e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',3,'action',1,'{"action": "key 2", "outcomes": []}',NULL,1.79499239474458694462e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',4,'action',1,'{"action": "propeller U1 U2", "outcomes": []}',NULL,1.79499239477931118013e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',5,'action',1,'{"action": "sponsor", "outcomes": []}',NULL,1.79499239479560518265e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',6,'action',1,'{"action": "take", "outcomes": []}',NULL,1.7949923948048791886e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',7,'action',0,'{"action": "key 3", "outcomes": []}',NULL,1.79499239481287050246e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',8,'action',0,'{"action": "propeller U3 L1", "outcomes": []}',NULL,1794992394.81798);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',9,'action',0,'{"action": "sponsor", "outcomes": []}',NULL,1.7949923948230552673e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',10,'action',0,'{"action": "decline", "outcomes": []}',NULL,1.79499239482811498644e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',11,'action',1,'{"action": "key 5", "outcomes": []}',NULL,1.79499239483124661438e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',12,'action',1,'{"action": "go", "outcomes": []}',NULL,1.79499239483513784408e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',13,'action',1,'{"action": "improve mechanic", "outcomes": []}',NULL,1.79499239483958292012e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',14,'action',0,'{"action": "key 2", "outcomes": []}',NULL,1.79499239484251022335e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',15,'action',0,'{"action": "go", "outcomes": []}',NULL,1794992394.84636);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',16,'action',0,'{"action": "decline", "outcomes": []}',NULL,1.79499239485039424894e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',17,'action',1,'{"action": "x 1", "outcomes": []}',NULL,1.79499239485384297376e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',18,'action',1,'{"action": "go", "outcomes": []}',NULL,1.79499239485772895817e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',19,'action',1,'{"action": "draw", "outcomes": [8, 4, 3, 1]}',NULL,1.79499239486198544505e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',20,'action',1,'{"action": "keep C04", "outcomes": []}',NULL,1794992394.86697);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',21,'action',0,'{"action": "x 5", "outcomes": []}',NULL,1.79499239487005496024e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',22,'action',0,'{"action": "decline", "outcomes": []}',NULL,1.79499239487450647353e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',1,'join',1,'{"name": "Ben"}',NULL,1.79499239488256835933e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',2,'start',NULL,'{}',NULL,1.79499239488256835933e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',3,'action',0,'{"action": "build port 4-2", "outcomes": []}',NULL,1.79499239488711738585e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',4,'action',0,'{"action": "slot 1", "outcomes": [8]}',NULL,1.7949923948943367004e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',5,'action',1,'{"action": "dive", "outcomes": [5]}',NULL,1.79499239489766407012e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',6,'action',1,'{"action": "half b", "outcomes": []}',NULL,1.79499239490214872357e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',7,'action',0,'{"action": "build academy 4-1", "outcomes": []}',NULL,1.79499239490586972234e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',8,'action',0,'{"action": "slot 1", "outcomes": [7]}',NULL,1.79499239491044950485e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',9,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499239491484475139e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',10,'action',0,'{"action": "take artifact", "outcomes": []}',NULL,1.79499239491936039923e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',11,'action',0,'{"action": "take artifact", "outcomes": []}',NULL,1.79499239492407369617e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',12,'action',1,'{"action": "build port 3-1", "outcomes": []}',NULL,1.79499239492843675608e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',13,'action',1,'{"action": "slot 1", "outcomes": [2]}',NULL,1.79499239493287420267e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',14,'action',1,'{"action": "yes", "outcomes": []}',NULL,1.79499239493743681901e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',15,'action',0,'{"action": "build academy 2-1", "outcomes": []}',NULL,1.79499239494127535822e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',16,'action',0,'{"action": "slot 2", "outcomes": [10]}',NULL,1.79499239494733858106e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',17,'action',0,'{"action": "use trader", "outcomes": []}',NULL,1.79499239495458841322e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',18,'action',0,'{"action": "take metal", "outcomes": []}',NULL,1.79499239495884871484e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',19,'action',0,'{"action": "give metal", "outcomes": []}',NULL,1.79499239496312642094e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',20,'action',0,'{"action": "take fish", "outcomes": []}',NULL,1.79499239496863532061e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',21,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499239497375917429e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',22,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499239497906804084e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',23,'action',0,'{"action": "yes", "outcomes": []}',NULL,1.79499239498550939558e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',24,'action',1,'{"action": "build port 2-3", "outcomes": []}',NULL,1.79499239499076986307e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',25,'action',1,'{"action": "slot 1", "outcomes": [0]}',NULL,1.7949923949951179028e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',26,'action',1,'{"action": "no", "outcomes": []}',NULL,1.79499239500255465505e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',27,'action',0,'{"action": "dive", "outcomes": [10]}',NULL,1.79499239500960206979e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',28,'action',0,'{"action": "half b", "outcomes": []}',NULL,1.7949923950149486065e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',29,'action',1,'{"action": "dive", "outcomes": [7]}',NULL,1.7949923950189194679e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',30,'action',1,'{"action": "half b", "outcomes": []}',NULL,1.79499239502434396742e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',31,'action',0,'{"action": "build academy 1-3", "outcomes": []}',NULL,1.79499239502808070187e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',32,'action',0,'{"action": "slot 1", "outcomes": [2]}',NULL,1.79499239503577256204e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',33,'action',0,'{"action": "no", "outcomes": []}',NULL,1.7949923950406351089e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',34,'action',0,'{"action": "give seaweed", "outcomes": []}',NULL,1.79499239504490590096e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',35,'action',0,'{"action": "take seaweed", "outcomes": []}',NULL,1.79499239504918789867e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',36,'action',0,'{"action": "take artifact", "outcomes": []}',NULL,1.79499239505354499821e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',37,'action',1,'{"action": "build academy 2-2", "outcomes": []}',NULL,1.79499239506289601326e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',38,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499239506615614891e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',39,'action',1,'{"action": "slot 3", "outcomes": [7]}',NULL,1.79499239506942892072e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',40,'action',1,'{"action": "no", "outcomes": []}',NULL,1.79499239507551074023e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',41,'action',1,'{"action": "no", "outcomes": []}',NULL,1.79499239507976579661e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',42,'action',1,'{"action": "use quartermaster", "outcomes": []}',NULL,1.79499239508798837661e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',43,'action',1,'{"action": "take artifact", "outcomes": []}',NULL,1.79499239510301589967e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',44,'action',1,'{"action": "take artifact", "outcomes": [2]}',NULL,1.79499239511457920077e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',45,'action',0,'{"action": "half b", "outcomes": []}',NULL,1.79499239511973094933e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',46,'action',1,'{"action": "take metal", "outcomes": []}',NULL,1.79499239512454223637e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',47,'action',1,'{"action": "build port 1-1", "outcomes": []}',NULL,1.79499239513244342797e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',48,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499239513887596129e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',49,'action',1,'{"action": "slot 3", "outcomes": [0]}',NULL,1.79499239514539670947e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',50,'action',1,'{"action": "take artifact", "outcomes": []}',NULL,1.79499239515190577506e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',51,'action',1,'{"action": "take seaweed", "outcomes": [0]}',NULL,1.79499239515964603428e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',52,'action',0,'{"action": "half b", "outcomes": []}',NULL,1.79499239516627550122e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',53,'action',1,'{"action": "take seaweed", "outcomes": []}',NULL,1.79499239517161464688e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',54,'action',1,'{"action": "build shipyard 3-3", "outcomes": []}',NULL,1.79499239518032670023e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',55,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499239518723797794e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',56,'action',1,'{"action": "location 1-2", "outcomes": []}',NULL,1.79499239519355440137e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',57,'action',1,'{"action": "yes", "outcomes": []}',NULL,1.79499239519999170301e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',58,'action',1,'{"action": "no", "outcomes": []}',NULL,1.79499239520896482465e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',59,'action',0,'{"action": "build shipyard 1-2", "outcomes": []}',NULL,1.79499239521497082707e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',60,'action',1,'{"action": "take metal", "outcomes": []}',NULL,1.79499239522201704984e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',61,'action',1,'{"action": "location 4-3", "outcomes": []}',NULL,1.7949923952302384376e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',62,'action',0,'{"action": "location 4-4", "outcomes": []}',NULL,1.79499239523724341393e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',63,'action',0,'{"action": "use engineer", "outcomes": []}',NULL,1.7949923952453324795e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',64,'action',0,'{"action": "give seaweed", "outcomes": []}',NULL,1.79499239525981974605e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',65,'action',0,'{"action": "take seaweed", "outcomes": []}',NULL,1.79499239526801252367e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',66,'action',0,'{"action": "give artifact", "outcomes": []}',NULL,1.79499239527855610843e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',67,'action',0,'{"action": "take fish", "outcomes": []}',NULL,1.79499239528766512874e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',68,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499239530097079277e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',69,'action',0,'{"action": "exchange 3-4", "outcomes": []}',NULL,1.79499239531146049502e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',70,'action',0,'{"action": "lock 3", "outcomes": []}',NULL,1.79499239532134389875e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',71,'action',1,'{"action": "build academy 4-3", "outcomes": []}',NULL,1.79499239533101391788e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',72,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499239533873629565e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',73,'action',1,'{"action": "location 2-4", "outcomes": []}',NULL,1.79499239534691381455e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',74,'action',1,'{"action": "slot 3", "outcomes": [3]}',NULL,1.79499239535674786566e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',75,'action',1,'{"action": "yes", "outcomes": []}',NULL,1.79499239536592745782e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',76,'action',1,'{"action": "use salvager", "outcomes": []}',NULL,1.79499239537796187408e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',77,'action',1,'{"action": "location 2-2", "outcomes": []}',NULL,1.79499239538770866391e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',78,'action',1,'{"action": "location 3-4", "outcomes": []}',NULL,1.79499239540293836596e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',79,'action',0,'{"action": "build shipyard 3-2", "outcomes": []}',NULL,1794992395.41107);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',80,'action',0,'{"action": "location 4-5", "outcomes": []}',NULL,1.79499239542001175879e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',81,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499239542922377592e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',82,'action',1,'{"action": "dive", "outcomes": [5]}',NULL,1.79499239543899774549e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',83,'action',1,'{"action": "half a", "outcomes": []}',NULL,1.79499239544808030129e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',84,'action',0,'{"action": "dive", "outcomes": [5]}',NULL,1.79499239545541357989e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',85,'action',0,'{"action": "half a", "outcomes": []}',NULL,1.79499239546414780617e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',86,'action',1,'{"action": "build shipyard 2-2", "outcomes": []}',NULL,1.79499239547722411157e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',87,'action',0,'{"action": "no", "outcomes": []}',NULL,1.7949923954827356338e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',88,'action',1,'{"action": "location 2-5", "outcomes": []}',NULL,1.79499239549341034882e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',89,'action',1,'{"action": "give seaweed", "outcomes": []}',NULL,1.7949923955018796921e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',90,'action',1,'{"action": "exchange 2-4", "outcomes": []}',NULL,1.79499239551694583891e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',91,'action',1,'{"action": "lock 2", "outcomes": []}',NULL,1.79499239553014230726e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',92,'action',0,'{"action": "build shipyard 2-4", "outcomes": []}',NULL,1.79499239554215288166e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',93,'action',1,'{"action": "take fish", "outcomes": []}',NULL,1.79499239555708360671e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',94,'action',1,'{"action": "location 3-5", "outcomes": []}',NULL,1.79499239556991863247e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',95,'action',0,'{"action": "location 3-6", "outcomes": []}',NULL,1.79499239558350467678e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',96,'action',0,'{"action": "give fish", "outcomes": []}',NULL,1.79499239559957242014e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',97,'action',0,'{"action": "take fish", "outcomes": []}',NULL,1.79499239562093925478e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',98,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499239564300465581e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',99,'action',1,'{"action": "build shipyard 4-4", "outcomes": []}',NULL,1.79499239565127253525e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',100,'action',0,'{"action": "use investor", "outcomes": []}',NULL,1.79499239566054201132e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',101,'action',0,'{"action": "take artifact", "outcomes": []}',NULL,1.79499239567704939844e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',102,'action',0,'{"action": "location 2-6", "outcomes": []}',NULL,1.79499239579156970973e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',103,'action',1,'{"action": "location 1-4", "outcomes": []}',NULL,1.79499239579600858686e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',104,'action',1,'{"action": "no", "outcomes": []}',NULL,1.7949923958467335701e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',105,'action',0,'{"action": "build academy 4-5", "outcomes": []}',NULL,1.79499239585438609117e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',106,'action',0,'{"action": "location 1-5", "outcomes": []}',NULL,1.79499239587196612356e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',107,'action',0,'{"action": "slot 1", "outcomes": [0]}',NULL,1.79499239588055920597e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',108,'action',0,'{"action": "use trader", "outcomes": []}',NULL,1.79499239590035772318e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',109,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499239590817475319e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',110,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499239591262936587e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',111,'action',0,'{"action": "end", "outcomes": [0]}',NULL,1.79499239592044401172e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',112,'action',1,'{"action": "half b", "outcomes": []}',NULL,1.79499239592533206934e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',113,'action',0,'{"action": "take fish", "outcomes": []}',NULL,1.79499239592902255051e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',114,'action',0,'{"action": "build port 1-4", "outcomes": []}',NULL,1.79499239593352079387e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',115,'action',1,'{"action": "take artifact", "outcomes": []}',NULL,1.79499239594722127919e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',116,'action',1,'{"action": "location 4-6", "outcomes": []}',NULL,1.79499239595290970795e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',117,'action',0,'{"action": "slot 2", "outcomes": [1]}',NULL,1.79499239595709276194e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',118,'action',0,'{"action": "use trader", "outcomes": []}',NULL,1.79499239596154499054e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',119,'action',0,'{"action": "give seaweed", "outcomes": []}',NULL,1.79499239596592688556e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',120,'action',0,'{"action": "take artifact", "outcomes": []}',NULL,1.79499239597189259526e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',121,'action',0,'{"action": "give artifact", "outcomes": []}',NULL,1.79499239597664380068e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',122,'action',0,'{"action": "take fish", "outcomes": []}',NULL,1.79499239598103380206e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',123,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499239598537564275e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',124,'action',0,'{"action": "take artifact", "outcomes": []}',NULL,1.79499239598973059656e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',125,'action',0,'{"action": "exchange 3-4", "outcomes": []}',NULL,1.79499239600438547127e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',126,'action',0,'{"action": "lock 4", "outcomes": [1]}',NULL,1.79499239600910782815e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',127,'action',1,'{"action": "half b", "outcomes": [2]}',NULL,1.79499239601231431965e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',128,'action',0,'{"action": "half b", "outcomes": []}',NULL,1.79499239601725125306e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',129,'action',0,'{"action": "use diver", "outcomes": []}',NULL,1.79499239602186274524e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',130,'action',1,'{"action": "build port 2-5", "outcomes": []}',NULL,1.79499239602539515498e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',131,'action',1,'{"action": "slot 1", "outcomes": [1]}',NULL,1.79499239602978062626e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',132,'action',1,'{"action": "location 2-5", "outcomes": []}',NULL,1.79499239604051876069e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',133,'action',1,'{"action": "yes", "outcomes": []}',NULL,1.79499239604813647271e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',134,'action',0,'{"action": "build shipyard 1-6", "outcomes": []}',NULL,1.79499239605441069603e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',135,'action',1,'{"action": "take fish", "outcomes": []}',NULL,1.79499239605701136593e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',136,'action',0,'{"action": "no", "outcomes": []}',NULL,1.79499239608265018456e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',137,'action',1,'{"action": "build shipyard 4-6", "outcomes": []}',NULL,1.79499239609995698933e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',138,'action',1,'{"action": "no", "outcomes": [0]}',NULL,1.79499239612815546986e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',139,'action',0,'{"action": "half b", "outcomes": []}',NULL,1.79499239614858460429e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',140,'action',1,'{"action": "take fish", "outcomes": []}',NULL,1.79499239616964793202e+09);
INSERT INTO "entries" VALUES('poNhel_tsgT0fw3kQJnxYQ',141,'action',1,'{"action": "half a", "outcomes": []}',NULL,1.7949923962179486752e+09);
INSERT INTO "entries" VALUES('VlWNqRZgnuqAGx_DKeqWtg',1,'join',1,'{"name": "Ben"}',NULL,1.79499239655943560595e+09);
INSERT INTO "entries" VALUES('VlWNqRZgnuqAGx_DKeqWtg',2,'start',NULL,'{}',NULL,1.79499239655943560595e+09);
INSERT INTO "entries" VALUES('VlWNqRZgnuqAGx_DKeqWtg',3,'action',0,'{"action": "keep B1 B2", "outcomes": [1, 2, 3, 5]}',NULL,1.79499239660381484026e+09);
INSERT INTO "entries" VALUES('VlWNqRZgnuqAGx_DKeqWtg',4,'action',0,'{"action": "keep W1 B3", "outcomes": [0, 0]}',NULL,1.79499239664077877998e+09);
INSERT INTO "entries" VALUES('VlWNqRZgnuqAGx_DKeqWtg',5,'action',0,'{"action": "use W2 B2 crystal-0", "outcomes": []}',NULL,1.79499239666712641716e+09);
INSERT INTO "entries" VALUES('VlWNqRZgnuqAGx_DKeqWtg',6,'action',0,'{"action": "use W3 B1 crystal-1", "outcomes": []}',NULL,1.79499239667380189895e+09);
INSERT INTO "entries" VALUES('VlWNqRZgnuqAGx_DKeqWtg',7,'action',1,'{"action": "use W2 B1 crystal-1", "outcomes": [4, 4, 4, 2, 3, 3]}',NULL,1.7949923966856884956e+09);
INSERT INTO "entries" VALUES('VlWNqRZgnuqAGx_DKeqWtg',8,'action',1,'{"action": "keep W1 W2", "outcomes": [3, 0, 4, 2]}',NULL,1.79499239669475221629e+09);
INSERT INTO "entries" VALUES('_GR55cpjhhDmO1Ir999P9w',15,'chat',1,'{"name": "Ben", "text": "Hello"}',NULL,1.79499239669703793522e+09);
INSERT INTO "entries" VALUES('2cnydJVDjRv9GTUym2O7gA',23,'concede',0,'{}',NULL,1.79499239670416784291e+09);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('pbkfvWHV1tfyB4qck_wPnA','Ada','1680839558232d94232607da91d5a9a8fec1dc3fe85820f404ab959de75f6ee9',1.79499239237583708764e+09);
INSERT INTO "people" VALUES('CaIo_qOoPsCRPVbEKzSq1Q','Ben','25af1e7b358067e15b6550aa17fdbf1bf9f7b6537833c044123363e4000c0c72',1.79499239238684487338e+09);
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
INSERT INTO "seats" VALUES('-V2wfER2dhPffQ6K8bVP4w',0,'pbkfvWHV1tfyB4qck_wPnA',1,'Ada',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('-V2wfER2dhPffQ6K8bVP4w',1,NULL,0,NULL,NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('_GR55cpjhhDmO1Ir999P9w',0,'pbkfvWHV1tfyB4qck_wPnA',1,'Ada',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('_GR55cpjhhDmO1Ir999P9w',1,'CaIo_qOoPsCRPVbEKzSq1Q',1,'Ben',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('EN88JGsjMXuKV3Ao6Nbjrw',0,'pbkfvWHV1tfyB4qck_wPnA',1,'Ada',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('EN88JGsjMXuKV3Ao6Nbjrw',1,'CaIo_qOoPsCRPVbEKzSq1Q',1,'Ben',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('C3aWyMib5GrFvXGZM84mcA',0,'pbkfvWHV1tfyB4qck_wPnA',1,'Ada',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('C3aWyMib5GrFvXGZM84mcA',1,'CaIo_qOoPsCRPVbEKzSq1Q',1,'Ben',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('2cnydJVDjRv9GTUym2O7gA',0,'pbkfvWHV1tfyB4qck_wPnA',1,'Ada',NULL,0,23,0,NULL);
INSERT INTO "seats" VALUES('2cnydJVDjRv9GTUym2O7gA',1,'CaIo_qOoPsCRPVbEKzSq1Q',1,'Ben',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('poNhel_tsgT0fw3kQJnxYQ',0,'pbkfvWHV1tfyB4qck_wPnA',1,'Ada',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('poNhel_tsgT0fw3kQJnxYQ',1,'CaIo_qOoPsCRPVbEKzSq1Q',1,'Ben',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('VlWNqRZgnuqAGx_DKeqWtg',0,'pbkfvWHV1tfyB4qck_wPnA',1,'Ada',NULL,0,NULL,0,NULL);
INSERT INTO "seats" VALUES('VlWNqRZgnuqAGx_DKeqWtg',1,'CaIo_qOoPsCRPVbEKzSq1Q',1,'Ben',NULL,0,NULL,0,NULL);
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
	updated DOUBLE NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT ck_tables_status CHECK (status IN ('open', 'playing', 'over', 'abandoned'))
);
INSERT INTO "tables" VALUES('-V2wfER2dhPffQ6K8bVP4w','otys',1,'5013683a66ad60a9','{"players": 2, "edition": "fr", "sponsors": "standard", "sponsor5b": "move", "sponsor2b_scope": "same", "contract_recycle": "off", "neutral_x": "12", "author_variant": "off", "first_player": "random", "round_cap": 100}','null','null','null','null',1,NULL,'greedy','pbkfvWHV1tfyB4qck_wPnA','open',0,0,NULL,0,NULL,'null',NULL,1.79499239255448150634e+09,1.79499239255448150634e+09);
INSERT INTO "tables" VALUES('_GR55cpjhhDmO1Ir999P9w','otys',1,'5013683a66ad60a9','{"players": 2, "edition": "fr", "sponsors": "standard", "sponsor5b": "move", "sponsor2b_scope": "same", "contract_recycle": "off", "neutral_x": "12", "author_variant": "off", "first_player": "random", "round_cap": 100}','null','[17, 4, 16, 6, 1, 6, 24, 4, 20, 16, 2, 0, 0, 1, 3, 2, 1, 13, 23, 4, 3, 5, 0, 2, 2, 0, 1, 2, 1, 7, 3, 2, 3, 1, 2, 0, 0, 2, 1, 0]','null','null',0,NULL,'greedy','pbkfvWHV1tfyB4qck_wPnA','playing',15,14,0,0,NULL,'null',NULL,1.79499239259951376911e+09,1.79499239669703793522e+09);
INSERT INTO "tables" VALUES('EN88JGsjMXuKV3Ao6Nbjrw','seastead',1,'c3aeb24a2ff3176b','{"players": 2, "sides": "A", "specialists": "all", "resolution": "random", "locked_flotilla": "open", "ship_relocation": "after-payment", "other_kinds": "repeat", "copied_building": "counts", "solo_tags": "covered"}','null','[1, 0, 1, 15, 4, 13, 11, 2, 8, 1]','null','null',0,60,'greedy','pbkfvWHV1tfyB4qck_wPnA','playing',10,10,0,0,1.7949924530926954746e+09,'null',NULL,1.79499239297675704956e+09,1.79499239310103631019e+09);
INSERT INTO "tables" VALUES('C3aWyMib5GrFvXGZM84mcA','abyss',1,'656a2c3e5c229cbb','{"players": 2, "kraken": "on", "first_player": "random", "martial_law": "off", "disabled_lords": "count", "court_end": "refill", "assassin": "recruiter", "commander_purchase": "at-once", "black_smokers": "removed", "surplus": "useful", "given_loot": "discarded", "figure_choice": "most", "loot_monster": "forward", "outlaw_pair": "two", "memory": "perfect", "turn_cap": 1000}','null','[41, 45, 29, 40, 42, 14, 19, 0, 17]','null','null',0,NULL,'greedy','pbkfvWHV1tfyB4qck_wPnA','playing',102,102,0,0,NULL,'null',NULL,1.79499239321746063228e+09,1.79499239471806573869e+09);
INSERT INTO "tables" VALUES('2cnydJVDjRv9GTUym2O7gA','otys',1,'5013683a66ad60a9','{"players": 2, "edition": "fr", "sponsors": "standard", "sponsor5b": "move", "sponsor2b_scope": "same", "contract_recycle": "off", "neutral_x": "12", "author_variant": "off", "first_player": "random", "round_cap": 100}','null','[17, 26, 16, 3, 24, 18, 5, 11, 0, 12, 2, 0, 1, 0, 0, 0, 0, 30, 7, 7, 1, 0, 4, 2, 1, 1, 3, 1, 0, 5, 6, 4, 0, 0, 0, 0, 1, 0, 1, 1]','null','null',0,NULL,'greedy','pbkfvWHV1tfyB4qck_wPnA','over',23,23,NULL,0,NULL,'{"scores": [1, 0], "ranks": [1, 0], "reason": "conceded"}',NULL,1.79499239472621750831e+09,1.79499239670416784291e+09);
INSERT INTO "tables" VALUES('poNhel_tsgT0fw3kQJnxYQ','seastead',1,'c3aeb24a2ff3176b','{"players": 2, "sides": "A", "specialists": "all", "resolution": "random", "locked_flotilla": "open", "ship_relocation": "after-payment", "other_kinds": "repeat", "copied_building": "counts", "solo_tags": "covered"}','null','[0, 1, 1, 14, 3, 6, 8, 8, 3, 0]','null','null',0,NULL,'greedy','pbkfvWHV1tfyB4qck_wPnA','over',141,141,NULL,0,NULL,'{"scores": [34, 29], "ranks": [0, 1], "reason": "played"}',NULL,1.79499239487818455698e+09,1.7949923962179486752e+09);
INSERT INTO "tables" VALUES('VlWNqRZgnuqAGx_DKeqWtg','octodice',1,'cdd98d6ac28a1f5e','{"players": 2, "layout": "random", "first_player": "random", "extra_order": "clockwise", "octo_from_zero": "on", "octo_catch": "literal", "virtual_player": "off"}','null','[0, 0, 1, 1, 0, 2, 0, 1, 0, 0, 2, 1, 0, 1, 1, 0, 3, 5, 3, 1, 0, 1]','null','null',0,NULL,'greedy','pbkfvWHV1tfyB4qck_wPnA','playing',8,8,1,0,NULL,'null',NULL,1.79499239655401444438e+09,1.79499239669475221629e+09);
CREATE INDEX ix_tables_status ON tables (status, updated);
CREATE INDEX ix_tables_creator ON tables (creator);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
