<?php

declare(strict_types=1);

namespace Surety\WooCommerce;

use Surety\Exception\ApiException;
use Surety\Exception\NotFoundException;
use Surety\Exception\SuretyException;
use Surety\Surety;

/** The settings of the gateway, and the client that they make. */
final class Connection
{
    private const SETTINGS = 'woocommerce_surety_settings';
    private const WEBHOOK = 'surety_webhook';
    /** What changes an order. The receiver then retrieves the agreement, so no more is needed. */
    private const EVENTS = [
        'agreement.funded',
        'agreement.completed',
        'agreement.disbursed',
        'agreement.refunded',
        'agreement.cancelled',
        'agreement.expired',
        'agreement.frozen',
        'agreement.unfrozen',
        'refund.created',
        'milestone.resolved',
    ];

    public static function client(): Surety
    {
        // A checkout waits for this: fewer retries than a program in the background would make.
        return new Surety(self::apiKey(), self::apiUrl(), timeout: 10.0, maxRetries: 2, deadline: 20.0);
    }

    /** Constants of wp-config.php come first: they are in no backup of the database. */
    public static function apiKey(): string
    {
        return defined('SURETY_API_KEY') ? (string) constant('SURETY_API_KEY') : self::setting('api_key');
    }

    public static function apiUrl(): string
    {
        $url = defined('SURETY_API_URL') ? (string) constant('SURETY_API_URL') : self::setting('api_url');
        $url = rtrim(trim($url), '/');
        return $url === '' || str_ends_with($url, '/v1') ? $url : $url . '/v1';
    }

    public static function isConfigured(): bool
    {
        return self::apiKey() !== '' && self::apiUrl() !== '';
    }

    public static function sellerId(): string
    {
        return self::setting('seller_id') ?: 'shop';
    }

    public static function splitsByItem(): bool
    {
        return self::setting('milestones') === 'items';
    }

    public static function webhookSecret(): string
    {
        return (string) (self::webhook()['secret'] ?? '');
    }

    /** Has Surety send its events to this shop. Returns what went wrong, or null. */
    public static function registerWebhook(): ?string
    {
        $saved = self::webhook();
        $url = home_url('/?wc-api=surety', 'https');
        if (str_starts_with(home_url(), 'http://')) {
            $url = home_url('/?wc-api=surety');
        }
        $place = self::apiUrl() . ' ' . hash('sha256', self::apiKey());
        try {
            $webhooks = self::client()->webhooks;
            if (($saved['place'] ?? '') === $place) {
                try {
                    $webhooks->change($saved['id'], ['url' => $url, 'events' => self::EVENTS, 'enabled' => true]);
                    return null;
                } catch (NotFoundException) {
                    // Deleted in Surety: create it again.
                }
            }
            $created = $webhooks->create(
                ['url' => $url, 'events' => self::EVENTS, 'ordered' => true, 'description' => 'WooCommerce'],
            );
            update_option(
                self::WEBHOOK,
                ['id' => $created->id, 'secret' => $created->secret, 'place' => $place],
                false,
            );
            return null;
        } catch (ApiException $error) {
            return $error->getMessage();
        } catch (SuretyException $error) {
            return 'Surety cannot be reached at ' . self::apiUrl() . ': ' . $error->getMessage();
        }
    }

    public static function log(string $message): void
    {
        wc_get_logger()->error($message, ['source' => 'surety']);
    }

    private static function setting(string $name): string
    {
        $settings = get_option(self::SETTINGS, []);
        return is_array($settings) && is_string($settings[$name] ?? null) ? trim($settings[$name]) : '';
    }

    /** @return array<string, string> */
    private static function webhook(): array
    {
        $saved = get_option(self::WEBHOOK, []);
        return is_array($saved) ? $saved : [];
    }
}
