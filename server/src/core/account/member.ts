import type { Role } from './permissions.ts';

export const MEMBER_STATES = ['invited', 'active', 'removed'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** A person's membership in an account. A person may be a member of several accounts with one sign-in. */
export type Member = {
  readonly id: string;
  readonly developerId: string;
  readonly personId: string;
  readonly role: Role;
  readonly state: MemberState;
  readonly email: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly joinedAt: Date | null;
  readonly removedAt: Date | null;
};

/** Counts invited members, not removed ones. */
export const MAX_MEMBERS = 200;

const INVITATION_MS = 7 * 24 * 60 * 60_000;

export function endOfInvitation(now: Date): Date {
  return new Date(now.getTime() + INVITATION_MS);
}
