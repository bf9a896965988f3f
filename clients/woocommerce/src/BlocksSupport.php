<?php

declare(strict_types=1);

namespace Surety\WooCommerce;

use Automattic\WooCommerce\Blocks\Payments\Integrations\AbstractPaymentMethodType;

/** Offers the gateway in the checkout made of blocks. */
final class BlocksSupport extends AbstractPaymentMethodType
{
    protected $name = Gateway::ID;

    public function initialize(): void
    {
        $this->settings = get_option('woocommerce_surety_settings', []);
    }

    public function is_active(): bool
    {
        return $this->get_setting('enabled') === 'yes' && Connection::isConfigured();
    }

    /** @return list<string> */
    public function get_payment_method_script_handles(): array
    {
        wp_register_script(
            'surety-blocks',
            plugins_url('assets/blocks.js', PLUGIN_FILE),
            ['wc-blocks-registry', 'wc-settings', 'wp-element', 'wp-html-entities'],
            '0.2.0',
            true,
        );
        return ['surety-blocks'];
    }

    /** @return array<string, mixed> */
    public function get_payment_method_data(): array
    {
        return [
            'title' => $this->get_setting('title'),
            'description' => $this->get_setting('description'),
            'supports' => ['products', 'refunds'],
        ];
    }
}
