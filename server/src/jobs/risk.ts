import { trustDisbursedDevice } from '#actions/risk/trust-disbursed-device.ts';
import type { JobHandlers } from './worker.ts';

const RETRY_MS = [1_000, 10_000, 60_000, 600_000, 3_600_000];

export const riskJobs: JobHandlers = {
  'trust-device': {
    retryMs: RETRY_MS,
    async run(context, job) {
      const agreementId = String(job.payload['agreementId']);
      await trustDisbursedDevice(context, { developerId: job.developerId, agreementId });
      return undefined;
    },
  },
};
