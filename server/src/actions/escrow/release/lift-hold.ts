import type { Waiting } from '#actions/approvals/context.ts';
import { changeOnceApproved } from '#actions/escrow/change-agreement.ts';
import type { EscrowContext } from '#actions/escrow/context.ts';
import { findPart } from '#core/escrow/part.ts';
import { liftHold as decide } from '#core/escrow/payouts/hold.ts';
import { RULE_WORDS } from '#core/escrow/release-policy.ts';
import { Problem } from '#core/problem.ts';
import * as holds from '#store/escrow/release/holds.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';

type HoldKey = { readonly developerId: string; readonly holdId: string };

/** Lifts one hold of a payout. Other holds of it stay. */
export async function liftHold(
  context: EscrowContext,
  key: HoldKey,
  note: string,
  answerFor: AnswerFor<holds.KeptHold | Waiting>,
): Promise<Answered<holds.KeptHold | Waiting>> {
  const { agreementId, milestoneId, rule } = await findHold(context, key);
  return changeOnceApproved(
    context,
    { developerId: key.developerId, agreementId },
    async (agreement, moment) => {
      // Read again: a concurrent lift has changed the agreement as well.
      const hold = await findHold(context, key);
      const { change, result } = decide(agreement, hold, note, moment);
      return { change, result: { ...hold, ...result } };
    },
    ({ before }) => {
      const part = findPart(before, milestoneId);
      const why = RULE_WORDS[rule].because;
      return {
        kind: 'unfreeze',
        amount: part?.amount ?? 0,
        summary:
          `Release the payout for “${part?.title}” to ${part?.payeeExternalId}. ${why} Note: ` + `${note}`,
        input: { holdId: key.holdId, note },
      };
    },
    answerFor,
  );
}

async function findHold({ db }: EscrowContext, { developerId, holdId }: HoldKey) {
  const hold = await holds.find(db, developerId, holdId);
  if (hold) return hold;
  throw new Problem('not_found', 'No hold with this id exists in this account. GET /v1/holds lists them.');
}
