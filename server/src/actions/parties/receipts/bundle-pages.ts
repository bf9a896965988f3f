import type { Platform } from '#actions/parties/platform.ts';
import { timesIn } from '#core/mail/amount.ts';
import { plain } from '#core/mail/render.ts';
import type { Pages } from './drawing.ts';
import { makePdf } from './pdf.ts';

/** A bundle as it is stored. */
export type Bundle = {
  readonly externalUserId: string;
  readonly createdAt: string;
  readonly data: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  readonly purposes: readonly {
    readonly class: string;
    readonly purpose: string;
    readonly basis: string;
    readonly ends: string;
  }[];
  readonly leftOut: Readonly<Record<string, string>>;
  readonly recipients: readonly { readonly type: string; readonly name: string }[];
};

/** A reader wants the newest; the file with the data has all of it. */
const MOST_ROWS = 50;

/** Draws everything of a bundle that a person can read. */
export function bundlePages(account: string, bundle: Bundle, platform: Platform): Promise<Buffer> {
  const { externalUserId, createdAt, data, purposes, leftOut, recipients } = bundle;
  return makePdf(account, `Data about ${externalUserId}`, new Date(createdAt), (pages) => {
    pages.heading(platform.name, 'Your data');
    pages.rows([
      ['Your id', externalUserId],
      ['As of', timesIn(platform.timeZone)(createdAt)],
    ]);
    for (const [name, rows] of Object.entries(data)) if (rows.length > 0) drawSection(pages, name, rows);
    pages.text('Why this data is stored, and how long');
    for (const { class: name, purpose, basis, ends } of purposes)
      pages.small(`${wordsOf(name)}: ${purpose}. Legal basis: ${basis}. Until: ${ends}.`);
    pages.text('Who else gets it');
    for (const { type, name } of recipients) pages.small(`${wordsOf(type)}: ${plain(name)}`);
    pages.text('What is not in here, and why');
    for (const [table, why] of Object.entries(leftOut)) pages.small(`${wordsOf(table)}: ${why}`);
  });
}

function drawSection(pages: Pages, name: string, rows: Bundle['data'][string]): void {
  pages.text(`${wordsOf(name)} (${rows.length})`);
  for (const row of rows.slice(-MOST_ROWS)) {
    const fields = Object.entries(row).filter(([, value]) => value !== null && value !== '');
    pages.small(fields.map(([field, value]) => `${wordsOf(field)}: ${textOf(value)}`).join(' · '));
  }
  const left = rows.length - MOST_ROWS;
  if (left > 0) pages.small(`${left} earlier ones are in the file with the data.`);
}

function textOf(value: unknown): string {
  return plain(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** Writes `createdAt` and `created_at` as “Created at”. */
function wordsOf(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_all, end, start) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
