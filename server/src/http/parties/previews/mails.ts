import { messageOf } from '#actions/mail/send-mail.ts';
import { type MailKind, type MailParams, type Notification, TEXTS } from '#core/mail/texts.ts';
import { codeText, linkText } from '#core/messages/texts.ts';
import { DAY_MS } from '#core/time.ts';
import { paragraph } from '#http/parties/frame.ts';
import type { Previewed } from './pages.ts';
import { SAMPLE } from './sample-deals.ts';

const { currency, total, accountNumber, bankCode } = SAMPLE;
const AGREEMENT = 'agr_00000000000000000000000000000001';
const whole = { amount: total, currency, agreementId: AGREEMENT };
const step = {
  ...{ amount: SAMPLE.firstAmount, currency, agreementId: AGREEMENT },
  ...{ milestoneId: 'ms_1', milestone: SAMPLE.first },
};

/** The parameters of each mail. A new kind does not compile without. */
function samples(now: Date, { platform, origin }: Previewed): MailParams {
  const at = now.toISOString();
  const later = new Date(now.getTime() + DAY_MS).toISOString();
  const account = {
    ...{ externalUserId: 'seller', account: '058 ••••6789', accountName: SAMPLE.seller },
    ...{ previousAccount: '058 ••••4321', usableFrom: later, at },
  };
  const dispute: MailParams['buyer_dispute'] = {
    ...{ agreementId: AGREEMENT, milestone: SAMPLE.first, currency },
    ...({ step: 'opened', by: 'buyer' } as const),
    ...{ toBuyer: SAMPLE.firstAmount, toSeller: 0, dueAt: later, granted: true, outcome: null },
  };
  return {
    pay_this: {
      ...{ ...whole, accountNumber, bankCode, bankName: SAMPLE.bank, accountName: SAMPLE.buyer },
      ...{ exact: true, expiresAt: later, sandbox: false },
    },
    received: { ...whole, excess: 0, outstanding: 0, at },
    seller_confirmed: { ...step, silence: { endsAt: later } },
    released: step,
    refunded: whole,
    refund_redirected: {
      ...{ agreementId: AGREEMENT, account: '058 ••••6789', accountName: SAMPLE.buyer, usableFrom: later },
    },
    payout_account_changed: { ...account, nameMatch: 'match', by: 'your API key' },
    webhook_failing: { url: 'https://example.com/hooks', since: at, disabledAt: null, disablesAt: later },
    approval_requested: {
      ...{ approvalId: 'apr_1', agreementId: AGREEMENT, asks: 'refund the agreement' },
      ...{ amount: total, currency, by: 'Ngozi', expiresAt: later },
    },
    mentioned: { agreementId: AGREEMENT, by: 'Ngozi', at },
    stuck_money: { exceptions: 1, alarms: 0, kinds: ['deposit_reversed'], at },
    seller_funded: whole,
    seller_released: step,
    seller_paid: { ...step, reference: 'NIP-000123' },
    seller_account_changed: account,
    buyer_dispute: dispute,
    seller_dispute: dispute,
    password_reset: { link: `${origin}/dashboard/new-password#sample`, expiresAt: later },
    invitation: {
      ...{ link: `${origin}/dashboard/invitation#sample`, account: platform.name, role: 'support' },
      expiresAt: later,
    },
    confirmation_code: {
      ...{ agreementId: AGREEMENT, milestone: SAMPLE.first, amount: 'NGN 30,000.00' },
      ...{ code: '314159', expiresAt: later },
    },
  };
}

export const MAILS = Object.keys(TEXTS) as MailKind[];

/** The mail as its reader gets it. */
export function drawMail(
  kind: MailKind,
  previewed: Previewed,
): { readonly subject: string; readonly html: string } {
  const { now, platform } = previewed;
  const about = { seller: SAMPLE.seller, bought: SAMPLE.first, order: null };
  const notification = { kind, params: samples(now, previewed)[kind], about } as Notification;
  const content = {
    to: 'ada@example.com',
    senderName: platform.name,
    timeZone: platform.timeZone,
    notification,
  };
  return messageOf({ cause: 'sample', createdAt: now }, content);
}

export const MESSAGES = ['link', 'code'] as const;

/** The text of a short message; it has no other form. */
export function drawMessage(
  kind: (typeof MESSAGES)[number],
  { platform: { name }, language, origin }: Previewed,
): string {
  const money = { platform: name, amount: SAMPLE.firstAmount, currency };
  const text =
    kind === 'link'
      ? linkText(language, { ...money, url: `${origin}/deal/${'x'.repeat(43)}` })
      : codeText(language, { ...money, step: SAMPLE.first, code: '314159' });
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">` +
    '<title>SMS</title></head><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">' +
    `${paragraph(text)}</body></html>`
  );
}
