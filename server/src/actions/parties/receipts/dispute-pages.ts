import type { Platform } from '#actions/parties/platform.ts';
import { accountOf, environmentOf } from '#core/environment.ts';
import { EVENTS, type EventType, type PublicEvent } from '#core/events/event.ts';
import { formatAmount, timesIn } from '#core/mail/amount.ts';
import { plain } from '#core/mail/render.ts';
import { speaker } from '#core/parties/labels/labels.ts';
import type { DisputePayload } from '#core/parties/receipts/receipt.ts';
import type { Pages } from './drawing.ts';
import { makePdf } from './pdf.ts';

/** A case is for the platform, a court or a card scheme, and in English. */
export function disputePages(
  payload: DisputePayload,
  thread: readonly PublicEvent[],
  platform: Platform,
  checkAt: string,
): Promise<Buffer> {
  const { account, agreement, milestone, currency, buyer, seller, dispute, asOf, files, key } = payload;
  const formatTime = timesIn(platform.timeZone);
  const money = (amount: number) => formatAmount(amount, currency);
  const say = speaker('en');
  return makePdf(accountOf(account), `Dispute ${dispute.id}`, new Date(asOf), (pages) => {
    pages.heading(platform.name, 'Dispute');
    if (environmentOf(account) === 'test') pages.small(say('test'));
    pages.rows([
      ['Dispute', dispute.id],
      ['Agreement', agreement],
      ['Milestone', `${plain(milestone.title)}, ${money(milestone.amount)}`],
      ['Buyer', buyer],
      ['Seller', seller],
      ['Reason', `${dispute.reason}, opened by the ${dispute.openedBy}`],
      ['Claim', `${money(dispute.claimToBuyer)} to the buyer`],
      ['Status', dispute.outcome ? `${dispute.status}, ${dispute.outcome}` : dispute.status],
      ['As of', formatTime(asOf)],
    ]);
    pages.text('What happened');
    for (const event of thread) drawEvent(pages, event, { formatTime, money });
    pages.text('Files');
    if (files.length === 0) pages.small('None.');
    for (const file of files) {
      const state = file.deleted ? ', deleted' : file.shared ? '' : ', not shared';
      pages.rows([
        [
          `${file.id}, ${file.mediaType}, ${file.bytes} bytes, by the ${file.by}${state}`,
          `SHA-256 as sent ${file.sha256}\nSHA-256 as kept ${file.fileSha256}`,
        ],
      ]);
    }
    pages.small(`${say('receiptKey')} ${key}`);
    pages.small(
      `This file proves itself. Open ${checkAt} and choose it: it is checked in your browser, also without a network.`,
    );
  });
}

type Formats = {
  readonly formatTime: (at: string) => string;
  readonly money: (amount: number) => string;
};

/** Control and format characters, but for the end of a line. */
const UNSEEN = /[^\P{C}\n]/gu;

function drawEvent(
  pages: Pages,
  { type, createdAt, data }: PublicEvent,
  { formatTime, money }: Formats,
): void {
  const { by, openedBy, toBuyer, toSeller, statement, evidenceId, code } = data as Record<string, unknown>;
  const who = [by, openedBy].find((one) => typeof one === 'string');
  const facts = [
    typeof toBuyer === 'number' && `${money(toBuyer)} to the buyer`,
    typeof toSeller === 'number' && `${money(toSeller)} to the seller`,
    typeof code === 'string' && code,
    typeof evidenceId === 'string' && evidenceId,
    typeof statement === 'string' && statement.replaceAll(UNSEEN, ' '),
  ].filter((fact) => typeof fact === 'string');
  const { description } = EVENTS[type as EventType];
  const [title = type] = description.split('. ');
  pages.rows([[`${formatTime(createdAt)}${who ? `, ${who}` : ''}`, [title, ...facts].join('\n')]]);
}
