<?php

declare(strict_types=1);

namespace Surety\Exception;

/** 409: the current state does not allow the request; `errorCode` says why. */
final class ConflictException extends ApiException
{
}
