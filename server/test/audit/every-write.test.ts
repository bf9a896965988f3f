import { describe, expect, it } from 'vitest';
import { LOG_KINDS } from '#core/audit/log-entry.ts';
import { AUDIT_ACTIONS } from '#core/audit-record.ts';
import { apiEndpoints, openEndpoints } from '#http/api/endpoints.ts';
import { dashboardEndpoints } from '#http/dashboard/api.ts';
import { PASSWORD, signedIn, visitor } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { withApp } from '#test/support/dashboard/two-step.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';
import { refusedRefund } from '#test/support/refunds.ts';
import { assess, stranger } from '#test/support/risk/assess.ts';
import { makeKey } from '#test/support/tenants.ts';
import { openReceiver, startWebhookApp } from '#test/support/webhooks.ts';

const WRITES = [...openEndpoints, ...apiEndpoints, ...dashboardEndpoints].filter(
  ({ method }) => method !== 'GET',
);

/** The audit record of each writing endpoint, or the reason why it has none. */
const RECORDS: Readonly<Record<string, string>> = {
  signUp: 'account.created',
  receiveTermiiReceipt: 'Nothing: the message keeps what the report says',
  receiveAfricasTalkingReceipt: 'Nothing: the message keeps what the report says',
  receiveNotification: 'Nothing: the events of a bank notification name the bank',
  createApiKey: 'key.created',
  revokeApiKey: 'key.revoked',
  rotateApiKey: 'key.rotated',
  createAgreement: 'agreement.created',
  createAgreements: 'agreement.created',
  createLink: 'link.created',
  revokeLink: 'link.revoked',
  createQuote: 'Nothing: it leaves a quote, which expires, and changes nothing else',
  updateAgreement: 'agreement.updated',
  confirmMilestone: 'milestone.confirmed',
  confirmMilestones: 'milestone.confirmed',
  assessPayment: 'agreement.assessed',
  freezeAgreement: 'agreement.frozen',
  extendInspection: 'milestone.inspection_extended',
  openDispute: 'dispute.opened',
  addDisputeMessage: 'dispute.message_added',
  addDisputeEvidence: 'dispute.evidence_added',
  shareDisputeEvidence: 'dispute.evidence_shared',
  makeDisputeOffer: 'dispute.offer_made',
  acceptDisputeOffer: 'dispute.closed',
  declineDisputeOffer: 'dispute.offer_declined',
  withdrawDisputeOffer: 'dispute.offer_withdrawn',
  escalateDispute: 'dispute.escalated',
  decideDispute: 'dispute.decided',
  appealDispute: 'dispute.appealed',
  withdrawDispute: 'dispute.closed',
  proposeAmendment: 'amendment.proposed',
  acceptAmendment: 'agreement.amended',
  declineAmendment: 'amendment.declined',
  withdrawAmendment: 'amendment.withdrawn',
  unfreezeAgreement: 'agreement.unfrozen',
  resolveMilestone: 'milestone.resolved',
  cancelAgreement: 'agreement.cancelled',
  cancelPayout: 'payout.cancelled',
  retryPayout: 'payout.retried',
  addNote: 'note.added',
  refundAgreement: 'refund.created',
  retryRefund: 'refund.retried',
  closeException: 'exception.closed',
  closeReconciliationBreak: 'break.closed',
  closeDay: 'day.closed',
  compareDay: 'Nothing: it only looks',
  payCommission: 'commission.paid_out',
  setPayoutAccount: 'payout_account.changed',
  createSandboxDeposit: 'deposit.received',
  reverseSandboxDeposit: 'Nothing: it plays the bank, and the events name the bank',
  moveTestClock: 'Nothing: it moves the time of a test environment, and what falls due leaves its own events',
  assessFraud: 'Nothing: it leaves an assessment, which is kept, and changes nothing else',
  labelAssessment: 'assessment.labelled',
  assignReview: 'review.assigned',
  commentOnReview: 'review.commented',
  decideReview: 'review.decided',
  changeReviewPolicy: 'review_policy.changed',
  appealVerification: 'appeal.made',
  appealAssessment: 'appeal.made',
  appealAgreement: 'appeal.made',
  screenPerson: 'Nothing: it leaves what was found, which is kept, and changes nothing else',
  verifyIdentity: 'identity.verified',
  createIdentitySession: 'identity_session.created',
  cancelIdentitySession: 'identity_session.canceled',
  reviewVerification: 'identity.reviewed',
  lookAtPictures: 'identity_pictures.seen',
  eraseIdentityPerson: 'identity_person.erased',
  createWebhook: 'webhook.created',
  changeWebhook: 'webhook.changed',
  deleteWebhook: 'webhook.deleted',
  rotateWebhookSecret: 'webhook.secret_rotated',
  testWebhook: 'webhook.tested',
  replayWebhook: 'webhook.replayed',
  changeMailSettings: 'mail_settings.changed',
  signIn: 'session.opened',
  signUpAndIn: 'account.created',
  readInvitation: 'Nothing: it only looks',
  acceptInvitation: 'member.joined',
  acceptWithProvider: 'Nothing: the sign-in has yet to begin',
  signOut: 'session.ended',
  signOutEverywhere: 'session.ended',
  switchAccount: 'session.opened',
  changePassword: 'password.changed',
  giveCode: 'session.opened',
  givePasskey: 'session.opened',
  beginWithPasskey: 'Nothing: it only asks a device',
  askForReset: 'Nothing: anybody may ask, and what they ask for is a mail, which is kept',
  readReset: 'Nothing: it only looks',
  resetPassword: 'password.reset',
  endSession: 'session.ended',
  proveAgain: 'Nothing: it changes nothing but how long the person is believed',
  beginProof: 'Nothing: it only asks a device',
  startApp: 'Nothing: it counts for nothing before it is confirmed',
  confirmApp: 'factor.added',
  removeApp: 'factor.removed',
  renewRecoveryCodes: 'recovery_codes.renewed',
  beginPasskey: 'Nothing: it only asks a device',
  addPasskey: 'factor.added',
  renamePasskey: 'Nothing: a name opens nothing',
  removePasskey: 'factor.removed',
  inviteMember: 'member.invited',
  changeRole: 'member.role_changed',
  removeMember: 'member.removed',
  previewRefund: 'Nothing: it only looks',
  changeReleasePolicy: 'release_policy.changed',
  changeTermsPolicy: 'terms_policy.changed',
  changeIdentityPolicy: 'identity_policy.changed',
  draftRiskPolicy: 'risk_policy.drafted',
  dropRiskPolicyDraft: 'risk_policy.drafted',
  promoteRiskPolicy: 'risk_policy.promoted',
  retireRiskPolicy: 'risk_policy.retired',
  backtestRiskPolicy: 'Nothing: it only looks, and what it finds is kept',
  trainRiskScorecard: 'Nothing: the training job saves the draft in the name of the requester',
  addToRiskList: 'risk_list.added',
  takeOffRiskList: 'risk_list.removed',
  liftHold: 'payout.hold_lifted',
  stopAccountChange: 'payout_account.changed',
  withdrawApproval: 'approval.withdrawn',
  approveApproval: 'approval.approved',
  rejectApproval: 'approval.rejected',
  changeSignInPolicy: 'sign_in_policy.changed',
  changeApprovalPolicy: 'approval_rules.changed',
  createPrivacyRequest: 'privacy_request.opened',
  completePrivacyRequest: 'privacy_request.completed',
  refusePrivacyRequest: 'privacy_request.refused',
  answerGrievance: 'grievance.answered',
  createBreach: 'breach.recorded',
  addBreachNotice: 'breach.notice_sent',
  closeBreach: 'breach.closed',
  createConsent: 'consent.recorded',
  withdrawConsent: 'consent.withdrawn',
  liftPersonRestriction: 'person.restriction_lifted',
};

/** Records of refusals, besides that of the refusing endpoint. */
const OF_REFUSALS = ['sign_in.failed'];
/** Records of what a link does besides its own record: the first mailed one proves the mailbox. */
const OF_LINKS = ['mailbox.proved'];
/** Records of reads, which change nothing. */
const OF_READS = ['review.seen', 'privacy_bundle.seen'];
/** Records of what a completed privacy request does. */
const OF_REQUESTS = ['person.erased', 'person.corrected'];

/** Records that need a longer scenario than the one below, and the tests that have it. */
const ELSEWHERE = new Set([
  ...['exception.closed', 'break.closed', 'commission.paid_out', 'identity.verified', 'password.reset'],
  ...[
    'terms_policy.changed',
    'milestone.inspection_extended',
    'dispute.opened',
    'dispute.message_added',
    'dispute.evidence_added',
    'dispute.evidence_shared',
  ],
  ...['dispute.offer_made', 'dispute.offer_declined', 'dispute.offer_withdrawn', 'dispute.escalated'],
  ...['dispute.decided', 'dispute.appealed', 'dispute.closed'],
  ...['amendment.proposed', 'agreement.amended', 'amendment.declined', 'amendment.withdrawn'],
  ...['release_policy.changed', 'payout.hold_lifted', 'identity.reviewed', 'identity_pictures.seen'],
  ...['review.assigned', 'review.commented', 'review.decided', 'review_policy.changed', 'appeal.made'],
  ...['risk_policy.drafted', 'risk_policy.promoted', 'risk_policy.retired'],
  ...['risk_list.added', 'risk_list.removed', 'payout.cancelled', 'payout.retried', 'note.added'],
  ...['privacy_request.opened', 'privacy_request.completed', 'privacy_request.refused', 'consent.recorded'],
  ...['consent.withdrawn', 'person.restriction_lifted', 'person.corrected', 'grievance.answered'],
  ...['breach.recorded', 'breach.notice_sent', 'breach.closed'],
  ...['approval.withdrawn', 'approval.approved', 'approval.rejected', 'approval_rules.changed'],
]);

describe('every endpoint that writes', () => {
  it('has a declared audit action, or a reason for having none', () => {
    expect(WRITES.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(RECORDS).sort());
    for (const [operationId, records] of Object.entries(RECORDS)) {
      expect(records, operationId).toMatch(records in LOG_KINDS ? /./ : /^Nothing: ./);
    }
  });

  it('and every audit action is used by an endpoint', () => {
    const named = new Set([
      ...Object.values(RECORDS),
      ...OF_REFUSALS,
      ...OF_LINKS,
      ...OF_READS,
      ...OF_REQUESTS,
    ]);
    const ofCommands = Object.entries(AUDIT_ACTIONS).filter(([, { on }]) => on === 'service');
    const unnamed = Object.keys(AUDIT_ACTIONS).filter((kind) => !named.has(kind));
    expect(unnamed).toEqual(ofCommands.map(([kind]) => kind));
  });

  it('writes that audit record', async () => {
    const app = await startWebhookApp();
    const owner = await signedIn(app);
    const { key } = owner;
    const member = await memberWith(app, owner, 'risk');
    await owner.call('PATCH', `/members/${member.id}`, { body: { role: 'support' } });
    await owner.call('DELETE', `/members/${member.id}`);
    const newPassword = 'another horse 2';
    await owner.call('PUT', '/password', { body: { currentPassword: PASSWORD, newPassword } });
    await withApp(app, owner);
    await owner.call('PUT', '/policies/sign-in', { body: { secondFactorRequired: true } });
    await owner.call('PUT', '/policies/sign-in', { body: { secondFactorRequired: false } });
    await owner.call('POST', '/security/recovery-codes');
    await owner.call('DELETE', '/security/app');
    await owner.call('DELETE', '/session');
    const again = visitor(app);
    await again.call('POST', '/session', { body: { email: owner.email, password: newPassword } });

    const on = platform(app, key);
    const made = (await makeKey(app, key, {})).body;
    const rotated = await app.call<{ id: string }>('POST', `/v1/developer/api-keys/${made.id}/rotate`, {
      key,
      body: {},
    });
    await app.call('DELETE', `/v1/developer/api-keys/${rotated.body.id}`, { key });

    await on.setPayoutAccount();
    const first = await fundedAgreement(on, [100, 100], 200);
    const [one, two] = first.milestones;
    await on.confirm(first.id, one?.id ?? '', 'buyer');
    await on.post(first.id, 'freeze', { reason: 'a call' });
    await on.post(first.id, 'unfreeze');
    await on.resolve(first.id, two?.id ?? '', { toBuyer: 50, toSeller: 50, reason: 'they agreed' });
    await app.call('PATCH', `/v1/escrow/agreements/${first.id}`, { key, body: { reference: 'order-7' } });
    const links = `/v1/escrow/agreements/${first.id}/links`;
    const shared = await app.call<{ id: string }>('POST', links, {
      key,
      body: { party: 'buyer', purposes: ['track'] },
    });
    await app.call('DELETE', `${links}/${shared.body.id}`, { key });
    const unpaid = (await on.create([100])).body;
    await on.post(unpaid.id, 'cancel');
    const { id, refundId } = await refusedRefund(app, on);
    await app.call('POST', `/v1/escrow/agreements/${id}/refunds/${refundId}/retry`, { key, body: {} });

    const receiver = await openReceiver((_request, response) => response.writeHead(200).end());
    const hook = await app.call<{ id: string }>('POST', '/v1/webhooks', { key, body: { url: receiver.url } });
    const at = `/v1/webhooks/${hook.body.id}`;
    await app.call('PATCH', at, { key, body: { description: 'ours' } });
    await app.call('POST', `${at}/rotate-secret`, { key, body: {} });
    await app.call('POST', `${at}/test`, { key });
    await app.call('POST', `${at}/replay`, {
      key,
      body: { from: new Date(Date.now() - 60_000).toISOString() },
    });
    await app.call('DELETE', at, { key });
    const link = await app.call<{ id: string }>('POST', '/v1/identity/sessions', {
      key,
      body: { externalUserId: 'ada' },
    });
    await app.call('POST', `/v1/identity/sessions/${link.body.id}/cancel`, { key });
    await app.call('POST', '/v1/days/2020-01-31/close', { key });
    await app.call('PATCH', '/v1/mail/settings', { key, body: { senderName: 'Ada' } });
    await app.call('PUT', '/v1/policies/identity', { key, body: { minimumFrames: 2 } });
    const assessed = await assess(app, key, stranger());
    const label = { outcome: 'legitimate', reason: 'a friend' };
    await app.call('POST', `/v1/fraud/assessments/${assessed.body.id}/label`, { key, body: label });
    await app.call('POST', '/v1/identity/people/ada/erase', { key });

    const { body } = await app.call<{ data: { type: string }[] }>('GET', '/v1/audit-log?limit=100', { key });
    const found = new Set(body.data.map(({ type }) => type));
    const expected = Object.values(RECORDS).filter((kind) => kind in LOG_KINDS && !ELSEWHERE.has(kind));
    expect([...new Set(expected)].filter((kind) => !found.has(kind))).toEqual([]);
  });
});
