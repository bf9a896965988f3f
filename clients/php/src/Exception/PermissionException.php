<?php

declare(strict_types=1);

namespace Surety\Exception;

/** 403: the key, member or external user may not do this. */
final class PermissionException extends ApiException
{
}
