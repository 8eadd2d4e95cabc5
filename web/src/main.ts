import "./app";
import "./styles/all.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { session } from "./session.svelte";
import { showTheme } from "./theme";
import { firstLanguage, speak } from "./words";

showTheme();
// Words before anything is drawn: nobody shall see a key or the wrong language.
await Promise.all([speak(firstLanguage()), session.begin()]);
mount(App, { target: document.getElementById("app")! });
