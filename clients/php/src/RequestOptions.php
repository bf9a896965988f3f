<?php

declare(strict_types=1);

namespace Surety;

/** Options of a single call. What is left out comes from the client. */
final readonly class RequestOptions
{
    /**
     * @param string|null $idempotencyKey Makes this POST or PUT take effect only once. By default each call gets
     *     its own key, which all its retries share. Set one to be safe across restarts of your program, too.
     * @param float|null $timeout Time limit of one attempt, in seconds.
     * @param float|null $deadline Time limit of the call with all its retries and delays, in seconds.
     * @param string|null $apiKey Another key than the client's.
     * @param array<string, string> $headers More headers, for example for tracing.
     */
    public function __construct(
        public ?string $idempotencyKey = null,
        public ?float $timeout = null,
        public ?int $maxRetries = null,
        public ?float $deadline = null,
        public ?string $apiKey = null,
        public array $headers = [],
    ) {
    }
}
