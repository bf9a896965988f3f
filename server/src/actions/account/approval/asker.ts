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

/** What somebody who asked before may do now: nothing, once they are gone. */
export async function rightsOf(context: AccountContext, developerId: string, asker: Actor): Promise<Rights> {
  const { db, box, clock } = context;
  if (asker.type === 'member' && asker.id !== null) {
    const member = await members.find(db, box, accountOf(developerId), asker.id);
    return member?.state === 'active' ? rightsOfRole(member.role, developerId) : NO_RIGHTS;
  }
  const key = asker.type === 'key' && asker.id !== null && (await apiKeys.read(db, developerId, asker.id));
  return key && isActive(key, clock()) ? rightsOfScopes(key.scopes) : NO_RIGHTS;
}

/** Keys make keys; nobody makes a row of so many to hide behind. */
const MAX_STEPS = 20;

/**
 * Those under whom somebody may come: they themselves, and whoever made the key that they use. A key is as
 * much one person's as their password, so that it is no second one.
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

/** How many members could decide about what others ask for. */
export async function countDeciders({ db, box }: AccountContext, developerId: string): Promise<number> {
  const roles = ROLE_NAMES.filter((role) => rightsOfRole(role, developerId).has('approvals.decide'));
  return (await members.withRoles(db, box, developerId, roles)).length;
}
