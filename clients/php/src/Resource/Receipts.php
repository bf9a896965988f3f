<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\RequestOptions;
use Surety\Sender;

/** Receipts and statements that prove themselves. */
final readonly class Receipts
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * Retrieve the receipt of a ledger entry.
     *
     * Returns a file that proves one entry of an agreement’s ledger: the entry, the hashes from it to the
     * anchored head, the path to the root of the log, and the signed head. It is the same at each request. An
     * entry can be proven once it is anchored, which takes some minutes.
     */
    public function retrieve(string $id, string $sequence, ?RequestOptions $options = null): Model\SignedFile
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/escrow/agreements/{}/entries/{}/receipt', ids: [$id, $sequence], options: $options));
        return Model\SignedFile::from($data);
    }

    /**
     * Retrieve the statement of a month.
     *
     * Returns the signed statement of a month in the time zone of your mails. For finance: opening and closing
     * balances of every ledger account, and the sum of each type of entry, by currency. With
     * `sellerExternalId`: every entry that changed what this seller is owed, with its hash. A month that has
     * not ended is stated up to now.
     * - `sellerExternalId`: At most 255 characters.
     *
     * @param array{sellerExternalId?: string} $params
     */
    public function statement(string $month, array $params = [], ?RequestOptions $options = null): Model\SignedFile
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/escrow/statements/{}', ids: [$month], query: $params, options: $options));
        return Model\SignedFile::from($data);
    }
}
