<?php

declare(strict_types=1);

// Plays orders through the gateway against a live server, and prints where each ends.

require __DIR__ . '/stubs.php';
require __DIR__ . '/../../php/autoload.php';
require __DIR__ . '/../src/autoload.php';

use Surety\Webhook;
use Surety\WooCommerce\Amount;
use Surety\WooCommerce\Connection;
use Surety\WooCommerce\Deal;
use Surety\WooCommerce\Gateway;
use Surety\WooCommerce\OrderSync;
use Surety\WooCommerce\WebhookReceiver;

$example = (string) stream_get_contents(STDIN);
Shop::$options['woocommerce_surety_settings'] = [
    'enabled' => 'yes',
    'api_url' => getenv('SURETY_API_URL'),
    'api_key' => getenv('SURETY_API_KEY'),
    'seller_id' => 'shop',
    'milestones' => 'items',
];
OrderSync::listen();
$surety = Connection::client();
$gateway = new Gateway();
$registered = Connection::registerWebhook();

function deliver(WC_Order $order, ?string $agreementId = null): int
{
    $event = json_decode($GLOBALS['example'], true, flags: JSON_THROW_ON_ERROR);
    $body = json_encode([...$event, 'agreementId' => $agreementId ?? Deal::agreementId($order)], JSON_THROW_ON_ERROR);
    return WebhookReceiver::handle($body, Webhook::testHeaders($body, Connection::webhookSecret()))[0];
}

/** An order of a bag and a scarf, and its agreement. */
function ordered(string $total = '32500.5', ?WC_Order_Item ...$more): WC_Order
{
    $items = [new WC_Order_Item('Leather bag', '24500.5'), new WC_Order_Item('Silk scarf', '7500', '500'), ...$more];
    $order = new WC_Order($total, $items);
    $GLOBALS['result'] = $GLOBALS['gateway']->process_payment($order->get_id());
    return $order;
}

function paid(): WC_Order
{
    $order = ordered();
    $agreement = agreement($order);
    $GLOBALS['surety']->sandbox->deposit(
        ['accountNumber' => $agreement->virtualAccountNo, 'amount' => $agreement->totalAmount],
    );
    deliver($order);
    return $order;
}

function agreement(WC_Order $order): Surety\Model\Agreement
{
    return $GLOBALS['surety']->escrow->agreements->retrieve(Deal::agreementId($order), ['expand' => 'funding']);
}

function confirm(WC_Order $order, string $party): void
{
    foreach (agreement($order)->milestones as $one) {
        $id = $party === 'buyer' ? Deal::buyerId($order) : 'shop';
        $GLOBALS['surety']->escrow->agreements->confirmMilestone(agreement($order)->id, $one->id, ['externalUserId' => $id]);
    }
}

/** What the refund button does: WooCommerce's refund first, then the gateway; an error deletes it again. */
function press(WC_Order $order, string $amount, WC_Order_Item ...$items): string|true
{
    $refund = wc_create_refund(['order_id' => $order->get_id(), 'amount' => $amount, 'reason' => '', 'items' => $items]);
    $answer = $GLOBALS['gateway']->process_refund($order->get_id(), $amount, 'Sold out');
    if ($answer instanceof WP_Error) {
        $order->refunds = array_values(array_filter($order->refunds, static fn ($one) => $one !== $refund));
        return $answer->message;
    }
    return $answer;
}

function returned(WC_Order $order, int $index): WC_Order_Item
{
    $item = array_values($order->get_items())[$index];
    $back = new WC_Order_Item($item->get_name(), "-{$item->get_total()}", "-{$item->get_total_tax()}");
    $back->update_meta_data('_refunded_item_id', (string) $item->get_id());
    return $back;
}

$played = [];

$order = ordered();
$first = agreement($order);
$again = $gateway->process_payment($order->get_id());
$played['ordered'] = [
    'webhook' => $registered,
    'redirects' => str_contains($result['redirect'], '/deal/'),
    'again' => $again['redirect'] === $result['redirect'] && agreement($order)->id === $first->id,
    'order' => $order->status,
    'milestones' => array_map(static fn ($one) => [$one->title, $one->amount], $first->milestones),
    'reference' => $first->reference === $order->get_order_key(),
    'buyer' => $first->buyerExternalId,
];

$order->total = '40000';
$gateway->process_payment($order->get_id());
$changed = agreement($order);
$played['changed'] = [
    'old' => $surety->escrow->agreements->retrieve($first->id)->status,
    'total' => $changed->totalAmount,
    'milestones' => count($changed->milestones),
    'reference' => $changed->reference === "{$order->get_order_key()}-2",
];

$order->update_status('cancelled');
$played['cancelled'] = ['agreement' => agreement($order)->status, 'complaint' => preg_grep('/^Surety/', $order->notes)];

$order = paid();
$played['paid'] = ['order' => $order->status, 'again' => deliver($order), 'notes' => $order->notes];
$order->update_status('completed');
confirm($order, 'buyer');
deliver($order);
$played['completed'] = ['order' => $order->status, 'milestones' => array_column(agreement($order)->milestones, 'status')];

$order = paid();
confirm($order, 'shop');
confirm($order, 'buyer');
deliver($order);
$played['confirmed by both elsewhere'] = ['order' => $order->status];

$order = paid();
$played['refunds'] = [
    'a part of an item' => press($order, '100.00'),
    'the scarf' => press($order, '8000.00', returned($order, 1)),
    'the scarf again' => press($order, '8000.00', returned($order, 1)),
    'the event of it' => deliver($order),
    'entered' => array_map(static fn ($one) => $one->amount, $order->refunds),
    'the rest' => press($order, '24500.50'),
    'nothing is left' => press($order, '1.00'),
    'order' => $order->status,
    'refunded' => agreement($order)->funding->refunded,
];

$order = paid();
$surety->escrow->agreements->refund(Deal::agreementId($order), ['reason' => 'Fraud']);
deliver($order);
deliver($order);
$played['refunded in Surety'] = [
    'order' => $order->status,
    'entered' => array_map(static fn ($one) => $one->amount, $order->refunds),
];

$order = paid();
$surety->escrow->agreements->freeze(Deal::agreementId($order), ['reason' => 'Looked into']);
deliver($order);
$frozen = $order->status;
$surety->escrow->agreements->unfreeze(Deal::agreementId($order));
deliver($order);
$played['frozen'] = [$frozen, $order->status];

$order->update_status('cancelled');
$played['cancelled after payment'] = ['agreement' => agreement($order)->status, 'note' => end($order->notes)];

$order = ordered();
$surety->escrow->agreements->cancel(Deal::agreementId($order));
deliver($order);
$played['cancelled in Surety'] = ['order' => $order->status];

$order = ordered('32500.51');
$odd = ordered('32000.50', new WC_Order_Item('Gift card', '-500'));
$played['rounding'] = [
    array_column(agreement($order)->milestones, 'amount'),
    array_column(agreement($odd)->milestones, 'amount'),
];

$order = paid();
$body = (string) json_encode(['agreementId' => Deal::agreementId($order)]);
$played['webhooks'] = [
    'forged' => WebhookReceiver::handle($body, Webhook::testHeaders($body, 'whsec_' . base64_encode('somebody else')))[0],
    'without headers' => WebhookReceiver::handle($body, [])[0],
    'of another program' => deliver($order, 'agr_00000000000000000000000000000002'),
];

$surety->fraud->lists->add(['on' => 'user', 'type' => 'block', 'value' => Deal::buyerId($order), 'reason' => 'test']);
$order = ordered();
$played['refused'] = ['result' => $result, 'order' => $order->status, 'notice' => end(Shop::$notices)];

Shop::$options['woocommerce_surety_settings']['api_url'] = 'http://127.0.0.1:9';
$order = ordered();
$played['unreachable'] = ['result' => $result, 'order' => $order->status, 'notice' => end(Shop::$notices)];
$order->update_meta_data(Deal::AGREEMENT, $first->id);
$order->update_status('completed');
$played['confirmed later'] = array_map(static fn ($one) => [$one[1], $one[2][1]], Shop::$scheduled);

foreach (['19.9', '19.995', '0.004', '-5', '1234567.89', '1e3'] as $decimal) {
    foreach (['EUR', 'JPY', 'KWD'] as $currency) {
        try {
            $units = Amount::toSmallestUnit($decimal, $currency);
            $played['amounts'][] = [$decimal, $currency, $units, Amount::toDecimal($units, $currency)];
        } catch (InvalidArgumentException) {
            $played['amounts'][] = [$decimal, $currency, 'refused'];
        }
    }
}

echo json_encode($played, JSON_THROW_ON_ERROR);
