import type { Books } from '#core/escrow/verify/books.ts';
import { violation } from './failure.ts';
import type { World } from './world.ts';

/** A delivery code confirms a milestone only after somebody has entered one that works. */
export function codesAreEntered(world: World, { agreementId, events }: Books): void {
  for (const { type, data } of events) {
    if (type !== 'milestone.confirmed') continue;
    const { milestoneId, method } = data as { readonly milestoneId: string; readonly method?: string };
    if (method === 'delivery_code' && !world.findMilestone(milestoneId)?.codes.entered)
      violation(agreementId, `a delivery code confirmed ${milestoneId}, and none that works was entered`);
  }
}
