import { DEFAULT_SIGN_IN_RULES, type SignInPolicy, type SignInRules } from '#core/account/sign-in-policy.ts';
import { revisionOf } from '#core/revision.ts';
import { policiesOf } from '#store/policies.ts';

/** Policies of accounts: the id of the live environment. */
export const { find, replace, list } = policiesOf<SignInRules, SignInPolicy>('sign_in', (row) => ({
  ...DEFAULT_SIGN_IN_RULES,
  ...row?.rules,
  ...revisionOf(row),
}));
