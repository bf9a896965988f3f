import type {
  AssessPaymentParams,
  AwaitingApproval,
  ChangeMailSettingsParams,
  ChangeReleasePolicyParams,
  ChangeWebhookParams,
  CloseExceptionParams,
  CreateAgreementParams,
  CreateApiKeyParams,
  CreateWebhookParams,
  ExtendInspectionParams,
  PayoutAccount,
  RefundParams,
  ResolveMilestoneParams,
  RotateApiKeyParams,
  SandboxDepositParams,
  SetPayoutAccountParams,
  SignedUp,
  SignUpParams,
} from '@surety/sdk';
import type { QueryKey } from '@tanstack/react-query';
import type { AmendmentAction } from '#labels/amendments.ts';
import { forgetAccount, patch, post, put, remove, surety } from './client.ts';
import type { Command } from './command.ts';
import { keys, stale } from './keys.ts';
import { queryClient } from './query-client.ts';
import type { InvitedMember, Member, ProviderAddress, Role } from './types.ts';

/** Defines a command and the queries that it makes stale. */
export function command<Input, Result>(
  run: (input: Input) => Promise<Result>,
  makesStale: (input: Input) => readonly QueryKey[],
): Command<Input, Result> {
  return { run, stale: makesStale };
}

const { agreements, payoutAccounts } = surety.escrow;
const { apiKeys } = surety.developer;
const { webhooks } = surety;

/** Every command on an agreement takes its id. */
type OfAgreement = { readonly agreementId: string };
/** Approvals too: the command may have been carried out, or turned into a request for approval. */
const agreementStale = ({ agreementId }: OfAgreement) => [...stale.agreement(agreementId), keys.approvals];

export const createAgreement = command(
  (params: CreateAgreementParams) => agreements.create(params),
  () => [keys.agreements],
);

export const freezeAgreement = command(
  ({ agreementId, reason }: OfAgreement & { reason: string }) => agreements.freeze(agreementId, { reason }),
  agreementStale,
);

export const unfreezeAgreement = command(
  ({ agreementId }: OfAgreement) => agreements.unfreeze(agreementId),
  agreementStale,
);

export const cancelAgreement = command(
  ({ agreementId }: OfAgreement) => agreements.cancel(agreementId),
  agreementStale,
);

type OfException = { exceptionId: string; agreementId: string | null };

export const closeException = command(
  ({ exceptionId, agreementId: _, ...params }: OfException & CloseExceptionParams) =>
    surety.exceptions.close(exceptionId, params),
  ({ agreementId }) => [keys.overview, ...(agreementId === null ? [] : stale.agreement(agreementId))],
);

export const closeBreak = command(
  ({ reportId, breakId, reason }: { reportId: string; breakId: string; reason: string }) =>
    surety.reconciliations.closeBreak(reportId, breakId, { reason }),
  () => [keys.reconciliations],
);

export const refundAgreement = command(
  ({ agreementId, ...params }: OfAgreement & RefundParams) => agreements.refund(agreementId, params),
  agreementStale,
);

type OfRefund = OfAgreement & { refundId: string };

export const retryPayout = command(
  ({ payoutId }: OfAgreement & { payoutId: string }) => surety.payouts.retry(payoutId),
  agreementStale,
);

export const retryRefund = command(
  ({ agreementId, refundId }: OfRefund) => agreements.retryRefund(agreementId, refundId),
  agreementStale,
);

/** Sends the refund to another account than the one that it came from. */
export const redirectRefund = command(
  ({ agreementId, refundId, destination }: OfRefund & { destination: SetPayoutAccountParams }) =>
    agreements.redirectRefund(agreementId, refundId, { destination }),
  agreementStale,
);

export const confirmMilestone = command(
  (of: OfAgreement & { milestoneId: string; userId: string }) =>
    agreements.confirmMilestone(of.agreementId, of.milestoneId, { externalUserId: of.userId }),
  agreementStale,
);

export const extendInspection = command(
  ({ agreementId, milestoneId, ...params }: OfAgreement & { milestoneId: string } & ExtendInspectionParams) =>
    agreements.extendInspection(agreementId, milestoneId, params),
  agreementStale,
);

type AmendmentAnswer = OfAgreement & {
  readonly amendmentId: string;
  readonly action: AmendmentAction;
  /** Without it, the platform answers. */
  readonly externalUserId: string | undefined;
};

export const answerAmendment = command(
  ({ agreementId, amendmentId, action, externalUserId = '' }: AmendmentAnswer) => {
    if (action === 'accept') return agreements.acceptAmendment(agreementId, amendmentId, { externalUserId });
    if (action === 'decline')
      return agreements.declineAmendment(agreementId, amendmentId, { externalUserId });
    const by = externalUserId ? { externalUserId } : {};
    return agreements.withdrawAmendment(agreementId, amendmentId, by);
  },
  agreementStale,
);

export const resolveMilestone = command(
  ({ agreementId, milestoneId, ...params }: OfAgreement & { milestoneId: string } & ResolveMilestoneParams) =>
    agreements.resolveMilestone(agreementId, milestoneId, params),
  agreementStale,
);

export const assessPayment = command(
  ({ agreementId, ...params }: OfAgreement & AssessPaymentParams) => agreements.assess(agreementId, params),
  ({ agreementId }) => [...stale.agreement(agreementId), keys.risk],
);

/** Simulates a transfer by the buyer's bank. */
export const payIn = command(
  ({ deposit }: OfAgreement & { deposit: SandboxDepositParams }) => surety.sandbox.deposit(deposit),
  agreementStale,
);

export const setPayoutAccount = command(
  ({ sellerId, account }: { sellerId: string; account: SetPayoutAccountParams }) =>
    payoutAccounts.set(sellerId, account),
  () => stale.payoutAccounts,
);

/** Only members can do this, so that a stolen API key cannot. */
export const stopAccountChange = command(
  ({ sellerId }: { sellerId: string }) =>
    post<PayoutAccount>(`/payout-accounts/${encodeURIComponent(sellerId)}/stop`, {}),
  () => stale.payoutAccounts,
);

export const setReleasePolicy = command(
  (params: ChangeReleasePolicyParams) => surety.payouts.setPolicy(params),
  () => stale.releasePolicy,
);

export const liftHold = command(
  ({ holdId, note }: OfAgreement & { holdId: string; note: string }) =>
    surety.payouts.liftHold(holdId, { note }),
  agreementStale,
);

export const createApiKey = command(
  (params: CreateApiKeyParams) => apiKeys.create(params),
  () => stale.apiKeys,
);

export const rotateApiKey = command(
  ({ id, ...params }: { id: string } & RotateApiKeyParams) => apiKeys.rotate(id, params),
  () => stale.apiKeys,
);

export const revokeApiKey = command(
  ({ id }: { id: string }) => apiKeys.revoke(id),
  () => stale.apiKeys,
);

export const inviteMember = command(
  (params: { email: string; role: Role }) => post<InvitedMember | AwaitingApproval>('/members', params),
  () => stale.members,
);

export const changeRole = command(
  ({ id, role }: { id: string; role: Role }) => patch<Member | AwaitingApproval>(`/members/${id}`, { role }),
  () => stale.members,
);

export const removeMember = command(
  ({ id }: { id: string }) => remove<void>(`/members/${id}`),
  () => stale.members,
);

export const createWebhook = command(
  (params: CreateWebhookParams) => webhooks.create(params),
  () => stale.webhooks,
);

export const changeWebhook = command(
  ({ id, ...params }: { id: string } & ChangeWebhookParams) => webhooks.change(id, params),
  () => stale.webhooks,
);

export const rotateWebhookSecret = command(
  ({ id }: { id: string }) => webhooks.rotateSecret(id),
  () => stale.webhooks,
);

export const deleteWebhook = command(
  ({ id }: { id: string }) => webhooks.delete(id),
  () => stale.webhooks,
);

/** A test is not a delivery, but it is on the endpoint's page and in the audit log. */
export const testWebhook = command(
  ({ id }: { id: string }) => webhooks.test(id),
  () => [...stale.webhooks, keys.auditLog],
);

export const replayDelivery = command(
  ({ id, eventId }: { id: string; eventId: string }) => webhooks.replay(id, { eventIds: [eventId] }),
  () => stale.webhooks,
);

export const recoverWebhook = command(
  ({ id, from }: { id: string; from: string }) => webhooks.replay(id, { from }),
  () => stale.webhooks,
);

export const changeMailSettings = command(
  (params: ChangeMailSettingsParams) => surety.mail.changeSettings(params),
  () => [keys.mail],
);

/**
 * A command that starts or ends a session. Another person may be at the screen now, so all cached data is
 * dropped.
 */
export function newSession<Input, Result>(run: (input: Input) => Promise<Result>): Command<Input, Result> {
  const runAndClear = async (input: Input) => {
    const result = await run(input);
    queryClient.clear();
    return result;
  };
  return command(runAndClear, () => []);
}

export const signIn = newSession((who: { email: string; password: string }) => post<void>('/session', who));

export const signUp = newSession((params: SignUpParams) => post<SignedUp>('/account', params));

export const acceptInvitation = newSession((params: { token: string; name?: string; password: string }) =>
  post<void>('/invitation/accept', params),
);

export const acceptWithProvider = command(
  (params: { token: string }) => post<ProviderAddress>('/invitation/provider', params),
  () => [],
);

export const switchAccount = newSession((params: { accountId: string }) =>
  put<void>('/session/account', params),
);

export const signOut = newSession(({ everywhere }: { everywhere: boolean }) => {
  forgetAccount();
  // If the server cannot be reached, its session expires by itself; here it ends now.
  return remove<void>(everywhere ? '/sessions' : '/session').catch(() => undefined);
});
