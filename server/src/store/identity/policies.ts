import { DEFAULT_RULES, type IdentityPolicy, type IdentityRules } from '#core/identity/identity-policy.ts';
import { revisionOf } from '#core/revision.ts';
import { policiesOf } from '#store/policies.ts';

export const { find, replace, lock, list } = policiesOf<Partial<IdentityRules>, IdentityPolicy>(
  'identity',
  (row) => ({ ...DEFAULT_RULES, ...row?.rules, ...revisionOf(row) }),
);
