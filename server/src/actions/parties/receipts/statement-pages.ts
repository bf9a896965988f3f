import type { Platform } from '#actions/parties/platform.ts';
import { accountOf, environmentOf } from '#core/environment.ts';
import { formatAmount, timesIn } from '#core/mail/amount.ts';
import { speaker } from '#core/parties/labels/labels.ts';
import type { StatementLine, StatementPart, StatementPayload } from '#core/parties/receipts/receipt.ts';
import type { Pages } from './drawing.ts';
import { makePdf } from './pdf.ts';

/** Statements are for the platform and its accountants, and in English. */
export function statementPages(
  payload: StatementPayload,
  platform: Platform,
  checkAt: string,
): Promise<Buffer> {
  const { account, month, seller, from, to, currencies, key } = payload;
  const formatTime = timesIn(platform.timeZone);
  const say = speaker('en');
  return makePdf(accountOf(account), `Statement ${month}`, new Date(to), (pages) => {
    pages.heading(platform.name, `Statement for ${month}`);
    if (environmentOf(account) === 'test') pages.small(say('test'));
    pages.rows([
      ...(seller === null ? [] : [['Payee', seller] as const]),
      ['From', formatTime(from)],
      ['To, not included', formatTime(to)],
    ]);
    if (currencies.length === 0) pages.text('No entries');
    for (const part of currencies) {
      if (seller === null) drawAccount(pages, part);
      else drawSeller(pages, part, formatTime);
    }
    pages.small(`${say('receiptKey')} ${key}`);
    pages.small(
      `This file proves itself. Open ${checkAt} and choose it: it is checked in your browser, also without a network.`,
    );
  });
}

function drawSeller(pages: Pages, part: StatementPart, formatTime: (at: string) => string): void {
  const { currency, opening, closing, lines, deducted = [] } = part;
  const money = (amount = 0) => formatAmount(amount, currency);
  const cells = ([at, agreement, entry, type, amount]: StatementLine) => [
    formatTime(at),
    `${agreement} · ${entry}`,
    type,
    money(amount),
  ];
  pages.text(`Owed to the payee in ${currency}`);
  pages.table(ENTRY_COLUMNS, [
    ['', 'Opening balance', '', money(opening['seller'])],
    ...lines.map(cells),
    ['', 'Closing balance', '', money(closing['seller'])],
  ]);
  if (deducted.length === 0) return;
  const total = deducted.reduce((sum, [, , , , amount]) => sum + amount, 0);
  pages.text(`Fees and shares of these deals in ${currency}, not part of the balance`);
  pages.table(ENTRY_COLUMNS, [...deducted.map(cells), ['', 'Total', '', money(total)]]);
}

const ENTRY_COLUMNS = [
  { title: 'Time', width: 0.22 },
  { title: 'Agreement and entry', width: 0.38 },
  { title: 'Type', width: 0.2 },
  { title: 'Amount', width: 0.2, isAmount: true },
];

const columns = (first: string, second: string, third: string) => [
  { title: first, width: 0.34 },
  { title: second, width: 0.33, isAmount: true },
  { title: third, width: 0.33, isAmount: true },
];

function drawAccount(pages: Pages, { currency, opening, closing, movements }: StatementPart): void {
  const money = (amount = 0) => formatAmount(amount, currency);
  const used = Object.keys(closing).filter((account) => opening[account] || closing[account]);
  pages.text(`Balances in ${currency}`);
  pages.table(
    columns('Account', 'Opening', 'Closing'),
    used.map((account) => [account, money(opening[account]), money(closing[account])]),
  );
  pages.text(`Entries in ${currency}`);
  pages.table(
    columns('Type', 'Number', 'Sum'),
    movements.map(([type, count, amount]) => [type, String(count), money(amount)]),
  );
}
