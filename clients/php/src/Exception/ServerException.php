<?php

declare(strict_types=1);

namespace Surety\Exception;

/** 5xx: the server failed or is unavailable, also after all retries. */
final class ServerException extends ApiException
{
}
