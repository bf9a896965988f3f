"""Verifies the webhooks of webhooks.json with the Python client. Prints for each if it was accepted."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "python"))

from surety import WebhookVerificationError, generate_test_headers, verify_webhook  # noqa: E402


def accepted(case: dict) -> bool:
    try:
        return verify_webhook(case["body"], case["headers"], case["secret"], now=case["now"]) is not None
    except WebhookVerificationError:
        return False


cases = json.load(sys.stdin)
made = generate_test_headers(cases[0]["body"], cases[0]["secret"])
own = verify_webhook(cases[0]["body"], made, cases[0]["secret"]) is not None
# A secret that is not set is a refusal that says so, not a TypeError.
own = own and not any(accepted({**cases[0], "secret": missing}) for missing in (None, "", []))
json.dump({"accepted": [accepted(case) for case in cases], "own": own}, sys.stdout)
