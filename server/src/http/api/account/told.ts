import type { ToldOf } from '#http/frame/told.ts';

export const ACCOUNT_TOLD: ToldOf = {
  signUp: {
    says: `Call it once, by hand or from a script: it makes an account with a live and a test environment, and answers
      the first live key. The key is shown this once. Where SIGNUP is \`invited\`, send what \`surety invite\` has
      printed; where it is \`closed\`, nobody can sign up. One address may try 120 times a minute.`,
    refuses: ['email_taken', 'signup_closed'],
  },
  getDeveloper: {
    says: `The cheapest way to try a key: it says whose it is, and whether what is done with it moves real money.`,
  },
  createApiKey: {
    says: `Give every program a key of its own, so that one can be revoked without the others. \`scopes\` say what it may
      do, \`networks\` from where it works, \`dailyLimit\` how much money it may move in a day (UTC). A key can give
      away no more than it has itself, and no longer. Where the rules of approval ask for a second person, it answers
      202: the key is shown, and opens nothing before somebody has agreed.`,
    refuses: ['too_many_keys', 'key_exceeds_caller', 'key_would_outlive_caller', 'too_many_approvals'],
  },
  listApiKeys: {
    says: `Working keys first, then those that are revoked or expired, with when each was last used (to the minute or
      so). The secret itself is nowhere: what is stored is a hash of it.`,
  },
  revokeApiKey: {
    says: `For a key that has leaked, or that nobody uses. It stops at once on the server that is asked, and within five
      seconds on the others. To revoke what is revoked changes nothing. There is no way back: make a new one.`,
  },
  rotateApiKey: {
    says: `The new key has the label, the scopes and the expiry of the old one. Both work for \`overlapSeconds\`, in which
      you put the new one in place; then the old one stops by itself.`,
    refuses: ['key_revoked', 'key_exceeds_caller', 'key_would_outlive_caller', 'too_many_keys'],
  },
};
