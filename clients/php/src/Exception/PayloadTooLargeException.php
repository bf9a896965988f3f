<?php

declare(strict_types=1);

namespace Surety\Exception;

/** 413: a file over 10 MB, or JSON over 1 MB. */
final class PayloadTooLargeException extends ApiException
{
}
