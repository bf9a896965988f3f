<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\RequestOptions;
use Surety\Sender;

/** Fees before they are agreed. */
final readonly class EscrowQuotes
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * Quote fees and shares.
     *
     * Shows what the buyer would pay, and the seller and each payee of a share would get, for each milestone:
     * when it is released, refunded, or divided in half. Nothing is charged. An agreement that is created with
     * this `quoteId` within 24 hours has exactly these fees and shares.
     * - `currency`: ISO 4217. Default: "NGN".
     * - `fees`: Your fees for each milestone. They are computed once, now, and never change. What the buyer
     *     pays is due on top of `totalAmount`. Left out, those of the terms policy apply; an empty list means none.
     *
     * @param array{milestones: list<array{amount: int, shares?: list<array{externalUserId: string, basisPoints?: int, amount?: int}>}>, currency?: string, fees?: list<array{name: string, basisPoints?: int, fixed?: int, min?: int, max?: int, paidBy?: 'buyer'|'seller'|array{buyerBasisPoints: int}, refund?: 'share'|'all'|'none'}>} $params
     */
    public function create(array $params, ?RequestOptions $options = null): Model\Quote
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/quotes', body: $params, options: $options));
        return Model\Quote::from($data);
    }
}
