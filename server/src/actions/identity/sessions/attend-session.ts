import { createHash } from 'node:crypto';
import type { IdentityContext } from '#actions/identity/context.ts';
import { announce, keepVerification } from '#actions/identity/keep-verification.ts';
import { decideIdentity, type VerifyInput } from '#actions/identity/verify-identity.ts';
import type { DomainEvent } from '#core/events/event.ts';
import { framesOf } from '#core/identity/challenge.ts';
import { type IdentityTicket, identityBusy } from '#core/identity/engine.ts';
import type { Keeping } from '#core/identity/identity-policy.ts';
import {
  afterAttempt,
  agreedTo,
  CONSENT_VERSION,
  type Consent,
  DOCUMENT_PART,
  FACE_PARTS,
  faceParts,
  type IdentitySession,
  MAX_ATTEMPTS,
  MAX_WAITING_BYTES,
  REGISTER_PART,
  refuseOver,
  refuseUnasked,
  refuseUnregistered,
} from '#core/identity/session.ts';
import { Problem } from '#core/problem.ts';
import type { Queryable } from '#store/db.ts';
import * as policies from '#store/identity/policies.ts';
import * as parts from '#store/identity/session-parts.ts';
import * as sessions from '#store/identity/sessions.ts';
import type { Verification } from '#store/identity/verifications.ts';
import { aboutSession } from './expire-sessions.ts';
import { readEntry } from './register-entry.ts';

/** A link's token and the session it belongs to. */
export type Attendance = {
  readonly session: IdentitySession;
  readonly token: string;
  /** How far the tenant's time is ahead of the service's; null for most. */
  readonly aheadMs: number | null;
};

/** The link identifies the person. A wrong link reveals nothing about valid ones. */
export async function attend(context: IdentityContext, token: string): Promise<Attendance> {
  const attendance = await findAttendance(context, token);
  if (!attendance) throw new Problem('not_found', LINK_DEAD);
  return attendance;
}

export const LINK_DEAD = 'This link is not valid, or no longer. Ask for a new one.';

/** Null when the link is not valid in this cell. */
export async function findAttendance(
  { db, wallClock }: IdentityContext,
  token: string,
): Promise<Attendance | null> {
  const found = await sessions.findByLink(db, sessions.hashOfLink(token), wallClock());
  if (!found) return null;
  const { aheadMs, ...session } = found;
  return { session, token, aheadMs };
}

/** Recorded once: consent given on one device applies to the others. */
export async function consent(
  context: IdentityContext,
  { session }: Attendance,
  said: Pick<Consent, 'language'> & Keeping,
): Promise<void> {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const current = await locked(tx, session);
    refuseOver(current, now);
    if (current.consent) return;
    const given = { version: CONSENT_VERSION, ...said, at: now.toISOString() };
    await sessions.save(tx, { ...current, state: 'STARTED', consent: given });
  });
}

/** Stores a picture until the others of its attempt have arrived. */
export async function bringPicture(
  context: IdentityContext,
  { session, token }: Attendance,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    refuseUnasked(await locked(tx, session), now);
    await refuseCrowd(tx, session);
    await parts.put(tx, session, name, bytes, parts.pictureKey(token, session));
  });
}

/** Checked only for the first picture of a link, to keep it cheap; each link has a limit of its own. */
async function refuseCrowd(tx: Queryable, session: sessions.SessionKey): Promise<void> {
  const isFirst = (await parts.names(tx, session)).every((name) => name === REGISTER_PART);
  if (isFirst && (await parts.waitingBytes(tx, session.developerId)) > MAX_WAITING_BYTES) {
    throw identityBusy();
  }
}

/**
 * Judges the uploaded pictures. The attempt is counted when it starts, so that concurrent attempts cannot
 * exceed the maximum; it is given back if we could not judge it.
 */
export async function finishAttempt(
  context: IdentityContext,
  attendance: Attendance,
  ticket: IdentityTicket,
  camera: Pick<VerifyInput, 'virtualCamera'> = {},
): Promise<Verification> {
  const session = await beginAttempt(context, attendance.session);
  try {
    return await judgeAttempt(context, { ...attendance, session }, ticket, camera);
  } catch (error) {
    await giveBack(context, session);
    throw error;
  }
}

async function beginAttempt(context: IdentityContext, key: sessions.SessionKey): Promise<IdentitySession> {
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const current = await locked(tx, key);
    refuseUnasked(current, now);
    refuseUnregistered(current);
    if (current.attempts >= MAX_ATTEMPTS) throw identityBusy();
    const here = new Set(await parts.names(tx, key));
    const faces = faceParts(await policies.find(tx, key.developerId));
    const wanted = [DOCUMENT_PART, ...faces, ...wantedFrames(current)];
    const missing = wanted.filter((name) => !here.has(name));
    if (missing.length > 0) {
      const details = missing.map((path) => ({ path, message: 'is missing' }));
      throw new Problem('pictures_missing', undefined, { details });
    }
    const begun = { ...current, attempts: current.attempts + 1 };
    // An answer can be used only once, whatever its result.
    await sessions.save(tx, { ...begun, challenge: null });
    return begun;
  });
}

async function giveBack(context: IdentityContext, session: IdentitySession): Promise<void> {
  await context.db.transaction(async (tx) => {
    const current = await locked(tx, session);
    // If new movements were drawn meanwhile, those apply.
    const before = { attempts: current.attempts - 1, challenge: current.challenge ?? session.challenge };
    if (!current.endedAt) await sessions.save(tx, { ...current, ...before });
  });
}

async function judgeAttempt(
  context: IdentityContext,
  { session, token }: Attendance,
  ticket: IdentityTicket,
  { virtualCamera }: Pick<VerifyInput, 'virtualCamera'>,
): Promise<Verification> {
  if (!(await ticket.reserve(await parts.sizes(context.db, session)))) throw identityBusy();
  const pictures = await parts.all(context.db, session, parts.pictureKey(token, session));
  const picture = (name: string) => {
    const bytes = pictures.get(name) ?? new Uint8Array();
    return { bytes, sha256: createHash('sha256').update(bytes).digest() };
  };
  const input: VerifyInput = {
    ticket,
    virtualCamera,
    developerId: session.developerId,
    externalUserId: session.externalUserId,
    document: picture(DOCUMENT_PART),
    selfies: FACE_PARTS.filter((name) => pictures.has(name)).map(picture),
    wantsDocument: false,
    acceptedTypes: session.documentTypes ?? undefined,
    answer: answerOf(session, pictures),
    agreed: agreedTo(session),
    registered: readEntry(pictures.get(REGISTER_PART)),
  };
  const decided = await decideIdentity(context, input);
  const now = context.clock();
  const verification = await context.db.transaction(async (tx) => {
    const current = await locked(tx, session);
    refuseOver(current, now);
    const verification = await keepVerification(context, tx, input, decided);
    const state = afterAttempt(current, verification.verified);
    const over = state !== 'STARTED';
    const after = { ...current, state, verificationId: verification.id, endedAt: over ? now : null };
    await sessions.save(tx, after);
    await parts.drop(tx, session, over ? [] : [REGISTER_PART, ...stillGood(verification)]);
    if (over) await sessions.announce(tx, session, completed(context, after, verification, now));
    return verification;
  });
  announce(context, verification);
  return verification;
}

/**
 * The frames of the movements, if the session requires any. Their names are known once the movements are
 * drawn.
 */
function wantedFrames({ livenessLevel, challenge }: IdentitySession): string[] {
  if (livenessLevel === 'passive') return [];
  if (!challenge) return ['challenge'];
  const { moves, flashes } = framesOf(challenge);
  return [...moves.flat(), ...flashes];
}

function answerOf({ livenessLevel, challenge }: IdentitySession, pictures: ReadonlyMap<string, Uint8Array>) {
  if (livenessLevel === 'passive' || !challenge) return undefined;
  const bytesOf = (name: string) => pictures.get(name) ?? new Uint8Array();
  const { moves, flashes } = framesOf(challenge);
  const frames = { steps: moves.map((looks) => looks.map(bytesOf)), flashes: flashes.map(bytesOf) };
  return { to: challenge, frames };
}

/** A document without faults does not have to be photographed again. */
function stillGood({ details }: Verification): string[] {
  const wrong = details.some(({ reason, code }) => reason === 'document_unreadable' || OF_DOCUMENT.has(code));
  return wrong ? [] : [DOCUMENT_PART];
}

const OF_DOCUMENT: ReadonlySet<string> = new Set(['no_face_on_document', 'mismatch', 'uncertain']);

function completed(
  context: IdentityContext,
  session: IdentitySession,
  { id, verified }: Verification,
  createdAt: Date,
): DomainEvent {
  return {
    id: context.newId('evt'),
    sequence: 1,
    type: 'identity.session.completed',
    data: {
      ...aboutSession(session),
      state: verified ? 'DONE' : 'FAILED',
      verificationId: id,
      identityVerified: verified,
    },
    createdAt,
    actor: context.caller.actor,
  };
}

/** Returns the current session, locked against concurrent changes. */
export async function locked(tx: Queryable, key: sessions.SessionKey): Promise<IdentitySession> {
  const found = await sessions.lock(tx, key);
  if (!found) throw new Error('a session with a valid link was not found');
  return found;
}
