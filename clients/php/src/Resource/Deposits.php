<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** Money that came in. */
final readonly class Deposits
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * List deposits.
     *
     * Returns the money that came in for all agreements, newest first, for your bookkeeping. Filter by status,
     * agreement, the agreement's reference and date. Money on an account that is not ours, or in another
     * currency, belongs to no agreement and is an exception. Each page has up to `limit` entries. To get the
     * next page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `agreementId`: At most 100 characters.
     * - `reference`: Only of the agreement with your own reference. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'RECEIVED'|'LATE'|'REVERSED', agreementId?: string, reference?: string, from?: string, to?: string} $params
     * @return Pages<Model\ListedDeposit>
     */
    public function list(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/deposits', query: $params, options: $options), Model\ListedDeposit::from(...));
    }
}
