import { z } from 'zod';
import { milestoneIdOf } from '#core/escrow/part.ts';
import { payoutIdOf } from '#core/escrow/payout.ts';
import { RULE_NAMES, RULE_WORDS } from '#core/escrow/release-policy.ts';
import { ActorView, timestamp } from '#http/pipeline/schemas.ts';
import { HOLD_STATUSES, type KeptHold } from '#store/escrow/release/holds.ts';

export const HoldView = z
  .object({
    id: z.string(),
    payoutId: z.string(),
    agreementId: z.string(),
    milestoneId: z.string(),
    rule: z.enum(RULE_NAMES).meta({ description: 'The rule of the release policy' }),
    status: z.enum(HOLD_STATUSES).meta({
      description:
        'OVER: the hold was not lifted, but the payout was settled otherwise, such as by a refund to ' +
        'the buyer',
    }),
    because: z.string().meta({ description: 'The reason, as a sentence' }),
    liftsWhen: z.string().meta({
      description:
        'The condition that lifts it automatically, as a sentence. A person can lift it at any time',
    }),
    until: timestamp.nullable().meta({ description: 'Null when it does not end at a fixed time' }),
    createdAt: timestamp,
    liftedAt: timestamp.nullable(),
    liftedBy: ActorView.nullable().meta({
      description: 'Null also when it was lifted automatically, because its reason no longer applies',
    }),
    note: z.string().nullable(),
  })
  .meta({ id: 'Hold' });

export function viewHold(hold: KeptHold): z.output<typeof HoldView> {
  const { because, until: liftsWhen } = RULE_WORDS[hold.rule];
  const { id, agreementId, milestoneId: partId, rule, liftedBy, note } = hold;
  const open = hold.owed ? 'OPEN' : 'OVER';
  return {
    id,
    payoutId: payoutIdOf(partId),
    agreementId,
    milestoneId: milestoneIdOf(partId),
    rule,
    status: hold.liftedAt === null ? open : 'LIFTED',
    because,
    liftsWhen,
    until: hold.until?.toISOString() ?? null,
    createdAt: hold.openedAt.toISOString(),
    liftedAt: hold.liftedAt?.toISOString() ?? null,
    liftedBy: liftedBy && { ...liftedBy },
    note,
  };
}
