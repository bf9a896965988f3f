/**
 * The acts that may need a second person: what they are in words that follow "asks to", the permission to
 * ask, and whether they are about an amount. Whoever agrees needs approvals.decide. Another kind is a line
 * here and in its events, the question that its action asks first (ask-first.ts), and how it is carried
 * out (actions/carry-out.ts).
 */
export const APPROVAL_KINDS = {
  refund: { means: 'send money back to a buyer', permission: 'money.move', ofAmount: true },
  settlement: { means: 'decide who gets a milestone’s money', permission: 'money.move', ofAmount: true },
  unfreeze: { means: 'lift a hold', permission: 'money.move', ofAmount: true },
  payout_account: {
    means: 'send a seller’s payouts to another account',
    permission: 'payout_accounts.write',
    ofAmount: false,
  },
  key: { means: 'make an API key', permission: 'keys.write', ofAmount: true },
  policy: {
    means: 'change what payouts are held back for',
    permission: 'release_policy.write',
    ofAmount: false,
  },
  risk_policy: {
    means: 'change what risk scores are made of',
    permission: 'risk_policy.write',
    ofAmount: false,
  },
  identity_policy: {
    means: 'change what a verification must have',
    permission: 'identity_policy.write',
    ofAmount: false,
  },
  rules: { means: 'let more be done by one person alone', permission: 'approvals.write', ofAmount: false },
} as const satisfies Record<string, { means: string; permission: string; ofAmount: boolean }>;

export type ApprovalKind = keyof typeof APPROVAL_KINDS;
export const APPROVAL_KIND_NAMES = Object.keys(APPROVAL_KINDS) as [ApprovalKind, ...ApprovalKind[]];

/** There is no rule about the rules: to loosen one takes two, as long as there is one. */
export type RuledKind = Exclude<ApprovalKind, 'rules'>;
export const RULED_KINDS = APPROVAL_KIND_NAMES.filter((kind): kind is RuledKind => kind !== 'rules');
