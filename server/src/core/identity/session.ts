import { Problem } from '#core/problem.ts';
import type { Challenge } from './challenge.ts';
import { MAX_DRAWS } from './challenge.ts';
import type { IdentityRules, Keeping, LivenessLevel } from './identity-policy.ts';
import type { DocumentType } from './reading.ts';

/** Those that the page speaks. */
export const PAGE_LANGUAGES = ['en', 'fr', 'pt'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/** Which text a person agrees to. A change of its meaning, in any language, is a new version. */
export const CONSENT_VERSION = '2026-11-18';
export type Consent = Partial<Keeping> & {
  readonly version: string;
  readonly language: PageLanguage;
  readonly at: string;
};

/** Nothing is kept of whoever was not told, whatever the account wants since. */
export function agreedTo({ consent }: Pick<IdentitySession, 'consent'>): Keeping {
  const { keepDocument = false, keepName = false } = consent ?? {};
  const { keepPicturesDays = null, searchFacesDays = null } = consent ?? {};
  return { keepDocument, keepName, keepPicturesDays, searchFacesDays };
}

export const SESSION_STATES = ['OPEN', 'STARTED', 'DONE', 'FAILED', 'EXPIRED', 'CANCELED'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

/** A person on the way through the page that a link opens. */
export type IdentitySession = {
  readonly developerId: string;
  readonly id: string;
  readonly externalUserId: string;
  readonly state: SessionState;
  readonly livenessLevel: LivenessLevel;
  /** Null is any. */
  readonly documentTypes: readonly DocumentType[] | null;
  readonly language: PageLanguage;
  readonly returnUrl: string | null;
  readonly attempts: number;
  /** The last attempt's. */
  readonly verificationId: string | null;
  readonly consent: Consent | null;
  /** The movements that were drawn last, and how often any were. */
  readonly challenge: Challenge | null;
  readonly draws: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
};

const LIFE_MS = 3_600_000;
/** How long a link whose session is over still says how it ended. */
const LINK_LINGERS_MS = 24 * 3_600_000;
export const MAX_ATTEMPTS = 3;

export function endOfSession(now: Date): Date {
  return new Date(now.getTime() + LIFE_MS);
}

export function endOfLink(session: Pick<IdentitySession, 'expiresAt'>): Date {
  return new Date(session.expiresAt.getTime() + LINK_LINGERS_MS);
}

function isRunning({ state }: Pick<IdentitySession, 'state'>): boolean {
  return state === 'OPEN' || state === 'STARTED';
}

/** A session whose time is over is over, whether or not anybody has written that down yet. */
export function asOf(session: IdentitySession, now: Date): IdentitySession {
  if (!isRunning(session) || session.expiresAt > now) return session;
  return { ...session, state: 'EXPIRED', endedAt: session.expiresAt };
}

export function refuseOver(session: IdentitySession, now: Date): void {
  if (!isRunning(asOf(session, now))) throw new Problem('identity_session_over');
}

/** Pictures are taken of nobody who has not agreed to it. */
export function refuseUnasked(session: IdentitySession, now: Date): void {
  refuseOver(session, now);
  if (!session.consent) throw new Problem('consent_missing');
}

/** One more order of movements; whoever could draw without end would draw what they have a recording of. */
export function refuseDraw(session: IdentitySession, now: Date): void {
  refuseUnasked(session, now);
  if (session.draws >= MAX_DRAWS) throw new Problem('challenge_over', 'Too many challenges were begun.');
}

/** The challenge that frames belong to, while there is time to answer it. */
export function currentChallenge(session: IdentitySession, nonce: string, now: Date): Challenge {
  refuseUnasked(session, now);
  const { challenge } = session;
  // One that an earlier version has drawn was told all at once.
  const isOther = challenge?.nonce !== nonce || !challenge.commitments;
  if (!challenge || isOther || Date.parse(challenge.expiresAt) <= now.getTime()) {
    throw new Problem('challenge_over');
  }
  return challenge;
}

/** Where a session stands after an attempt, which it has counted already. */
export function afterAttempt(
  { attempts }: Pick<IdentitySession, 'attempts'>,
  verified: boolean,
): SessionState {
  if (verified) return 'DONE';
  return attempts >= MAX_ATTEMPTS ? 'FAILED' : 'STARTED';
}

export const DOCUMENT_PART = 'document';
const USUAL_FRAMES = 3;
const MOST_FRAMES = 10;
export const FACE_PARTS = Array.from({ length: MOST_FRAMES }, (_, index) => `face-${index + 1}`);

/** As many looks at the face as show that it is a moment in time, or as the account wants. */
export function faceParts({ minimumFrames }: Pick<IdentityRules, 'minimumFrames'>): readonly string[] {
  return FACE_PARTS.slice(0, Math.max(USUAL_FRAMES, minimumFrames));
}
/** Enough for small print at arm's length. */
export const MAX_DOCUMENT_BYTES = 3 * 1024 * 1024;
export const MAX_FRAME_BYTES = 256 * 1024;
/** Pictures of one account that wait for a verdict: some five hundred people on their way at once. */
export const MAX_WAITING_BYTES = 1024 ** 3;
