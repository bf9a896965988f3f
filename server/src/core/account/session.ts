import type { Role } from './permissions.ts';

/** A person's visit to the dashboard: what a member may do, for an hour at a time. */
export type Session = {
  readonly developerId: string;
  readonly memberId: string;
  readonly personId: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  /** When the person last showed that it is them. */
  readonly provenAt: Date;
  /** Slides while the person works. */
  readonly expiresAt: Date;
  /** Does not: after this they sign in again, whatever they were doing. */
  readonly endsAt: Date;
};

/** From where a session was opened, as far as its person needs to know it again. */
export type OpenedFrom = { readonly network: string; readonly browser: string };

/** One of those that a person sees of themselves. */
export type OwnSession = Pick<Session, 'createdAt' | 'seenAt'> & {
  readonly tokenHash: Buffer;
  readonly openedFrom: OpenedFrom | null;
};

/** As it is found: with the role that its member has at this moment. */
export type MemberSession = Session & { readonly role: Role };

const IDLE_MS = 60 * 60_000;
const LONGEST_MS = 12 * 60 * 60_000;
/** The row of a busy session is written once in this time, not with each request. */
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

/** The session with its time renewed, or null while the last renewal will do. */
export function renewed<Kind extends Session>(session: Kind, now: Date): Kind | null {
  if (now.getTime() - session.seenAt.getTime() < RENEWED_EVERY_MS) return null;
  const idleEnd = now.getTime() + IDLE_MS;
  const expiresAt = new Date(Math.min(idleEnd, session.endsAt.getTime()));
  return { ...session, seenAt: now, expiresAt };
}
