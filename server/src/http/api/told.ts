import { ACCOUNT_TOLD } from '#http/api/account/told.ts';
import { APPROVALS_TOLD } from '#http/api/approvals/told.ts';
import { ESCROW_TOLD } from '#http/api/escrow/told.ts';
import { MONEY_TOLD } from '#http/api/escrow/told-money.ts';
import { EVENTS_TOLD } from '#http/api/events/told.ts';
import { IDENTITY_TOLD } from '#http/api/identity/told.ts';
import { MAIL_TOLD } from '#http/api/mail/told.ts';
import { REVIEWS_TOLD } from '#http/api/reviews/told.ts';
import { RISK_TOLD } from '#http/api/risk/told.ts';
import type { ToldOf } from '#http/frame/told.ts';

/** What the reference says of each operation, by its id. */
export const TOLD: ToldOf = {
  ...ACCOUNT_TOLD,
  ...ESCROW_TOLD,
  ...MONEY_TOLD,
  ...RISK_TOLD,
  ...IDENTITY_TOLD,
  ...REVIEWS_TOLD,
  ...EVENTS_TOLD,
  ...MAIL_TOLD,
  ...APPROVALS_TOLD,
};
