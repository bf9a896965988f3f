"""Verifies webhooks in the format of Standard Webhooks."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from collections.abc import Mapping, Sequence
from typing import cast

from .errors import WebhookVerificationError
from .types import SuretyEvent

TOLERANCE_SECONDS = 5 * 60


def verify_webhook(
    raw_body: bytes | str,
    headers: Mapping[str, str],
    secret: str | Sequence[str],
    *,
    now: float | None = None,
) -> SuretyEvent:
    """
    Verifies that a webhook came from your Surety server and was not changed on the way, and returns its
    event. Pass the body as it arrived, not parsed. During a rotation, pass both secrets.

    A delivery whose timestamp is more than five minutes off is refused. Within that time a delivery may come
    more than once: store the event's `id` and skip one that you have handled. `event["type"]` may be one that
    this version does not know: ignore it.
    """
    body = raw_body.encode() if isinstance(raw_body, str) else bytes(raw_body)
    message_id = _header(headers, "webhook-id")
    timestamp = _header(headers, "webhook-timestamp")
    signatures = _header(headers, "webhook-signature")
    sent_at = int(timestamp) if re.fullmatch(r"[0-9]{1,12}", timestamp) else None
    if sent_at is None or abs((time.time() if now is None else now) - sent_at) > TOLERANCE_SECONDS:
        raise _failure("The timestamp is more than five minutes off. Check this machine's clock.")
    signed = f"{message_id}.{timestamp}.".encode() + body
    if not secret:  # os.environ.get of a variable that is not set
        raise _failure("The secret is missing: it is None or empty.")
    secrets = [secret] if isinstance(secret, str) else secret
    # No early exit, so that the time taken does not tell which signature matched.
    matches = [_matches(signed, _key(one), signatures) for one in secrets]
    if not any(matches):
        raise _failure(
            "No signature matches. Check that the secret belongs to this endpoint and that the body is unchanged."
        )
    try:
        event = json.loads(body)
    except ValueError:
        raise _failure("The signature is valid, but the body is not JSON.") from None
    return cast(SuretyEvent, event)


def generate_test_headers(
    payload: bytes | str, secret: str, *, message_id: str = "evt_test", timestamp: int | None = None
) -> dict[str, str]:
    """The headers that a delivery of this body would have, to test your receiver without a server."""
    body = payload.encode() if isinstance(payload, str) else payload
    sent_at = int(time.time()) if timestamp is None else timestamp
    signed = f"{message_id}.{sent_at}.".encode() + body
    return {
        "webhook-id": message_id,
        "webhook-timestamp": str(sent_at),
        "webhook-signature": f"v1,{_signature(signed, _key(secret))}",
    }


def _matches(signed: bytes, key: bytes, signatures: str) -> bool:
    expected = _signature(signed, key).encode()
    found = False
    for entry in signatures.split(" "):
        version, _, encoded = entry.partition(",")
        if version == "v1" and hmac.compare_digest(expected, encoded.encode()):
            found = True
    return found


def _signature(signed: bytes, key: bytes) -> str:
    return base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()


def _key(secret: str) -> bytes:
    try:
        key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except (binascii.Error, ValueError):
        key = b""
    if not key:
        raise _failure("The secret must be whsec_ followed by base64.")
    return key


def _header(headers: Mapping[str, str], name: str) -> str:
    value = next((value for key, value in headers.items() if key.lower() == name), None)
    if not isinstance(value, str) or value == "":
        raise _failure(f"The {name} header is missing.")
    return value


def _failure(message: str) -> WebhookVerificationError:
    return WebhookVerificationError("invalid_webhook", f"Webhook verification failed. {message}")
