import { holdersOf, type Permission, type Rights } from '#core/account/permissions.ts';
import { Problem } from '#core/problem.ts';

const CHOICE = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The only place where a permission is checked: the message names it and who has it. */
export function refuseWithout(
  { caller: { rights } }: { readonly caller: { readonly rights: Rights } },
  permission: Permission,
): void {
  if (rights.has(permission)) return;
  const { roles, scopes } = holdersOf(permission);
  const keys =
    scopes.length > 0 ? `; a key needs the scope ${CHOICE.format(scopes)}, or no scopes at all` : '';
  throw new Problem(
    'forbidden',
    `This needs the permission ${permission}. Members with the role ${CHOICE.format(roles)} have it${keys}.`,
  );
}
