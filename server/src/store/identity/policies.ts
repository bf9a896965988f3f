import { DEFAULT_RULES, type IdentityPolicy, type IdentityRules } from '#core/identity/identity-policy.ts';
import { policiesOf } from '#store/policies.ts';

export const { find, replace, lock } = policiesOf<Partial<IdentityRules>, IdentityPolicy>(
  'identity',
  (row) => ({ ...DEFAULT_RULES, ...row?.rules, changedAt: row?.changedAt ?? null }),
);
