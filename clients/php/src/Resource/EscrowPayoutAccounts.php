<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** The bank accounts that sellers are paid to. */
final readonly class EscrowPayoutAccounts
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * List banks.
     *
     * Returns the banks that a seller can be paid at, by name. Use it in a form that asks sellers for their
     * account: show the names, and send the code of the chosen bank as `bankCode`. The list comes from the bank
     * that makes the payouts; cache it for a day.
     *
     * @return list<Model\Bank>
     */
    public function banks(?RequestOptions $options = null): array
    {
        /** @var array{data: list<array<string, mixed>>} $data */
        $data = $this->sender->send(new Call('GET', '/escrow/banks', options: $options));
        return array_map(Model\Bank::from(...), $data['data']);
    }

    /**
     * Set a seller’s payout account.
     *
     * Before anything is stored, the bank is asked for the name of the account holder; `nameMatch` tells how it
     * compares with `accountName`. Payouts that wait for an account then start. With a real bank, a changed
     * account cools off before it is paid to (`usableFrom`), and so does a first one that money already waits
     * for. Both direct a seller's money: consider requiring approval. If your approval rules require a second
     * person, the request returns 202 with the approval and changes nothing yet.
     * - `accountName`: Defaults to the name at the bank. At most 120 characters.
     *
     * @param array{bankCode: string, accountNumber: string, accountName?: string} $params
     */
    public function set(string $externalUserId, array $params, ?RequestOptions $options = null): Model\PayoutAccount|Model\AwaitingApproval
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('PUT', '/escrow/payout-accounts/{}', ids: [$externalUserId], body: $params, options: $options));
        return isset($data['approval']) ? Model\AwaitingApproval::from($data) : Model\PayoutAccount::from($data);
    }

    /**
     * Retrieve a seller’s payout account.
     *
     * Returns the account that the seller is paid to. 404 means that none is set: payouts to this user have the
     * status AWAITING_DETAILS and start once there is one.
     */
    public function retrieve(string $externalUserId, ?RequestOptions $options = null): Model\PayoutAccount
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/escrow/payout-accounts/{}', ids: [$externalUserId], options: $options));
        return Model\PayoutAccount::from($data);
    }

    /**
     * List the versions of a seller’s payout account.
     *
     * Returns every account that was ever set for the seller and who set it, newest first, so that you can
     * trace where money went. Each page has up to `limit` entries. To get the next page, send `nextCursor` as
     * `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, from?: string, to?: string} $params
     * @return Pages<Model\PayoutAccountVersion>
     */
    public function versions(string $externalUserId, array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/escrow/payout-accounts/{}/versions', ids: [$externalUserId], query: $params, options: $options), Model\PayoutAccountVersion::from(...));
    }
}
