import type * as sdk from '@surety/sdk';
import { describe, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type { EventType, PublicEvent } from '#core/events/event.ts';
import type { ProblemCode } from '#core/problem.ts';
import type * as apiKeys from '#http/api/account/api-keys.ts';
import type * as developers from '#http/api/account/developers.ts';
import type * as control from '#http/api/escrow/agreement-control.ts';
import type * as views from '#http/api/escrow/agreement-views.ts';
import type * as agreements from '#http/api/escrow/agreements.ts';
import type * as payment from '#http/api/escrow/assess-payment.ts';
import type * as ledger from '#http/api/escrow/ledger.ts';
import type * as payoutAccounts from '#http/api/escrow/payout-accounts.ts';
import type * as refunds from '#http/api/escrow/refunds.ts';
import type * as sandbox from '#http/api/escrow/sandbox.ts';
import type * as events from '#http/api/events/events.ts';
import type * as deliveries from '#http/api/events/webhook-deliveries.ts';
import type * as webhookViews from '#http/api/events/webhook-views.ts';
import type * as webhooks from '#http/api/events/webhooks.ts';
import type * as identity from '#http/api/identity/identity.ts';
import type * as fraud from '#http/api/risk/fraud.ts';
import type * as schemas from '#http/frame/schemas.ts';

/**
 * The compiler proves that the SDK's types are those of the server's schemas; what runs here is empty. A field
 * that is added on one side only fails `npm run typecheck`.
 */
describe('the SDK and the server mean the same', () => {
  it('by an account and its keys', () => {
    expectTypeOf<z.output<typeof developers.DeveloperView>>().toEqualTypeOf<sdk.DeveloperAccount>();
    expectTypeOf<z.output<typeof developers.SignedUp>>().toEqualTypeOf<sdk.SignedUp>();
    expectTypeOf<z.output<typeof apiKeys.NewKey>>().toEqualTypeOf<sdk.NewApiKey>();
    expectTypeOf<z.output<typeof apiKeys.KeyView>>().toEqualTypeOf<sdk.ApiKey>();
    expectTypeOf<Body<typeof developers.SignUpBody>>().toEqualTypeOf<sdk.SignUpParams>();
    expectTypeOf<Body<typeof apiKeys.CreateKeyBody>>().toEqualTypeOf<sdk.CreateApiKeyParams>();
    expectTypeOf<Body<typeof apiKeys.RotateKeyBody>>().toEqualTypeOf<sdk.RotateApiKeyParams>();
  });

  it('by an agreement', () => {
    expectTypeOf<z.output<typeof views.MilestoneView>>().toEqualTypeOf<sdk.Milestone>();
    expectTypeOf<z.output<typeof views.FundingView>>().toEqualTypeOf<sdk.Funding>();
    expectTypeOf<z.output<typeof views.AgreementSummary>>().toEqualTypeOf<sdk.AgreementSummary>();
    expectTypeOf<z.output<typeof views.AgreementView>>().toEqualTypeOf<sdk.Agreement>();
    expectTypeOf<z.output<typeof views.RefundView>>().toEqualTypeOf<sdk.Refund>();
    expectTypeOf<z.output<typeof agreements.ConfirmedView>>().toEqualTypeOf<sdk.MilestoneConfirmation>();
    expectTypeOf<Body<typeof agreements.CreateBody>>().toEqualTypeOf<sdk.CreateAgreementParams>();
    expectTypeOf<Body<typeof agreements.ConfirmBody>>().toEqualTypeOf<sdk.ConfirmMilestoneParams>();
    expectTypeOf<Query<typeof agreements.ListQuery>>().toEqualTypeOf<Filter<sdk.ListAgreementsParams>>();
    expectTypeOf<Body<typeof refunds.RefundBody>>().toEqualTypeOf<sdk.RefundParams>();
    expectTypeOf<Body<typeof control.FreezeBody>>().toEqualTypeOf<{ reason: string }>();
  });

  it('by the risk of a payment and of a transaction', () => {
    expectTypeOf<Body<typeof payment.AssessBody>>().toEqualTypeOf<sdk.AssessPaymentParams>();
    expectTypeOf<z.output<typeof payment.PaymentAssessment>>().toEqualTypeOf<sdk.PaymentAssessment>();
    expectTypeOf<Body<typeof fraud.AssessBody>>().toEqualTypeOf<sdk.AssessFraudParams>();
    expectTypeOf<z.output<typeof fraud.Contribution>>().toEqualTypeOf<sdk.RiskContribution>();
    expectTypeOf<z.output<typeof fraud.FraudAssessment>>().branded.toEqualTypeOf<sdk.FraudAssessment>();
    expectTypeOf<z.output<typeof fraud.ListedAssessment>>().branded.toEqualTypeOf<sdk.ListedAssessment>();
    expectTypeOf<z.output<typeof fraud.StoredAssessment>>().branded.toEqualTypeOf<sdk.StoredAssessment>();
    expectTypeOf<Query<typeof fraud.ListQuery>>().toEqualTypeOf<Filter<sdk.ListAssessmentsParams>>();
  });

  it('by an identity', () => {
    expectTypeOf<z.output<typeof identity.IdentityVerification>>().toEqualTypeOf<sdk.IdentityVerification>();
    expectTypeOf<z.output<typeof identity.VerificationResult>>().toEqualTypeOf<sdk.IdentityResult>();
    type FormText = Omit<Body<typeof identity.VerifyForm>, 'document_image' | 'selfie_images'>;
    type SdkText = Omit<sdk.VerifyIdentityParams, 'document_image' | 'selfie_images'>;
    expectTypeOf<FormText>().toEqualTypeOf<SdkText>();
    expectTypeOf<keyof Body<typeof identity.VerifyForm>>().toEqualTypeOf<keyof sdk.VerifyIdentityParams>();
    type ListFilter = keyof Query<typeof identity.ListQuery>;
    expectTypeOf<ListFilter>().toEqualTypeOf<keyof Filter<sdk.ListVerificationsParams>>();
  });

  it('by the books', () => {
    expectTypeOf<z.output<typeof ledger.EntryView>>().toEqualTypeOf<sdk.LedgerEntry>();
    expectTypeOf<z.output<typeof ledger.LedgerView>>().toEqualTypeOf<sdk.AgreementLedger>();
    expectTypeOf<z.output<typeof ledger.TrialBalanceView>>().toEqualTypeOf<sdk.TrialBalance>();
  });

  it('by payout accounts and the sandbox', () => {
    expectTypeOf<Body<typeof payoutAccounts.PayoutAccountBody>>().toEqualTypeOf<sdk.SetPayoutAccountParams>();
    expectTypeOf<z.output<typeof payoutAccounts.PayoutAccountView>>().toEqualTypeOf<sdk.PayoutAccount>();
    expectTypeOf<Body<typeof sandbox.DepositBody>>().toEqualTypeOf<sdk.SandboxDepositParams>();
    expectTypeOf<z.output<typeof sandbox.DepositView>>().toEqualTypeOf<sdk.SandboxDeposit>();
  });

  it('by events and webhooks', () => {
    expectTypeOf<EventType>().toEqualTypeOf<sdk.EventType>();
    // The server knows what the data of each type holds; the SDK does not say so yet.
    expectTypeOf<PublicEvent>().toExtend<sdk.SuretyEvent>();
    expectTypeOf<z.output<typeof events.EventLog>>().toExtend<sdk.EventLog>();
    expectTypeOf<Query<typeof events.LogQuery>>().toEqualTypeOf<Filter<sdk.ListEventsParams>>();
    expectTypeOf<z.output<typeof webhookViews.EndpointView>>().toEqualTypeOf<sdk.Webhook>();
    expectTypeOf<z.output<typeof webhookViews.NewEndpointView>>().branded.toEqualTypeOf<sdk.NewWebhook>();
    expectTypeOf<z.output<typeof webhookViews.DeliveryView>>().toEqualTypeOf<sdk.WebhookDelivery>();
    expectTypeOf<z.output<typeof deliveries.TestView>>().branded.toEqualTypeOf<sdk.WebhookTest>();
    expectTypeOf<z.output<typeof deliveries.ReplayView>>().toEqualTypeOf<sdk.WebhookReplay>();
    expectTypeOf<Body<typeof webhooks.CreateBody>>().toEqualTypeOf<sdk.CreateWebhookParams>();
    expectTypeOf<Body<typeof webhooks.ChangeBody>>().branded.toEqualTypeOf<sdk.ChangeWebhookParams>();
    expectTypeOf<Body<typeof webhooks.RotateBody>>().toEqualTypeOf<sdk.RotateWebhookSecretParams>();
    expectTypeOf<Body<typeof deliveries.ReplayBody>>().toEqualTypeOf<sdk.ReplayWebhookParams>();
    expectTypeOf<Query<typeof deliveries.DeliveriesQuery>>().toEqualTypeOf<
      Filter<sdk.ListDeliveriesParams>
    >();
  });

  it('by a problem', () => {
    expectTypeOf<z.output<typeof schemas.ProblemBody>>().toEqualTypeOf<sdk.Problem>();
    expectTypeOf<ProblemCode>().toEqualTypeOf<sdk.ProblemCode>();
  });
});

/** A body as it is sent. That some may be left out altogether is not the SDK's business: it sends `{}`. */
type Body<Schema extends z.ZodType> = Exclude<z.input<Schema>, undefined>;

/** `limit` and `cursor` are every list's and are read from text, so they are left out of the comparison. */
type Query<Schema extends z.ZodType> = Omit<z.input<Schema> & object, 'limit' | 'cursor'>;
type Filter<Params> = Omit<Params, 'limit' | 'cursor'>;
