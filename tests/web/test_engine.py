"""The games as WebAssembly in a real browser, under the policy of a page that nothing else may run on."""

from __future__ import annotations

import json
import subprocess
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

import fathom
from tests.modules import native, place, random_games, searches, whole_games
from tests.tables import positions, tables

TESTS = Path(__file__).parents[1]
SITE = "https://fathom.example"
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
ENGINE = 'import { text } from "./engine_node.mjs"; console.log(text);'
# What the page runs: the module is fetched as a page fetches it.
RUN = """async ([name, programs]) => {
  const { Engine } = await import("/engine.js");
  const { run } = await import("/engine_run.mjs");
  const manifest = await (await fetch(`/${name}.json`)).json();
  const found = [];
  for (const program of programs) found.push(await run(Engine, fetch(`/${name}.wasm`), manifest, program));
  return found;
}"""


@pytest.mark.slow
@pytest.mark.sampled
@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=() if one == "octodice" else pytest.mark.prove) for one in fathom.games()]
)
def test_a_browser_agrees_with_machine_code(browser: Browser, name: str, proving: bool) -> None:
    script = subprocess.run(["node", "--input-type=module", "-e", ENGINE], cwd=TESTS, capture_output=True, text=True)
    assert script.returncode == 0, script.stderr
    folder = place(fathom.load(name))
    files = {
        "/": ("text/html", b"<!doctype html><title>.</title>"),
        "/engine.js": ("text/javascript", script.stdout.encode()),
        "/engine_run.mjs": ("text/javascript", (TESTS / "engine_run.mjs").read_bytes()),
        f"/{name}.json": ("application/json", (folder / f"{name}.json").read_bytes()),
        f"/{name}.wasm": (
            "application/octet-stream",
            (folder / f"{name}.wasm").read_bytes(),
        ),  # hosts that know no better
    }

    def answer(route: Route) -> None:
        kind, body = files[route.request.url.removeprefix(SITE)]
        route.fulfill(body=body, headers={"content-type": kind, "content-security-policy": POLICY})

    page = browser.new_page()
    page.route("**/*", answer)
    page.goto(f"{SITE}/")
    for options in tables(name) if proving else tables(name)[:2]:
        game = fathom.load(name, **options)
        middle = next(islice(positions(game, seed=6), 15, None))
        programs = [
            random_games(game, n=50 if proving else 8, seed=6, rounds=1500 if proving else 150),
            whole_games(game, n=2000 if proving else 100, seed=6),
            searches(middle, middle.actor or 0, 400, seed=6, picks=2),
        ]
        told = [json.loads(json.dumps(program.told())) for program in programs]
        assert page.evaluate(RUN, [name, told]) == [native(program) for program in programs], options
    page.close()
