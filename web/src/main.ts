import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { recall } from "./lib/api";
import { SITE } from "./lib/door";
import { prefs } from "./lib/prefs.svelte";
import { words } from "./lib/words.svelte";

prefs.show();
document.documentElement.lang = words.lang;
const here = SITE ? import("./local/here").then((found) => found.begin()) : undefined;
await Promise.all([words.begin(), here && words.game("site"), recall().catch(() => undefined)]);
document.getElementById("app")?.replaceChildren();
mount(App, { target: document.getElementById("app") as HTMLElement });
