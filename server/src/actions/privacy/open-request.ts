import { recordAudit } from '#actions/record-audit.ts';
import { dueAt, type PrivacyRequest, type RequestType } from '#core/privacy/request.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as requests from '#store/privacy/requests.ts';
import type { PrivacyContext } from './context.ts';

type Opening = {
  readonly developerId: string;
  readonly externalUserId: string;
  readonly type: RequestType;
  readonly note: string | null;
};

/** Records a person's request. From now on its clock runs. */
export async function openRequest(
  context: PrivacyContext,
  opening: Opening,
  answerFor: AnswerFor<PrivacyRequest>,
): Promise<Answered<PrivacyRequest>> {
  const openedAt = context.clock();
  const request: PrivacyRequest = {
    ...opening,
    id: context.newId('prq'),
    state: 'OPEN',
    answer: null,
    openedBy: context.caller.actor,
    openedAt,
    dueAt: dueAt(openedAt),
    closedBy: null,
    closedAt: null,
    erasureId: null,
    bundleExpiresAt: null,
  };
  return context.db.transaction(async (tx) => {
    await requests.insert(tx, request);
    const { developerId, type, externalUserId, id } = request;
    await recordAudit(context, tx, {
      developerId,
      kind: 'privacy_request.opened',
      subject: externalUserId,
      after: { requestId: id, type, dueAt: request.dueAt },
    });
    return saveAnswer(tx, developerId, request, answerFor);
  });
}
