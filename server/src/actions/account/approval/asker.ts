import type { AccountContext } from '#actions/account/context.ts';
import { isActive } from '#core/account/api-key.ts';
import {
  NO_RIGHTS,
  type Rights,
  ROLE_NAMES,
  rightsOfRole,
  rightsOfScopes,
} from '#core/account/permissions.ts';
import type { Actor } from '#core/actor.ts';
import { accountOf } from '#core/environment.ts';
import * as apiKeys from '#store/account/api-keys.ts';
import * as members from '#store/account/members.ts';

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

/** Keys can create keys; the chain of creators is followed this far. */
const MAX_STEPS = 20;

/**
 * The identities of a requester: themselves, and the creators of the key that they use. A key is as personal
 * as a password, so a key and its creator do not count as two people.
 */
export async function facesOf(
  { db }: AccountContext,
  developerId: string,
  asker: Actor,
): Promise<readonly Actor[]> {
  const faces = [asker];
  for (let face = asker; face.type === 'key' && face.id !== null && faces.length < MAX_STEPS; ) {
    const maker = (await apiKeys.read(db, developerId, face.id))?.createdBy;
    if (!maker) break;
    faces.push(maker);
    face = maker;
  }
  return faces;
}

/** The number of members who can decide requests of others. */
export async function countDeciders({ db, box }: AccountContext, developerId: string): Promise<number> {
  const roles = ROLE_NAMES.filter((role) => rightsOfRole(role, developerId).has('approvals.decide'));
  return (await members.withRoles(db, box, developerId, roles)).length;
}
