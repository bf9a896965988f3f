"""Plays script.json with the Python client: `play.py sync|async < script`. Prints the answers as JSON."""

from __future__ import annotations

import asyncio
import inspect
import json
import re
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "python"))

import surety  # noqa: E402


def snake(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])([A-Z])", lambda found: "_" + found.group(1).lower(), name)


def resolve(value: Any, saved: dict[str, Any]) -> Any:
    if isinstance(value, str) and value.startswith("$"):
        for key in value[1:].split("."):
            saved = saved[int(key)] if key.isdigit() else saved[key]
        return saved
    if isinstance(value, list):
        return [resolve(one, saved) for one in value]
    if isinstance(value, dict):
        return {key: resolve(one, saved) for key, one in value.items()}
    return value


def matches(value: Any, wanted: Any) -> bool:
    if isinstance(wanted, dict):
        return isinstance(value, dict) and all(matches(value.get(key), one) for key, one in wanted.items())
    return bool(value == wanted)


async def once(client: Any, step: dict[str, Any], saved: dict[str, Any]) -> Any:
    target = client
    for name in step["call"].split("."):
        target = getattr(target, snake(name))
    options = surety.RequestOptions(idempotency_key=step.get("idempotencyKey"))
    answer = target(*resolve(step.get("args", []), saved), options=options)
    if isinstance(answer, (surety.Pages, surety.AsyncPages)):
        answer = answer.page() if step.get("take") == "page" else answer.to_list()
    return await answer if inspect.isawaitable(answer) else answer


async def play(client: Any, steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    saved: dict[str, Any] = {}
    answers = []
    for step in steps:
        try:
            value = await once(client, step, saved)
            until = time.monotonic() + 20
            while "until" in step and not matches(value, step["until"]) and time.monotonic() < until:
                await asyncio.sleep(0.05)
                value = await once(client, step, saved)
            if "save" in step:
                saved[step["save"]] = value
            answers.append({"value": value})
        except surety.SuretyError as error:
            answers.append({"error": {"code": error.code, "statusCode": error.status_code}})
    return answers


client = surety.AsyncSurety(timeout=3) if sys.argv[1] == "async" else surety.Surety(timeout=3)
json.dump(asyncio.run(play(client, json.load(sys.stdin))), sys.stdout)
