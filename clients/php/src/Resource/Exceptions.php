<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** Bank notifications that need manual review. */
final readonly class Exceptions
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * List exceptions.
     *
     * Returns bank notifications that need manual review, newest first: money on an unknown account or in
     * another currency, a deposit that the bank reversed, a payout that was paid after it had failed. Nothing
     * is guessed; each one waits for a person, and the event `exception.opened` announces it. Each page has up
     * to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `agreementId`: At most 100 characters.
     * - `reference`: Only of the agreement with your own reference. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'OPEN'|'CLOSED', agreementId?: string, reference?: string, from?: string, to?: string} $params
     * @return Pages<Model\MoneyException>
     */
    public function list(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/exceptions', query: $params, options: $options), Model\MoneyException::from(...));
    }

    /**
     * Retrieve an exception.
     *
     * Returns the exception with the bank's own message, and who closed it with which note.
     */
    public function retrieve(string $id, ?RequestOptions $options = null): Model\MoneyException
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/exceptions/{}', ids: [$id], options: $options));
        return Model\MoneyException::from($data);
    }

    /**
     * Close an exception.
     *
     * Records what was done about it outside of this service. Amounts owed because of it count as settled.
     * Closing does not move money at a bank. A payment that the bank has made with another amount stays open
     * until the bank corrects its report, or until you close the exception with `paidAsOrdered`.
     * - `note`: At most 1000 characters.
     * - `paidAsOrdered`: For a contradiction about the amount of a payout or refund: the difference has been
     *     settled
     *  with the bank or the payee, so the payment counts as made with the ordered amount.
     *
     * @param array{note: string, paidAsOrdered?: bool} $params
     */
    public function close(string $id, array $params, ?RequestOptions $options = null): Model\MoneyException
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/exceptions/{}/close', ids: [$id], body: $params, options: $options));
        return Model\MoneyException::from($data);
    }
}
