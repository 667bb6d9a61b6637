import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { recall } from "./lib/api";
import { prefs } from "./lib/prefs.svelte";
import { words } from "./lib/words.svelte";

prefs.show();
document.documentElement.lang = words.lang;
await Promise.all([words.begin(), recall().catch(() => undefined)]);
document.getElementById("app")?.replaceChildren();
mount(App, { target: document.getElementById("app") as HTMLElement });
