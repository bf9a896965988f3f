import { publishAnchors } from '#actions/escrow/verify/publish-anchors.ts';
import { MINUTE_MS } from '#core/time.ts';
import type { SomeHandlers } from './worker.ts';

export const anchorJobs = {
  'publish-anchors': {
    retryMs: [MINUTE_MS, MINUTE_MS, 10 * MINUTE_MS],
    neverDies: true,
    async run(context) {
      await publishAnchors(context);
      return { again: new Date(context.clock().getTime() + context.policy.anchorEveryMs) };
    },
  },
} satisfies SomeHandlers;
