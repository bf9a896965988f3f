import type { Revision } from '#core/revision.ts';

/** How the members of an account have to sign in. It is the same in both environments. */
export type SignInRules = { readonly secondFactorRequired: boolean };
export type SignInPolicy = SignInRules & Revision;

export const DEFAULT_SIGN_IN_RULES: SignInRules = { secondFactorRequired: false };
