<?php

declare(strict_types=1);

namespace Surety\Exception;

/** An argument cannot be sent. */
final class InvalidArgumentException extends SuretyException
{
}
