<?php

declare(strict_types=1);

namespace Surety\WooCommerce;

use Surety\Model\AwaitingApproval;
use Surety\Model\ListedRefund;
use Surety\RequestOptions;

/** Refunds of an order, in both directions: the button of WooCommerce, and refunds made in Surety. */
final class Refund
{
    /** On WooCommerce's refund: the id of Surety's. */
    public const ID = '_surety_refund';

    /** Sends the refund that WooCommerce has just made. */
    public static function send(\WC_Order $order, string $amount, string $reason): bool|\WP_Error
    {
        $surety = Connection::client();
        $agreement = $surety->escrow->agreements->retrieve(Deal::agreementId($order));
        $refund = $order->get_refunds()[0] ?? null;
        $units = Amount::toSmallestUnit($amount, $order->get_currency());
        if (!$refund instanceof \WC_Order_Refund || $units <= 0) {
            return new \WP_Error('surety', 'Enter the amount to refund.');
        }
        $gone = self::milestones($order);
        $open = [];
        foreach ($agreement->milestones as $milestone) {
            if ($milestone->status !== 'COMPLETED' && !in_array($milestone->id, $gone, true)) {
                $open[$milestone->id] = $milestone->amount;
            }
        }
        if ($open === []) {
            return new \WP_Error('surety', 'The money was released to the seller or refunded already. Nothing is held any more.');
        }
        $chosen = $units === array_sum($open) ? array_keys($open) : self::chosen($order, $refund);
        $sum = array_sum(array_map(static fn (string $id): int => $open[$id] ?? 0, $chosen));
        if ($chosen === [] || $sum !== $units) {
            $held = Amount::toDecimal((int) array_sum($open), $order->get_currency());
            return new \WP_Error(
                'surety',
                "Surety refunds whole milestones. Refund all that is open ({$held}), or whole items where each item is a "
                . 'milestone (settings of Surety escrow). To divide a milestone, decide it in Surety.',
            );
        }
        $params = ['milestoneIds' => $chosen, 'metadata' => ['order' => (string) $order->get_order_number()]];
        if ($reason !== '') {
            $params['reason'] = mb_substr($reason, 0, 500);
        }
        // The same milestones cannot be refunded twice, so that a second click gets the first refund.
        $key = 'refund-' . hash('sha256', $agreement->id . implode(',', $chosen));
        $sent = $surety->escrow->agreements->refund($agreement->id, $params, new RequestOptions(idempotencyKey: $key));
        if ($sent instanceof AwaitingApproval) {
            return new \WP_Error(
                'surety',
                "A second person has to approve this refund in Surety ({$sent->approval->id}). It is entered here by itself then.",
            );
        }
        $refund->update_meta_data(self::ID, $sent->id);
        $refund->save();
        return true;
    }

    /**
     * Enters the refunds that were made in Surety and are not in the order yet.
     *
     * @return list<string> The milestones that were refunded.
     */
    public static function enterMissing(\WC_Order $order): array
    {
        $known = array_map(static fn (\WC_Order_Refund $one) => $one->get_meta(self::ID), $order->get_refunds());
        $milestones = [];
        foreach (array_reverse(self::list($order)) as $one) {
            $milestones = [...$milestones, ...$one->milestoneIds];
            // Money that was paid beyond the total is no part of the order.
            if ($one->milestoneIds !== [] && !in_array($one->id, $known, true)) {
                self::enter($order, $one);
            }
        }
        return $milestones;
    }

    private static function enter(\WC_Order $order, ListedRefund $refund): void
    {
        $left = Amount::toSmallestUnit($order->get_remaining_refund_amount(), $order->get_currency());
        $units = min($refund->amount, $left);
        if ($units <= 0) {
            return;
        }
        $entered = wc_create_refund([
            'order_id' => $order->get_id(),
            'amount' => Amount::toDecimal($units, $order->get_currency()),
            'reason' => $refund->reason ?? 'Refunded in Surety',
            'refund_payment' => false,
        ]);
        if (is_wp_error($entered)) {
            throw new \RuntimeException("Refund {$refund->id} could not be entered: {$entered->get_error_message()}");
        }
        $entered->update_meta_data(self::ID, $refund->id);
        $entered->save();
    }

    /** @return list<string> The milestones whose money went back to the buyer. */
    public static function milestones(\WC_Order $order): array
    {
        return array_merge(...array_map(static fn (ListedRefund $one) => $one->milestoneIds, self::list($order)));
    }

    /** @return list<ListedRefund> */
    private static function list(\WC_Order $order): array
    {
        return Connection::client()->escrow->agreements->refunds(Deal::agreementId($order))->toArray(1000);
    }

    /**
     * The milestones of the items that this refund returns whole. Empty if one is returned in part.
     *
     * @return list<string>
     */
    private static function chosen(\WC_Order $order, \WC_Order_Refund $refund): array
    {
        $milestones = $order->get_meta(Deal::MILESTONES);
        $chosen = [];
        foreach ($refund->get_items(['line_item', 'fee', 'shipping']) as $item) {
            $of = $order->get_item((int) $item->get_meta('_refunded_item_id'));
            $back = abs(Deal::itemAmount($item, $order->get_currency()));
            if ($back === 0) {
                continue;
            }
            $id = is_array($milestones) && $of ? ($milestones[$of->get_id()] ?? null) : null;
            if ($id === null || $back !== Deal::itemAmount($of, $order->get_currency())) {
                return [];
            }
            $chosen[] = $id;
        }
        return $chosen;
    }
}
