import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Problem } from '#core/problem.ts';

/** The pages of docs/ in reading order, under the headings that docs/README.md and the sidebar show. */
export const GUIDE_SECTIONS = [
  { heading: 'Start', pages: ['quickstart'] },
  {
    heading: 'How-to',
    pages: [
      'clients',
      'webhooks',
      'idempotency',
      'bulk',
      'identity',
      'test-people',
      'browser',
      'rules',
      'reviews',
      'fees',
      'links',
      'receipts',
      'time-limits',
      'disputes',
      'amendments',
      'test-clock',
      'release-policy',
      'approvals',
      'agents',
      'configuration',
      'reconciliation',
      'days',
      'dashboard',
      'mail',
      'messages',
      'twins',
      'production',
      'going-live-paystack',
      'going-live-flutterwave',
      'going-live-monnify',
      'operating',
      'backups',
      'upgrading',
      'many-machines',
      'cells',
      'citus',
    ],
  },
  {
    heading: 'Reference',
    pages: [
      'conventions',
      'commands',
      'settings',
      'monitoring',
      'errors',
      'events',
      'permissions',
      'signing-in',
      'audit-log',
      'privacy',
      'fraud-signals',
      'identity-reference',
    ],
  },
  {
    heading: 'Explanation',
    pages: [
      'concepts',
      'environments',
      'money-and-ledger',
      'verify',
      'fraud',
      'identity-accuracy',
      'growing',
    ],
  },
] as const;
export type PageName = (typeof GUIDE_SECTIONS)[number]['pages'][number];
export const GUIDE_PAGES: readonly PageName[] = GUIDE_SECTIONS.flatMap(({ pages }) => pages);
export const FRONT_PAGE = 'README';
export const HOME = '/docs/guide';
export const GUIDE_FOLDER = fileURLToPath(new URL('../../../../docs/', import.meta.url));

/** A heading and the text below it: one search result. */
export type Section = { readonly title: string; readonly url: string; readonly text: string };
export type Page = {
  readonly title: string;
  readonly html: string;
  readonly sections: readonly Section[];
  /** Second-level headings, for the list beside the page. */
  readonly contents: readonly { readonly id: string; readonly title: string }[];
};

export function readDoc(path: string): Buffer {
  try {
    return readFileSync(GUIDE_FOLDER + path);
  } catch {
    throw new Problem('not_found', 'The guide is not part of this installation.');
  }
}

/** A page as written, without the comments, which are for authors only. */
export function markdownOf(name: string): string {
  return readDoc(`${name}.md`)
    .toString('utf8')
    .replace(/<!--.*?-->\n?/gs, '');
}

export function titleOf(markdown: string): string | undefined {
  return /^# (.+)$/m.exec(markdown)?.[1];
}

/** Maps a link between files of docs/ to the URL where the guide serves it. */
export function guideUrl(href: string): string {
  const [, name, fragment = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (name === undefined) return /^[\w-]+\.py$/.test(href) ? `${HOME}/${href}` : href;
  return name === FRONT_PAGE ? HOME + fragment : `${HOME}/${name}${fragment}`;
}
