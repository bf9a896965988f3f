import { hearFromBank } from '#actions/escrow/hear-from-bank.ts';
import { payRefunds } from '#actions/escrow/pay-refunds.ts';
import { refundAgreement } from '#actions/escrow/refund-agreement.ts';
import { resumePayouts } from '#actions/escrow/resume-payouts.ts';
import { sendPayout } from '#actions/escrow/send-payout.ts';
import { Problem } from '#core/problem.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import type { JobOutcome, SomeHandlers } from './worker.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A bank that does not answer comes back within minutes or hours; after two days a person has to look. */
const BANK_RETRY_MS = [
  SECOND,
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  ...Array(48).fill(HOUR),
];
const ASK_AGAIN_MS = 3 * SECOND;

export const escrowJobs = {
  'submit-payout': {
    retryMs: BANK_RETRY_MS,
    async run(context, { developerId, payload }) {
      return askAgainWhile(context.clock(), await sendPayout(context, { ...payload, developerId }));
    },
  },
  'resume-payouts': {
    retryMs: BANK_RETRY_MS,
    async run(context, { developerId, payload }) {
      const outcome = await resumePayouts(context, { ...payload, developerId });
      return outcome === 'more' ? { again: context.clock() } : undefined;
    },
  },
  'pay-refunds': {
    retryMs: BANK_RETRY_MS,
    async run(context, { developerId, payload }) {
      return askAgainWhile(context.clock(), await payRefunds(context, { ...payload, developerId }));
    },
  },
  'return-excess': {
    retryMs: BANK_RETRY_MS,
    async run(context, { developerId, payload }) {
      try {
        await refundAgreement(context, { ...payload, developerId }, { what: 'excess' }, NO_ANSWER);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (error.code === 'agreement_frozen') return { again: new Date(context.clock().getTime() + HOUR) };
        if (error.code !== 'nothing_to_refund') throw error;
      }
      return undefined;
    },
  },
  'sandbox-notice': {
    retryMs: BANK_RETRY_MS,
    async run(context, { payload: { reference } }) {
      const state = await context.bank.findTransfer(reference);
      if (state) await hearFromBank(context, [{ kind: 'transfer', reference, state }]);
      return undefined;
    },
  },
} satisfies SomeHandlers;

function askAgainWhile(now: Date, outcome: 'settled' | 'pending'): JobOutcome {
  return outcome === 'pending' ? { again: new Date(now.getTime() + ASK_AGAIN_MS) } : undefined;
}
