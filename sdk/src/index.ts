export { isAwaitingApproval } from './approval.ts';
// biome-ignore lint/style/noDefaultExport: many people write `import Surety from …`, and mean this.
export { Surety, Surety as default } from './client.ts';
export { CURRENCY_DIGITS } from './currencies.ts';
export {
  ApiError,
  AuthenticationError,
  type ClientErrorCode,
  ConflictError,
  ConnectionError,
  type ErrorCode,
  IdempotencyError,
  NotFoundError,
  PayloadTooLargeError,
  PermissionError,
  RateLimitError,
  ServerError,
  SuretyError,
  TimeoutError,
  UnsupportedMediaTypeError,
  ValidationError,
  WebhookVerificationError,
} from './errors.ts';
export type { Expanded } from './expanded.ts';
export type { HookRequest, HookResponse, Hooks } from './hooks.ts';
export type { ImageSource } from './images.ts';
export type { RequestOptions, SuretyOptions } from './options.ts';
export type { List, Page, PageParams, PeriodParams } from './pages.ts';
export type { AssessedPayment } from './payment.ts';
export { type ResponseInfo, responseOf } from './response.ts';
export type * from './types/account.ts';
export type * from './types/approvals.ts';
export type * from './types/audit-log.ts';
export type * from './types/bank.ts';
export type * from './types/disputes.ts';
export type * from './types/escrow.ts';
/** The name of version 0.1.0 for the response of `retrieve`. */
export type { Agreement as AgreementSummary } from './types/escrow.ts';
export type * from './types/events.ts';
export type * from './types/identity.ts';
export type * from './types/ledger.ts';
export type * from './types/mail.ts';
export type * from './types/privacy.ts';
export type * from './types/problem.ts';
export type * from './types/reviews.ts';
export type * from './types/risk.ts';
export type * from './types/webhooks.ts';
export {
  generateTestHeader,
  type TestWebhook,
  verifyWebhook,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookTestEvent,
} from './verify-webhook.ts';
export { VERSION } from './version.ts';
