import type { IdentityContext } from '#actions/identity/context.ts';
import { recordAudit } from '#actions/record-audit.ts';
import type { LivenessLevel } from '#core/identity/identity-policy.ts';
import type { DocumentType } from '#core/identity/reading.ts';
import { newCheck, type RegisterName } from '#core/identity/register.ts';
import {
  asOf,
  endOfSession,
  type IdentitySession,
  type PageLanguage,
  refuseOver,
} from '#core/identity/session.ts';
import { Problem } from '#core/problem.ts';
import type { Queryable } from '#store/db.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as policies from '#store/identity/policies.ts';
import * as parts from '#store/identity/session-parts.ts';
import * as sessions from '#store/identity/sessions.ts';
import { registerProvider } from './check-register.ts';

export type CreateSessionInput = {
  readonly developerId: string;
  readonly externalUserId: string;
  readonly livenessLevel: LivenessLevel | undefined;
  readonly documentTypes: readonly DocumentType[] | null;
  readonly language: PageLanguage;
  readonly returnUrl: string | null;
  /** The national register to ask. */
  readonly register?: RegisterName | null;
};

/** A new session with the token of its link, which is returned only once. */
export type NewSession = { readonly session: IdentitySession; readonly token: string };

export async function createSession(
  context: IdentityContext,
  input: CreateSessionInput,
  answerFor: AnswerFor<NewSession>,
): Promise<Answered<NewSession>> {
  return context.db.transaction(async (tx) => {
    const made = await openSession(context, tx, input);
    return saveAnswer(tx, input.developerId, made, answerFor);
  });
}

/** Runs in the caller's transaction. */
export async function openSession(
  context: IdentityContext,
  tx: Queryable,
  input: CreateSessionInput,
): Promise<NewSession> {
  const createdAt = context.clock();
  const policy = await policies.find(tx, input.developerId);
  const { register } = input;
  if (register && !registerProvider(context, input.developerId, register)) {
    throw new Problem('register_unavailable');
  }
  const session: IdentitySession = {
    ...input,
    // A lower level than the policy requires would only be refused at the end.
    livenessLevel: policy.livenessLevel === 'active' ? 'active' : (input.livenessLevel ?? 'passive'),
    id: context.newId('ids'),
    state: 'OPEN',
    attempts: 0,
    verificationId: null,
    consent: null,
    challenge: null,
    draws: 0,
    register: register ? newCheck(register) : null,
    createdAt,
    expiresAt: endOfSession(createdAt),
    endedAt: null,
  };
  const token = sessions.newLinkToken();
  const { developerId, id, externalUserId, livenessLevel, expiresAt } = session;
  await sessions.insert(tx, session, sessions.hashOfLink(token));
  const after = { externalUserId, livenessLevel, expiresAt };
  await recordAudit(context, tx, { developerId, kind: 'identity_session.created', subject: id, after });
  return { session, token };
}

export async function findSession(
  { db, clock }: IdentityContext,
  key: sessions.SessionKey,
): Promise<IdentitySession> {
  const found = await sessions.find(db, key);
  if (!found) throw new Problem('not_found', 'No session with this id exists in this account.');
  return asOf(found, clock());
}

/** The link stops working, and everything uploaded through it is deleted. */
export async function cancelSession(
  context: IdentityContext,
  key: sessions.SessionKey,
  answerFor: AnswerFor<IdentitySession>,
): Promise<Answered<IdentitySession>> {
  return context.db.transaction(async (tx) => {
    const found = await sessions.lock(tx, key);
    if (!found) throw new Problem('not_found', 'No session with this id exists in this account.');
    refuseOver(found, context.clock());
    return saveAnswer(tx, key.developerId, await endSession(context, tx, found), answerFor);
  });
}

/** The session must be locked and active. */
export async function endSession(
  context: IdentityContext,
  tx: Queryable,
  session: IdentitySession,
): Promise<IdentitySession> {
  const { developerId, id, state } = session;
  const canceled: IdentitySession = { ...session, state: 'CANCELED', endedAt: context.clock() };
  await sessions.save(tx, canceled);
  await parts.drop(tx, session);
  const facts = { before: { state }, after: { state: canceled.state } };
  await recordAudit(context, tx, { developerId, kind: 'identity_session.canceled', subject: id, ...facts });
  return canceled;
}
