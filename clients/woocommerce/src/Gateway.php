<?php

declare(strict_types=1);

namespace Surety\WooCommerce;

use Surety\Exception\SuretyException;

/** The payment method at checkout, its settings and its refund button. */
final class Gateway extends \WC_Payment_Gateway
{
    public const ID = 'surety';

    public function __construct()
    {
        $this->id = self::ID;
        $this->method_title = 'Surety escrow';
        $this->method_description =
            'Each order has a bank account of its own. The buyer pays into it, and the money is held until both sides have confirmed.';
        $this->has_fields = false;
        $this->supports = ['products', 'refunds'];
        $this->init_form_fields();
        $this->init_settings();
        $this->title = $this->get_option('title');
        $this->description = $this->get_option('description');
        add_action("woocommerce_update_options_payment_gateways_{$this->id}", [$this, 'save']);
    }

    public function init_form_fields(): void
    {
        $this->form_fields = [
            'enabled' => ['title' => 'Enable', 'type' => 'checkbox', 'label' => 'Offer escrow at checkout', 'default' => 'no'],
            'title' => ['title' => 'Title', 'type' => 'text', 'default' => 'Bank transfer, held in escrow'],
            'description' => [
                'title' => 'Description',
                'type' => 'textarea',
                'default' => 'You pay by bank transfer. The shop is paid when you have confirmed that your order has arrived.',
            ],
            'api_url' => [
                'title' => 'Address of Surety',
                'type' => 'text',
                'description' => 'Such as https://surety.example.com. The constant SURETY_API_URL in wp-config.php comes first.',
                'default' => '',
            ],
            'api_key' => [
                'title' => 'API key',
                'type' => 'password',
                'description' => 'With the permissions to write agreements, links, refunds and webhooks. The constant '
                    . 'SURETY_API_KEY in wp-config.php comes first.',
                'default' => '',
            ],
            'seller_id' => [
                'title' => 'Seller id',
                'type' => 'text',
                'description' => 'The external id of your shop in Surety. Add its payout account there before the first release.',
                'default' => 'shop',
            ],
            'milestones' => [
                'title' => 'Milestones',
                'type' => 'select',
                'options' => ['order' => 'The whole order is one', 'items' => 'Each item is one'],
                'description' => 'With one for each item, an item can be refunded by itself.',
                'default' => 'order',
            ],
        ];
    }

    /** Saves the settings, and has Surety send its events here. */
    public function save(): void
    {
        $this->process_admin_options();
        if ($this->get_option('enabled') !== 'yes' || !Connection::isConfigured()) {
            return;
        }
        $problem = Connection::registerWebhook();
        if ($problem !== null) {
            \WC_Admin_Settings::add_error("Surety: {$problem}");
        } else {
            \WC_Admin_Settings::add_message('Surety is connected and sends its events to this shop.');
        }
    }

    public function is_available(): bool
    {
        return parent::is_available() && Connection::isConfigured();
    }

    /** @return array{result: string, redirect?: string} */
    public function process_payment($order_id): array
    {
        $order = wc_get_order($order_id);
        if (!$order instanceof \WC_Order) {
            return ['result' => 'failure'];
        }
        try {
            $page = OrderSync::locked($order, $this->start(...));
        } catch (\RuntimeException $error) {
            Connection::log("Order {$order->get_id()}: {$error->getMessage()}");
            wc_add_notice('The payment could not be started. You have not been charged. Please try again in a few minutes.', 'error');
            return ['result' => 'failure'];
        }
        if ($page === null) {
            // Says nothing of the reasons: they would teach a thief.
            wc_add_notice('This order cannot be paid this way. Please choose another way to pay, or contact us.', 'error');
            return ['result' => 'failure'];
        }
        if (WC()->cart !== null) {
            WC()->cart->empty_cart();
        }
        return ['result' => 'success', 'redirect' => $page];
    }

    /** Returns the address of the page to pay on; null if the payment is too risky. */
    private function start(\WC_Order $order): ?string
    {
        $surety = Connection::client();
        $agreement = Deal::of($order, $surety);
        if ($agreement->virtualAccountNo === null) {
            $payment = $this->payment($order, $agreement->totalAmount);
            $assessment = $surety->escrow->agreements->assess($agreement->id, $payment);
            if ($assessment->flag === 'RED') {
                $order->add_order_note("Surety refused the payment as too risky (assessment {$assessment->id}).");
                return null;
            }
        }
        if (!$order->is_paid()) {
            $order->update_status('on-hold', 'Waiting for the transfer into escrow.');
        }
        return Deal::buyerPage($order, $surety);
    }

    /**
     * Refunds through Surety. WooCommerce has made its own refund already and deletes it if this returns an error.
     *
     * @return bool|\WP_Error
     */
    public function process_refund($order_id, $amount = null, $reason = '')
    {
        $order = wc_get_order($order_id);
        if (!$order instanceof \WC_Order || Deal::agreementId($order) === '') {
            return new \WP_Error('surety', 'This order was not paid through Surety.');
        }
        try {
            return OrderSync::locked($order, static fn (\WC_Order $fresh) => Refund::send($fresh, (string) $amount, (string) $reason));
        } catch (SuretyException $error) {
            return new \WP_Error('surety', "Surety refused: {$error->getMessage()}");
        }
    }

    /** @return array<string, mixed> */
    private function payment(\WC_Order $order, int $total): array
    {
        $user = $order->get_user();
        $registered = $user instanceof \WP_User ? strtotime("{$user->user_registered} UTC") : false;
        $address = $order->get_customer_ip_address();
        return array_filter([
            'externalUserId' => Deal::buyerId($order),
            'transactionAmount' => $total,
            'email' => $order->get_billing_email(),
            'ipAddress' => filter_var($address, FILTER_VALIDATE_IP) === false ? '' : $address,
            'accountCreatedAt' => $registered === false ? '' : gmdate('Y-m-d\TH:i:s\Z', $registered),
        ], static fn (mixed $value): bool => $value !== '');
    }
}
