<?php

declare(strict_types=1);

namespace Surety\Exception;

/** The server responded with an error. The subclasses tell the errors apart by status. */
class ApiException extends SuretyException
{
}
