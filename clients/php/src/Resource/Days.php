<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** Days of the books, and their closing. */
final readonly class Days
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * List closed days.
     *
     * Returns the days that were closed, newest first. Each page has up to `limit` entries. To get the next
     * page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, from?: string, to?: string} $params
     * @return Pages<Model\Day>
     */
    public function list(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/days', query: $params, options: $options), Model\Day::from(...));
    }

    /**
     * Retrieve a day.
     *
     * Returns a day as it was closed; a day that is not closed, as it would be closed now: what was at the
     * bank, what came and went, and what is there at the end.
     * - `timeZone`: Whose day it is. Left out: the zone of the last closed day, or Africa/Lagos. At most 64
     *     characters.
     *
     * @param array{timeZone?: string} $params
     */
    public function retrieve(string $day, array $params = [], ?RequestOptions $options = null): Model\Day
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/days/{}', ids: [$day], query: $params, options: $options));
        return Model\Day::from($data);
    }

    /**
     * Close a day.
     *
     * Closes a day that is over, for good, and signs it with the latest anchor. Days are closed in order. What
     * is booked later, for whatever day, falls on the next day.
     * - `timeZone`: Whose day it is. Left out: the zone of the last closed day, or Africa/Lagos. At most 64
     *     characters.
     * - `statement`: The bank’s statement. It is compared, and its SHA-256 with the result is signed with the
     *  day; the text is not kept. At most 1000000 characters.
     *
     * @param array{timeZone?: string, statement?: string} $params
     */
    public function close(string $day, array $params = [], ?RequestOptions $options = null): Model\Day
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/days/{}/close', ids: [$day], body: $params, options: $options));
        return Model\Day::from($data);
    }

    /**
     * Compare a day with a statement.
     *
     * Compares your entries of a day with an account statement of your bank: which agree, which are missing on
     * either side, and which have another amount. Lines that are not of your account are `missing_here`.
     * Nothing is kept, and no money moves.
     * - `statement`: The text of the bank’s statement: CSV, SWIFT MT940 or ISO 20022 camt.053. At most 1000000
     *     characters.
     * - `timeZone`: Whose day it is. Left out: the zone of the last closed day, or Africa/Lagos. At most 64
     *     characters.
     *
     * @param array{statement: string, timeZone?: string} $params
     */
    public function compare(string $day, array $params, ?RequestOptions $options = null): Model\DayComparison
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/days/{}/compare', ids: [$day], body: $params, options: $options));
        return Model\DayComparison::from($data);
    }
}
