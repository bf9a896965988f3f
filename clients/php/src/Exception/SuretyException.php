<?php

declare(strict_types=1);

namespace Surety\Exception;

/**
 * The base class of all errors of this package. Branch on the class or on `errorCode`, never on the message.
 */
class SuretyException extends \RuntimeException
{
    /**
     * @param string $errorCode A stable code for programs; docs/errors.md lists those of the server.
     * @param int|null $statusCode The HTTP status, if the server responded.
     * @param string|null $requestId Identifies the request in the server's logs.
     * @param list<array{path: string, message: string}> $details One entry for each invalid field.
     * @param float|null $retryAfter The delay that the server asked for, in seconds.
     */
    final public function __construct(
        public readonly string $errorCode,
        string $message,
        public readonly ?int $statusCode = null,
        public readonly ?string $requestId = null,
        public readonly array $details = [],
        public readonly ?float $retryAfter = null,
        ?\Throwable $previous = null,
    ) {
        parent::__construct($message, 0, $previous);
    }
}
