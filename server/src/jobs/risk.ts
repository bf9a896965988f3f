import { continueBacktest } from '#actions/risk/backtest.ts';
import { labelPayment } from '#actions/risk/label-assessment.ts';
import { runTraining } from '#actions/risk/train-scorecard.ts';
import { trustDisbursedDevice } from '#actions/risk/trust-disbursed-device.ts';
import type { SomeHandlers } from './worker.ts';

const RETRY_MS = [1_000, 10_000, 60_000, 600_000, 3_600_000];

export const riskJobs = {
  'trust-device': {
    retryMs: RETRY_MS,
    async run(context, { developerId, payload }) {
      await trustDisbursedDevice(context, { ...payload, developerId });
      return undefined;
    },
  },
  'label-payment': {
    retryMs: RETRY_MS,
    async run(context, { developerId, payload }) {
      await labelPayment(context, { ...payload, developerId });
      return undefined;
    },
  },
  learn: {
    retryMs: RETRY_MS,
    async run(context, { developerId, payload }) {
      await runTraining(context, developerId, payload.trainingId);
      return undefined;
    },
  },
  backtest: {
    retryMs: RETRY_MS,
    async run(context, { developerId, payload }) {
      const more = await continueBacktest(context, developerId, payload.backtestId);
      return more ? { again: context.clock() } : undefined;
    },
  },
} satisfies SomeHandlers;
