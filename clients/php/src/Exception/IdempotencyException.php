<?php

declare(strict_types=1);

namespace Surety\Exception;

/** 422: the idempotency key was used for a different request. */
final class IdempotencyException extends ApiException
{
}
