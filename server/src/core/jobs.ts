import type { Actor } from './actor.ts';

/**
 * Every kind of job and what its payload says: whoever asks for one and whoever does it read the same line.
 * Jobs wait in databases while a new version is installed, so a kind or a field that is here keeps its name,
 * and one that is added later is optional to whoever does the job.
 */
export type JobPayloads = {
  readonly housekeeping: Readonly<Record<string, never>>;
  readonly 'publish-anchors': Readonly<Record<string, never>>;
  readonly reconcile: Readonly<Record<string, never>>;
  readonly 'watch-banks': Readonly<Record<string, never>>;
  /** `attempts` is how often the payout had been tried when this was asked for. */
  readonly 'submit-payout': {
    readonly agreementId: string;
    readonly milestoneId: string;
    readonly attempts: number;
  };
  /** `waiting` starts also what waits for a time that has changed. */
  readonly 'resume-payouts': { readonly externalUserId: string; readonly waiting?: boolean };
  /** Looks again at all that the tenant's release policy holds back. */
  readonly 'review-holds': Readonly<Record<string, never>>;
  readonly 'pay-refunds': { readonly agreementId: string };
  readonly 'return-excess': { readonly agreementId: string };
  readonly backtest: { readonly backtestId: string };
  readonly learn: { readonly trainingId: string };
  readonly 'trust-device': { readonly agreementId: string };
  /** What became of a payment says how its assessment turned out. */
  readonly 'label-payment': {
    readonly agreementId: string;
    readonly source: 'dispute' | 'recall';
    readonly cause: string;
    readonly reason: string;
    readonly by: Actor;
  };
  /** Tells of a review that an assessment has opened. */
  readonly 'announce-review': { readonly reviewId: string };
  /** Whether somebody else than the buyer has paid. */
  readonly 'compare-payer': {
    readonly agreementId: string;
    readonly provider: string;
    readonly transactionId: string;
  };
  /** Whoever was verified is held against the faces of others; `bar` is from which likeness on. */
  readonly 'search-faces': {
    readonly externalUserId: string;
    readonly verificationId: string;
    readonly bar: number;
  };
  /** Its parties are held against the watch lists. */
  readonly 'screen-parties': { readonly agreementId: string };
  /** Whoever was verified, encrypted. */
  readonly 'screen-verified': { readonly externalUserId: string; readonly encrypted: string };
  /** A list has changed: everybody who was screened before is screened again. */
  readonly 'screen-again': { readonly since: string };
  readonly 'sandbox-notice': { readonly reference: string };
  /** A request that a bank made, as it is kept in bank_requests. */
  readonly 'bank-request': { readonly provider: string; readonly key: string };
  /** What a bank told us, as it is kept in bank_messages. */
  readonly 'bank-message': { readonly provider: string; readonly key: string };
  /** A virtual account, by what its bank and we call it. */
  readonly 'close-account': { readonly provider: string; readonly reference: string };
  /** Times in ISO 8601. */
  readonly 'replay-webhook': { readonly endpointId: string; readonly from: string; readonly to: string };
  readonly 'send-mail': { readonly mailId: string };
  readonly 'tell-troubles': Readonly<Record<string, never>>;
};

export type JobKind = keyof JobPayloads;

/** What asks a bank to move money, or may come to that. */
export const MONEY_JOBS: readonly JobKind[] = [
  'submit-payout',
  'resume-payouts',
  'review-holds',
  'pay-refunds',
  'return-excess',
  'sandbox-notice',
  'watch-banks',
  'bank-request',
  'bank-message',
];

/** A job that is wanted: any, or one of the kinds that are named. */
export type JobRequest<Wanted extends JobKind = JobKind> = {
  [Kind in JobKind]: {
    readonly id: string;
    readonly kind: Kind;
    readonly payload: JobPayloads[Kind];
    readonly runAt: Date;
  };
}[Wanted];

/** The kinds that an agreement asks for, about itself. */
export type AgreementJobKind = {
  [Kind in JobKind]: 'agreementId' extends Extract<keyof JobPayloads[Kind], 'agreementId'> ? Kind : never;
}[JobKind];

/** What such a job says beyond the agreement that it is about. */
export type AgreementJobDetails<Kind extends AgreementJobKind> = {
  readonly [Field in Exclude<keyof JobPayloads[Kind], 'agreementId'>]: JobPayloads[Kind][Field];
} & { readonly agreementId?: never };
