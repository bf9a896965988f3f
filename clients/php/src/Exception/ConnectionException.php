<?php

declare(strict_types=1);

namespace Surety\Exception;

/** No response arrived. The request may have taken effect. */
class ConnectionException extends SuretyException
{
}
