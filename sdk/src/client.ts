import { type SuretyOptions, toSettings } from './options.ts';
import { sender } from './request.ts';
import { Agreements } from './resources/agreements.ts';
import { Approvals } from './resources/approvals.ts';
import { AuditLog } from './resources/audit-log.ts';
import { Commission } from './resources/commission.ts';
import { Days } from './resources/days.ts';
import { Deposits } from './resources/deposits.ts';
import { Developer } from './resources/developer.ts';
import { Disputes } from './resources/disputes.ts';
import { Events } from './resources/events.ts';
import { Exceptions } from './resources/exceptions.ts';
import { Fraud } from './resources/fraud.ts';
import { Identity } from './resources/identity.ts';
import { Ledger } from './resources/ledger.ts';
import { Links } from './resources/links.ts';
import { Mail } from './resources/mail.ts';
import { PayoutAccounts } from './resources/payout-accounts.ts';
import { Payouts } from './resources/payouts.ts';
import { Privacy } from './resources/privacy.ts';
import { Quotes } from './resources/quotes.ts';
import { Receipts } from './resources/receipts.ts';
import { Reconciliations } from './resources/reconciliations.ts';
import { Reviews } from './resources/reviews.ts';
import { Sandbox } from './resources/sandbox.ts';
import { Search } from './resources/search.ts';
import { Terms } from './resources/terms.ts';
import { Webhooks } from './resources/webhooks.ts';

/**
 * A client for a Surety server. It has no connection and no state: create one and share it.
 *
 * @example
 * const surety = new Surety({ apiKey: process.env.SURETY_API_KEY });
 * const agreement = await surety.escrow.agreements.create({ … });
 */
export class Surety {
  /** Your account and its API keys. */
  readonly developer: Developer;
  /** Agreements, the sellers' payout accounts, and your own fees. */
  readonly escrow: {
    readonly agreements: Agreements;
    readonly payoutAccounts: PayoutAccounts;
    readonly commission: Commission;
    readonly links: Links;
    readonly quotes: Quotes;
    readonly terms: Terms;
  };
  /** Payouts to sellers, their holds and the release policy. */
  readonly payouts: Payouts;
  /** Money that came in. */
  readonly deposits: Deposits;
  /** Fraud assessments, risk policy and lists. */
  readonly fraud: Fraud;
  /** The review queue: cases that need a person's decision. */
  readonly reviews: Reviews;
  /** Identity verification. */
  readonly identity: Identity;
  /** Days of the books, and their closing. */
  readonly days: Days;
  /** Disputes about a milestone. */
  readonly disputes: Disputes;
  /** The event log. */
  readonly events: Events;
  /** Webhook endpoints and signature verification. */
  readonly webhooks: Webhooks;
  /** E-mails to buyers, sellers and members. */
  readonly mail: Mail;
  /** The audit log: who changed what. */
  readonly auditLog: AuditLog;
  /** The account's ledger. */
  readonly ledger: Ledger;
  /** Receipts and statements that prove themselves. */
  readonly receipts: Receipts;
  /** Bank notifications that need manual review. */
  readonly exceptions: Exceptions;
  /** Reconciliation reports: the account's ledger compared with the bank's records. */
  readonly reconciliations: Reconciliations;
  /** Requests that another member has to approve. */
  readonly approvals: Approvals;
  /** Search over the whole account. */
  readonly search: Search;
  /** People's requests about their data, erasure and consent. */
  readonly privacy: Privacy;
  /**
   * The sandbox bank. Always available with a test key; with a live key only if the server uses the sandbox
   * as its bank.
   */
  readonly sandbox: Sandbox;

  constructor(options?: SuretyOptions);
  constructor(apiKey: string, options?: Omit<SuretyOptions, 'apiKey'>);
  constructor(first: string | SuretyOptions = {}, more: Omit<SuretyOptions, 'apiKey'> = {}) {
    const send = sender(toSettings(typeof first === 'string' ? { ...more, apiKey: first } : first));
    this.developer = new Developer(send);
    this.escrow = {
      agreements: new Agreements(send),
      payoutAccounts: new PayoutAccounts(send),
      commission: new Commission(send),
      links: new Links(send),
      quotes: new Quotes(send),
      terms: new Terms(send),
    };
    this.payouts = new Payouts(send);
    this.deposits = new Deposits(send);
    this.fraud = new Fraud(send);
    this.reviews = new Reviews(send);
    this.identity = new Identity(send);
    this.days = new Days(send);
    this.disputes = new Disputes(send);
    this.events = new Events(send);
    this.webhooks = new Webhooks(send);
    this.mail = new Mail(send);
    this.auditLog = new AuditLog(send);
    this.ledger = new Ledger(send);
    this.receipts = new Receipts(send);
    this.exceptions = new Exceptions(send);
    this.reconciliations = new Reconciliations(send);
    this.approvals = new Approvals(send);
    this.search = new Search(send);
    this.privacy = new Privacy(send);
    this.sandbox = new Sandbox(send);
  }
}
