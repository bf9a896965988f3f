import { holdersOf, type Permission, type Rights } from '#core/account/permissions.ts';
import { Problem } from '#core/problem.ts';

const CHOICE = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The one place where a right is asked for: whoever lacks it hears which it is, and who has it. */
export function refuseWithout({ rights }: { readonly rights: Rights }, permission: Permission): void {
  if (rights.has(permission)) return;
  const { roles, scopes } = holdersOf(permission);
  const keys = scopes.length > 0 ? `, a key the scope ${CHOICE.format(scopes)} or none at all` : '';
  throw new Problem(
    'forbidden',
    `This needs the permission ${permission}. A member has it as ${CHOICE.format(roles)}${keys}.`,
  );
}
