import type { Actor } from './actor.ts';

/**
 * Every kind of job with its payload. Jobs wait in the database while a new version is installed, so kinds
 * and fields must not be renamed, and a field added later is optional for the worker.
 */
export type JobPayloads = {
  readonly housekeeping: Readonly<Record<string, never>>;
  readonly 'publish-anchors': Readonly<Record<string, never>>;
  readonly reconcile: Readonly<Record<string, never>>;
  readonly 'watch-banks': Readonly<Record<string, never>>;
  /** `attempts` is the number of payout attempts when the job was enqueued. */
  readonly 'submit-payout': {
    readonly agreementId: string;
    readonly milestoneId: string;
    readonly attempts: number;
  };
  /** With `waiting`, also restarts payouts whose waiting time has changed. */
  readonly 'resume-payouts': { readonly externalUserId: string; readonly waiting?: boolean };
  /** Checks all payouts held by the tenant's release policy again. */
  readonly 'review-holds': Readonly<Record<string, never>>;
  /** Pays out every tenant's commission. */
  readonly 'pay-commission': Readonly<Record<string, never>>;
  /** The sweeps and chores of a test environment whose clock was moved. */
  readonly 'tend-test-clock': Readonly<Record<string, never>>;
  readonly 'settle-commission': { readonly payoutId: string };
  readonly 'pay-refunds': { readonly agreementId: string };
  readonly 'return-excess': { readonly agreementId: string };
  /** Reminders, windows that end, late deliveries, the end of the time to pay. */
  readonly 'meet-deadlines': { readonly agreementId: string };
  /** Deletes the files of a dispute that has been closed for long enough. */
  readonly 'delete-evidence': { readonly agreementId: string; readonly disputeId: string };
  readonly backtest: { readonly backtestId: string };
  readonly train: { readonly trainingId: string };
  readonly 'trust-device': { readonly agreementId: string };
  /** Labels an assessment with the outcome of its payment. */
  readonly 'label-payment': {
    readonly agreementId: string;
    readonly source: 'dispute' | 'recall';
    readonly cause: string;
    readonly reason: string;
    readonly by: Actor;
  };
  /** Emits the events of reviews that assessments opened. Older jobs have one, as `reviewId`. */
  readonly 'announce-review': { readonly reviewIds?: readonly string[]; readonly reviewId?: string };
  /** Checks whether someone other than the buyer has paid. */
  readonly 'compare-payer': {
    readonly agreementId: string;
    readonly provider: string;
    readonly transactionId: string;
  };
  /** Compares a newly verified person with the faces of others; `bar` is the minimum similarity. */
  readonly 'search-faces': {
    readonly externalUserId: string;
    readonly verificationId: string;
    readonly bar: number;
  };
  /** Screens the parties of an agreement against the watch lists. */
  readonly 'screen-parties': { readonly agreementId: string };
  /** Screens a verified person, whose data is encrypted. */
  readonly 'screen-verified': { readonly externalUserId: string; readonly encrypted: string };
  /** Screens everyone again after a list has changed. */
  readonly 'screen-again': { readonly since: string };
  readonly 'sandbox-notice': { readonly reference: string };
  /** A bank's request, stored in bank_requests. */
  readonly 'bank-request': { readonly provider: string; readonly key: string };
  /** A bank's notification, stored in bank_messages. */
  readonly 'bank-message': { readonly provider: string; readonly key: string };
  /** A virtual account, by bank and our reference. */
  readonly 'close-account': { readonly provider: string; readonly reference: string };
  /** Times in ISO 8601. */
  readonly 'replay-webhook': { readonly endpointId: string; readonly from: string; readonly to: string };
  readonly 'send-mail': { readonly mailId: string };
  readonly 'send-short-message': { readonly messageId: string };
  readonly 'notify-troubles': Readonly<Record<string, never>>;
};

export type JobKind = keyof JobPayloads;

/** Jobs that ask a bank to move money, or may lead to that. */
export const MONEY_JOBS: readonly JobKind[] = [
  'submit-payout',
  'resume-payouts',
  'review-holds',
  'pay-commission',
  'tend-test-clock',
  'settle-commission',
  'pay-refunds',
  'return-excess',
  'meet-deadlines',
  'sandbox-notice',
  'watch-banks',
  'bank-request',
  'bank-message',
];

/** A job to enqueue: any kind, or one of the named kinds. */
export type JobRequest<Wanted extends JobKind = JobKind> = {
  [Kind in JobKind]: {
    readonly id: string;
    readonly kind: Kind;
    readonly payload: JobPayloads[Kind];
    readonly runAt: Date;
  };
}[Wanted];

/** The kinds of jobs that an agreement enqueues about itself. */
export type AgreementJobKind = {
  [Kind in JobKind]: 'agreementId' extends Extract<keyof JobPayloads[Kind], 'agreementId'> ? Kind : never;
}[JobKind];

/** The payload of such a job without the agreement. */
export type AgreementJobDetails<Kind extends AgreementJobKind> = {
  readonly [Field in Exclude<keyof JobPayloads[Kind], 'agreementId'>]: JobPayloads[Kind][Field];
} & { readonly agreementId?: never };
