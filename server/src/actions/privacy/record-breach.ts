import { recordAudit } from '#actions/record-audit.ts';
import { type Breach, type BreachNotice, MAX_NOTICES, reportBy, withNotice } from '#core/privacy/breach.ts';
import { Problem } from '#core/problem.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as breaches from '#store/privacy/breaches.ts';
import type { PrivacyContext } from './context.ts';

type Key = Pick<Breach, 'developerId' | 'id'>;

type Found = Pick<Breach, 'developerId' | 'title' | 'description' | 'startedAt' | 'endedAt'> & {
  readonly knownAt: Date | null;
};

/** Records a breach of personal data. Its clock runs from the time that it became known. */
export async function recordBreach(
  context: PrivacyContext,
  found: Found,
  answerFor: AnswerFor<Breach>,
): Promise<Answered<Breach>> {
  const now = context.clock();
  const knownAt = found.knownAt ?? now;
  refuseDisorder({ ...found, knownAt }, now);
  const breach: Breach = {
    ...found,
    id: context.newId('brc'),
    state: 'OPEN',
    knownAt,
    reportBy: reportBy(knownAt),
    reportedAt: null,
    notices: [],
    cause: null,
    recordedBy: context.caller.actor,
    recordedAt: now,
    closedBy: null,
    closedAt: null,
  };
  return context.db.transaction(async (tx) => {
    await breaches.insert(tx, breach);
    const { developerId, id: subject } = breach;
    const after = { knownAt, reportBy: breach.reportBy };
    await recordAudit(context, tx, { developerId, kind: 'breach.recorded', subject, after });
    return saveAnswer(tx, developerId, breach, answerFor);
  });
}

/** Adds a letter that was sent to the regulator or to the people concerned. */
export function addNotice(
  context: PrivacyContext,
  key: Key,
  { to, text, sentAt }: Omit<BreachNotice, 'sentAt'> & { readonly sentAt: Date | null },
  answerFor: AnswerFor<Breach>,
): Promise<Answered<Breach>> {
  return change(context, key, answerFor, async (tx, breach) => {
    if (breach.notices.length >= MAX_NOTICES) throw new Problem('too_many_notices');
    const at = sentAt ?? context.clock();
    refuseDisorder({ ...breach, sentAt: at }, context.clock());
    const { developerId, id: subject } = breach;
    await recordAudit(context, tx, {
      developerId,
      kind: 'breach.notice_sent',
      subject,
      after: { to, sentAt: at },
    });
    return withNotice(breach, { to, text, sentAt: at.toISOString() });
  });
}

export function closeBreach(
  context: PrivacyContext,
  key: Key,
  { cause, endedAt }: { readonly cause: string; readonly endedAt: Date | null },
  answerFor: AnswerFor<Breach>,
): Promise<Answered<Breach>> {
  return change(context, key, answerFor, async (tx, breach) => {
    const closedAt = context.clock();
    const closed = { ...breach, cause, endedAt: endedAt ?? breach.endedAt ?? closedAt };
    refuseDisorder(closed, closedAt);
    const { developerId, id: subject } = breach;
    await recordAudit(context, tx, { developerId, kind: 'breach.closed', subject });
    return { ...closed, state: 'CLOSED', closedBy: context.caller.actor, closedAt };
  });
}

async function change(
  context: PrivacyContext,
  key: Key,
  answerFor: AnswerFor<Breach>,
  decide: (tx: Queryable, breach: Breach) => Promise<Breach>,
): Promise<Answered<Breach>> {
  return context.db.transaction(async (tx) => {
    const found = await breaches.find(tx, key, 'FOR UPDATE');
    if (!found) throw new Problem('not_found', `There is no breach ${key.id} in this account.`);
    if (found.state === 'CLOSED') throw new Problem('breach_closed');
    const changed = await decide(tx, found);
    await breaches.save(tx, changed);
    return saveAnswer(tx, key.developerId, changed, answerFor);
  });
}

type Times = Pick<Breach, 'startedAt' | 'endedAt' | 'knownAt'> & { readonly sentAt?: Date };

function refuseDisorder({ startedAt, endedAt, knownAt, sentAt }: Times, now: Date): void {
  const faults: [path: string, message: string, isFaulty: boolean][] = [
    ['startedAt', 'must not be in the future', startedAt > now],
    ['knownAt', 'must not be in the future', knownAt > now],
    ['knownAt', 'must not be before startedAt', knownAt < startedAt],
    ['endedAt', 'must not be in the future', endedAt !== null && endedAt > now],
    ['endedAt', 'must not be before startedAt', endedAt !== null && endedAt < startedAt],
    ['sentAt', 'must not be in the future', sentAt !== undefined && sentAt > now],
    ['sentAt', 'must not be before knownAt', sentAt !== undefined && sentAt < knownAt],
  ];
  const details = faults.filter(([, , isFaulty]) => isFaulty).map(([path, message]) => ({ path, message }));
  const [first] = details;
  if (first) throw new Problem('validation_failed', `${first.path} ${first.message}.`, { details });
}
