<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\RequestOptions;
use Surety\Sender;

/** Search over the whole account. */
final readonly class Search
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * Find anything.
     *
     * Finds agreements and people by whatever you know: an id or a part of it, a name or the beginning of one,
     * a mail address, a phone number in the metadata, an amount in either notation, your reference, the payer’s
     * name, the bank’s reference, the interbank session id, an account number or its last digits. The disputes
     * of an agreement follow it; a dispute is also found by its id or a part of it. Finds payouts,
     * verifications, assessments, reviews and requests by their id. The newest results come first, at most 30.
     * - `q`: What you know of it, at least two characters: see the description of the endpoint.
     * - `types`: Only these types, separated by commas: person, agreement, dispute, payout, verification,
     *     assessment, review, request.
     *
     * @param array{q: string, types?: string} $params
     * @return list<Model\SearchResult>
     */
    public function find(array $params, ?RequestOptions $options = null): array
    {
        /** @var array{data: list<array<string, mixed>>} $data */
        $data = $this->sender->send(new Call('GET', '/search', query: $params, options: $options));
        return array_map(Model\SearchResult::from(...), $data['data']);
    }
}
