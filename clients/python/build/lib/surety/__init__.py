"""Client for a Surety server: escrow, fraud scoring and identity verification."""

from . import types
from ._async_resources import AsyncSurety
from ._pages import AsyncPages, Page, Pages
from ._resources import Surety
from ._transport import VERSION as __version__
from ._transport import RequestOptions
from .errors import (
    ApiError,
    AuthenticationError,
    ConflictError,
    ConnectionFailedError,
    IdempotencyError,
    NotFoundError,
    PayloadTooLargeError,
    PermissionDeniedError,
    RateLimitError,
    RequestTimeoutError,
    ServerError,
    SuretyError,
    UnsupportedMediaTypeError,
    ValidationError,
    WebhookVerificationError,
)
from .webhooks import generate_test_headers, verify_webhook

__all__ = [
    "ApiError",
    "AsyncPages",
    "AsyncSurety",
    "AuthenticationError",
    "ConflictError",
    "ConnectionFailedError",
    "IdempotencyError",
    "NotFoundError",
    "Page",
    "Pages",
    "PayloadTooLargeError",
    "PermissionDeniedError",
    "RateLimitError",
    "RequestOptions",
    "RequestTimeoutError",
    "ServerError",
    "Surety",
    "SuretyError",
    "UnsupportedMediaTypeError",
    "ValidationError",
    "WebhookVerificationError",
    "__version__",
    "generate_test_headers",
    "types",
    "verify_webhook",
]
