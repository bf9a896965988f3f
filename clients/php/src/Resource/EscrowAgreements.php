<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** Agreements between a buyer and a seller, paid milestone by milestone. */
final readonly class EscrowAgreements
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * Create an agreement.
     *
     * Every deal starts with an agreement: who pays, who is paid, how much, and in which milestones. The
     * milestone amounts must add up to `totalAmount`. No money moves yet; next, assess the payment to get the
     * account that the buyer pays into. Send an Idempotency-Key or your own `reference`, so that a retry does
     * not create a second agreement.
     * - `buyerExternalId`: At most 255 characters.
     * - `sellerExternalId`: At most 255 characters.
     * - `totalAmount`: The sum of the milestone amounts.
     * - `currency`: ISO 4217. Default: "NGN".
     * - `buyerEmail`: At most 254 characters.
     * - `buyerName`: Shown on the virtual account. At most 120 characters.
     * - `sellerEmail`: The seller is notified at this address, if mail is configured. At most 254 characters.
     * - `sellerName`: At most 120 characters.
     * - `fundBy`: The agreement ends if it is not paid in full by then, and money that was paid goes back. Null
     *     for no limit; left out, the terms policy applies.
     * - `fees`: Your fees for each milestone. They are computed once, now, and never change. What the buyer
     *     pays is due on top of `totalAmount`. Left out, those of the terms policy apply; an empty list means none.
     * - `quoteId`: A quote with the fees and shares, instead of `fees` and `shares`.
     * - `reference`: Your own reference, such as an order number. Must be unique among objects of one kind. At
     *     most 200 characters.
     * - `metadata`: Up to 20 key-value pairs of your own: text, numbers or booleans. Stored encrypted, as text,
     *     and returned in lists and events.
     *
     * @param array{buyerExternalId: string, sellerExternalId: string, totalAmount: int, milestones: list<array{title: string, amount: int, shares?: list<array{externalUserId: string, basisPoints?: int, amount?: int}>, deliverBy?: string|null, inspectionSeconds?: int|null, onSilence?: 'release'|'hold'}>, currency?: string, buyerEmail?: string, buyerName?: string, sellerEmail?: string, sellerName?: string, fundBy?: string|null, fees?: list<array{name: string, basisPoints?: int, fixed?: int, min?: int, max?: int, paidBy?: 'buyer'|'seller'|array{buyerBasisPoints: int}, refund?: 'share'|'all'|'none'}>, quoteId?: string, reference?: string, metadata?: array<string, string|int|float|bool>} $params
     */
    public function create(array $params, ?RequestOptions $options = null): Model\Agreement
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/agreements', body: $params, options: $options));
        return Model\Agreement::from($data);
    }

    /**
     * Create up to 100 agreements.
     *
     * Each entry of `agreements` is the body of a single creation. All items that succeed are written in one
     * commit; the others have an `error` and no effect. A malformed item refuses the whole request. With an
     * Idempotency-Key, a repeat gets the same answer as a whole.
     *
     * @param array{agreements: list<array{buyerExternalId: string, sellerExternalId: string, totalAmount: int, milestones: list<array{title: string, amount: int, shares?: list<array{externalUserId: string, basisPoints?: int, amount?: int}>, deliverBy?: string|null, inspectionSeconds?: int|null, onSilence?: 'release'|'hold'}>, currency?: string, buyerEmail?: string, buyerName?: string, sellerEmail?: string, sellerName?: string, fundBy?: string|null, fees?: list<array{name: string, basisPoints?: int, fixed?: int, min?: int, max?: int, paidBy?: 'buyer'|'seller'|array{buyerBasisPoints: int}, refund?: 'share'|'all'|'none'}>, quoteId?: string, reference?: string, metadata?: array<string, string|int|float|bool>}>} $params
     */
    public function createMany(array $params, ?RequestOptions $options = null): Model\BulkAgreements
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/agreements/bulk', body: $params, options: $options));
        return Model\BulkAgreements::from($data);
    }

    /**
     * Retrieve an agreement.
     *
     * Returns an agreement with its status and milestones. Use `expand` to add `funding` (where the money is),
     * `deposits` (what was received, and whether the buyer sent it), `payouts` (what went to the seller),
     * `parties`, the `clock` of each milestone and the last `amendment`. To follow many agreements, use
     * webhooks instead of polling.
     * - `expand`: Adds funding (where the money is), deposits (what was received and from whom), payouts (what
     *     goes to the seller), parties, the clock (inspection window) of each milestone or the last amendment. Send
     *     several names separated by commas, or the parameter several times. `metadata` is always present.
     *
     * @param array{expand?: 'funding'|'deposits'|'payouts'|'parties'|'clock'|'amendment'|'metadata'|list<'funding'|'metadata'>} $params
     */
    public function retrieve(string $id, array $params = [], ?RequestOptions $options = null): Model\Agreement
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/escrow/agreements/{}', ids: [$id], query: $params, options: $options));
        return Model\Agreement::from($data);
    }

    /**
     * Update an agreement.
     *
     * Changes your reference, metadata, the parties' mail addresses and titles of milestones. Fields that are
     * left out stay as they are, also single keys of `metadata`. Amounts and limits are what was agreed, so
     * they change by an amendment only, and a title cannot once a party has confirmed the milestone. The event
     * `agreement.updated` has the changed fields. Mail that is queued still goes to the former address.
     * - `reference`: Your own reference. Null removes it; left out, it stays.
     * - `metadata`: Merged into what is there: null removes a key, keys left out stay.
     * - `buyerEmail`: Null removes the address.
     * - `sellerEmail`: Null removes the address.
     * - `milestones`: New titles. Milestones that are left out keep theirs.
     *
     * @param array{reference?: string|null, metadata?: array<string, string|int|float|bool|null>, buyerEmail?: string|null, sellerEmail?: string|null, milestones?: list<array{id: string, title: string}>} $params
     */
    public function update(string $id, array $params = [], ?RequestOptions $options = null): Model\Agreement
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('PATCH', '/escrow/agreements/{}', ids: [$id], body: $params, options: $options));
        return Model\Agreement::from($data);
    }

    /**
     * List agreements.
     *
     * Returns agreements, newest first, each as it is retrieved; `expand` adds `funding` or `parties`. Filter
     * by status, party, reference, date and amount; filters can be combined. Each page has up to `limit`
     * entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `buyerExternalId`: At most 255 characters.
     * - `sellerExternalId`: At most 255 characters.
     * - `reference`: Only the object with your own reference. At most 200 characters.
     * - `metadata`: Only objects whose metadata have this value: `name:value`, where the name ends at the first
     *     colon. At most 541 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     * - `minAmount`: Amount of at least this, in the smallest currency unit.
     * - `maxAmount`: Amount of at most this, in the smallest currency unit.
     * - `expand`: Adds funding (where the money is), parties, the clock of each milestone or the last amendment
     *     to each agreement.
     *
     * @param array{limit?: int, cursor?: string, status?: 'PENDING'|'PARTIAL'|'FUNDED'|'OVERFUNDED'|'IN_PROGRESS'|'COMPLETED'|'DISBURSED'|'REFUNDED'|'FROZEN', buyerExternalId?: string, sellerExternalId?: string, reference?: string, metadata?: string, from?: string, to?: string, minAmount?: int, maxAmount?: int, expand?: 'funding'|'parties'|'clock'|'amendment'|list<'funding'|'amendment'>} $params
     * @return Pages<Model\Agreement>
     */
    public function list(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/escrow/agreements', query: $params, options: $options), Model\Agreement::from(...));
    }

    /**
     * Assess a payment.
     *
     * Call this when the buyer is about to pay, with what you know about their device and location. GREEN and
     * AMBER return the account to pay into, the same one on every call. RED returns no account: do not take the
     * money. The status is 200 whatever the verdict. Only the buyer can be assessed.
     * - `externalUserId`: The agreement’s buyerExternalId. At most 255 characters.
     * - `transactionAmount`: The amount that the buyer is about to pay: the total or a part of it.
     * - `buyerBvn`: The buyer’s Bank Verification Number. Some banks require it; it is passed to the bank and
     *     not stored.
     * - `buyerNin`: The buyer’s National Identification Number. Some banks require it; it is passed to the bank
     *     and not stored.
     * - `deviceFingerprint`: Opaque device or browser fingerprint. At most 4096 characters.
     * - `simulateVpn`: Treats the request as if it came from a VPN.
     * - `simulateImpossibleTravel`: Treats the request as if the user had travelled impossibly fast.
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
     * @param array{externalUserId: string, transactionAmount: int, buyerBvn?: string, buyerNin?: string, deviceFingerprint?: string, simulateVpn?: bool, simulateImpossibleTravel?: bool, deviceHints?: array{webdriver?: bool|null, virtualCamera?: bool|null}, email?: string, bankAccount?: array{bankCode: string, accountNumber: string}, ipAddress?: string, location?: array{latitude: int|float, longitude: int|float, accuracyKm?: int|float}, timezone?: string, accountCreatedAt?: string, reference?: string, metadata?: array<string, string|int|float|bool>} $params
     */
    public function assess(string $id, array $params, ?RequestOptions $options = null): Model\PaymentAssessment
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/agreements/{}/assess', ids: [$id], body: $params, options: $options));
        return Model\PaymentAssessment::from($data);
    }

    /**
     * Confirm a milestone.
     *
     * Each party confirms that the milestone is done; confirming twice for the same party has no effect. With
     * the second party's confirmation the amount belongs to the seller and is paid out automatically. If the
     * agreement is not fully funded yet, the release waits and `message` says how much is missing. A milestone
     * confirmed by both parties cannot be unconfirmed.
     * - `externalUserId`: The agreement’s buyerExternalId or sellerExternalId, which decides the side that
     *     confirms. At most 255 characters.
     * - `amount`: The amount that the party was shown; refused when an amendment has changed it since.
     *
     * @param array{externalUserId: string, amount?: int} $params
     */
    public function confirmMilestone(string $id, string $milestoneId, array $params, ?RequestOptions $options = null): Model\MilestoneConfirmation
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/agreements/{}/milestones/{}/confirm', ids: [$id, $milestoneId], body: $params, options: $options));
        return Model\MilestoneConfirmation::from($data);
    }

    /**
     * Confirm up to 100 milestones.
     *
     * Each entry is one party's confirmation of one milestone, also of different agreements. Entries take
     * effect in their order, so both parties of a milestone may be in one request. All items that succeed are
     * written in one commit; the others have an `error` and no effect. A malformed item refuses the whole
     * request. With an Idempotency-Key, a repeat gets the same answer as a whole.
     *
     * @param array{confirmations: list<array{agreementId: string, milestoneId: string, externalUserId: string, amount?: int}>} $params
     */
    public function confirmMilestones(array $params, ?RequestOptions $options = null): Model\BulkConfirmations
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/confirmations/bulk', body: $params, options: $options));
        return Model\BulkConfirmations::from($data);
    }

    /**
     * Refund an agreement.
     *
     * Returns to the buyer the money held for milestones that are not completed (all of them, or
     * `milestoneIds`), the money paid beyond the total (`excess`), or the money that arrived after the
     * agreement had ended (`unapplied`). It goes back to the accounts it came from. The response means that the
     * refund is on its way; the event `refund.succeeded` means that it has arrived. If your approval rules
     * require a second person, the request returns 202 with the approval and changes nothing yet.
     * - `milestoneIds`: Milestones that are not completed yet. Defaults to all of them.
     * - `reason`: At most 500 characters.
     * - `excess`: Refund only the amount paid beyond the total.
     * - `unapplied`: Refund money that arrived after the agreement had ended (the suspense account).
     * - `reference`: Your own reference, such as an order number. Must be unique among objects of one kind. At
     *     most 200 characters.
     * - `metadata`: Up to 20 key-value pairs of your own: text, numbers or booleans. Stored encrypted, as text,
     *     and returned in lists and events.
     *
     * @param array{milestoneIds?: list<string>, reason?: string, excess?: true, unapplied?: true, reference?: string, metadata?: array<string, string|int|float|bool>} $params
     */
    public function refund(string $id, array $params = [], ?RequestOptions $options = null): Model\Refund|Model\AwaitingApproval
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/agreements/{}/refunds', ids: [$id], body: $params, options: $options));
        return isset($data['approval']) ? Model\AwaitingApproval::from($data) : Model\Refund::from($data);
    }

    /**
     * List an agreement’s refunds.
     *
     * Returns the refunds of the agreement, including those of excess money, newest first. Each page has up to
     * `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `reference`: Only the object with your own reference. At most 200 characters.
     * - `metadata`: Only objects whose metadata have this value: `name:value`, where the name ends at the first
     *     colon. At most 541 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     * - `minAmount`: Amount of at least this, in the smallest currency unit.
     * - `maxAmount`: Amount of at most this, in the smallest currency unit.
     *
     * @param array{limit?: int, cursor?: string, status?: 'PENDING'|'SUCCEEDED'|'FAILED', reference?: string, metadata?: string, from?: string, to?: string, minAmount?: int, maxAmount?: int} $params
     * @return Pages<Model\ListedRefund>
     */
    public function refunds(string $id, array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/escrow/agreements/{}/refunds', ids: [$id], query: $params, options: $options), Model\ListedRefund::from(...));
    }

    /**
     * Retrieve a refund.
     *
     * The status follows from the parts: PENDING while the bank is still processing one, FAILED when it has
     * refused one, SUCCEEDED when all have arrived. The first 100 parts are included.
     * - `expand`: Adds your reference and metadata.
     *
     * @param array{expand?: 'metadata'|list<'metadata'>} $params
     */
    public function retrieveRefund(string $id, string $refundId, array $params = [], ?RequestOptions $options = null): Model\RefundWithParts
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/escrow/agreements/{}/refunds/{}', ids: [$id, $refundId], query: $params, options: $options));
        return Model\RefundWithParts::from($data);
    }

    /**
     * List the parts of a refund.
     *
     * A refund is returned the way the money came, so it has one part for each deposit. Each page has up to
     * `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `status`: PENDING: to be sent. SUBMITTED: sent to the bank. SUCCEEDED: the money has arrived. FAILED:
     *     the bank refused every attempt.
     *
     * @param array{limit?: int, cursor?: string, status?: 'PENDING'|'SUBMITTED'|'SUCCEEDED'|'FAILED'} $params
     * @return Pages<Model\RefundPart>
     */
    public function refundParts(string $id, string $refundId, array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/escrow/agreements/{}/refunds/{}/parts', ids: [$id, $refundId], query: $params, options: $options), Model\RefundPart::from(...));
    }

    /**
     * Retry a refund.
     *
     * Use this for a refund that the bank has refused. Without `destination` it goes back to the original
     * account; with one, it goes to that account. Use it with a `destination` as well for a refund that waits
     * at the bank for the account of the buyer (exception `needs_attention`): the bank gets the account for the
     * refund that it has, and nothing is sent twice. The bank is asked for the name of the account holder,
     * which is compared with the buyer and the sender; the cool-off and the release policy's rules about
     * accounts apply as for a payout account, and the buyer is told by mail. If your approval rules require a
     * second person, the request returns 202 with the approval and changes nothing yet.
     * - `destination`: The account for parts that the bank has refused, or that wait there for an account of
     *     the buyer.
     *
     * @param array{destination?: array{bankCode: string, accountNumber: string, accountName?: string}} $params
     */
    public function retryRefund(string $id, string $refundId, array $params = [], ?RequestOptions $options = null): Model\Refund|Model\AwaitingApproval
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/agreements/{}/refunds/{}/retry', ids: [$id, $refundId], body: $params, options: $options));
        return isset($data['approval']) ? Model\AwaitingApproval::from($data) : Model\Refund::from($data);
    }

    /**
     * Resolve a dispute about a milestone.
     *
     * The platform decides how a milestone is split: `toBuyer` and `toSeller` must add up to its amount, and
     * both parts are booked in one transaction. It works on a frozen agreement too, until a payout was
     * submitted to the bank; then cancel the payouts of its other payees. A later decision can give the buyer
     * more, never less. If the bank took the deposit back after the release, the buyer has that money already:
     * their share settles it first, and only the rest is refunded. If your approval rules require a second
     * person, the request returns 202 with the approval and changes nothing yet.
     * - `toBuyer`: The part of the milestone that goes back to the buyer.
     * - `toSeller`: The rest, which goes to the seller.
     * - `reason`: At most 500 characters.
     *
     * @param array{toBuyer: int, toSeller: int, reason: string} $params
     */
    public function resolveMilestone(string $id, string $milestoneId, array $params, ?RequestOptions $options = null): Model\Agreement|Model\AwaitingApproval
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/agreements/{}/milestones/{}/resolve', ids: [$id, $milestoneId], body: $params, options: $options));
        return isset($data['approval']) ? Model\AwaitingApproval::from($data) : Model\Agreement::from($data);
    }

    /**
     * Extend an inspection window.
     *
     * Gives the buyer more time to inspect. All extensions together may be as long as the window was at first.
     * A window whose time is over cannot be extended, even if its milestone is released a little later.
     * - `seconds`: At most 5184000.
     * - `party`: The party that wants more time. The buyer may extend once, the seller any number of times.
     *
     * @param array{seconds: int, party: 'buyer'|'seller'} $params
     */
    public function extendInspection(string $id, string $milestoneId, array $params, ?RequestOptions $options = null): Model\Agreement
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/agreements/{}/milestones/{}/extend', ids: [$id, $milestoneId], body: $params, options: $options));
        return Model\Agreement::from($data);
    }

    /**
     * Propose an amendment.
     *
     * Proposes other amounts, milestones or times for a party or for the platform. Nothing changes before the
     * other party, or both, have accepted it; without an answer it lapses after seven days. Milestones that a
     * party has confirmed, and those that are disputed or have ended, stay as they are. Fees follow the terms
     * that were agreed, and the answer has them as they would be. One amendment can be open at a time. When
     * what it is about changes meanwhile, it lapses.
     * - `externalUserId`: The party that proposes. Left out, the platform does, and both parties have to
     *     accept. At most 255 characters.
     * - `operations`: Milestones to add, change or drop. Of a milestone that is changed, what is left out stays
     *     as it is; a new amount needs new `shares` if it has any. May be empty with `fundBy`.
     * - `fundBy`: A new time to pay; null for none.
     * - `statement`: The reason, for the other side. Stored encrypted, and erased with the person. At most 2000
     *     characters.
     *
     * @param array{externalUserId?: string, operations: list<array{type: 'add', title: string, amount: int, shares?: list<array{externalUserId: string, basisPoints?: int, amount?: int}>, deliverBy?: string|null, inspectionSeconds?: int|null, onSilence?: 'release'|'hold'}|array{type: 'change', milestoneId: string, title?: string, amount?: int, shares?: list<array{externalUserId: string, basisPoints?: int, amount?: int}>, deliverBy?: string|array{type: 'drop', milestoneId: string}>, fundBy?: string|null, statement?: string} $params
     */
    public function proposeAmendment(string $id, array $params, ?RequestOptions $options = null): Model\Amendment
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/agreements/{}/amendments', ids: [$id], body: $params, options: $options));
        return Model\Amendment::from($data);
    }

    /**
     * Accept an amendment.
     *
     * Accepts an amendment for a party. With the last party that has to agree it is in force, and
     * `agreement.amended` is sent. If the total rises, more is due: assess the payment again. If it falls, what
     * was paid beyond it goes back to the buyer. If your approval rules require a second person, the request
     * returns 202 with the approval and changes nothing yet.
     * - `externalUserId`: The party: the agreement’s buyerExternalId or sellerExternalId. At most 255
     *     characters.
     *
     * @param array{externalUserId: string} $params
     */
    public function acceptAmendment(string $id, string $amendmentId, array $params, ?RequestOptions $options = null): Model\Amendment|Model\AwaitingApproval
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/agreements/{}/amendments/{}/accept', ids: [$id, $amendmentId], body: $params, options: $options));
        return isset($data['approval']) ? Model\AwaitingApproval::from($data) : Model\Amendment::from($data);
    }

    /**
     * Decline an amendment.
     *
     * Declines an amendment for a party. The agreement stays as it is.
     * - `externalUserId`: The party: the agreement’s buyerExternalId or sellerExternalId. At most 255
     *     characters.
     *
     * @param array{externalUserId: string} $params
     */
    public function declineAmendment(string $id, string $amendmentId, array $params, ?RequestOptions $options = null): Model\Amendment
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/agreements/{}/amendments/{}/decline', ids: [$id, $amendmentId], body: $params, options: $options));
        return Model\Amendment::from($data);
    }

    /**
     * Withdraw an amendment.
     *
     * The side that proposed an amendment gives it up.
     * - `externalUserId`: The party. Left out, the platform. At most 255 characters.
     *
     * @param array{externalUserId?: string} $params
     */
    public function withdrawAmendment(string $id, string $amendmentId, array $params = [], ?RequestOptions $options = null): Model\Amendment
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/agreements/{}/amendments/{}/withdraw', ids: [$id, $amendmentId], body: $params, options: $options));
        return Model\Amendment::from($data);
    }

    /**
     * List deadlines.
     *
     * Returns every moment at which something happens by itself, the next one first: the end of the time to
     * pay, to deliver, to inspect, of a stage of a dispute and of an open amendment. While an agreement is on
     * hold, it has none. Each page has up to `limit` entries. To get the next page, send `nextCursor` as
     * `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `agreementId`: At most 100 characters.
     * - `reference`: Only of the agreement with your own reference. At most 200 characters.
     * - `from`: Due at or after this time. A date is the start of that day in UTC.
     * - `to`: Due before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, agreementId?: string, reference?: string, from?: string, to?: string} $params
     * @return Pages<Model\Deadline>
     */
    public function deadlines(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/escrow/deadlines', query: $params, options: $options), Model\Deadline::from(...));
    }

    /**
     * Freeze an agreement.
     *
     * Use this for a dispute or a suspicion. Deposits are still accepted, but nothing leaves: no confirmation,
     * refund or payout starts until the agreement is unfrozen. What the bank already has cannot be stopped:
     * `atBank` lists it, so that you can ask the bank.
     * - `reason`: At most 500 characters.
     *
     * @param array{reason: string} $params
     */
    public function freeze(string $id, array $params, ?RequestOptions $options = null): Model\FrozenAgreement
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/agreements/{}/freeze', ids: [$id], body: $params, options: $options));
        return Model\FrozenAgreement::from($data);
    }

    /**
     * Unfreeze an agreement.
     *
     * Pending releases, payouts and refunds continue automatically. While a deposit that the bank took back is
     * not settled, this is refused: the money would come from other agreements. If your approval rules require
     * a second person, the request returns 202 with the approval and changes nothing yet.
     */
    public function unfreeze(string $id, ?RequestOptions $options = null): Model\Agreement|Model\AwaitingApproval
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/agreements/{}/unfreeze', ids: [$id], options: $options));
        return isset($data['approval']) ? Model\AwaitingApproval::from($data) : Model\Agreement::from($data);
    }

    /**
     * Cancel an agreement.
     *
     * Use this for a deal that does not take place. It is possible only while no money was received and no
     * milestone is completed; otherwise, refund the agreement. Money that the buyer pays afterwards is booked
     * to suspense; return it with a refund of `unapplied`.
     */
    public function cancel(string $id, ?RequestOptions $options = null): Model\Agreement
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/agreements/{}/cancel', ids: [$id], options: $options));
        return Model\Agreement::from($data);
    }

    /**
     * List an agreement’s notes.
     *
     * Returns what members have written down about the agreement, newest first. The parties never see it. Each
     * page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the
     * last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, from?: string, to?: string} $params
     * @return Pages<Model\Note>
     */
    public function notes(string $id, array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/escrow/agreements/{}/notes', ids: [$id], query: $params, options: $options), Model\Note::from(...));
    }

    /**
     * Add a note to an agreement.
     *
     * Records what was said or found, for colleagues. Mentioned members get a mail without the text, and see
     * the note on the first page of the dashboard until they have answered it with one. Notes cannot be
     * changed; an erasure of the buyer or the seller deletes them.
     * - `text`: At most 2000 characters.
     * - `mentions`: The ids of active members who are to read it. They get a mail. Default: [].
     *
     * @param array{text: string, mentions?: list<string>} $params
     */
    public function addNote(string $id, array $params, ?RequestOptions $options = null): Model\Note
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/agreements/{}/notes', ids: [$id], body: $params, options: $options));
        return Model\Note::from($data);
    }

    /**
     * Retrieve an agreement’s ledger.
     *
     * Returns the balance of each ledger account of the agreement, and every transfer as a debit and a credit,
     * oldest first, in the order of their hash chain. Each page has up to `limit` entries. To get the next
     * page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     * - `asOf`: The books as they were before this time, or before the start of this day in UTC. Without it, as
     *     they are now.
     *
     * @param array{limit?: int, cursor?: string, from?: string, to?: string, asOf?: string} $params
     */
    public function ledger(string $id, array $params = [], ?RequestOptions $options = null): Model\AgreementLedger
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/escrow/agreements/{}/ledger', ids: [$id], query: $params, options: $options));
        return Model\AgreementLedger::from($data);
    }

    /**
     * List an agreement’s events.
     *
     * Returns what happened to an agreement and who caused it, oldest first; `order=newest` reverses the order.
     * Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on
     * the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     * - `order`: The order of the events. Default: "oldest".
     * - `expand`: `proof` adds the hash, the commitments to personal fields and their salts, so that others can
     *     check them.
     *
     * @param array{limit?: int, cursor?: string, from?: string, to?: string, order?: 'oldest'|'newest', expand?: 'proof'|list<'proof'>} $params
     * @return Pages<Model\SuretyEvent>
     */
    public function events(string $id, array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/escrow/agreements/{}/events', ids: [$id], query: $params, options: $options), Model\SuretyEvent::from(...));
    }
}
