<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety;

use Surety\Resource\Approvals;
use Surety\Resource\AuditLog;
use Surety\Resource\Days;
use Surety\Resource\Deposits;
use Surety\Resource\Developer;
use Surety\Resource\Disputes;
use Surety\Resource\Escrow;
use Surety\Resource\Events;
use Surety\Resource\Exceptions;
use Surety\Resource\Fraud;
use Surety\Resource\Identity;
use Surety\Resource\Ledger;
use Surety\Resource\Mail;
use Surety\Resource\Payouts;
use Surety\Resource\Privacy;
use Surety\Resource\Receipts;
use Surety\Resource\Reconciliations;
use Surety\Resource\Reviews;
use Surety\Resource\Sandbox;
use Surety\Resource\Search;
use Surety\Resource\Webhooks;

/** A client for a Surety server: escrow, fraud scoring and identity verification. */
final readonly class Surety
{
    /** Your account and its API keys. */
    public Developer $developer;
    /** Agreements, the sellers' payout accounts, and your own fees. */
    public Escrow $escrow;
    /** Payouts to sellers, their holds and the release policy. */
    public Payouts $payouts;
    /** Money that came in. */
    public Deposits $deposits;
    /** Fraud assessments, risk policy and lists. */
    public Fraud $fraud;
    /** The review queue: cases that need a person's decision. */
    public Reviews $reviews;
    /** Identity verification. */
    public Identity $identity;
    /** Days of the books, and their closing. */
    public Days $days;
    /** Disputes about a milestone. */
    public Disputes $disputes;
    /** The event log. */
    public Events $events;
    /** Webhook endpoints and signature verification. */
    public Webhooks $webhooks;
    /** E-mails to buyers, sellers and members. */
    public Mail $mail;
    /** The audit log: who changed what. */
    public AuditLog $auditLog;
    /** The account's ledger. */
    public Ledger $ledger;
    /** Receipts and statements that prove themselves. */
    public Receipts $receipts;
    /** Bank notifications that need manual review. */
    public Exceptions $exceptions;
    /** Reconciliation reports: the account's ledger compared with the bank's records. */
    public Reconciliations $reconciliations;
    /** Requests that another member has to approve. */
    public Approvals $approvals;
    /** Search over the whole account. */
    public Search $search;
    /** People's requests about their data, erasure and consent. */
    public Privacy $privacy;
    /**
     * The sandbox bank. Always available with a test key; with a live key only if the server uses the sandbox
     * as its bank.
     */
    public Sandbox $sandbox;

    /**
     * A client for a Surety server. Create one and share it.
     *
     * @param string|null $apiKey Default: the environment variable SURETY_API_KEY.
     * @param string|null $apiUrl Including `/v1`. Default: SURETY_API_URL, else `http://127.0.0.1:3000/v1`.
     * @param float $timeout Time limit of one attempt, in seconds.
     * @param float|null $deadline Time limit of a call with all its retries, in seconds.
     * @param Sender|null $sender Sends the calls instead of curl, for tests of your own program.
     */
    public function __construct(
        #[\SensitiveParameter] ?string $apiKey = null,
        ?string $apiUrl = null,
        float $timeout = 30.0,
        int $maxRetries = 3,
        ?float $deadline = null,
        ?Sender $sender = null,
    ) {
        $sender ??= new Transport($apiKey, $apiUrl, $timeout, $maxRetries, $deadline);
        $this->developer = new Developer($sender);
        $this->escrow = new Escrow($sender);
        $this->payouts = new Payouts($sender);
        $this->deposits = new Deposits($sender);
        $this->fraud = new Fraud($sender);
        $this->reviews = new Reviews($sender);
        $this->identity = new Identity($sender);
        $this->days = new Days($sender);
        $this->disputes = new Disputes($sender);
        $this->events = new Events($sender);
        $this->webhooks = new Webhooks($sender);
        $this->mail = new Mail($sender);
        $this->auditLog = new AuditLog($sender);
        $this->ledger = new Ledger($sender);
        $this->receipts = new Receipts($sender);
        $this->exceptions = new Exceptions($sender);
        $this->reconciliations = new Reconciliations($sender);
        $this->approvals = new Approvals($sender);
        $this->search = new Search($sender);
        $this->privacy = new Privacy($sender);
        $this->sandbox = new Sandbox($sender);
    }
}
