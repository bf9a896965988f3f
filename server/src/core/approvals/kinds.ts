/**
 * The operations that may need a second person: their description (it follows "to"), the permission needed to
 * request them, and whether they concern an amount. The approver needs approvals.decide. A new kind needs a
 * line here and in its events, a request in its action, and a handler that carries it out.
 */
export const APPROVAL_KINDS = {
  refund: { means: 'refund a buyer', permission: 'money.move', ofAmount: true },
  settlement: { means: 'decide who gets a milestone’s money', permission: 'money.move', ofAmount: true },
  unfreeze: { means: 'lift a hold', permission: 'money.move', ofAmount: true },
  payout_account: {
    means: 'send a seller’s payouts to another account',
    permission: 'payout_accounts.write',
    ofAmount: false,
  },
  key: { means: 'create an API key', permission: 'keys.write', ofAmount: true },
  policy: {
    means: 'change the rules that hold payouts, or the time limits and fees of new agreements',
    permission: 'release_policy.write',
    ofAmount: false,
  },
  risk_policy: {
    means: 'change the risk policy',
    permission: 'risk_policy.write',
    ofAmount: false,
  },
  identity_policy: {
    means: 'change the requirements of a verification',
    permission: 'identity_policy.write',
    ofAmount: false,
  },
  member: {
    means: 'give someone a role that decides about approvals',
    permission: 'members.write',
    ofAmount: false,
  },
  rules: { means: 'loosen the approval rules', permission: 'approvals.write', ofAmount: false },
} as const satisfies Record<string, { means: string; permission: string; ofAmount: boolean }>;

export type ApprovalKind = keyof typeof APPROVAL_KINDS;
export const APPROVAL_KIND_NAMES = Object.keys(APPROVAL_KINDS) as [ApprovalKind, ...ApprovalKind[]];

/**
 * There is no rule for the rules, nor for the people who decide: loosening a rule and adding a decider need a
 * second person as long as any rule is on.
 */
const WITHOUT_RULE = ['rules', 'member'] as const;
export type RuledKind = Exclude<ApprovalKind, (typeof WITHOUT_RULE)[number]>;
export function isRuled(kind: ApprovalKind): kind is RuledKind {
  return !(WITHOUT_RULE as readonly ApprovalKind[]).includes(kind);
}
export const RULED_KINDS = APPROVAL_KIND_NAMES.filter(isRuled);
