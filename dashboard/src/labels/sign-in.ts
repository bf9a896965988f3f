/** Why somebody who came from the company's own sign-in was not let in. */
export const PROVIDER_PROBLEMS = {
  sign_in_unavailable: 'The company’s own sign-in cannot be reached. Try again, or come in another way.',
  provider_refused: 'The company’s own sign-in did not say who you are. Try again.',
  provider_unverified:
    'The company’s own sign-in does not say that your e-mail address is really yours. Have it verified there.',
  provider_stranger:
    'Nobody here is known by that sign-in. Ask an owner or admin of your account to invite you.',
  no_membership: 'You are not a member of any account, or no longer. Ask an owner or admin to invite you.',
} as const;

export type ProviderProblem = keyof typeof PROVIDER_PROBLEMS;
