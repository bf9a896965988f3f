/** A person's visit to the dashboard. Like an API key it opens the account, but for an hour at a time. */
export type Session = {
  readonly developerId: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  /** Slides while the person works. */
  readonly expiresAt: Date;
  /** Does not: after this they sign in again, whatever they were doing. */
  readonly endsAt: Date;
};

const IDLE_MS = 60 * 60_000;
const LONGEST_MS = 12 * 60 * 60_000;
/** The row of a busy session is written once in this time, not with each request. */
const RENEWED_EVERY_MS = 60_000;

export function openSession(developerId: string, now: Date): Session {
  const endsAt = new Date(now.getTime() + LONGEST_MS);
  return { developerId, createdAt: now, seenAt: now, expiresAt: new Date(now.getTime() + IDLE_MS), endsAt };
}

export function isOpen(session: Session, now: Date): boolean {
  return now < session.expiresAt && now < session.endsAt;
}

/** The session with its time renewed, or null while the last renewal will do. */
export function renewed(session: Session, now: Date): Session | null {
  if (now.getTime() - session.seenAt.getTime() < RENEWED_EVERY_MS) return null;
  const idleEnd = now.getTime() + IDLE_MS;
  const expiresAt = new Date(Math.min(idleEnd, session.endsAt.getTime()));
  return { ...session, seenAt: now, expiresAt };
}
