import { Problem } from '#core/problem.ts';
import type { Challenge } from './challenge.ts';
import { MAX_DRAWS } from './challenge.ts';
import type { IdentityRules, Keeping, LivenessLevel } from './identity-policy.ts';
import type { DocumentType } from './reading.ts';
import { checkAsOf, type RegisterCheck } from './register.ts';

/** The languages of the capture page. */
export const PAGE_LANGUAGES = ['en', 'fr', 'pt'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/** The version of the consent text. A change of its meaning, in any language, is a new version. */
export const CONSENT_VERSION = '2026-11-18';
export type Consent = Partial<Keeping> & {
  readonly version: string;
  readonly language: PageLanguage;
  readonly at: string;
};

/**
 * Returns what the person consented to keep: nothing they were not told about, whatever the account has
 * enabled since.
 */
export function agreedTo({ consent }: Pick<IdentitySession, 'consent'>): Keeping {
  const { keepDocument = false, keepName = false } = consent ?? {};
  const { keepPicturesDays = null, searchFacesDays = null } = consent ?? {};
  return { keepDocument, keepName, keepPicturesDays, searchFacesDays };
}

export const SESSION_STATES = ['OPEN', 'STARTED', 'DONE', 'FAILED', 'EXPIRED', 'CANCELED'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

/** A verification session, in which a person follows a link. */
export type IdentitySession = {
  readonly developerId: string;
  readonly id: string;
  readonly externalUserId: string;
  readonly state: SessionState;
  readonly livenessLevel: LivenessLevel;
  /** Null means any. */
  readonly documentTypes: readonly DocumentType[] | null;
  readonly language: PageLanguage;
  readonly returnUrl: string | null;
  readonly attempts: number;
  /** The verification of the last attempt. */
  readonly verificationId: string | null;
  readonly consent: Consent | null;
  /** The movements drawn last, and the number of draws. */
  readonly challenge: Challenge | null;
  readonly draws: number;
  /** The lookup in a national register; null when the session does not ask for it. */
  readonly register: RegisterCheck | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
};

const LIFE_MS = 3_600_000;
/** How long the link still shows the result after the session has ended. */
const LINK_KEPT_MS = 24 * 3_600_000;
export const MAX_ATTEMPTS = 3;

export function endOfSession(now: Date): Date {
  return new Date(now.getTime() + LIFE_MS);
}

export function endOfLink(session: Pick<IdentitySession, 'expiresAt'>): Date {
  return new Date(session.expiresAt.getTime() + LINK_KEPT_MS);
}

function isRunning({ state }: Pick<IdentitySession, 'state'>): boolean {
  return state === 'OPEN' || state === 'STARTED';
}

/** Returns the session as of now: an expired session counts as over even if that is not stored yet. */
export function asOf(session: IdentitySession, now: Date): IdentitySession {
  if (!isRunning(session)) return session;
  if (session.expiresAt > now) {
    return session.register ? { ...session, register: checkAsOf(session.register, now) } : session;
  }
  return { ...session, state: 'EXPIRED', endedAt: session.expiresAt };
}

export function refuseOver(session: IdentitySession, now: Date): void {
  if (!isRunning(asOf(session, now))) throw new Problem('identity_session_over');
}

/** No pictures are taken without consent. */
export function refuseUnasked(session: IdentitySession, now: Date): void {
  refuseOver(session, now);
  if (!session.consent) throw new Problem('consent_missing');
}

/** Limits the draws: with unlimited draws an attacker could wait for a sequence they have a recording of. */
export function refuseDraw(session: IdentitySession, now: Date): void {
  refuseUnasked(session, now);
  if (session.draws >= MAX_DRAWS)
    throw new Problem('challenge_over', 'Too many challenges were started. Ask for a new verification link.');
}

/** Returns the challenge that frames belong to, while it can be answered. */
export function currentChallenge(session: IdentitySession, nonce: string, now: Date): Challenge {
  refuseUnasked(session, now);
  const { challenge } = session;
  // A challenge drawn by an earlier version was revealed all at once.
  const isOther = challenge?.nonce !== nonce || !challenge.commitments;
  if (!challenge || isOther || Date.parse(challenge.expiresAt) <= now.getTime()) {
    throw new Problem('challenge_over');
  }
  return challenge;
}

/** Returns the state after an attempt, which is already counted. */
export function afterAttempt(
  { attempts }: Pick<IdentitySession, 'attempts'>,
  verified: boolean,
): SessionState {
  if (verified) return 'DONE';
  return attempts >= MAX_ATTEMPTS ? 'FAILED' : 'STARTED';
}

/** The judgement waits for the register's answer, if the session asks for it. */
export function refuseUnregistered({ register }: Pick<IdentitySession, 'register'>): void {
  if (register && register.state !== 'ANSWERED') throw new Problem('register_check_missing');
}

export const DOCUMENT_PART = 'document';
/** The register's entry, with its portrait. */
export const REGISTER_PART = 'register';
const USUAL_FRAMES = 3;
const MOST_FRAMES = 10;
export const FACE_PARTS = Array.from({ length: MOST_FRAMES }, (_, index) => `face-${index + 1}`);

/** Returns the frames needed to show a moment in time, or as many as the account requires. */
export function faceParts({ minimumFrames }: Pick<IdentityRules, 'minimumFrames'>): readonly string[] {
  return FACE_PARTS.slice(0, Math.max(USUAL_FRAMES, minimumFrames));
}
/** Enough for small print at arm's length. */
export const MAX_DOCUMENT_BYTES = 3 * 1024 * 1024;
export const MAX_FRAME_BYTES = 256 * 1024;
/** Pending pictures of one account: enough for about five hundred people at once. */
export const MAX_WAITING_BYTES = 1024 ** 3;
