<?php

declare(strict_types=1);

namespace Surety\Exception;

/** No response arrived within the time limit. */
final class TimeoutException extends ConnectionException
{
}
