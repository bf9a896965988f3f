import { deflateRawSync } from 'node:zlib';
import type { Platform } from '#actions/parties/platform.ts';
import { accountOf, environmentOf } from '#core/environment.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import { milestoneIdOf } from '#core/escrow/part.ts';
import { formatAmount, timesIn } from '#core/mail/amount.ts';
import { plain } from '#core/mail/render.ts';
import type { PartyLabel } from '#core/parties/labels/en.ts';
import { speaker } from '#core/parties/labels/labels.ts';
import type { LinkLanguage } from '#core/parties/link.ts';
import type { ReceiptKind, ReceiptPayload } from '#core/parties/receipts/receipt.ts';
import { makePdf } from './pdf.ts';

type Input = {
  readonly payload: ReceiptPayload;
  readonly json: string;
  readonly agreement: Agreement;
  readonly platform: Platform;
  readonly language: LinkLanguage;
  /** The address of the page that checks files. */
  readonly checkAt: string;
};

export const RECEIPT_LABELS: Readonly<Record<ReceiptKind, PartyLabel>> = {
  deposit: 'receiptDeposit',
  release: 'released',
  refund: 'refunded',
  settlement: 'paidStep',
  entry: 'receiptEntry',
};

/** Version 40 of a QR code holds this many bytes. */
const QR_BYTES = 2_900;

export function receiptPages(input: Input): Promise<Buffer> {
  const { payload, json, agreement, platform, language, checkAt } = input;
  const { kind, currency, entries, leaf, key } = payload;
  const [sequence = 0, , , , amount = 0, cause = '', createdAt = ''] = entries[0] ?? [];
  const say = speaker(language);
  const isTest = environmentOf(payload.account) === 'test';
  const milestone = agreement.milestones.find(({ id }) => id === milestoneIdOf(cause));
  const { fees, others } = takenWith(entries);
  const money = (part: number) => formatAmount(part, currency);
  return makePdf(
    accountOf(payload.account),
    `${say('receiptTitle')} ${payload.agreement} ${sequence}`,
    new Date(createdAt),
    (pages) => {
      pages.heading(platform.name, `${say('receiptTitle')}: ${say(RECEIPT_LABELS[kind])}`);
      pages.amount(formatAmount(amount, currency));
      if (isTest) pages.small(say('test'));
      pages.rows([
        [say('receiptDate'), timesIn(platform.timeZone)(createdAt)],
        [say('receiptDeal'), payload.agreement],
        ...(milestone ? [[say('receiptStep'), plain(milestone.title)] as const] : []),
        ...(fees > 0 ? [[say('receiptFees'), money(fees)] as const] : []),
        ...(others > 0 ? [[say('receiptOthers'), money(others)] as const] : []),
        [say('receiptNumber'), `${sequence} · ${cause}`],
        [say('receiptHead'), leaf.chainHead],
        [say('receiptKey'), key],
      ]);
      pages.small(say('receiptCheck', { address: checkAt }));
      pages.qr(qrText(checkAt, json));
    },
  );
}

/** The fees and the shares of others that the same commit took with a release to the seller. */
function takenWith([first, ...rest]: ReceiptPayload['entries']): { fees: number; others: number } {
  const [, type, , , , cause, at] = first ?? [];
  const taken = { fees: 0, others: 0 };
  if (type !== 'release' || cause === undefined || milestoneIdOf(cause) !== cause) return taken;
  for (const [, kind, , , amount, of, then] of rest) {
    if (then !== at || milestoneIdOf(of) !== cause) continue;
    if (kind === 'commission') taken.fees += amount;
    if (kind === 'release') taken.others += amount;
  }
  return taken;
}

/** The page's address with the receipt in its fragment, which a browser does not send. */
function qrText(checkAt: string, json: string): string {
  const whole = `${checkAt}#${deflateRawSync(json, { level: 9 }).toString('base64url')}`;
  return whole.length <= QR_BYTES ? whole : checkAt;
}
