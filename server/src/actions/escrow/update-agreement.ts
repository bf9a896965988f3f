import { unlessTaken } from '#actions/unless-taken.ts';
import { type AgreementUpdate, update } from '#core/escrow/update.ts';
import type { ShownAgreement } from '#store/escrow/agreement-rows.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { changeAndAnswer, loadShownAgreement } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';

export function updateAgreement(
  context: EscrowContext,
  { developerId, agreementId, ...given }: AgreementKey & AgreementUpdate,
  answerFor: AnswerFor<ShownAgreement>,
): Promise<Answered<ShownAgreement>> {
  const key = { developerId, agreementId };
  const callerMetadata = { reference: given.reference ?? null, metadata: {} };
  const asked = { developerId, kind: 'agreement', subjectId: agreementId, callerMetadata } as const;
  return unlessTaken(context.db, asked, () =>
    changeAndAnswer(
      context,
      key,
      // Other changes do not read the caller's metadata. The commit compares the version of this read.
      async (_known, moment) => {
        const { callerMetadata: current, ...agreement } = await loadShownAgreement(context, key);
        return update(agreement, current, given, moment);
      },
      answerFor,
    ),
  );
}
