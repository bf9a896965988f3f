<?php

declare(strict_types=1);

namespace Surety\Exception;

/** 429: too many requests, also after all retries. */
final class RateLimitException extends ApiException
{
}
