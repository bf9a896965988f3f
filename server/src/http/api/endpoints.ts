import { apiKeyEndpoints } from '#http/api/account/api-keys.ts';
import { developerEndpoints, signUpEndpoint } from '#http/api/account/developers.ts';
import { signInPolicyEndpoints } from '#http/api/account/sign-in-policy.ts';
import { approvalEndpoints } from '#http/api/approvals/approvals.ts';
import { auditLogEndpoints } from '#http/api/audit/audit-log.ts';
import { agreementControlEndpoints } from '#http/api/escrow/agreement-control.ts';
import { agreementEndpoints } from '#http/api/escrow/agreements.ts';
import { amendmentEndpoints } from '#http/api/escrow/amendments.ts';
import { anchorEndpoints } from '#http/api/escrow/anchors.ts';
import { assessPaymentEndpoint } from '#http/api/escrow/assess-payment.ts';
import { bankWebhookEndpoint } from '#http/api/escrow/bank-webhooks.ts';
import { bulkEndpoints } from '#http/api/escrow/bulk.ts';
import { commissionEndpoints } from '#http/api/escrow/commission.ts';
import { dayEndpoints } from '#http/api/escrow/days.ts';
import { depositEndpoints } from '#http/api/escrow/deposits.ts';
import { disputeEndpoints } from '#http/api/escrow/disputes.ts';
import { evidenceEndpoints } from '#http/api/escrow/evidence.ts';
import { exceptionEndpoints } from '#http/api/escrow/exceptions.ts';
import { ledgerEndpoints } from '#http/api/escrow/ledger.ts';
import { linkEndpoints } from '#http/api/escrow/links.ts';
import { noteEndpoints } from '#http/api/escrow/notes.ts';
import { payoutAccountEndpoints } from '#http/api/escrow/payout-accounts.ts';
import { payoutEndpoints } from '#http/api/escrow/payouts.ts';
import { quoteEndpoints } from '#http/api/escrow/quotes.ts';
import { receiptEndpoints } from '#http/api/escrow/receipts.ts';
import { reconciliationEndpoints } from '#http/api/escrow/reconciliations.ts';
import { refundEndpoints } from '#http/api/escrow/refunds.ts';
import { releaseEndpoints } from '#http/api/escrow/release.ts';
import { sandboxEndpoints } from '#http/api/escrow/sandbox.ts';
import { searchEndpoints } from '#http/api/escrow/search.ts';
import { receiptReportEndpoints, shortMessageEndpoints } from '#http/api/escrow/short-messages.ts';
import { testClockEndpoints } from '#http/api/escrow/test-clock.ts';
import { timeEndpoints } from '#http/api/escrow/time-limits.ts';
import { eventEndpoints } from '#http/api/events/events.ts';
import { webhookDeliveryEndpoints } from '#http/api/events/webhook-deliveries.ts';
import { webhookEndpoints } from '#http/api/events/webhooks.ts';
import { identityEvidenceEndpoints } from '#http/api/identity/evidence.ts';
import { identityEndpoints } from '#http/api/identity/identity.ts';
import { identityPolicyEndpoints } from '#http/api/identity/policy.ts';
import { registerEndpoints } from '#http/api/identity/registers.ts';
import { identitySessionEndpoints } from '#http/api/identity/sessions.ts';
import { mailEndpoints } from '#http/api/mail/mail.ts';
import { breachEndpoints } from '#http/api/privacy/breaches.ts';
import { grievanceEndpoints } from '#http/api/privacy/grievances.ts';
import { privacyRecordEndpoints } from '#http/api/privacy/records.ts';
import { privacyRequestEndpoints } from '#http/api/privacy/requests.ts';
import { appealEndpoints } from '#http/api/reviews/appeals.ts';
import { reviewPolicyEndpoints } from '#http/api/reviews/policy.ts';
import { reviewEndpoints } from '#http/api/reviews/reviews.ts';
import { screeningEndpoints } from '#http/api/reviews/screening.ts';
import { backtestEndpoints } from '#http/api/risk/backtests.ts';
import { fraudEndpoints } from '#http/api/risk/fraud.ts';
import { labelEndpoints } from '#http/api/risk/labels/labels.ts';
import { riskListEndpoints } from '#http/api/risk/lists.ts';
import { riskPolicyEndpoints } from '#http/api/risk/policy.ts';
import { trainingEndpoints } from '#http/api/risk/trainings.ts';
import type { Endpoint } from '#http/pipeline/endpoint.ts';

/** Endpoints without authentication. */
export const openEndpoints: readonly Endpoint<null>[] = [
  signUpEndpoint,
  bankWebhookEndpoint,
  ...receiptReportEndpoints,
];

/**
 * All endpoints of an account, in the order of the OpenAPI document. The list is mounted twice: under /v1
 * with an API key for programs, and under /dashboard/api/v1 with a session for people.
 */
export const apiEndpoints: readonly Endpoint[] = [
  ...developerEndpoints,
  ...signInPolicyEndpoints,
  ...apiKeyEndpoints,
  ...agreementEndpoints,
  ...bulkEndpoints,
  ...linkEndpoints,
  ...shortMessageEndpoints,
  ...quoteEndpoints,
  ...timeEndpoints,
  ...disputeEndpoints,
  ...amendmentEndpoints,
  ...evidenceEndpoints,
  assessPaymentEndpoint,
  ...agreementControlEndpoints,
  ...refundEndpoints,
  ...ledgerEndpoints,
  ...payoutEndpoints,
  ...depositEndpoints,
  ...commissionEndpoints,
  ...releaseEndpoints,
  ...exceptionEndpoints,
  ...reconciliationEndpoints,
  ...dayEndpoints,
  ...anchorEndpoints,
  ...receiptEndpoints,
  ...noteEndpoints,
  ...payoutAccountEndpoints,
  ...sandboxEndpoints,
  ...testClockEndpoints,
  ...searchEndpoints,
  ...fraudEndpoints,
  ...labelEndpoints,
  ...riskPolicyEndpoints,
  ...backtestEndpoints,
  ...trainingEndpoints,
  ...riskListEndpoints,
  ...identityEndpoints,
  ...identitySessionEndpoints,
  ...registerEndpoints,
  ...identityPolicyEndpoints,
  ...identityEvidenceEndpoints,
  ...reviewEndpoints,
  ...reviewPolicyEndpoints,
  ...appealEndpoints,
  ...screeningEndpoints,
  ...eventEndpoints,
  ...webhookEndpoints,
  ...webhookDeliveryEndpoints,
  ...mailEndpoints,
  ...privacyRequestEndpoints,
  ...privacyRecordEndpoints,
  ...grievanceEndpoints,
  ...breachEndpoints,
  ...auditLogEndpoints,
  ...approvalEndpoints,
];
