<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\RequestOptions;
use Surety\Sender;

/** The account's ledger. */
final readonly class Ledger
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * Retrieve the trial balance.
     *
     * For finance: the money held at the bank in each currency, and whom it belongs to. `balanced` is false
     * only if the books are inconsistent; `surety verify` then shows where. With `asOf`, for example the first
     * of a month, the balances are those of that moment, and `balanced` compares debits and credits only.
     * - `asOf`: The books as they were before this time, or before the start of this day in UTC. Without it, as
     *     they are now.
     *
     * @param array{asOf?: string} $params
     */
    public function trialBalance(array $params = [], ?RequestOptions $options = null): Model\TrialBalance
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/ledger/trial-balance', query: $params, options: $options));
        return Model\TrialBalance::from($data);
    }

    /**
     * Retrieve the latest anchor.
     *
     * Every few minutes, each agreement that has changed is added to a log: a Merkle tree with a signed head.
     * With a stored head, you can prove later that history was deleted, truncated or rewritten. The event
     * `anchor.published` delivers each head as a webhook.
     */
    public function latestAnchor(?RequestOptions $options = null): Model\Anchor
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/anchors/latest', options: $options));
        return Model\Anchor::from($data);
    }
}
