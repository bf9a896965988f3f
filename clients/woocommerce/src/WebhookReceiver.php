<?php

declare(strict_types=1);

namespace Surety\WooCommerce;

use Surety\Exception\WebhookVerificationException;
use Surety\Webhook;

/** Receives the events of Surety at `/?wc-api=surety`. */
final class WebhookReceiver
{
    private const LARGEST_BODY = 1_000_000;

    public static function receive(): void
    {
        $body = (string) file_get_contents('php://input', false, null, 0, self::LARGEST_BODY + 1);
        [$status, $text] = self::handle($body, $_SERVER);
        status_header($status);
        header('content-type: text/plain; charset=utf-8');
        echo $text;
        exit;
    }

    /**
     * @param array<string, mixed> $headers
     * @return array{int, string} A status other than 2xx makes Surety send the event again.
     */
    public static function handle(string $body, array $headers): array
    {
        $secret = Connection::webhookSecret();
        if (strlen($body) > self::LARGEST_BODY) {
            return [413, 'too large'];
        }
        if ($secret === '') {
            return [503, 'not configured'];
        }
        try {
            $event = Webhook::verify($body, array_filter($headers, is_string(...)), $secret);
        } catch (WebhookVerificationException) {
            return [400, 'not verified'];
        }
        $agreementId = $event->agreementId ?? null;
        $order = is_string($agreementId) ? self::orderOf($agreementId) : null;
        // Surety may hold agreements of other programs, too.
        if ($order === null) {
            return [200, 'not an order of this shop'];
        }
        try {
            OrderSync::locked($order, OrderSync::follow(...));
            return [200, 'ok'];
        } catch (\RuntimeException $error) {
            Connection::log("Order {$order->get_id()}: {$event->type}: {$error->getMessage()}");
            return [503, 'try again'];
        }
    }

    private static function orderOf(string $agreementId): ?\WC_Order
    {
        $found = wc_get_orders(['meta_key' => Deal::AGREEMENT, 'meta_value' => $agreementId, 'limit' => 1]);
        $order = is_array($found) ? ($found[0] ?? null) : null;
        return $order instanceof \WC_Order ? $order : null;
    }
}
