<?php

declare(strict_types=1);

namespace Surety\WooCommerce;

use Surety\Exception\ConflictException;
use Surety\Exception\NotFoundException;
use Surety\Exception\ValidationException;
use Surety\Model\Agreement;
use Surety\RequestOptions;
use Surety\Surety;

/** The agreement of an order. Its ids are kept in the order. */
final class Deal
{
    public const AGREEMENT = '_surety_agreement';
    /** Milestone ids by the id of the order's item; only when each item has its own. */
    public const MILESTONES = '_surety_milestones';
    public const REFUND = '_surety_refund';
    private const ATTEMPT = '_surety_attempt';
    private const LINK = '_surety_link';
    private const MOST_MILESTONES = 100;

    /** Returns the order's agreement, and creates one where there is none of this amount. */
    public static function of(\WC_Order $order, Surety $surety): Agreement
    {
        $agreements = $surety->escrow->agreements;
        $id = self::agreementId($order);
        $total = Amount::toSmallestUnit($order->get_total(), $order->get_currency());
        $attempt = max(1, (int) $order->get_meta(self::ATTEMPT));
        if ($id !== '') {
            $agreement = $agreements->retrieve($id, ['expand' => 'funding']);
            $same = $agreement->totalAmount === $total && $agreement->currency === $order->get_currency();
            if ($same && $agreement->status !== 'REFUNDED') {
                return $agreement;
            }
            // The order was changed before it was paid. This is refused once money has arrived.
            if ($agreement->status !== 'REFUNDED') {
                $agreements->cancel($id);
            }
            $attempt += 1;
        }
        $reference = $order->get_order_key() . ($attempt === 1 ? '' : "-{$attempt}");
        $milestones = self::milestones($order, $total);
        $email = $order->get_billing_email();
        $agreement = $agreements->create(
            array_filter([
                'buyerExternalId' => self::buyerId($order),
                'sellerExternalId' => Connection::sellerId(),
                'totalAmount' => $total,
                'currency' => $order->get_currency(),
                'milestones' => array_column($milestones, 'milestone'),
                'buyerEmail' => $email,
                'buyerName' => mb_substr(trim($order->get_formatted_billing_full_name()), 0, 120),
                'reference' => $reference,
                'metadata' => ['order' => (string) $order->get_order_number()],
            ], static fn (mixed $value): bool => $value !== ''),
            new RequestOptions(idempotencyKey: "{$reference}-{$total}"),
        );
        $items = [];
        foreach ($milestones as $index => ['item' => $item]) {
            if ($item !== null) {
                $items[$item] = $agreement->milestones[$index]->id;
            }
        }
        $order->update_meta_data(self::AGREEMENT, $agreement->id);
        $order->update_meta_data(self::MILESTONES, $items);
        $order->update_meta_data(self::ATTEMPT, (string) $attempt);
        $order->delete_meta_data(self::LINK);
        $order->save();
        return $agreement;
    }

    public static function agreementId(\WC_Order $order): string
    {
        return (string) $order->get_meta(self::AGREEMENT);
    }

    public static function buyerId(\WC_Order $order): string
    {
        $customer = $order->get_customer_id();
        // A guest is the same person as long as the address is the same.
        $guest = substr(hash('sha256', strtolower($order->get_billing_email())), 0, 24);
        return $customer > 0 ? "customer-{$customer}" : "guest-{$guest}";
    }

    /** The address of the buyer's page: to pay, follow, confirm, and dispute. */
    public static function buyerPage(\WC_Order $order, Surety $surety): string
    {
        $saved = $order->get_meta(self::LINK);
        if (is_array($saved) && strtotime((string) $saved['expiresAt']) > time() + HOUR_IN_SECONDS) {
            return (string) $saved['url'];
        }
        $links = $surety->escrow->links;
        $id = self::agreementId($order);
        $common = ['party' => 'buyer', 'expiresInSeconds' => 90 * DAY_IN_SECONDS];
        try {
            $purposes = ['pay', 'track', 'confirm', 'dispute', 'appeal'];
            $link = $links->create($id, [...$common, 'purposes' => $purposes]);
        } catch (ValidationException) {
            // Confirming needs the buyer's mail address and a mail server.
            $link = $links->create($id, [...$common, 'purposes' => ['pay', 'track', 'dispute', 'appeal']]);
        }
        $order->update_meta_data(self::LINK, ['url' => $link->url, 'expiresAt' => $link->expiresAt]);
        $order->save();
        return $link->url;
    }

    /** Cancels an agreement that was not paid. Returns false if money has arrived. */
    public static function cancel(\WC_Order $order, Surety $surety): bool
    {
        try {
            $surety->escrow->agreements->cancel(self::agreementId($order));
        } catch (ConflictException $error) {
            return $surety->escrow->agreements->retrieve(self::agreementId($order))->status === 'REFUNDED';
        } catch (NotFoundException) {
            return true;
        }
        return true;
    }

    /** @return list<array{item: int|null, milestone: array{title: string, amount: int}}> */
    private static function milestones(\WC_Order $order, int $total): array
    {
        $whole = [
            'item' => null,
            'milestone' => ['title' => "Order {$order->get_order_number()}", 'amount' => $total],
        ];
        if (!Connection::splitsByItem()) {
            return [$whole];
        }
        $milestones = [];
        $rest = $total;
        foreach ($order->get_items(['line_item', 'fee', 'shipping']) as $id => $item) {
            $amount = self::itemAmount($item, $order->get_currency());
            if ($amount < 0) {
                return [$whole];
            }
            if ($amount > 0) {
                $title = mb_substr(trim(wp_strip_all_tags($item->get_name())), 0, 120) ?: "Item {$id}";
                $milestones[] = ['item' => (int) $id, 'milestone' => ['title' => $title, 'amount' => $amount]];
                $rest -= $amount;
            }
        }
        // WooCommerce rounds each item and the total apart. Less than a unit an item is such a difference.
        $count = count($milestones);
        if ($count === 0 || $count > self::MOST_MILESTONES || abs($rest) > $count) {
            return [$whole];
        }
        $milestones[$count - 1]['milestone']['amount'] += $rest;
        return $milestones[$count - 1]['milestone']['amount'] > 0 ? $milestones : [$whole];
    }

    public static function itemAmount(\WC_Order_Item $item, string $currency): int
    {
        return Amount::toSmallestUnit((float) $item->get_total() + (float) $item->get_total_tax(), $currency);
    }
}
