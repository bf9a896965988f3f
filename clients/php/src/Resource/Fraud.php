<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** Fraud assessments, risk policy and lists. */
final readonly class Fraud
{
    public FraudPolicy $policy;
    public FraudLists $lists;

    public function __construct(private Sender $sender)
    {
        $this->policy = new FraudPolicy($sender);
        $this->lists = new FraudLists($sender);
    }

    /**
     * Assess a transaction.
     *
     * Use this for a payment or a sign-up without an agreement, or before there is one. The more you send
     * (device, address, e-mail, location), the more signals apply; unknown data is left out, not guessed. The
     * status is 200 whatever the verdict. Later assessments learn from it, so call it once for each
     * transaction. The `simulate` flags show what a bad transaction looks like, and are not learned from.
     * - `platformUserId`: Your own id of the end user. At most 255 characters.
     * - `transactionAmount`: In the smallest currency unit (kobo, cents).
     * - `deviceFingerprint`: Opaque device or browser fingerprint. At most 4096 characters.
     * - `agreementId`: Links the assessment to an agreement. At most 255 characters.
     * - `simulateVpn`: Treats the request as if a VPN had been detected.
     * - `simulateImpossibleTravel`: Treats the request as if the user had travelled impossibly fast.
     * - `currency`: ISO 4217. Default: "NGN".
     * - `deviceHints`: The hints that @surety/browser reads from the end user’s browser.
     * - `email`: The end user’s e-mail address. Its domain is checked against your lists; nothing is stored. At
     *     most 320 characters.
     * - `bankAccount`: The account that the end user pays from or is paid to. It is checked against your lists
     *     and not stored.
     * - `ipAddress`: The end user’s address, not your server’s. Without it, network signals are not available.
     *     At most 64 characters.
     * - `location`: The location reported by the end user’s device.
     * - `timezone`: The time zone of the end user’s device, such as Africa/Lagos. At most 64 characters.
     * - `accountCreatedAt`: When the end user’s account with you was created.
     * - `reference`: Your own reference, such as an order number. Must be unique among objects of one kind. At
     *     most 200 characters.
     * - `metadata`: Up to 20 key-value pairs of your own: text, numbers or booleans. Stored encrypted, as text,
     *     and returned in lists and events.
     *
     * @param array{platformUserId: string, transactionAmount: int, deviceFingerprint: string, agreementId?: string, simulateVpn?: bool, simulateImpossibleTravel?: bool, currency?: string, deviceHints?: array{webdriver?: bool|null, virtualCamera?: bool|null}, email?: string, bankAccount?: array{bankCode: string, accountNumber: string}, ipAddress?: string, location?: array{latitude: int|float, longitude: int|float, accuracyKm?: int|float}, timezone?: string, accountCreatedAt?: string, reference?: string, metadata?: array<string, string|int|float|bool>} $params
     */
    public function assess(array $params, ?RequestOptions $options = null): Model\FraudAssessment
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/fraud/assess', body: $params, options: $options));
        return Model\FraudAssessment::from($data);
    }

    /**
     * Retrieve an assessment.
     *
     * Returns everything needed to explain a verdict: each contribution with its points, what the user could do
     * about it, what was known about the network, and how it turned out.
     * - `expand`: Adds your reference and metadata.
     *
     * @param array{expand?: 'metadata'|list<'metadata'>} $params
     */
    public function retrieve(string $id, array $params = [], ?RequestOptions $options = null): Model\StoredAssessment
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/fraud/assessments/{}', ids: [$id], query: $params, options: $options));
        return Model\StoredAssessment::from($data);
    }

    /**
     * List assessments.
     *
     * Returns assessments, including those of payments, newest first. Filter by user, agreement, flag,
     * reference, date and amount. Each page has up to `limit` entries. To get the next page, send `nextCursor`
     * as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `platformUserId`: At most 255 characters.
     * - `agreementId`: At most 255 characters.
     * - `reference`: Only the object with your own reference. At most 200 characters.
     * - `metadata`: Only objects whose metadata have this value: `name:value`, where the name ends at the first
     *     colon. At most 541 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     * - `minAmount`: Amount of at least this, in the smallest currency unit.
     * - `maxAmount`: Amount of at most this, in the smallest currency unit.
     *
     * @param array{limit?: int, cursor?: string, platformUserId?: string, agreementId?: string, flag?: 'GREEN'|'AMBER'|'RED', reference?: string, metadata?: string, from?: string, to?: string, minAmount?: int, maxAmount?: int} $params
     * @return Pages<Model\ListedAssessment>
     */
    public function list(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/fraud/assessments', query: $params, options: $options), Model\ListedAssessment::from(...));
    }

    /**
     * List the riskiest GREEN assessments.
     *
     * A queue for an analyst: assessments of the last day that were GREEN and have not been labelled, those
     * with the highest score first. A label takes one out. Simulated assessments and those without any points
     * are left out. Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`;
     * it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `days`: How many days to look back. At most 7. Default: 1.
     *
     * @param array{limit?: int, cursor?: string, days?: int} $params
     * @return Pages<Model\ListedAssessment>
     */
    public function riskiestGreens(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/fraud/greens', query: $params, options: $options), Model\ListedAssessment::from(...));
    }

    /**
     * Label an assessment.
     *
     * Tell how an assessment turned out as soon as you know: `fraud`, `recalled`, `disputed` or `legitimate`.
     * The latest label counts; earlier ones are kept. `/v1/fraud/performance`, backtests and `surety train` use
     * the labels.
     * - `outcome`: How it turned out.
     * - `reason`: How you know. At most 1000 characters.
     *
     * @param array{outcome: 'fraud'|'legitimate'|'disputed'|'recalled', reason: string} $params
     */
    public function label(string $id, array $params, ?RequestOptions $options = null): Model\RiskLabel
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/fraud/assessments/{}/label', ids: [$id], body: $params, options: $options));
        return Model\RiskLabel::from($data);
    }

    /**
     * Retrieve the fraud performance.
     *
     * Shows how well each flag, signal, pattern and rule predicted the labelled outcomes: its precision,
     * false-positive rate and recall, with confidence intervals. Covers at most the newest 100,000 labelled
     * assessments; simulated ones are excluded.
     * - `days`: The number of days whose labels are counted. At most 730. Default: 90.
     *
     * @param array{days?: int} $params
     */
    public function performance(array $params = [], ?RequestOptions $options = null): Model\RiskPerformance
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/fraud/performance', query: $params, options: $options));
        return Model\RiskPerformance::from($data);
    }
}
