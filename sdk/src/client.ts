import { type SuretyOptions, toSettings } from './options.ts';
import { sender } from './request.ts';
import { Agreements } from './resources/agreements.ts';
import { Approvals } from './resources/approvals.ts';
import { AuditLog } from './resources/audit-log.ts';
import { Developer } from './resources/developer.ts';
import { Events } from './resources/events.ts';
import { Exceptions } from './resources/exceptions.ts';
import { Fraud } from './resources/fraud.ts';
import { Identity } from './resources/identity.ts';
import { Ledger } from './resources/ledger.ts';
import { Mail } from './resources/mail.ts';
import { PayoutAccounts } from './resources/payout-accounts.ts';
import { Payouts } from './resources/payouts.ts';
import { Reconciliations } from './resources/reconciliations.ts';
import { Reviews } from './resources/reviews.ts';
import { Sandbox } from './resources/sandbox.ts';
import { Webhooks } from './resources/webhooks.ts';

/**
 * A client of one Surety server with one API key. It holds no connection and no state; make one and share it.
 *
 * @example
 * const surety = new Surety({ apiKey: process.env.SURETY_API_KEY });
 * const agreement = await surety.escrow.agreements.create({ … });
 */
export class Surety {
  /** Your account and its API keys. */
  readonly developer: Developer;
  /** Agreements, and where sellers are paid. */
  readonly escrow: { readonly agreements: Agreements; readonly payoutAccounts: PayoutAccounts };
  /** What goes to the sellers, and where to. */
  readonly payouts: Payouts;
  /** Risk scores. */
  readonly fraud: Fraud;
  /** The desk: what waits for a person, and what they decide. */
  readonly reviews: Reviews;
  /** Is this the person on the document? */
  readonly identity: Identity;
  /** Everything that happened, oldest first. */
  readonly events: Events;
  /** Where events are delivered, and the check of what arrives there. */
  readonly webhooks: Webhooks;
  /** What buyers and the account are told by mail. */
  readonly mail: Mail;
  /** Who changed what: the audit log. */
  readonly auditLog: AuditLog;
  /** The books of the whole account. */
  readonly ledger: Ledger;
  /** Words of a bank that do not fit, and wait for a person. */
  readonly exceptions: Exceptions;
  /** The books held against the bank's, and where they differ. */
  readonly reconciliations: Reconciliations;
  /** What one asked for and another has to approve. */
  readonly approvals: Approvals;
  /** Plays the buyer's bank: with a test key always, with a live one while the sandbox is the bank. */
  readonly sandbox: Sandbox;

  constructor(options?: SuretyOptions);
  constructor(apiKey: string, options?: Omit<SuretyOptions, 'apiKey'>);
  constructor(first: string | SuretyOptions = {}, more: Omit<SuretyOptions, 'apiKey'> = {}) {
    const send = sender(toSettings(typeof first === 'string' ? { ...more, apiKey: first } : first));
    this.developer = new Developer(send);
    this.escrow = { agreements: new Agreements(send), payoutAccounts: new PayoutAccounts(send) };
    this.payouts = new Payouts(send);
    this.fraud = new Fraud(send);
    this.reviews = new Reviews(send);
    this.identity = new Identity(send);
    this.events = new Events(send);
    this.webhooks = new Webhooks(send);
    this.mail = new Mail(send);
    this.auditLog = new AuditLog(send);
    this.ledger = new Ledger(send);
    this.exceptions = new Exceptions(send);
    this.reconciliations = new Reconciliations(send);
    this.approvals = new Approvals(send);
    this.sandbox = new Sandbox(send);
  }
}
