import { recordAudit } from '#actions/record-audit.ts';
import { type Grievance, MAX_OPEN_GRIEVANCES } from '#core/privacy/grievance.ts';
import { dueAt } from '#core/privacy/request.ts';
import { Problem } from '#core/problem.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as grievances from '#store/privacy/grievances.ts';
import type { PrivacyContext } from './context.ts';

/** Takes up a complaint from the public form. From now on its clock runs. */
export async function openGrievance(
  context: PrivacyContext,
  given: Pick<Grievance, 'developerId' | 'name' | 'contact' | 'claim'>,
  tokenHash: Buffer,
): Promise<Grievance> {
  const openedAt = context.clock();
  const grievance: Grievance = {
    ...given,
    id: context.newId('grv'),
    state: 'OPEN',
    answer: null,
    openedAt,
    dueAt: dueAt(openedAt),
    answeredBy: null,
    answeredAt: null,
  };
  const limits = { tokenHash, mostOpen: MAX_OPEN_GRIEVANCES };
  if (!(await grievances.insert(context.db, grievance, limits))) throw new Problem('too_many_grievances');
  return grievance;
}

/** Answers a complaint, once. The person reads the answer on the page that they got when they sent it. */
export async function answerGrievance(
  context: PrivacyContext,
  key: Pick<Grievance, 'developerId' | 'id'>,
  answer: string,
  answerFor: AnswerFor<Grievance>,
): Promise<Answered<Grievance>> {
  return context.db.transaction(async (tx) => {
    const found = await grievances.find(tx, key, 'FOR UPDATE');
    if (!found) throw new Problem('not_found', `There is no grievance ${key.id} in this account.`);
    if (found.state === 'ANSWERED') throw new Problem('grievance_answered');
    const answered: Grievance = {
      ...found,
      state: 'ANSWERED',
      answer,
      answeredBy: context.caller.actor,
      answeredAt: context.clock(),
    };
    await grievances.saveAnswered(tx, answered);
    const { developerId, id: subject } = answered;
    await recordAudit(context, tx, { developerId, kind: 'grievance.answered', subject });
    return saveAnswer(tx, developerId, answered, answerFor);
  });
}
