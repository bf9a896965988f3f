<?php

declare(strict_types=1);

namespace Surety\Exception;

/** The signature, timestamp or format of a webhook is not valid. Respond with 400 and do nothing else. */
final class WebhookVerificationException extends SuretyException
{
}
