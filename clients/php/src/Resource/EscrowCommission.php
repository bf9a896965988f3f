<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/**
 * The fees that you earn. They are paid to your own account, which is the payout account of
 * `surety:commission`.
 */
final readonly class EscrowCommission
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * Retrieve your commission.
     *
     * Returns the fees that you have earned, by currency. They can be paid out once their milestone is paid or
     * refunded and its agreement has no hold: until then, a decision for the buyer would give them back.
     */
    public function retrieve(?RequestOptions $options = null): Model\Commission
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/escrow/commission', options: $options));
        return Model\Commission::from($data);
    }

    /**
     * Pay out your commission now.
     *
     * Sends everything that is available in a currency to your own account, which is the payout account of
     * `surety:commission`. This also happens once a day, for at least COMMISSION_MINIMUM.
     * - `currency`: ISO 4217. Default: "NGN".
     *
     * @param array{currency?: string} $params
     */
    public function payOut(array $params = [], ?RequestOptions $options = null): Model\CommissionPayout
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/commission/payouts', body: $params, options: $options));
        return Model\CommissionPayout::from($data);
    }

    /**
     * List commission entries.
     *
     * Returns the ledger entries with which you earned fees or gave them back, of all agreements, newest first.
     * Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on
     * the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `reference`: Only of the agreement with your own reference. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, reference?: string, from?: string, to?: string} $params
     * @return Pages<Model\CommissionEntry>
     */
    public function entries(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/escrow/commission/entries', query: $params, options: $options), Model\CommissionEntry::from(...));
    }

    /**
     * List commission payouts.
     *
     * Returns payouts of your commission, newest first. One that FAILED or was REVERSED is part of the next
     * payout. Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is
     * null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `reference`: Only the payout with this reference at the bank. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'SUBMITTED'|'SUCCEEDED'|'FAILED'|'REVERSED', reference?: string, from?: string, to?: string} $params
     * @return Pages<Model\CommissionPayout>
     */
    public function payouts(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/escrow/commission/payouts', query: $params, options: $options), Model\CommissionPayout::from(...));
    }
}
