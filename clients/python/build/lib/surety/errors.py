"""Errors of the client. Branch on the class or on `code`, never on the message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


class SuretyError(Exception):
    """The base class of all errors of this package."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        status_code: int | None = None,
        request_id: str | None = None,
        details: Sequence[Mapping[str, Any]] | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        """A stable code for programs; `types.ProblemCode` lists those of the server."""
        self.message = message
        self.status_code = status_code
        """The HTTP status, if the server responded."""
        self.request_id = request_id
        """Identifies the request in the server's logs."""
        self.details = details
        """One entry for each invalid field."""
        self.retry_after = retry_after
        """The delay that the server asked for, in seconds."""


class ConnectionFailedError(SuretyError):
    """No response arrived. The request may have taken effect."""


class RequestTimeoutError(ConnectionFailedError):
    """No response arrived within the time limit."""


class WebhookVerificationError(SuretyError):
    """The signature, timestamp or format of a webhook is not valid. Respond with 400 and do nothing else."""


class ApiError(SuretyError):
    """The server responded with an error. The subclasses tell the errors apart by status."""


class ValidationError(ApiError):
    """400: `details` lists the invalid fields."""


class AuthenticationError(ApiError):
    """401: the key is missing, unknown, expired or revoked."""


class PermissionDeniedError(ApiError):
    """403: the key, member or external user may not do this."""


class NotFoundError(ApiError):
    """404: not found in this account."""


class ConflictError(ApiError):
    """409: the current state does not allow the request; `code` says why."""


class PayloadTooLargeError(ApiError):
    """413: a file over 10 MB, or JSON over 1 MB."""


class UnsupportedMediaTypeError(ApiError):
    """415: not a valid JPEG or PNG, or an unsupported content type."""


class IdempotencyError(ApiError):
    """422: the idempotency key was used for a different request."""


class RateLimitError(ApiError):
    """429: too many requests, also after all retries."""


class ServerError(ApiError):
    """5xx: the server failed or is unavailable, also after all retries."""


_BY_STATUS: dict[int, type[ApiError]] = {
    400: ValidationError,
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    413: PayloadTooLargeError,
    415: UnsupportedMediaTypeError,
    422: IdempotencyError,
    429: RateLimitError,
}


def api_error(status: int, body: object, request_id: str | None, retry_after: float | None) -> ApiError:
    """The error for a response that is not 2xx. `body` may be anything: proxies send HTML."""
    kind = _BY_STATUS.get(status, ServerError if status >= 500 else ApiError)
    problem: Mapping[str, Any] = body if isinstance(body, dict) else {}
    code, message = problem.get("code"), problem.get("message")
    if not isinstance(code, str) or not isinstance(message, str):
        code = "unexpected_answer"
        message = (
            f"The server responded with {status}, but not in Surety's error format. "
            "Check api_url and any proxy."
        )
    return kind(
        code,
        message,
        status_code=status,
        request_id=problem.get("requestId") or request_id,
        details=problem.get("details"),
        retry_after=retry_after,
    )
