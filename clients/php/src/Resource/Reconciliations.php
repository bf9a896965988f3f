<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** Reconciliation reports: the account's ledger compared with the bank's records. */
final readonly class Reconciliations
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * List reconciliations.
     *
     * Returns the reports of `surety reconcile`, newest first. Each compares our books with the bank's own
     * lists or a statement, and counts the breaks that concern agreements of this account. Each page has up to
     * `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, from?: string, to?: string} $params
     * @return Pages<Model\Reconciliation>
     */
    public function list(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/reconciliations', query: $params, options: $options), Model\Reconciliation::from(...));
    }

    /**
     * Retrieve a reconciliation.
     *
     * Returns what the books were compared with, for which period, and how many breaks are still open.
     */
    public function retrieve(string $id, ?RequestOptions $options = null): Model\Reconciliation
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/reconciliations/{}', ids: [$id], options: $options));
        return Model\Reconciliation::from($data);
    }

    /**
     * List the breaks of a reconciliation.
     *
     * Returns the differences between the books that concern your agreements, newest first: entries that are
     * missing on one side or have another amount. `difference` is the bank's amount minus ours. Each page has
     * up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `reference`: Only of the agreement with your own reference. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'OPEN'|'CLOSED'|'GONE', reference?: string, from?: string, to?: string} $params
     * @return Pages<Model\ReconciliationBreak>
     */
    public function breaks(string $id, array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/reconciliations/{}/breaks', ids: [$id], query: $params, options: $options), Model\ReconciliationBreak::from(...));
    }

    /**
     * Close a reconciliation break.
     *
     * Use this for a difference that you can explain. It is posted to suspense with your reason, so that the
     * books match the bank. A break that a later reconciliation finds resolved is closed automatically.
     * - `reason`: At most 1000 characters.
     *
     * @param array{reason: string} $params
     */
    public function closeBreak(string $id, string $breakId, array $params, ?RequestOptions $options = null): Model\ReconciliationBreak
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/reconciliations/{}/breaks/{}/close', ids: [$id, $breakId], body: $params, options: $options));
        return Model\ReconciliationBreak::from($data);
    }
}
