import type { AccountContext } from '#actions/account/context.ts';
import { isActive } from '#core/account/api-key.ts';
import { personOf } from '#core/account/member.ts';
import {
  NO_RIGHTS,
  type Rights,
  ROLE_NAMES,
  rightsOfRole,
  rightsOfScopes,
} from '#core/account/permissions.ts';
import type { Actor } from '#core/actor.ts';
import type { Person } from '#core/approvals/approval.ts';
import { accountOf } from '#core/environment.ts';
import * as apiKeys from '#store/account/api-keys.ts';
import * as members from '#store/account/members.ts';
import type { Queryable } from '#store/db.ts';

/** The current rights of the requester. None if they are gone. */
export async function rightsOf(context: AccountContext, developerId: string, asker: Actor): Promise<Rights> {
  const { db, box, clock } = context;
  if (asker.type === 'member' && asker.id !== null) {
    const member = await members.find(db, box, accountOf(developerId), asker.id);
    return member?.state === 'active' ? rightsOfRole(member.role, developerId) : NO_RIGHTS;
  }
  const key = asker.type === 'key' && asker.id !== null && (await apiKeys.read(db, developerId, asker.id));
  return key && isActive(key, clock()) ? rightsOfScopes(key.scopes) : NO_RIGHTS;
}

/** The member behind an actor: themselves, or the member at the root of their key. Null when unknown. */
export async function rootOf(
  { db }: { readonly db: Queryable },
  developerId: string,
  actor: Actor | null,
): Promise<string | null> {
  if (actor?.type === 'member') return actor.id;
  if (actor?.type !== 'key' || actor.id === null) return null;
  return (await apiKeys.read(db, developerId, actor.id))?.rootMemberId ?? null;
}

/** The members who count as one person with an actor. Empty when the member behind a key is unknown. */
export async function personBehind(
  context: Pick<AccountContext, 'clock'> & { readonly db: Queryable },
  developerId: string,
  actor: Actor,
): Promise<Person> {
  const root = await rootOf(context, developerId, actor);
  if (root === null) return [];
  return personOf(root, await members.grantOf(context.db, accountOf(developerId), root), context.clock());
}

/** The number of members who can decide requests of others. */
export async function countDeciders({ db, box }: AccountContext, developerId: string): Promise<number> {
  const roles = ROLE_NAMES.filter((role) => rightsOfRole(role, developerId).has('approvals.decide'));
  return (await members.withRoles(db, box, developerId, roles)).length;
}
