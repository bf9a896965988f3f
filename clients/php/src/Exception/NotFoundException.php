<?php

declare(strict_types=1);

namespace Surety\Exception;

/** 404: not found in this account. */
final class NotFoundException extends ApiException
{
}
