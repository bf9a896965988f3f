<?php

declare(strict_types=1);

namespace Surety;

use Surety\Exception\WebhookVerificationException;
use Surety\Model\SuretyEvent;

/** Verifies webhooks in the format of Standard Webhooks. */
final class Webhook
{
    public const TOLERANCE_SECONDS = 300;

    /**
     * Verifies that a webhook came from your Surety server and was not changed on the way, and returns its
     * event. Pass the body as it arrived (`php://input`), not parsed. During a rotation, pass both secrets.
     *
     * A delivery whose timestamp is more than five minutes off is refused. Within that time a delivery may come
     * more than once: store the event's `id` and skip one that you have handled.
     *
     * @param array<string, string|list<string|null>|null> $headers In any case, or as PHP names them (`HTTP_…`).
     * @param string|list<string> $secret
     */
    public static function verify(
        string $rawBody,
        array $headers,
        #[\SensitiveParameter] string|array $secret,
        ?int $now = null,
    ): SuretyEvent {
        $id = self::header($headers, 'webhook-id');
        $timestamp = self::header($headers, 'webhook-timestamp');
        $signatures = self::header($headers, 'webhook-signature');
        $sentAt = preg_match('/^[0-9]{1,12}$/D', $timestamp) === 1 ? (int) $timestamp : null;
        if ($sentAt === null || abs(($now ?? time()) - $sentAt) > self::TOLERANCE_SECONDS) {
            throw self::failure("The timestamp is more than five minutes off. Check this machine's clock.");
        }
        $matches = false;
        foreach ((array) $secret as $one) {
            $expected = self::signature("{$id}.{$timestamp}.{$rawBody}", $one);
            foreach (explode(' ', $signatures) as $entry) {
                [$version, $encoded] = [...explode(',', $entry, 2), ''];
                // No early exit, so that the time taken does not tell which signature matched.
                $matches = ($version === 'v1' && hash_equals($expected, $encoded)) || $matches;
            }
        }
        if (!$matches) {
            throw self::failure(
                'No signature matches. Check that the secret belongs to this endpoint and that the body is unchanged.',
            );
        }
        $event = json_decode($rawBody, true, 128);
        if (!is_array($event)) {
            throw self::failure('The signature is valid, but the body is not JSON.');
        }
        /** @var array<string, mixed> $event */
        return SuretyEvent::from($event);
    }

    /**
     * The headers that a delivery of this body would have, to test your receiver without a server.
     *
     * @return array{webhook-id: string, webhook-timestamp: string, webhook-signature: string}
     */
    public static function testHeaders(
        string $payload,
        #[\SensitiveParameter] string $secret,
        string $id = 'evt_test',
        ?int $timestamp = null,
    ): array {
        $sentAt = $timestamp ?? time();
        return [
            'webhook-id' => $id,
            'webhook-timestamp' => (string) $sentAt,
            'webhook-signature' => 'v1,' . self::signature("{$id}.{$sentAt}.{$payload}", $secret),
        ];
    }

    private static function signature(string $signed, #[\SensitiveParameter] string $secret): string
    {
        $key = base64_decode(str_starts_with($secret, 'whsec_') ? substr($secret, 6) : $secret, true);
        if ($key === false || $key === '') {
            throw self::failure('The secret must be whsec_ followed by base64.');
        }
        return base64_encode(hash_hmac('sha256', $signed, $key, true));
    }

    /** @param array<string, string|list<string|null>|null> $headers */
    private static function header(array $headers, string $name): string
    {
        foreach ($headers as $key => $value) {
            $plain = strtolower(str_replace('_', '-', (string) preg_replace('/^HTTP_/', '', $key)));
            $text = is_array($value) ? ($value[0] ?? null) : $value;
            if ($plain === $name && is_string($text) && $text !== '') {
                return $text;
            }
        }
        throw self::failure("The {$name} header is missing.");
    }

    private static function failure(string $message): WebhookVerificationException
    {
        return new WebhookVerificationException('invalid_webhook', "Webhook verification failed. {$message}");
    }
}
