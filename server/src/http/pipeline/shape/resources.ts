import { z } from 'zod';
import { ENVIRONMENTS, type Environment, environmentOf } from '#core/environment.ts';

/** The value of `object` in each resource, by the id of its schema. */
const OBJECTS: Readonly<Record<string, string>> = {
  Developer: 'developer',
  ApiKey: 'api_key',
  NewApiKey: 'api_key',
  Agreement: 'agreement',
  FrozenAgreement: 'agreement',
  Link: 'link',
  NewLink: 'link',
  ShortMessage: 'short_message',
  Quote: 'quote',
  Refund: 'refund',
  ListedRefund: 'refund',
  RefundWithParts: 'refund',
  RefundPart: 'refund_part',
  Ledger: 'ledger',
  TrialBalance: 'trial_balance',
  SignedFile: 'signed_file',
  Deposit: 'deposit',
  ListedDeposit: 'deposit',
  Payout: 'payout',
  Commission: 'commission',
  CommissionEntry: 'commission_entry',
  CommissionPayout: 'commission_payout',
  Hold: 'hold',
  Note: 'note',
  ReleasePolicy: 'release_policy',
  TermsPolicy: 'terms_policy',
  Amendment: 'amendment',
  Dispute: 'dispute',
  DisputeEvidence: 'dispute_evidence',
  Day: 'day',
  DayComparison: 'day_comparison',
  Deadline: 'deadline',
  Exception: 'exception',
  Reconciliation: 'reconciliation',
  ReconciliationBreak: 'reconciliation_break',
  Anchor: 'anchor',
  Bank: 'bank',
  PayoutAccount: 'payout_account',
  PayoutAccountVersion: 'payout_account_version',
  Sandbox: 'sandbox',
  SandboxDeposit: 'deposit',
  TestClock: 'test_clock',
  MovedTestClock: 'test_clock',
  PaymentAssessment: 'assessment',
  FraudAssessment: 'assessment',
  ListedAssessment: 'assessment',
  StoredAssessment: 'assessment',
  RiskLabel: 'risk_label',
  RiskPerformance: 'risk_performance',
  RiskPolicies: 'risk_policy',
  RiskPolicyDraft: 'risk_policy_draft',
  RiskPolicyVersion: 'risk_policy_version',
  RiskShadowComparison: 'risk_shadow_comparison',
  RiskBacktest: 'risk_backtest',
  RiskTraining: 'risk_training',
  RiskListEntry: 'risk_list_entry',
  ListedVerification: 'identity_verification',
  IdentitySession: 'identity_session',
  NewIdentitySession: 'identity_session',
  IdentitySessionResult: 'identity_session',
  IdentityPolicy: 'identity_policy',
  IdentityRegisters: 'identity_registers',
  Review: 'review',
  ReviewWithComments: 'review',
  DecidedReview: 'review',
  ReviewComment: 'review_comment',
  ReviewLinkedUser: 'linked_user',
  ReviewPolicy: 'review_policy',
  Screening: 'screening',
  SearchResult: 'search_result',
  WatchList: 'watch_list',
  Webhook: 'webhook',
  NewWebhook: 'webhook',
  WebhookDelivery: 'webhook_delivery',
  WebhookTest: 'webhook_test',
  MailSettings: 'mail_settings',
  Mail: 'mail',
  MailDetail: 'mail',
  AuditRecord: 'audit_record',
  Approval: 'approval',
  ApprovalPolicy: 'approval_policy',
  SignInPolicy: 'sign_in_policy',
  PrivacyRequest: 'privacy_request',
  ClosedPrivacyRequest: 'privacy_request',
  PrivacyBundle: 'privacy_bundle',
  Grievance: 'grievance',
  Breach: 'breach',
  Consent: 'consent',
  PersonRestriction: 'person_restriction',
  ProcessingRegister: 'processing_register',
};

type Caller = { readonly developerId: string } | null;
type Tag = <View>(view: View, caller: Caller) => View;

/** The resources inside of a schema. */
type Plan = {
  readonly object?: string | undefined;
  readonly fields: readonly (readonly [name: string, plan: Plan])[];
};

/**
 * Adds `object` and `environment` to every resource of an answer, so that a reader of a log knows what it is
 * and where it belongs. Views need not know either.
 */
export function taggerOf(schema: z.ZodType): Tag {
  const plan = planOf(schema);
  if (!plan) return (view) => view;
  // Without a caller it is a sign-up, whose first key is live.
  return (view, caller) => tagged(plan, view, caller ? environmentOf(caller.developerId) : 'live');
}

/** Null when there is no resource in it. An array has the plan of its items. */
function planOf(schema: z.ZodType): Plan | null {
  if (schema instanceof z.ZodArray) return planOf(schema.element as z.ZodType);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return planOf(schema.unwrap() as z.ZodType);
  }
  if (!(schema instanceof z.ZodObject)) return null;
  const object = OBJECTS[idOf(schema) ?? ''];
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const plan = planOf(field);
    return plan ? [[name, plan] as const] : [];
  });
  return object || fields.length > 0 ? { object, fields } : null;
}

/** A copy with another description has its id from the schema that it is a copy of. */
function idOf(schema: z.core.$ZodType): string | undefined {
  const { parent } = schema._zod;
  return z.globalRegistry.get(schema)?.id ?? (parent && idOf(parent));
}

function tagged<View>(plan: Plan, view: View, environment: Environment): View {
  if (Array.isArray(view)) return view.map((one) => tagged(plan, one, environment)) as View;
  if (typeof view !== 'object' || view === null) return view;
  const { object, fields } = plan;
  // What the view says itself takes precedence: an API key has an environment of its own.
  const result = object ? { object, environment, ...view } : { ...view };
  for (const [name, inside] of fields) {
    const field = name as keyof typeof result;
    if (Object.hasOwn(result, field)) result[field] = tagged(inside, result[field], environment);
  }
  return result;
}

/** Fields of a resource that say something about it, and cannot be changed. */
const READ_ONLY = ['object', 'environment', 'version', 'changedAt', 'changedBy'];

/** A policy that was read, changed and sent back to a PUT has fields that a PUT does not take. */
export function withoutReadOnly(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !Object.hasOwn(given, 'object')) return given;
  return Object.fromEntries(Object.entries(given).filter(([name]) => !READ_ONLY.includes(name)));
}

type Described = { properties?: Record<string, unknown>; required?: string[] };

/** Describes both fields in the OpenAPI document. */
export function describeResources(schemas: Readonly<Record<string, unknown>>): void {
  for (const [id, object] of Object.entries(OBJECTS)) {
    const schema = schemas[id] as Described | undefined;
    if (!schema?.properties) throw new Error(`${id} is not a schema of an object`);
    schema.properties = {
      object: { type: 'string', const: object },
      environment: { type: 'string', enum: [...ENVIRONMENTS] },
      ...schema.properties,
    };
    schema.required = Object.keys(schema.properties).filter(
      (name) => name === 'object' || name === 'environment' || schema.required?.includes(name),
    );
  }
}
