import type { QueryKey } from '@tanstack/react-query';

/** Query keys. The first part names the subject: invalidating it invalidates everything below. */
export const keys = {
  session: ['session'],
  testClock: ['test-clock'],
  developer: ['developer'],
  overview: ['overview'],
  agreements: ['agreements'],
  anyAgreement: ['agreement'],
  agreement: (id: string) => ['agreement', id] as const,
  notes: ['notes'],
  commission: ['commission'],
  days: ['days'],
  disputes: ['disputes'],
  payouts: ['payouts'],
  payoutAccounts: ['payout-accounts'],
  releasePolicy: ['release-policy'],
  reconciliations: ['reconciliations'],
  risk: ['risk'],
  reviews: ['reviews'],
  identity: ['identity'],
  privacy: ['privacy'],
  apiKeys: ['keys'],
  members: ['members'],
  security: ['security'],
  signInPolicy: ['sign-in-policy'],
  requests: ['requests'],
  mail: ['mail'],
  auditLog: ['audit-log'],
  approvals: ['approvals'],
  events: ['events'],
  webhooks: ['webhooks'],
  webhook: (id: string) => ['webhooks', id] as const,
} as const;

/** Queries that are stale after a change, whether we made it or were notified of it. */
export const stale = {
  agreement: (id: string): readonly QueryKey[] => [
    keys.agreement(id),
    keys.agreements,
    keys.payouts,
    keys.commission,
  ],
  payoutAccounts: [keys.payoutAccounts, keys.payouts, keys.anyAgreement, keys.agreements],
  releasePolicy: [keys.releasePolicy, keys.payouts, keys.anyAgreement],
  webhooks: [keys.webhooks],
  apiKeys: [keys.apiKeys],
  members: [keys.members, keys.session],
  security: [keys.security, keys.session],
} as const;

/** The server's notification of an event: enough to know what to fetch again. */
export type Hint = { readonly id: string; readonly type: string; readonly streamId: string };

/** Leaves out the overview: its figures are sums, and live.ts refreshes it less often. */
export function staleAfter({ type, streamId }: Hint): readonly QueryKey[] {
  return [
    ...(streamId.startsWith('agr_') ? stale.agreement(streamId) : []),
    ...(type.startsWith('dispute.') ? [keys.disputes] : []),
    ...(type === 'payout_account.changed' ? stale.payoutAccounts : []),
    ...(type === 'agreement.assessed' || type === 'assessment.created' ? [keys.risk] : []),
    ...(type === 'risk_policy.changed' ? [keys.risk] : []),
    ...(type.startsWith('review.') ? [keys.reviews, keys.risk] : []),
    ...(type.startsWith('identity.') ? [keys.identity] : []),
    ...(type.startsWith('approval.') ? [keys.approvals] : []),
    keys.events,
    ...stale.webhooks,
  ];
}
