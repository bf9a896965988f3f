import { createHmac } from 'node:crypto';
import type { Context } from '#actions/context.ts';
import { changeAndAnswer, foresee } from '#actions/escrow/change-agreement.ts';
import { type Delivered, type DeliveryState, deliver, deliveryState } from '#core/escrow/deliver.ts';
import {
  type DeliveryRefusal,
  judgeDelivery,
  secretInput,
  truncated,
  withNewCode,
  workingCounters,
} from '#core/parties/delivery.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import * as deliveries from '#store/parties/deliveries.ts';
import type { OfMilestone } from './confirm-by-code.ts';

/** A milestone, and the link through which its codes are shown or entered. */
export type OfDelivery = Pick<OfMilestone, 'agreement' | 'milestone'> & {
  readonly link: Pick<OfMilestone['link'], 'developerId' | 'agreementId' | 'id'>;
};

/** Returns the codes that work, the current one first. They are for the buyer's page only. */
export async function deliveryCodes(context: Context, { link, milestone }: OfDelivery): Promise<string[]> {
  return codesOf(
    context,
    link.developerId,
    milestone.id,
    await deliveries.find(context.db, link, milestone.id),
  );
}

/** Ends the codes that the buyer has seen. */
export async function renewDeliveryCode(context: Context, { link, milestone }: OfDelivery): Promise<void> {
  await context.db.transaction(async (tx) => {
    const counters = await deliveries.lock(tx, link, milestone.id);
    await deliveries.save(tx, link, milestone.id, withNewCode(counters));
  });
}

/**
 * Releases a milestone by the buyer's code. The code is judged only when the milestone can be released: a
 * code that comes too early is neither a failure nor consumed.
 */
export async function deliverByCode(
  context: Context,
  { link, milestone }: OfDelivery,
  { code, typedAt }: { readonly code: string; readonly typedAt: Date | null },
): Promise<{ readonly refused: DeliveryRefusal | Exclude<DeliveryState, 'open' | 'done'> } | Delivered> {
  const entered = { milestone, typedAt };
  const foreseen = await foresee(context, link, (agreement, moment) => deliver(agreement, entered, moment));
  if (foreseen.change === null) return refusedOr(foreseen.result);
  const refused = await context.db.transaction(async (tx) => {
    const counters = await deliveries.lock(tx, link, milestone.id);
    const why = judgeDelivery(counters, codesOf(context, link.developerId, milestone.id, counters), code);
    if (why === 'wrong_code') {
      const { failures, failuresOfAll } = counters;
      const counted = { ...counters, failures: failures + 1, failuresOfAll: failuresOfAll + 1 };
      await deliveries.save(tx, link, milestone.id, counted);
    }
    return why;
  });
  if (refused) return { refused };
  const decide = (agreement: Parameters<typeof deliver>[0], moment: Parameters<typeof deliver>[2]) =>
    deliver(agreement, entered, moment);
  return refusedOr((await changeAndAnswer(context, link, decide, NO_ANSWER)).result);
}

function refusedOr(delivered: Delivered) {
  const { state } = delivered;
  return state === 'done' || state === 'open' ? delivered : { refused: state };
}

/** True while a code could release it. */
export function awaitsDelivery({
  agreement,
  milestone,
}: Pick<OfDelivery, 'agreement' | 'milestone'>): boolean {
  return ['open', 'frozen', 'disputed'].includes(deliveryState(agreement, milestone));
}

function codesOf(
  { mac }: Context,
  developerId: string,
  milestoneId: string,
  counters: { readonly counter: number },
): string[] {
  const secret = mac(secretInput(developerId, milestoneId));
  return workingCounters(counters).map((counter) => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(BigInt(counter));
    return truncated(createHmac('sha1', secret).update(bytes).digest());
  });
}
