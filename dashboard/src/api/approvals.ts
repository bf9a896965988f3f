import type { Approval, ApprovalPolicy, ApprovalRules, ApprovalStatus, AwaitingApproval } from '@surety/sdk';
import { queryOptions } from '@tanstack/react-query';
import { get, post, put, surety } from './client.ts';
import type { Command } from './command.ts';
import { keys, stale } from './keys.ts';
import { paged } from './queries.ts';
import type { PendingApprovals } from './types.ts';

type ApprovalFilter = { status?: ApprovalStatus | undefined; agreementId?: string | undefined };

export const approvalsQuery = (filter: ApprovalFilter) =>
  paged([...keys.approvals, 'list', filter], (page) => surety.approvals.list({ ...filter, ...page }).page());

export const pendingApprovalsQuery = queryOptions({
  queryKey: [...keys.approvals, 'count'],
  queryFn: () => get<PendingApprovals>('/approvals/count'),
});

export const approvalRulesQuery = queryOptions({
  queryKey: [...keys.approvals, 'rules'],
  queryFn: () => surety.approvals.policy(),
});

/** Approving a request carries it out, so anything that it may have changed is stale. */
const everything = () => [
  keys.approvals,
  keys.anyAgreement,
  keys.agreements,
  ...stale.payoutAccounts,
  ...stale.apiKeys,
  ...stale.releasePolicy,
  keys.risk,
  keys.identity,
];

export const approveRequest: Command<{ id: string }, Approval> = {
  run: ({ id }) => post<Approval>(`/approvals/${id}/approve`, {}),
  stale: everything,
};

export const rejectRequest: Command<{ id: string; reason: string }, Approval> = {
  run: ({ id, reason }) => post<Approval>(`/approvals/${id}/reject`, { reason }),
  stale: () => [keys.approvals],
};

export const withdrawRequest: Command<{ id: string }, Approval> = {
  run: ({ id }) => surety.approvals.withdraw(id),
  stale: () => [keys.approvals],
};

export const changeApprovalRules: Command<ApprovalRules, ApprovalPolicy | AwaitingApproval> = {
  run: (rules) => put('/policies/approval', { rules }),
  stale: () => [keys.approvals],
};
