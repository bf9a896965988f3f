<?php

declare(strict_types=1);

namespace Surety\Exception;

/** 400: `details` lists the invalid fields. */
final class ValidationException extends ApiException
{
}
