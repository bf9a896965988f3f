import type { Person } from '#core/approvals/approval.ts';
import { HOUR_MS } from '#core/time.ts';
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

/** How a member signs in, for those who decide who may. */
export type MemberSignIn = {
  readonly signedInAt: Date | null;
  /** True when the password alone is not enough. */
  readonly secondFactor: boolean;
};

/** Counts invited members, not removed ones. */
export const MAX_MEMBERS = 200;

const INVITATION_MS = 7 * 24 * 60 * 60_000;

export function endOfInvitation(now: Date): Date {
  return new Date(now.getTime() + INVITATION_MS);
}

/** Who gave a member their role, and since when they have had it. Null for the person who signed up. */
export type RoleGrant = { readonly grantedBy: string | null; readonly since: Date | null };

const NEWCOMER_MS = 72 * HOUR_MS;

/**
 * The members who count as one person with this member: for three days that includes the member who invited
 * or promoted them, so that an invited puppet does not count as a second person.
 */
export function personOf(id: string, { grantedBy, since }: RoleGrant, now: Date): Person {
  const isNew = since === null || now.getTime() - since.getTime() < NEWCOMER_MS;
  return grantedBy !== null && isNew ? [id, grantedBy] : [id];
}
