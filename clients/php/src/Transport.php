<?php

declare(strict_types=1);

namespace Surety;

use Surety\Exception\ApiException;
use Surety\Exception\AuthenticationException;
use Surety\Exception\ConflictException;
use Surety\Exception\ConnectionException;
use Surety\Exception\IdempotencyException;
use Surety\Exception\InvalidArgumentException;
use Surety\Exception\NotFoundException;
use Surety\Exception\PayloadTooLargeException;
use Surety\Exception\PermissionException;
use Surety\Exception\RateLimitException;
use Surety\Exception\ServerException;
use Surety\Exception\SuretyException;
use Surety\Exception\TimeoutException;
use Surety\Exception\UnsupportedMediaTypeException;
use Surety\Exception\ValidationException;

/** Sends calls over curl: retries, idempotency keys, time limits, errors. */
final class Transport implements Sender
{
    public const VERSION = '0.2.0';
    private const BASE_DELAY = 0.25;
    private const MAX_BACKOFF = 8.0;
    private const MAX_RETRY_AFTER = 60.0;
    private const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
    private const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
    private const OWN_HEADERS = ['accept', 'content-type', 'idempotency-key', 'user-agent', 'x-api-key'];
    private const BY_STATUS = [
        400 => ValidationException::class,
        401 => AuthenticationException::class,
        403 => PermissionException::class,
        404 => NotFoundException::class,
        409 => ConflictException::class,
        413 => PayloadTooLargeException::class,
        415 => UnsupportedMediaTypeException::class,
        422 => IdempotencyException::class,
        429 => RateLimitException::class,
    ];

    private readonly ?string $apiKey;
    private readonly string $apiUrl;
    /** Kept, so that its connection is used again. */
    private readonly \CurlHandle $curl;

    public function __construct(
        #[\SensitiveParameter] ?string $apiKey = null,
        ?string $apiUrl = null,
        private readonly float $timeout = 30.0,
        private readonly int $maxRetries = 3,
        private readonly ?float $deadline = null,
    ) {
        if (!extension_loaded('curl')) {
            throw self::invalid('PHP has no extension curl. Install it (Debian: php-curl) or pass a Sender of your own.');
        }
        $key = $apiKey ?? getenv('SURETY_API_KEY');
        $this->apiKey = is_string($key) && $key !== '' ? $key : null;
        if ($this->apiKey !== null && preg_match('/^[\x21-\x7e]+$/D', $this->apiKey) !== 1) {
            throw self::invalid('apiKey must be visible ASCII, without spaces.');
        }
        $url = $apiUrl ?? (getenv('SURETY_API_URL') ?: 'http://127.0.0.1:3000/v1');
        $parts = parse_url($url);
        if (!is_array($parts) || !in_array($parts['scheme'] ?? '', ['http', 'https'], true)
            || !isset($parts['host']) || isset($parts['query']) || isset($parts['fragment'])) {
            throw self::invalid('apiUrl must be an http or https URL that ends in /v1.');
        }
        if ($timeout <= 0 || $maxRetries < 0 || ($deadline !== null && $deadline <= 0)) {
            throw self::invalid('timeout and deadline must be positive, and maxRetries at least 0.');
        }
        $this->apiUrl = rtrim($url, '/');
        $this->curl = curl_init();
    }

    public function send(Call $call): mixed
    {
        $options = $call->options ?? new RequestOptions();
        $deadline = $options->deadline ?? $this->deadline;
        $until = $deadline === null ? INF : microtime(true) + $deadline;
        $url = $this->apiUrl . self::pathOf($call);
        [$body, $contentType] = self::bodyOf($call);
        // Built once: all attempts of this call share one idempotency key.
        $headers = $this->headersFor($call, $options, $contentType);
        for ($attempt = 1; ; $attempt++) {
            try {
                $limit = max(0.001, min($options->timeout ?? $this->timeout, $until - microtime(true)));
                return $this->attempt($call, $url, $headers, $body, $limit);
            } catch (SuretyException $error) {
                $delay = $attempt > ($options->maxRetries ?? $this->maxRetries)
                    ? null
                    : self::retryDelay($error, $attempt, $call->repeatable);
                // Do not wait for a retry that cannot start before the deadline.
                if ($delay === null || microtime(true) + $delay >= $until) {
                    throw $error;
                }
                usleep((int) ($delay * 1_000_000));
            }
        }
    }

    /** @param list<string> $headers */
    private function attempt(Call $call, string $url, array $headers, ?string $body, float $limit): mixed
    {
        $answerHeaders = [];
        $text = '';
        curl_reset($this->curl);
        curl_setopt_array($this->curl, [
            CURLOPT_URL => $url,
            CURLOPT_CUSTOMREQUEST => $call->verb === '' ? 'GET' : $call->verb,
            CURLOPT_HTTPHEADER => $headers,
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            // Following a redirect would send the key to another address.
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_NOSIGNAL => true,
            CURLOPT_TIMEOUT_MS => max(1, (int) ceil($limit * 1000)),
            // curl repeats a request by itself when a kept connection was closed.
            CURLOPT_FRESH_CONNECT => !$call->repeatable,
            CURLOPT_HEADERFUNCTION => static function (\CurlHandle $_curl, string $line) use (&$answerHeaders): int {
                $parts = explode(':', $line, 2);
                if (count($parts) === 2) {
                    $answerHeaders[strtolower(trim($parts[0]))] = trim($parts[1]);
                }
                return strlen($line);
            },
            CURLOPT_WRITEFUNCTION => static function (\CurlHandle $_curl, string $part) use (&$text): int {
                $text .= $part;
                return strlen($text) > self::MAX_ANSWER_BYTES ? 0 : strlen($part);
            },
        ]);
        if ($body !== null) {
            curl_setopt($this->curl, CURLOPT_POSTFIELDS, $body);
        }
        if (curl_exec($this->curl) === false) {
            $reason = curl_error($this->curl);
            if (curl_errno($this->curl) === CURLE_OPERATION_TIMEDOUT) {
                throw new TimeoutException('timed_out', "{$call->verb} {$url} got no response in time: {$reason}.");
            }
            throw new ConnectionException('connection_failed', "{$call->verb} {$url} failed: {$reason}.");
        }
        $status = curl_getinfo($this->curl, CURLINFO_RESPONSE_CODE);
        return $call->file && $status === 200 ? $text : self::answer($status, $text, $answerHeaders);
    }

    /** @param array<string, string> $headers */
    private static function answer(int $status, string $text, array $headers): mixed
    {
        $requestId = $headers['x-request-id'] ?? null;
        if ($status === 204) {
            return null;
        }
        $parsed = json_decode($text, true, 128);
        if ($status >= 200 && $status < 300 && is_array($parsed)) {
            return $parsed;
        }
        if ($status < 400) {
            $message = "The server responded with {$status} but not with JSON. Check apiUrl: it must end in /v1.";
            throw new SuretyException('unexpected_answer', $message, $status, $requestId);
        }
        throw self::apiError($status, is_array($parsed) ? $parsed : [], $headers);
    }

    /**
     * @param array<mixed> $problem Anything: proxies send their own errors.
     * @param array<string, string> $headers
     */
    private static function apiError(int $status, array $problem, array $headers): ApiException
    {
        $kind = self::BY_STATUS[$status] ?? ($status >= 500 ? ServerException::class : ApiException::class);
        $code = $problem['code'] ?? null;
        $message = $problem['message'] ?? null;
        if (!is_string($code) || !is_string($message)) {
            $code = 'unexpected_answer';
            $message = "The server responded with {$status}, but not in Surety's error format. "
                . 'Check apiUrl and any proxy.';
        }
        $requestId = $problem['requestId'] ?? $headers['x-request-id'] ?? null;
        /** @var list<array{path: string, message: string}> $details */
        $details = is_array($problem['details'] ?? null) ? array_values($problem['details']) : [];
        $retryAfter = self::retryAfter($headers['retry-after'] ?? null);
        return new $kind($code, $message, $status, is_string($requestId) ? $requestId : null, $details, $retryAfter);
    }

    /**
     * The delay before the next attempt, or null to give up. The jitter is full, so that clients that failed
     * together do not come back together. Retry-After is a minimum, so the jitter is added to it.
     */
    private static function retryDelay(SuretyException $error, int $attempt, bool $repeatable): ?float
    {
        $asked = $error->retryAfter ?? 0.0;
        if (!self::isWorthRepeating($error, $repeatable) || $asked > self::MAX_RETRY_AFTER) {
            return null;
        }
        $jitter = random_int(0, PHP_INT_MAX - 1) / PHP_INT_MAX;
        return $asked + $jitter * min(self::MAX_BACKOFF, self::BASE_DELAY * 2 ** ($attempt - 1));
    }

    private static function isWorthRepeating(SuretyException $error, bool $repeatable): bool
    {
        if ($error instanceof ConnectionException) {
            return $repeatable;
        }
        if (!$error instanceof ApiException) {
            return false;
        }
        if ($error->statusCode === 429) {
            return true;
        }
        $passing = $error->statusCode >= 500 || $error->statusCode === 408;
        return $repeatable && ($passing || $error->errorCode === 'idempotency_key_in_flight');
    }

    private static function retryAfter(?string $header): ?float
    {
        if ($header === null || $header === '') {
            return null;
        }
        if (is_numeric($header)) {
            return max(0.0, (float) $header);
        }
        $at = strtotime($header);
        return $at === false ? null : max(0.0, $at - microtime(true));
    }

    private static function pathOf(Call $call): string
    {
        $path = $call->path;
        foreach ($call->ids as $id) {
            if (in_array($id, ['', '.', '..'], true)) {
                throw self::invalid("\"{$id}\" cannot be an id.");
            }
            $path = (string) preg_replace('/\{\}/', addcslashes(rawurlencode($id), '\\$'), $path, 1);
        }
        $query = array_filter($call->query, static fn (mixed $value): bool => $value !== null);
        $text = http_build_query(array_map(self::text(...), $query), '', '&', PHP_QUERY_RFC3986);
        return $text === '' ? $path : "{$path}?{$text}";
    }

    private static function text(mixed $value): string
    {
        return match (true) {
            is_bool($value) => $value ? 'true' : 'false',
            is_array($value) => implode(',', array_map(self::text(...), $value)),
            is_scalar($value) => (string) $value,
            default => throw self::invalid('A query parameter must be text, a number, a boolean or a list of these.'),
        };
    }

    /** @return array{string|null, string|null} The body and its content type. */
    private static function bodyOf(Call $call): array
    {
        if ($call->form !== null) {
            return self::multipart($call->form, $call->files);
        }
        if ($call->verb === 'GET' || $call->verb === 'DELETE') {
            return [null, null];
        }
        try {
            $body = $call->body === [] ? '{}' : json_encode($call->body, JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION);
            return [$body, 'application/json'];
        } catch (\JsonException $error) {
            throw self::invalid("The parameters cannot be sent as JSON: {$error->getMessage()}.");
        }
    }

    /**
     * @param array<string, mixed> $form
     * @param list<string> $files
     * @return array{string, string}
     */
    private static function multipart(array $form, array $files): array
    {
        $boundary = 'surety-' . bin2hex(random_bytes(16));
        $body = '';
        foreach ($form as $name => $value) {
            if ($value === null) {
                continue;
            }
            $isFile = in_array($name, $files, true);
            foreach ($isFile && is_array($value) ? $value : [$value] as $one) {
                $body .= "--{$boundary}\r\ncontent-disposition: form-data; name=\"{$name}\"";
                if ($isFile) {
                    $content = self::image($one, $name);
                    $type = str_starts_with($content, "\x89") ? 'image/png' : 'image/jpeg';
                    $body .= "; filename=\"{$name}\"\r\ncontent-type: {$type}";
                } else {
                    $content = is_string($one) ? $one : json_encode($one, JSON_THROW_ON_ERROR);
                }
                $body .= "\r\n\r\n{$content}\r\n";
            }
        }
        return ["{$body}--{$boundary}--\r\n", "multipart/form-data; boundary={$boundary}"];
    }

    private static function image(mixed $path, string $field): string
    {
        if (!is_string($path) || !is_file($path)) {
            throw self::invalid("{$field} must be the path of a file.");
        }
        $content = file_get_contents($path, false, null, 0, self::MAX_IMAGE_BYTES + 1);
        if ($content === false) {
            throw self::invalid("{$field} cannot be read.");
        }
        if (strlen($content) > self::MAX_IMAGE_BYTES) {
            throw new SuretyException('payload_too_large', "{$field} is larger than 10 MB.");
        }
        return $content;
    }

    /** @return list<string> */
    private function headersFor(Call $call, RequestOptions $options, ?string $contentType): array
    {
        $headers = array_change_key_case($options->headers);
        foreach (self::OWN_HEADERS as $name) {
            if (isset($headers[$name])) {
                throw self::invalid("The header {$name} is set by the client. Use its options instead.");
            }
        }
        $headers['accept'] = $call->file ? '*/*' : 'application/json';
        $headers['user-agent'] = 'surety-php/' . self::VERSION;
        $apiKey = $options->apiKey ?? $this->apiKey;
        if ($apiKey !== null) {
            $headers['x-api-key'] = $apiKey;
        }
        if ($contentType !== null) {
            $headers['content-type'] = $contentType;
        }
        if ($call->repeatable && in_array($call->verb, ['POST', 'PUT', 'PATCH'], true)) {
            $headers['idempotency-key'] = $options->idempotencyKey ?? 'sdk_' . bin2hex(random_bytes(16));
        }
        // curl asks for permission to send a large body, which costs a round trip.
        $lines = ['expect:'];
        foreach ($headers as $name => $value) {
            if (preg_match('/[\r\n\0]/', $name . $value) === 1 || $value === '') {
                throw self::invalid("The header {$name} cannot be sent.");
            }
            $lines[] = "{$name}: {$value}";
        }
        return $lines;
    }

    private static function invalid(string $message): InvalidArgumentException
    {
        return new InvalidArgumentException('invalid_argument', $message);
    }
}
