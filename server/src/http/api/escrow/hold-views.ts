import { z } from 'zod';
import { payoutIdOf } from '#core/escrow/payout.ts';
import { RULE_NAMES, RULE_WORDS } from '#core/escrow/release-policy.ts';
import { ActorView, timestamp } from '#http/pipeline/schemas.ts';
import type { KeptHold } from '#store/escrow/release/holds.ts';

export const HoldView = z
  .object({
    id: z.string(),
    payoutId: z.string(),
    agreementId: z.string(),
    milestoneId: z.string(),
    rule: z.enum(RULE_NAMES).meta({ description: 'Of the release policy' }),
    status: z.enum(['open', 'lifted', 'over']).meta({
      description: 'over: it was never lifted, but the payout went another way, such as back to the buyer',
    }),
    because: z.string().meta({ description: 'Why, in words' }),
    liftsWhen: z.string().meta({ description: 'What would lift it by itself, in words. A person can, too' }),
    until: timestamp.nullable().meta({ description: 'Null where it is no matter of time' }),
    openedAt: timestamp,
    liftedAt: timestamp.nullable(),
    liftedBy: ActorView.nullable().meta({
      description: 'Null, too, when it was lifted by itself: what it was held back for is no longer so',
    }),
    note: z.string().nullable(),
  })
  .meta({ id: 'Hold' });

export function viewHold(hold: KeptHold): z.output<typeof HoldView> {
  const { because, until: liftsWhen } = RULE_WORDS[hold.rule];
  const { id, agreementId, milestoneId, rule, liftedBy, note } = hold;
  const open = hold.owed ? 'open' : 'over';
  return {
    ...{ id, payoutId: payoutIdOf(milestoneId), agreementId, milestoneId, rule },
    status: hold.liftedAt === null ? open : 'lifted',
    ...{ because, liftsWhen },
    until: hold.until?.toISOString() ?? null,
    openedAt: hold.openedAt.toISOString(),
    liftedAt: hold.liftedAt?.toISOString() ?? null,
    liftedBy: liftedBy && { ...liftedBy },
    note,
  };
}
