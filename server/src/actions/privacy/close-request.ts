import { recordAudit } from '#actions/record-audit.ts';
import type { CorrectedField } from '#core/privacy/correction.ts';
import type { KeptClass } from '#core/privacy/erasure.ts';
import { bundleExpiresAt, type PrivacyRequest, type RequestState } from '#core/privacy/request.ts';
import { Problem } from '#core/problem.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import { bundleFor } from '#store/privacy/bundle.ts';
import * as corrections from '#store/privacy/corrections.ts';
import * as requests from '#store/privacy/requests.ts';
import * as restrictions from '#store/restrictions.ts';
import type { PrivacyContext } from './context.ts';
import { erasePerson } from './erase-person.ts';

type Key = Pick<PrivacyRequest, 'developerId' | 'id'>;
/** A closed request, with the data that an erasure leaves. */
export type ClosedRequest = PrivacyRequest & { readonly kept: readonly KeptClass[] };
type Done = Pick<PrivacyRequest, 'erasureId' | 'bundleExpiresAt'> & {
  readonly kept: readonly KeptClass[];
  readonly bundle: object | null;
};

const NOTHING: Done = { erasureId: null, bundleExpiresAt: null, kept: [], bundle: null };

/** Does what a request asks for, and closes it. Both happen, or neither. */
export async function completeRequest(
  context: PrivacyContext,
  key: Key,
  { answer, corrected }: { readonly answer: string | null; readonly corrected: readonly CorrectedField[] },
  answerFor: AnswerFor<ClosedRequest>,
): Promise<Answered<ClosedRequest>> {
  return context.db.transaction(async (tx) => {
    const request = await lockOpen(tx, key);
    if (corrected.length > 0 && request.type !== 'correct') throw notACorrection();
    const done = await carryOut(context, tx, request, corrected);
    return close(context, tx, { ...request, answer, state: 'COMPLETED' }, done, answerFor);
  });
}

/** Refuses a request with a reason, which the person has a right to know. */
export async function refuseRequest(
  context: PrivacyContext,
  key: Key,
  answer: string,
  answerFor: AnswerFor<ClosedRequest>,
): Promise<Answered<ClosedRequest>> {
  return context.db.transaction(async (tx) => {
    const request = await lockOpen(tx, key);
    return close(context, tx, { ...request, answer, state: 'REFUSED' }, NOTHING, answerFor);
  });
}

async function lockOpen(tx: Queryable, key: Key): Promise<PrivacyRequest> {
  const request = await requests.find(tx, key, 'FOR UPDATE');
  if (!request) throw new Problem('not_found', `There is no privacy request ${key.id} in this account.`);
  if (request.state === 'OPEN') return request;
  throw new Problem('privacy_request_closed', `The request was ${END[request.state]} already.`);
}
const END: Readonly<Record<RequestState, string>> = {
  OPEN: 'opened',
  COMPLETED: 'completed',
  REFUSED: 'refused',
};

async function carryOut(
  context: PrivacyContext,
  tx: Queryable,
  request: PrivacyRequest,
  corrected: readonly CorrectedField[],
): Promise<Done> {
  const now = context.clock();
  switch (request.type) {
    case 'access':
      return {
        ...NOTHING,
        bundle: await bundleFor(tx, request, now),
        bundleExpiresAt: bundleExpiresAt(now),
      };
    case 'erase': {
      const reason = `privacy request ${request.id}`;
      const { id, kept } = await erasePerson(context, tx, { ...request, reason });
      await requests.erase(tx, request.developerId, request.externalUserId);
      await corrections.erase(tx, request.developerId, request.externalUserId);
      return { ...NOTHING, erasureId: id, kept };
    }
    case 'restrict':
    case 'object':
      await restrictions.add(tx, request, { requestId: request.id, since: now });
      return NOTHING;
    case 'correct':
      if (corrected.length > 0) await keepCorrection(context, tx, request, corrected);
      return NOTHING;
  }
}

function notACorrection(): Problem {
  const details = [{ path: 'corrected', message: 'is only for a request of the type correct' }];
  return new Problem('validation_failed', 'corrected is only for a request of the type correct.', {
    details,
  });
}

/** Keeps the new version beside the old, which the history of events has and keeps. */
async function keepCorrection(
  context: PrivacyContext,
  tx: Queryable,
  { developerId, externalUserId, id: requestId }: PrivacyRequest,
  fields: readonly CorrectedField[],
): Promise<void> {
  const id = context.newId('cor');
  const by = { correctedBy: context.caller.actor, correctedAt: context.clock() };
  await corrections.insert(tx, { developerId, id, externalUserId, requestId, fields, ...by });
  await recordAudit(context, tx, {
    developerId,
    kind: 'person.corrected',
    subject: externalUserId,
    after: { correctionId: id, requestId, fields: fields.map(({ field }) => field) },
  });
}

async function close(
  context: PrivacyContext,
  tx: Queryable,
  request: PrivacyRequest,
  { kept, bundle, ...done }: Done,
  answerFor: AnswerFor<ClosedRequest>,
): Promise<Answered<ClosedRequest>> {
  const { developerId, externalUserId, id, type, state } = request;
  const closed = { ...request, ...done, closedBy: context.caller.actor, closedAt: context.clock() };
  // The words of a person who was erased go with them.
  const words = type === 'erase' && state === 'COMPLETED' ? { ...closed, note: null } : closed;
  await requests.close(tx, words, bundle);
  await recordAudit(context, tx, {
    developerId,
    kind: state === 'REFUSED' ? 'privacy_request.refused' : 'privacy_request.completed',
    subject: externalUserId,
    after: { requestId: id, type, ...(done.erasureId && { erasureId: done.erasureId }) },
  });
  return saveAnswer(tx, developerId, { ...words, kept }, answerFor);
}
