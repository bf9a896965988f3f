<?php
/**
 * Plugin Name: Surety escrow for WooCommerce
 * Description: Holds the buyer's payment in escrow until both sides confirm that the order has arrived.
 * Version: 0.2.0
 * License: Apache-2.0
 * Requires at least: 6.5
 * Requires PHP: 8.2
 * Requires Plugins: woocommerce
 * WC requires at least: 8.2
 * Text Domain: surety
 */

declare(strict_types=1);

namespace Surety\WooCommerce;

defined('ABSPATH') || exit;

const PLUGIN_FILE = __FILE__;

// The PHP client is in the folder `php` of this plugin, or installed with Composer.
if (is_file(__DIR__ . '/php/autoload.php')) {
    require_once __DIR__ . '/php/autoload.php';
}
require_once __DIR__ . '/src/autoload.php';

add_action('before_woocommerce_init', static function (): void {
    $features = \Automattic\WooCommerce\Utilities\FeaturesUtil::class;
    $features::declare_compatibility('custom_order_tables', PLUGIN_FILE);
    $features::declare_compatibility('cart_checkout_blocks', PLUGIN_FILE);
});

add_action('plugins_loaded', static function (): void {
    if (!class_exists(\WC_Payment_Gateway::class)) {
        return;
    }
    if (!class_exists(\Surety\Surety::class)) {
        add_action('admin_notices', static function (): void {
            echo '<div class="notice notice-error"><p>Surety escrow: copy the PHP client (clients/php) into the '
                . 'folder <code>php</code> of this plugin.</p></div>';
        });
        return;
    }
    add_filter('woocommerce_payment_gateways', static fn (array $gateways): array => [...$gateways, Gateway::class]);
    add_action('woocommerce_api_surety', [WebhookReceiver::class, 'receive']);
    OrderSync::listen();
    OrderPages::listen();
    add_action('woocommerce_blocks_payment_method_type_registration', static function ($registry): void {
        $registry->register(new BlocksSupport());
    });
});
