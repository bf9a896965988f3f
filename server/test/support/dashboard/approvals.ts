import type { ApprovalKind, RuledKind } from '#core/approvals/kinds.ts';
import type { Rule } from '#core/approvals/rules.ts';
import type { TestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';
import { PASSWORD, signedIn, type Visitor } from './dashboard.ts';
import { memberWith } from './members.ts';

export type ApprovalBody = {
  id: string;
  type: ApprovalKind;
  status: string;
  summary: string;
  agreementId: string | null;
  amount: number | null;
  currency: string | null;
  requestedBy: { type: string; id: string };
  decidedBy: { type: string; id: string } | null;
  reason: string | null;
  expiresAt: string;
};
export type WaitingBody = { approval: ApprovalBody };

const ALL_OFF: Readonly<Record<RuledKind, Rule>> = {
  refund: { need: 'off' },
  settlement: { need: 'off' },
  unfreeze: { need: 'off' },
  payout_account: { need: 'off' },
  key: { need: 'off' },
  policy: { need: 'off' },
  risk_policy: { need: 'off' },
  identity_policy: { need: 'off' },
};

export const ALWAYS: Rule = { need: 'always' };

/** Sets the approval rules; every kind that is not given needs no approval. */
export function setRules(by: Visitor, rules: Partial<Record<RuledKind, Rule>>, environment = '') {
  return by.call<WaitingBody>('PUT', `${environment}/policies/approval`, {
    body: { rules: { ...ALL_OFF, ...rules } },
  });
}

export function approve(by: Visitor, id: string) {
  return by.call<ApprovalBody>('POST', `/approvals/${id}/approve`, { body: {} });
}

/** Confirms that it is still this member, as the dashboard asks after ten minutes. */
export function proveAgain(by: Visitor) {
  return by.call('POST', '/security/proof', { body: { password: PASSWORD } });
}

export function reject(by: Visitor, id: string, reason = 'not this one') {
  return by.call<ApprovalBody>('POST', `/approvals/${id}/reject`, { body: { reason } });
}

export function withdraw(by: Visitor, id: string) {
  return by.call<ApprovalBody>('POST', `/v1/approvals/${id}/withdraw`, { body: {} });
}

/** An account whose owner and finance members approve each other's requests. */
export async function team(app: TestApp, rules: Partial<Record<RuledKind, Rule>>) {
  const owner = await signedIn(app);
  const finance = await memberWith(app, owner, 'finance');
  const set = await setRules(owner, rules);
  if (set.status !== 200) throw new Error(`no rules: ${JSON.stringify(set.body)}`);
  return { owner, finance, on: platform(app, owner.key) };
}
