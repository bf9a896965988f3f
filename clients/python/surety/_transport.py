"""Sends requests: retries, idempotency keys, time limits, errors. Only the standard library."""

from __future__ import annotations

import asyncio
import email.utils
import http.client
import json
import os
import random
import re
import secrets
import select
import socket
import ssl
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

from .errors import (
    ApiError,
    ConnectionFailedError,
    RequestTimeoutError,
    SuretyError,
    api_error,
)

VERSION = "0.2.0"
_BASE_DELAY = 0.25
_MAX_BACKOFF = 8.0
_MAX_RETRY_AFTER = 60.0
_MAX_IDLE_CONNECTIONS = 8
_MAX_ANSWER_BYTES = 64 * 1024 * 1024
_MAX_IMAGE_BYTES = 10 * 1024 * 1024
_ASYNC_THREADS = 32
_OWN_HEADERS = ("accept", "content-type", "idempotency-key", "user-agent", "x-api-key")


@dataclass(frozen=True)
class RequestOptions:
    """Options of a single call. What is left out comes from the client."""

    idempotency_key: str | None = None
    """Makes this POST or PUT take effect only once. By default each call gets its own key, which all its
    retries share. Set one to be safe across restarts of your program, too."""
    timeout: float | None = None
    """Time limit of one attempt, in seconds."""
    max_retries: int | None = None
    deadline: float | None = None
    """Time limit of the call with all its retries and delays, in seconds."""
    api_key: str | None = None
    """Another key than the client's."""
    headers: Mapping[str, str] | None = None
    """More headers, for example for tracing."""


@dataclass(frozen=True)
class Call:
    verb: str
    path: str
    """With `{}` in place of each id."""
    ids: Sequence[str] = ()
    query: Mapping[str, Any] | None = None
    body: Mapping[str, Any] | None = None
    form: Mapping[str, Any] | None = None
    files: Sequence[str] = ()
    """The fields of `form` that hold files."""
    file: bool = False
    """The response is a file, whose bytes are returned."""
    repeatable: bool = True
    """False if the server cannot recognise a repeated request."""
    options: RequestOptions | None = None


@dataclass(frozen=True)
class _Prepared:
    call: Call
    target: str
    headers: Mapping[str, str]
    body: bytes | None
    timeout: float
    max_retries: int
    until: float | None


class Transport:
    """Sends calls and returns parsed answers. Safe to share between threads."""

    def __init__(
        self,
        api_key: str | None,
        api_url: str | None,
        timeout: float,
        max_retries: int,
        deadline: float | None,
    ) -> None:
        self._api_key = api_key or os.environ.get("SURETY_API_KEY") or None
        if self._api_key is not None and not re.fullmatch(r"[\x21-\x7e]+", self._api_key):
            raise _invalid("api_key must be visible ASCII, without spaces.")
        url = api_url or os.environ.get("SURETY_API_URL") or "http://127.0.0.1:3000/v1"
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
            raise _invalid("api_url must be an http or https URL that ends in /v1.")
        self._secure = parts.scheme == "https"
        self._host = parts.hostname
        self._port = parts.port
        self._prefix = parts.path.rstrip("/")
        self._tls = ssl.create_default_context() if self._secure else None
        if timeout <= 0 or max_retries < 0 or (deadline is not None and deadline <= 0):
            raise _invalid("timeout and deadline must be positive, and max_retries at least 0.")
        self._timeout = timeout
        self._max_retries = max_retries
        self._deadline = deadline
        self._idle: list[http.client.HTTPConnection] = []
        self._lock = threading.Lock()

    def send(self, call: Call) -> Any:
        prepared = self.prepare(call)
        attempt = 1
        while True:
            try:
                return self.attempt(prepared)
            except SuretyError as error:
                delay = retry_delay(prepared, error, attempt)
                if delay is None:
                    raise
            time.sleep(delay)
            attempt += 1

    def prepare(self, call: Call) -> _Prepared:
        """Built once per call, so that all attempts share one idempotency key."""
        options = call.options or RequestOptions()
        body, content_type = _body_of(call)
        api_key = options.api_key or self._api_key
        headers = {name.lower(): value for name, value in (options.headers or {}).items()}
        for name in _OWN_HEADERS:
            if name in headers:
                raise _invalid(f"The header {name} is set by the client. Use its options instead.")
        headers |= {
            "accept": "*/*" if call.file else "application/json",
            "user-agent": f"surety-python/{VERSION}",
        }
        if api_key is not None:
            headers["x-api-key"] = api_key
        if content_type is not None:
            headers["content-type"] = content_type
        if call.repeatable and call.verb in ("POST", "PUT", "PATCH"):
            headers["idempotency-key"] = _idempotency_key(options.idempotency_key)
        deadline = options.deadline if options.deadline is not None else self._deadline
        return _Prepared(
            call=call,
            target=self._prefix + _path_of(call),
            headers=headers,
            body=body,
            timeout=options.timeout if options.timeout is not None else self._timeout,
            max_retries=options.max_retries if options.max_retries is not None else self._max_retries,
            until=None if deadline is None else time.monotonic() + deadline,
        )

    def attempt(self, prepared: _Prepared) -> Any:
        """One attempt. Raises a SuretyError if there is no usable answer."""
        limit = prepared.timeout
        if prepared.until is not None:
            limit = max(0.001, min(limit, prepared.until - time.monotonic()))
        until = time.monotonic() + limit
        connection = self._connection(fresh=not prepared.call.repeatable, timeout=limit)
        answered = False
        try:
            connection.request(prepared.call.verb, prepared.target, prepared.body, dict(prepared.headers))
            response = connection.getresponse()
            body = _read(connection, response, until)
            answered = True
        except (TimeoutError, socket.timeout) as cause:
            message = f"{prepared.call.verb} {prepared.target} got no response within {limit:.1f} s."
            raise RequestTimeoutError("timed_out", message) from cause
        except (OSError, http.client.HTTPException) as cause:
            reason = str(cause) or type(cause).__name__
            message = f"{prepared.call.verb} {prepared.target} failed: {reason}."
            raise ConnectionFailedError("connection_failed", message) from cause
        finally:
            if answered and not response.will_close:
                self._keep(connection)
            else:
                connection.close()
        return _answer(response, body, prepared.call.file)

    def close(self) -> None:
        with self._lock:
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    def _connection(self, fresh: bool, timeout: float) -> http.client.HTTPConnection:
        while not fresh:
            with self._lock:
                kept = self._idle.pop() if self._idle else None
            if kept is None:
                break
            # A readable idle connection was closed by the server.
            if kept.sock is not None and not select.select([kept.sock], [], [], 0)[0]:
                kept.sock.settimeout(timeout)
                return kept
            kept.close()
        if self._tls is not None:
            return http.client.HTTPSConnection(self._host, self._port, timeout=timeout, context=self._tls)
        return http.client.HTTPConnection(self._host, self._port, timeout=timeout)

    def _keep(self, connection: http.client.HTTPConnection) -> None:
        with self._lock:
            if len(self._idle) < _MAX_IDLE_CONNECTIONS:
                self._idle.append(connection)
                return
        connection.close()


class AsyncTransport:
    """
    Sends each attempt in a thread of its own pool and waits between attempts without one. The standard
    library has no asynchronous HTTP client, and threads keep its tested handling of TLS and of answers.
    Cancelling a call stops its retries; an attempt under way ends at its time limit.
    """

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._threads = ThreadPoolExecutor(_ASYNC_THREADS, thread_name_prefix="surety")

    async def send(self, call: Call) -> Any:
        loop = asyncio.get_running_loop()
        # Reading pictures from files takes time, too.
        prepared = await loop.run_in_executor(self._threads, self._transport.prepare, call)
        attempt = 1
        while True:
            try:
                return await loop.run_in_executor(self._threads, self._transport.attempt, prepared)
            except SuretyError as error:
                delay = retry_delay(prepared, error, attempt)
                if delay is None:
                    raise
            await asyncio.sleep(delay)
            attempt += 1

    def close(self) -> None:
        self._threads.shutdown(wait=False)
        self._transport.close()


def retry_delay(prepared: _Prepared, error: SuretyError, attempt: int) -> float | None:
    """
    The delay before the next attempt, or None to give up. The jitter is full, so that clients that failed
    together do not come back together. Retry-After is a minimum, so the jitter is added to it.
    """
    if attempt > prepared.max_retries or not _worth_repeating(error, prepared.call.repeatable):
        return None
    asked = error.retry_after or 0.0
    if asked > _MAX_RETRY_AFTER:
        return None
    delay = asked + random.random() * min(_MAX_BACKOFF, _BASE_DELAY * 2.0 ** (attempt - 1))
    if prepared.until is not None and time.monotonic() + delay >= prepared.until:
        return None
    return delay


def _worth_repeating(error: SuretyError, repeatable: bool) -> bool:
    if isinstance(error, ConnectionFailedError):
        return repeatable
    if not isinstance(error, ApiError) or error.status_code is None:
        return False
    if error.status_code == 429:
        return True
    passing = error.status_code >= 500 or error.status_code == 408
    return repeatable and (passing or error.code == "idempotency_key_in_flight")


def with_page(call: Call, cursor_name: str, limit: int | None, cursor: str | None) -> Call:
    page = {"limit": limit, cursor_name: cursor}
    return replace(call, query={**(call.query or {}), **{k: v for k, v in page.items() if v is not None}})


def _read(connection: http.client.HTTPConnection, response: http.client.HTTPResponse, until: float) -> bytes:
    """Reads the body within the time limit: the connection may break or stall in the middle of it."""
    parts: list[bytes] = []
    size = 0
    while True:
        left = until - time.monotonic()
        if left <= 0:
            raise TimeoutError
        if connection.sock is not None:
            connection.sock.settimeout(left)
        part = response.read1(65536)
        if not part:
            break
        parts.append(part)
        size += len(part)
        if size > _MAX_ANSWER_BYTES:
            raise http.client.HTTPException("the answer is too large")
    if response.length:
        raise http.client.IncompleteRead(b"".join(parts), response.length)
    # `read1` leaves a finished response open, and an open one blocks its connection.
    response.close()
    return b"".join(parts)


def _answer(response: http.client.HTTPResponse, body: bytes, file: bool) -> Any:
    status = response.status
    request_id = response.getheader("x-request-id")
    if status == 204:
        return None
    if file and status == 200:
        return body
    parsed: Any = None
    try:
        parsed = json.loads(body)
    except ValueError:
        if status < 400:
            raise _unexpected(status, request_id) from None
    if 200 <= status < 300:
        return parsed
    if status < 400:
        # Following a redirect would send the key to another address.
        raise _unexpected(status, request_id)
    raise api_error(status, parsed, request_id, _retry_after(response.getheader("retry-after")))


def _unexpected(status: int, request_id: str | None) -> SuretyError:
    message = f"The server responded with {status} but not with JSON. Check api_url: it must end in /v1."
    return SuretyError("unexpected_answer", message, status_code=status, request_id=request_id)


def _retry_after(header: str | None) -> float | None:
    if not header:
        return None
    try:
        return max(0.0, float(header))
    except ValueError:
        pass
    try:
        return max(0.0, email.utils.parsedate_to_datetime(header).timestamp() - time.time())
    except (TypeError, ValueError):
        return None


def _path_of(call: Call) -> str:
    path = call.path
    for given in call.ids:
        if not isinstance(given, str) or given in ("", ".", ".."):
            raise _invalid(f"{given!r} cannot be an id.")
        path = path.replace("{}", quote(given, safe=""), 1)
    query = [(name, _text(value)) for name, value in (call.query or {}).items() if value is not None]
    return f"{path}?{urlencode(query)}" if query else path


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(_text(one) for one in value)
    return str(value)


def _body_of(call: Call) -> tuple[bytes | None, str | None]:
    if call.form is not None:
        return _multipart(call.form, call.files)
    if call.verb in ("GET", "DELETE"):
        return None, None
    return json.dumps(call.body or {}, allow_nan=False).encode(), "application/json"


def _multipart(form: Mapping[str, Any], files: Sequence[str]) -> tuple[bytes, str]:
    boundary = f"surety-{secrets.token_hex(16)}"
    parts: list[bytes] = []
    for name, value in form.items():
        if value is None:
            continue
        is_file = name in files
        for one in value if is_file and isinstance(value, (list, tuple)) else [value]:
            head = f'--{boundary}\r\ncontent-disposition: form-data; name="{name}"'
            if is_file:
                content = _image(one, name)
                kind = "image/png" if content[:1] == b"\x89" else "image/jpeg"
                head += f'; filename="{name}"\r\ncontent-type: {kind}'
            else:
                content = (one if isinstance(one, str) else json.dumps(one)).encode()
            parts += [head.encode(), b"\r\n\r\n", content, b"\r\n"]
    parts.append(f"--{boundary}--\r\n".encode())
    return b"".join(parts), f"multipart/form-data; boundary={boundary}"


def _image(source: object, field: str) -> bytes:
    if isinstance(source, (bytes, bytearray)):
        content = bytes(source)
    elif isinstance(source, (str, os.PathLike)):
        with open(source, "rb") as file:
            content = file.read(_MAX_IMAGE_BYTES + 1)
    else:
        raise _invalid(f"{field} must be a path or bytes.")
    if len(content) > _MAX_IMAGE_BYTES:
        raise SuretyError("payload_too_large", f"{field} is larger than 10 MB.")
    return content


def _idempotency_key(given: str | None) -> str:
    if given is None:
        return f"sdk_{secrets.token_hex(16)}"
    if not re.fullmatch(r"[\x21-\x7e]{1,255}", given):
        raise _invalid("idempotency_key must be 1 to 255 visible ASCII characters.")
    return given


def _invalid(message: str) -> SuretyError:
    return SuretyError("invalid_argument", message)
