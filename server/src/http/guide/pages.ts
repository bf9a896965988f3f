import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Marked, type Tokens } from 'marked';
import { Problem } from '#core/problem.ts';
import { escapeHtml, highlight } from './highlight.ts';

/** The pages of docs/ in reading order, under the headings that docs/README.md and the sidebar show. */
export const GUIDE_SECTIONS = [
  { heading: 'Start', pages: ['quickstart'] },
  {
    heading: 'How-to',
    pages: [
      'webhooks',
      'idempotency',
      'identity',
      'browser',
      'rules',
      'reviews',
      'release-policy',
      'approvals',
      'reconciliation',
      'dashboard',
      'mail',
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
      'commands',
      'settings',
      'monitoring',
      'errors',
      'events',
      'permissions',
      'signing-in',
      'audit-log',
      'fraud-signals',
      'identity-reference',
    ],
  },
  {
    heading: 'Explanation',
    pages: ['concepts', 'environments', 'money-and-ledger', 'fraud', 'identity-accuracy', 'growing'],
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

/** Strips comments, which are for authors only. */
export function withoutComments(markdown: string): string {
  return markdown.replace(/<!--.*?-->\n?/gs, '');
}

export function titleOf(markdown: string): string | undefined {
  return /^# (.+)$/m.exec(markdown)?.[1];
}

export function renderPage(name: string): Page {
  const markdown = withoutComments(readDoc(`${name}.md`).toString('utf8'));
  const title = titleOf(markdown) ?? name;
  const marked = new Marked({ renderer: { code, heading, link, image, table } });
  const tokens = marked.lexer(markdown);
  const contents = tokens
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2)
    .map(({ text }) => ({ id: slugOf(text), title: bare(text) }));
  return { title, html: marked.parser(tokens), sections: sectionsOf(name, title, tokens), contents };
}

function sectionsOf(name: string, title: string, tokens: readonly Tokens.Generic[]): Section[] {
  const sections: { title: string; url: string; text: string }[] = [];
  for (const token of tokens) {
    if (token.type === 'heading') {
      const fragment = token['depth'] === 1 ? '' : `#${slugOf(token['text'])}`;
      sections.push({ title: bare(token['text']), url: guideUrl(`${name}.md${fragment}`), text: '' });
      continue;
    }
    const last = sections.at(-1);
    if (last && token.raw) last.text += `${bare(token.raw)} `;
  }
  return sections.map((section) => ({ ...section, title: section.title || title }));
}

/** Plain text without Markdown syntax. */
function bare(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*|#>]|^-{3,}|-{3,}/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function code({ text, lang }: Tokens.Code): string {
  const language = lang?.split(/\s/, 1)[0] ?? '';
  return `<pre tabindex="0"><code>${highlight(text, language)}</code></pre>\n`;
}

function heading(this: Renderer, { depth, tokens, text }: Tokens.Heading): string {
  return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
}

/** Files outside docs/ are not served, so the guide shows their path in the repository instead of a link. */
function link(this: Renderer, { href, tokens }: Tokens.Link): string {
  if (href.startsWith('../')) return `<code>${escapeHtml(href.slice('../'.length))}</code>`;
  return `<a href="${escapeHtml(guideUrl(href))}">${this.parser.parseInline(tokens)}</a>`;
}

function image({ href, text }: Tokens.Image): string {
  return `<img src="${escapeHtml(`${HOME}/${href}`)}" alt="${escapeHtml(text)}">`;
}

/** Wide tables scroll inside their own box, so that the page does not scroll sideways. */
function table(this: Renderer, token: Tokens.Table): string {
  const row = (cells: Tokens.TableCell[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
  const body = token.rows.map((cells) => row(cells, 'td')).join('\n');
  return `<div class="wide" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
}

type Renderer = { parser: { parseInline(tokens: Tokens.Generic[]): string } };

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Maps a link between Markdown files to the URL of the rendered page. */
export function guideUrl(href: string): string {
  const [, name, fragment = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (name === undefined) return href;
  return name === FRONT_PAGE ? HOME + fragment : `${HOME}/${name}${fragment}`;
}
