import { publishAnchors } from '#actions/escrow/verify/publish-anchors.ts';
import type { SomeHandlers } from './worker.ts';

const MINUTE = 60_000;

export const anchorJobs = {
  'publish-anchors': {
    retryMs: [MINUTE, MINUTE, 10 * MINUTE],
    neverDies: true,
    async run(context) {
      await publishAnchors(context);
      return { again: new Date(context.clock().getTime() + context.policy.anchorEveryMs) };
    },
  },
} satisfies SomeHandlers;
