<?php

declare(strict_types=1);

namespace Surety\WooCommerce;

use Surety\Exception\SuretyException;

/** The way from the order, in mails and in the shop, to the buyer's page in Surety. */
final class OrderPages
{
    public static function listen(): void
    {
        add_action('woocommerce_api_surety_order', [self::class, 'open']);
        add_action('woocommerce_order_details_before_order_table', [self::class, 'button']);
        add_action('woocommerce_email_before_order_table', [self::class, 'mail'], 10, 3);
        add_action('woocommerce_admin_order_data_after_order_details', [self::class, 'admin']);
    }

    /** Works as long as the order does; the address in Surety expires and is made anew. */
    public static function address(\WC_Order $order): string
    {
        return add_query_arg(
            ['wc-api' => 'surety_order', 'order' => $order->get_id(), 'key' => $order->get_order_key()],
            home_url('/'),
        );
    }

    public static function open(): void
    {
        $order = wc_get_order(absint($_GET['order'] ?? 0));
        $key = is_string($_GET['key'] ?? null) ? wp_unslash($_GET['key']) : '';
        if (!$order instanceof \WC_Order || !$order->key_is_valid($key) || Deal::agreementId($order) === '') {
            wp_die('This link does not belong to an order. Use the link of your latest mail.', 'Order not found', ['response' => 404]);
        }
        try {
            $page = OrderSync::locked($order, static fn (\WC_Order $fresh) => Deal::buyerPage($fresh, Connection::client()));
        } catch (\RuntimeException $error) {
            Connection::log("Order {$order->get_id()}: {$error->getMessage()}");
            wp_die('The page cannot be opened at the moment. Please try again in a few minutes.', 'Try again', ['response' => 503]);
        }
        // Not wp_safe_redirect: Surety is another host.
        wp_redirect($page);
        exit;
    }

    public static function button(\WC_Order $order): void
    {
        [$text, $action] = self::say($order);
        if ($action !== '') {
            printf(
                '<p class="surety-escrow">%s<br><a class="button" href="%s">%s</a></p>',
                esc_html($text),
                esc_url(self::address($order)),
                esc_html($action),
            );
        }
    }

    public static function mail(\WC_Order $order, bool $toAdmin, bool $plainText = false): void
    {
        [$text, $action] = self::say($order);
        if ($toAdmin || $action === '') {
            return;
        }
        if ($plainText) {
            echo "{$text}\n{$action}: " . esc_url_raw(self::address($order)) . "\n\n";
            return;
        }
        printf(
            '<p>%s</p><p><a href="%s">%s</a></p>',
            esc_html($text),
            esc_url(self::address($order)),
            esc_html($action),
        );
    }

    public static function admin(\WC_Order $order): void
    {
        $id = Deal::agreementId($order);
        if ($id !== '') {
            printf('<p class="form-field form-field-wide">Surety agreement: <code>%s</code></p>', esc_html($id));
        }
    }

    /** @return array{string, string} What the buyer should know, and the label of the button. */
    private static function say(\WC_Order $order): array
    {
        if ($order->get_payment_method() !== Gateway::ID || Deal::agreementId($order) === '') {
            return ['', ''];
        }
        return match (true) {
            $order->has_status('on-hold') && $order->get_date_paid() === null => [
                'Pay by bank transfer. Your money is held until you confirm that the order has arrived.',
                'Show the account to pay into',
            ],
            $order->has_status('processing') => [
                'Your money is held in escrow. Confirm when the order has arrived, and the shop is paid.',
                'Follow or confirm the order',
            ],
            $order->has_status('completed') => [
                'Confirm that the order has arrived, and the shop is paid; or say what is wrong.',
                'Confirm or report a problem',
            ],
            default => ['', ''],
        };
    }
}
