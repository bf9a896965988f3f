import { hearFromBank } from '#actions/escrow/hear-from-bank.ts';
import { payRefunds } from '#actions/escrow/pay-refunds.ts';
import { refundAgreement } from '#actions/escrow/refund-agreement.ts';
import { resumePayouts } from '#actions/escrow/resume-payouts.ts';
import { sendPayout } from '#actions/escrow/send-payout.ts';
import { Problem } from '#core/problem.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import type { Job } from '#store/jobs.ts';
import type { JobHandlers, JobOutcome } from './worker.ts';

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

export const escrowJobs: JobHandlers = {
  'submit-payout': {
    retryMs: BANK_RETRY_MS,
    async run(context, job) {
      const milestoneId = String(job.payload['milestoneId']);
      const attempts = Number(job.payload['attempts']);
      const payout = { ...keyOf(job), milestoneId, attempts };
      return askAgainWhile(context.clock(), await sendPayout(context, payout));
    },
  },
  'resume-payouts': {
    retryMs: BANK_RETRY_MS,
    async run(context, job) {
      const externalUserId = String(job.payload['externalUserId']);
      const outcome = await resumePayouts(context, { developerId: job.developerId, externalUserId });
      return outcome === 'more' ? { again: context.clock() } : undefined;
    },
  },
  'pay-refunds': {
    retryMs: BANK_RETRY_MS,
    async run(context, job) {
      return askAgainWhile(context.clock(), await payRefunds(context, keyOf(job)));
    },
  },
  'return-excess': {
    retryMs: BANK_RETRY_MS,
    async run(context, job) {
      try {
        await refundAgreement(context, keyOf(job), { what: 'excess' }, NO_ANSWER);
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
    async run(context, job) {
      const reference = String(job.payload['reference']);
      const state = await context.bank.findTransfer(reference);
      if (state) await hearFromBank(context, context.bank.name, reference, state);
      return undefined;
    },
  },
};

function keyOf(job: Job): { developerId: string; agreementId: string } {
  return { developerId: job.developerId, agreementId: String(job.payload['agreementId']) };
}

function askAgainWhile(now: Date, outcome: 'settled' | 'pending'): JobOutcome {
  return outcome === 'pending' ? { again: new Date(now.getTime() + ASK_AGAIN_MS) } : undefined;
}
