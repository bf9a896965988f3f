import type { Role } from './permissions.ts';

/** A dashboard session of a member. */
export type Session = {
  readonly developerId: string;
  readonly memberId: string;
  readonly personId: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  /** When the person last proved their identity. */
  readonly provenAt: Date;
  /** Slides forward with use. */
  readonly expiresAt: Date;
  /** The absolute limit. It does not move; the person then has to sign in again. */
  readonly endsAt: Date;
};

/** Where a session was opened, in enough detail for its owner to recognise it. */
export type OpenedFrom = { readonly network: string; readonly browser: string };

/** A session in a person's own list. */
export type OwnSession = Pick<Session, 'createdAt' | 'seenAt'> & {
  readonly tokenHash: Buffer;
  readonly openedFrom: OpenedFrom | null;
};

/** A session with its member's current role. */
export type MemberSession = Session & {
  readonly role: Role;
  /** True when the account requires a second factor and the person has none: they may only set one up. */
  readonly owesFactor: boolean;
  /** How far the account's test environment is ahead; null when its clock was never moved. */
  readonly testAheadMs: number | null;
};

const IDLE_MS = 60 * 60_000;
const LONGEST_MS = 12 * 60 * 60_000;
/** A busy session's row is updated at most this often, not on every request. */
const RENEWED_EVERY_MS = 60_000;

export type Visitor = Pick<Session, 'developerId' | 'memberId' | 'personId'>;

export function openSession({ developerId, memberId, personId }: Visitor, now: Date): Session {
  const expiresAt = new Date(now.getTime() + IDLE_MS);
  const endsAt = new Date(now.getTime() + LONGEST_MS);
  return { developerId, memberId, personId, createdAt: now, seenAt: now, provenAt: now, expiresAt, endsAt };
}

export function isOpen(session: Session, now: Date): boolean {
  return now < session.expiresAt && now < session.endsAt;
}

/** Returns the renewed session, or null when the last renewal is recent enough. */
export function renewed<Kind extends Session>(session: Kind, now: Date): Kind | null {
  if (now.getTime() - session.seenAt.getTime() < RENEWED_EVERY_MS) return null;
  const idleEnd = now.getTime() + IDLE_MS;
  const expiresAt = new Date(Math.min(idleEnd, session.endsAt.getTime()));
  return { ...session, seenAt: now, expiresAt };
}
