<?php

declare(strict_types=1);

// Verifies the webhooks of webhooks.json with the PHP client. Prints for each if it was accepted.

require __DIR__ . '/../php/autoload.php';

use Surety\Exception\WebhookVerificationException;
use Surety\Model\SuretyEvent;
use Surety\Webhook;

function accepted(array $case): bool
{
    try {
        Webhook::verify($case['body'], $case['headers'], $case['secret'], $case['now']);
        return true;
    } catch (WebhookVerificationException) {
        return false;
    }
}

$cases = json_decode(stream_get_contents(STDIN), true, flags: JSON_THROW_ON_ERROR);
Webhook::verify($cases[0]['body'], Webhook::testHeaders($cases[0]['body'], $cases[0]['secret']), $cases[0]['secret']);
// An event of an unknown type can be recognised when it comes again.
$unknown = SuretyEvent::from(['id' => 'evt_1', 'type' => 'from.the_future']);
$own = [$unknown->id, $unknown->agreementId, isset($unknown->id), isset($unknown->agreementId)] === ['evt_1', null, true, false];
echo json_encode(['accepted' => array_map(accepted(...), $cases), 'own' => $own]);
