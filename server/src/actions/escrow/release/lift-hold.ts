import { changeAndAnswer } from '#actions/escrow/change-agreement.ts';
import type { EscrowContext } from '#actions/escrow/escrow-desk.ts';
import { liftHold as decide } from '#core/escrow/payout/hold.ts';
import { Problem } from '#core/problem.ts';
import * as holds from '#store/escrow/release/holds.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';

type HoldKey = { readonly developerId: string; readonly holdId: string };

/** A person lets a payout go, as far as this one of its holds is concerned. */
export async function liftHold(
  context: EscrowContext,
  key: HoldKey,
  note: string,
  answerFor: AnswerFor<holds.KeptHold>,
): Promise<Answered<holds.KeptHold>> {
  const { agreementId } = await findHold(context, key);
  return changeAndAnswer(
    context,
    { developerId: key.developerId, agreementId },
    async (agreement, moment) => {
      // What it is now: whoever lifts it meanwhile has changed the agreement, too.
      const hold = await findHold(context, key);
      const { change, result } = decide(agreement, hold, note, moment);
      return { change, result: { ...hold, ...result } };
    },
    answerFor,
  );
}

async function findHold({ db }: EscrowContext, { developerId, holdId }: HoldKey) {
  const hold = await holds.find(db, developerId, holdId);
  if (hold) return hold;
  throw new Problem('not_found', 'There is no such hold in this account. GET /v1/holds lists them.');
}
