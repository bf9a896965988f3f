import type { AwaitingApproval, Dispute, OpenDisputeParams } from '@surety/sdk';
import { queryOptions } from '@tanstack/react-query';
import type { DisputeList } from '#labels/disputes.ts';
import { address, get, surety } from './client.ts';
import { command } from './commands.ts';
import { keys, stale } from './keys.ts';
import { paged } from './queries.ts';
import type { DisputeDetail, DisputeRow, Division, OpenDisputes } from './types.ts';

type Filter = { show: DisputeList | 'all'; person?: string | undefined };

export const disputesQuery = (filter: Filter) =>
  paged<DisputeRow>([...keys.disputes, 'list', filter], (page) => get('/disputes', { ...filter, ...page }));

export const openDisputesQuery = queryOptions({
  queryKey: [...keys.disputes, 'count'],
  queryFn: () => get<OpenDisputes>('/disputes-count'),
});

export const disputeQuery = (id: string) =>
  queryOptions({ queryKey: [...keys.disputes, id], queryFn: () => get<DisputeDetail>(`/disputes/${id}`) });

export const threadQuery = (id: string) =>
  paged([...keys.disputes, id, 'thread'], (page) => surety.disputes.events(id, page).page());

export const evidenceQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.disputes, id, 'evidence'],
    queryFn: () => surety.disputes.evidence(id).toArray(),
  });

/** A file, as the browser downloads it. */
export const evidenceAddress = (id: string, evidenceId: string) =>
  address(`/v1/disputes/${id}/evidence/${evidenceId}/file`);

/** Computed as the decision will be. A milestone's fees and shares never change, so the answer is kept. */
export const divisionQuery = (id: string, toBuyer: number) =>
  queryOptions({
    queryKey: ['division', id, toBuyer],
    queryFn: () => get<Division>(`/disputes/${id}/division`, { toBuyer }),
    staleTime: 60_000,
    placeholderData: (previous: Division | undefined) => previous,
  });

type Result = Dispute | AwaitingApproval;
type Split = { readonly toBuyer: number; readonly toSeller: number };
/** A step of a dispute. Without `externalUserId`, the platform takes it. */
export type DisputeStep = { readonly id: string; readonly agreementId: string } & (
  | { readonly action: 'message'; readonly externalUserId?: string | undefined; readonly statement: string }
  | ({ readonly action: 'offer'; readonly externalUserId: string; readonly statement?: string } & Split)
  | ({ readonly action: 'accept_offer'; readonly externalUserId: string; readonly offerId: string } & Split)
  | {
      readonly action: 'decline_offer' | 'withdraw_offer';
      readonly externalUserId: string;
      readonly offerId: string;
    }
  | { readonly action: 'escalate'; readonly externalUserId?: string | undefined }
  | { readonly action: 'withdraw'; readonly externalUserId: string }
  | { readonly action: 'appeal'; readonly externalUserId: string; readonly statement: string }
  | ({ readonly action: 'decide'; readonly code: string; readonly statement: string } & Split)
);

function send({ id, agreementId: _agreementId, ...step }: DisputeStep): Promise<Result> {
  const { disputes } = surety;
  switch (step.action) {
    case 'message': {
      const { externalUserId, statement } = step;
      return disputes.message(id, { statement, ...(externalUserId && { externalUserId }) });
    }
    case 'offer': {
      const { externalUserId, toBuyer, statement } = step;
      return disputes.offer(id, { externalUserId, toBuyer, ...(statement && { statement }) });
    }
    case 'accept_offer': {
      const { externalUserId, offerId, toBuyer, toSeller } = step;
      return disputes.acceptOffer(id, offerId, { externalUserId, toBuyer, toSeller });
    }
    case 'decline_offer':
      return disputes.declineOffer(id, step.offerId, { externalUserId: step.externalUserId });
    case 'withdraw_offer':
      return disputes.withdrawOffer(id, step.offerId, { externalUserId: step.externalUserId });
    case 'escalate':
      return disputes.escalate(id, step.externalUserId ? { externalUserId: step.externalUserId } : {});
    case 'withdraw':
      return disputes.withdraw(id, { externalUserId: step.externalUserId });
    case 'appeal':
      return disputes.appeal(id, { externalUserId: step.externalUserId, statement: step.statement });
    case 'decide': {
      const { action: _action, ...verdict } = step;
      return disputes.decide(id, verdict);
    }
  }
}

export const takeDisputeStep = command(send, ({ agreementId }) => [
  ...stale.agreement(agreementId),
  keys.disputes,
  keys.approvals,
]);

export const openDispute = command(
  ({
    agreementId,
    milestoneId,
    ...params
  }: { agreementId: string; milestoneId: string } & OpenDisputeParams) =>
    surety.disputes.open(agreementId, milestoneId, params),
  ({ agreementId }) => [...stale.agreement(agreementId), keys.disputes],
);

type OfDispute = { readonly id: string; readonly agreementId: string; readonly externalUserId: string };
const evidenceStale = ({ agreementId }: OfDispute) => [...stale.agreement(agreementId), keys.disputes];

export const addEvidence = command(
  ({ id, externalUserId, file, shared }: OfDispute & { readonly file: File; readonly shared: boolean }) =>
    surety.disputes.addEvidence(id, { externalUserId, file, shared }),
  evidenceStale,
);

export const shareEvidence = command(
  ({ id, externalUserId, evidenceId }: OfDispute & { readonly evidenceId: string }) =>
    surety.disputes.shareEvidence(id, evidenceId, { externalUserId }),
  evidenceStale,
);
