/** Why a sign-in through the company's identity provider failed. */
export const PROVIDER_PROBLEMS = {
  sign_in_unavailable: 'Your company’s sign-in cannot be reached. Try again, or sign in another way.',
  provider_refused: 'Your company’s sign-in did not confirm who you are. Try again.',
  provider_unverified:
    'Your company’s sign-in has not verified your e-mail address. Verify it there, then try again.',
  provider_stranger: 'No member here uses that sign-in. Ask an owner or admin of your account to invite you.',
  no_membership:
    'You are not a member of any account. Open the link of your invitation, or ask an owner or admin for one.',
} as const;

export type ProviderProblem = keyof typeof PROVIDER_PROBLEMS;
