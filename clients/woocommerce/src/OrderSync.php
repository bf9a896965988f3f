<?php

declare(strict_types=1);

namespace Surety\WooCommerce;

use Surety\Exception\ApiException;
use Surety\Exception\RateLimitException;
use Surety\Exception\ServerException;
use Surety\Exception\SuretyException;
use Surety\Model\Agreement;

/** Keeps an order and its agreement in step. */
final class OrderSync
{
    private const RETRY = 'surety_confirm_order';
    private const MOST_RETRIES = 12;
    private const CONFIRMATIONS_AT_ONCE = 50;
    private const LOCK_SECONDS = 10;

    public static function listen(): void
    {
        add_action('woocommerce_order_status_completed', static fn (int $id) => self::confirmAsSeller($id));
        add_action('woocommerce_order_status_cancelled', static fn (int $id) => self::cancel($id));
        add_action(self::RETRY, static fn (int $id, int $try) => self::confirmAsSeller($id, $try), 10, 2);
    }

    /** Brings the order to where its agreement is. It reads the agreement, so events may come twice or late. */
    public static function follow(\WC_Order $order): void
    {
        $id = Deal::agreementId($order);
        $agreement = Connection::client()->escrow->agreements->retrieve($id, ['expand' => 'funding']);
        if ($agreement->status === 'FROZEN') {
            if ($order->has_status('processing')) {
                $order->update_status('on-hold', 'Surety: the agreement is frozen. Do not send anything.');
            }
            return;
        }
        if ($agreement->status === 'REFUNDED' && $order->get_date_paid() === null) {
            if (!$order->has_status(['cancelled', 'refunded'])) {
                $order->update_status('cancelled', 'Surety: the agreement ended without being paid in full.');
            }
            return;
        }
        self::enterPayment($order, $agreement);
        $refunded = Refund::enterMissing($order);
        $released = array_filter($agreement->milestones, static fn ($one) => $one->status === 'COMPLETED');
        $open = array_filter(
            $agreement->milestones,
            static fn ($one) => $one->status !== 'COMPLETED' && !in_array($one->id, $refunded, true),
        );
        if ($released !== [] && $open === [] && $order->has_status(['processing', 'on-hold'])) {
            $order->update_status('completed', 'Surety: both sides have confirmed. The money goes to the seller.');
        }
    }

    /**
     * Runs a task on the order as it is now, one at a time: a webhook and a click may come together.
     *
     * @template T
     * @param callable(\WC_Order): T $task
     * @return T
     */
    public static function locked(\WC_Order $order, callable $task): mixed
    {
        global $wpdb;
        $name = "{$wpdb->prefix}surety_{$order->get_id()}";
        $got = $wpdb->get_var($wpdb->prepare('SELECT GET_LOCK(%s, %d)', $name, self::LOCK_SECONDS));
        if ((string) $got !== '1') {
            throw new \RuntimeException("Order {$order->get_id()} is being changed by another request.");
        }
        try {
            wp_cache_flush_runtime();
            $fresh = wc_get_order($order->get_id());
            return $task($fresh instanceof \WC_Order ? $fresh : $order);
        } finally {
            $wpdb->query($wpdb->prepare('SELECT RELEASE_LOCK(%s)', $name));
        }
    }

    private static function enterPayment(\WC_Order $order, Agreement $agreement): void
    {
        $paid = $agreement->funding !== null && $agreement->funding->deposited > 0 && $agreement->funding->outstanding === 0;
        if (!$paid || in_array($agreement->status, ['PENDING', 'PARTIAL'], true)) {
            return;
        }
        if ($order->has_status(['pending', 'on-hold', 'failed', 'cancelled']) && $order->get_date_paid() === null) {
            if ($order->has_status('cancelled')) {
                $order->update_status('on-hold', 'Surety: paid after the order was cancelled. Send it or refund it.');
                return;
            }
            $order->payment_complete($agreement->id);
        } elseif ($order->has_status('on-hold')) {
            $order->update_status('processing', 'Surety: the agreement is no longer frozen.');
        }
    }

    /** The shop says with "completed" that the order was delivered. The buyer still has to confirm. */
    private static function confirmAsSeller(int $orderId, int $try = 1): void
    {
        $order = wc_get_order($orderId);
        if (!$order instanceof \WC_Order || Deal::agreementId($order) === '' || !$order->has_status('completed')) {
            return;
        }
        try {
            $agreements = Connection::client()->escrow->agreements;
            $agreement = $agreements->retrieve(Deal::agreementId($order));
            $refunded = Refund::milestones($order);
            $open = array_filter(
                $agreement->milestones,
                static fn ($one) => !$one->sellerConfirmed && !in_array($one->id, $refunded, true),
            );
            foreach (array_chunk($open, self::CONFIRMATIONS_AT_ONCE) as $some) {
                $answer = $agreements->confirmMilestones(['confirmations' => array_map(static fn ($one) => [
                    'agreementId' => $agreement->id,
                    'milestoneId' => $one->id,
                    'externalUserId' => $agreement->sellerExternalId,
                ], $some)]);
                foreach ($answer->data as $one) {
                    if ($one->error !== null) {
                        $order->add_order_note("Surety did not take the confirmation: {$one->error->message}");
                    }
                }
            }
        } catch (SuretyException $error) {
            Connection::log("Order {$orderId}: {$error->errorCode}: {$error->getMessage()}");
            $refused = $error instanceof ApiException
                && !$error instanceof ServerException && !$error instanceof RateLimitException;
            if ($refused || $try >= self::MOST_RETRIES) {
                $order->add_order_note("Surety did not take the confirmation: {$error->getMessage()}");
                return;
            }
            WC()->queue()->schedule_single(time() + 60 * 2 ** min($try, 8), self::RETRY, [$orderId, $try + 1], 'surety');
        }
    }

    private static function cancel(int $orderId): void
    {
        $order = wc_get_order($orderId);
        if (!$order instanceof \WC_Order || Deal::agreementId($order) === '') {
            return;
        }
        try {
            if (!Deal::cancel($order, Connection::client())) {
                $order->add_order_note('Surety: money has arrived for this order. Refund it, so that the buyer gets it back.');
            }
        } catch (SuretyException $error) {
            Connection::log("Order {$orderId}: {$error->errorCode}: {$error->getMessage()}");
            $order->add_order_note("Surety did not cancel the agreement: {$error->getMessage()} Cancel it there.");
        }
    }
}
