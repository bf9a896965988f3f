<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Sender;

/** Agreements, the sellers' payout accounts, and your own fees. */
final readonly class Escrow
{
    public EscrowAgreements $agreements;
    public EscrowPayoutAccounts $payoutAccounts;
    public EscrowCommission $commission;
    public EscrowLinks $links;
    public EscrowQuotes $quotes;
    public EscrowTerms $terms;

    public function __construct(Sender $sender)
    {
        $this->agreements = new EscrowAgreements($sender);
        $this->payoutAccounts = new EscrowPayoutAccounts($sender);
        $this->commission = new EscrowCommission($sender);
        $this->links = new EscrowLinks($sender);
        $this->quotes = new EscrowQuotes($sender);
        $this->terms = new EscrowTerms($sender);
    }
}
