import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Marked, type Tokens } from 'marked';
import { Problem } from '#core/problem.ts';
import { escapeHtml, highlight } from './highlight.ts';

/** The guide is docs/ of the repository, rendered. Its pages, in the order of reading. */
export const GUIDE_PAGES = [
  'quickstart',
  'environments',
  'concepts',
  'money-and-ledger',
  'release-policy',
  'reconciliation',
  'fraud',
  'browser',
  'desk',
  'rules',
  'identity',
  'webhooks',
  'mail',
  'events',
  'dashboard',
  'signing-in',
  'permissions',
  'audit-log',
  'approvals',
  'errors',
  'idempotency',
  'twins',
  'production',
  'going-live-paystack',
  'going-live-flutterwave',
  'going-live-monnify',
  'operating',
  'commands',
  'settings',
  'monitoring',
  'backups',
  'growing',
  'many-machines',
  'cells',
  'citus',
  'upgrading',
  'faq',
] as const;
export const FRONT_PAGE = 'README';
export const HOME = '/docs/guide';
export const GUIDE_FOLDER = fileURLToPath(new URL('../../../../docs/', import.meta.url));

/** What stands below a heading, or above the first. */
export type Section = { readonly title: string; readonly url: string; readonly text: string };
export type Page = {
  readonly title: string;
  readonly html: string;
  readonly sections: readonly Section[];
  /** Its headings of the second order, for the contents beside it. */
  readonly contents: readonly { readonly id: string; readonly title: string }[];
};

export function readDoc(path: string): Buffer {
  try {
    return readFileSync(GUIDE_FOLDER + path);
  } catch {
    throw new Problem('not_found', 'The guide is not part of this installation.');
  }
}

/** Comments are for those who write the guide. */
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

/** What is found by searching: the text below each heading, by where it stands. */
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

/** Words without the marks that make them links, code or rows. */
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

function link(this: Renderer, { href, tokens }: Tokens.Link): string {
  return `<a href="${escapeHtml(guideUrl(href))}">${this.parser.parseInline(tokens)}</a>`;
}

function image({ href, text }: Tokens.Image): string {
  return `<img src="${escapeHtml(`${HOME}/${href}`)}" alt="${escapeHtml(text)}">`;
}

/** Wide tables scroll by themselves, so that the page does not. */
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

/** Links between the files lead to the pages made of them. */
export function guideUrl(href: string): string {
  const [, name, fragment = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (name === undefined) return href;
  return name === FRONT_PAGE ? HOME + fragment : `${HOME}/${name}${fragment}`;
}
