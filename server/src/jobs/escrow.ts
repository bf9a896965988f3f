import { closeAccount } from '#actions/escrow/bank/close-account.ts';
import { watchBanks } from '#actions/escrow/bank/watch-banks.ts';
import { bankOf, SANDBOX } from '#actions/escrow/context.ts';
import { applyMessage } from '#actions/escrow/exceptions/apply-message.ts';
import { meetDeadlines } from '#actions/escrow/meet-deadlines.ts';
import { receiveNotification } from '#actions/escrow/receive-notification.ts';
import { payRefunds } from '#actions/escrow/refund/pay-refunds.ts';
import { refundAgreement } from '#actions/escrow/refund/refund-agreement.ts';
import { reviewHolds } from '#actions/escrow/release/review-holds.ts';
import { resumePayouts } from '#actions/escrow/resume-payouts.ts';
import { sendPayout } from '#actions/escrow/send-payout.ts';
import { readBankRequest } from '#actions/escrow/take-bank-request.ts';
import { Problem } from '#core/problem.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#core/time.ts';
import * as evidence from '#store/escrow/evidence.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import * as jobs from '#store/jobs.ts';
import { anchorJobs } from './anchors.ts';
import { commissionJobs } from './commission.ts';
import { reconcileJobs } from './reconcile.ts';
import type { SomeHandlers } from './worker.ts';

/**
 * A bank that does not answer is usually back within minutes or hours; after six hours a person has to look.
 */
const BANK_RETRY_MS = [
  SECOND_MS,
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  ...Array<number>(6).fill(HOUR_MS),
];
/** How often the bank's lists are read within the look-back period. */
const LOOKS = 4;
/** Back-off for a bank whose lists could not be read to the end, since they are read from the start. */
const SOON = 5 * MINUTE_MS;
/** Retried for ever, because the money is still owed. */
const OWES_MONEY = { retryMs: BANK_RETRY_MS, neverDies: true } as const;
const BANK_DECIDES = 'the bank, which has not decided yet';

/** Money that belongs to the buyer: excess, and deposits that came too late. */
const LEFTOVERS = ['excess', 'unapplied'] as const;

export const escrowJobs = {
  ...anchorJobs,
  ...reconcileJobs,
  ...commissionJobs(OWES_MONEY),
  'submit-payout': {
    ...OWES_MONEY,
    async run(context, job) {
      const { developerId, payload } = job;
      const outcome = await sendPayout(context, { ...payload, developerId });
      if (typeof outcome !== 'string') {
        return (await jobs.waitsBeside(context.db, job, outcome.until))
          ? undefined
          : { again: outcome.until };
      }
      return outcome === 'pending' ? { waitingFor: BANK_DECIDES } : undefined;
    },
  },
  'resume-payouts': {
    ...OWES_MONEY,
    async run(context, { developerId, payload }) {
      const outcome = await resumePayouts(context, { ...payload, developerId });
      return outcome === 'more' ? { again: context.clock() } : undefined;
    },
  },
  'review-holds': {
    ...OWES_MONEY,
    async run(context, { developerId }) {
      await reviewHolds(context, developerId);
      return undefined;
    },
  },
  'pay-refunds': {
    ...OWES_MONEY,
    async run(context, { developerId, payload, attempts }) {
      const { pending, retryAt } = await payRefunds(context, { ...payload, developerId }, attempts);
      if (pending) return { waitingFor: BANK_DECIDES, atTheLatest: retryAt };
      return retryAt ? { again: retryAt } : undefined;
    },
  },
  'return-excess': {
    ...OWES_MONEY,
    async run(context, { developerId, payload }) {
      for (const what of LEFTOVERS) {
        try {
          await refundAgreement(context, { ...payload, developerId }, { what }, NO_ANSWER);
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          if (error.code === 'agreement_frozen')
            return { again: new Date(context.clock().getTime() + HOUR_MS) };
          if (error.code !== 'nothing_to_refund') throw error;
        }
      }
      return undefined;
    },
  },
  'meet-deadlines': {
    ...OWES_MONEY,
    async run(context, job) {
      const { developerId, payload } = job;
      const next = await meetDeadlines(context, { ...payload, developerId });
      if (!next || (await jobs.waitsBeside(context.db, job, next))) return undefined;
      return { again: next };
    },
  },
  'delete-evidence': {
    retryMs: BANK_RETRY_MS,
    neverDies: true,
    async run({ db }, { developerId, payload: { disputeId } }) {
      await evidence.clear(db, developerId, disputeId);
      return undefined;
    },
  },
  'sandbox-notice': {
    ...OWES_MONEY,
    async run(context, { payload: { reference } }) {
      const provider = SANDBOX;
      const state = await bankOf(context, provider).findTransfer(reference);
      if (state) await receiveNotification(context, [{ kind: 'transfer', provider, reference, state }]);
      return undefined;
    },
  },
  'watch-banks': {
    ...OWES_MONEY,
    async run(context) {
      const { lookBackMs } = context.policy;
      const now = context.clock().getTime();
      if (lookBackMs === null) return { again: new Date(now + HOUR_MS) };
      const all = await watchBanks(context, lookBackMs);
      return { again: new Date(now + Math.min(lookBackMs / LOOKS, all ? HOUR_MS : SOON)) };
    },
  },
  'close-account': {
    // Nothing is lost if it fails: after a week the account stays open, and deposits to it count as late.
    retryMs: [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, ...Array<number>(6).fill(24 * HOUR_MS)],
    async run(context, { developerId, payload }) {
      await closeAccount(context, developerId, payload);
      return undefined;
    },
  },
  'bank-request': {
    ...OWES_MONEY,
    async run(context, { payload }) {
      await readBankRequest(context, payload);
      return undefined;
    },
  },
  'bank-message': {
    ...OWES_MONEY,
    async run(context, { payload }) {
      const outcome = await applyMessage(context, payload);
      return outcome === 'early' ? { waitingFor: 'the deposit that a bank has reversed' } : undefined;
    },
  },
} satisfies SomeHandlers;
