import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Marked, type Tokens } from 'marked';
import { Problem } from '#core/problem.ts';
import { once, prepare, sendPrepared } from '#http/frame/open/prepared.ts';
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
  'faq',
] as const;
const FRONT_PAGE = 'README';
/** Each picture by name, so that nothing else of the folder is ever read. */
const DRAWINGS = ['images/agreement.svg', 'images/milestone.svg', 'images/icon.svg'];
const SCREENSHOTS = ['overview', 'agreement', 'refund', 'assessment'].map(
  (page) => `dashboard/${page}-1440-light.png`,
);
const HOME = '/docs/guide';

export const GUIDE_FOLDER = fileURLToPath(new URL('../../../../docs/', import.meta.url));
const STYLE_FILES = ['guide.css', 'contents.css'].map((name) => new URL(name, import.meta.url));

/** Text and pictures of our own, and no script at all. */
const POLICY =
  "default-src 'none';style-src 'self';img-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'";
/** A drawing may colour itself; nothing else in it runs. */
const DRAWING_POLICY = "default-src 'none';style-src 'unsafe-inline'";
const CACHE = 'public, max-age=300';
const HTML = 'text/html; charset=utf-8';

type Page = { readonly title: string; readonly html: string };

export function addGuide(app: FastifyInstance): void {
  const pages = new Map<string, Page>();
  const pageOf = (name: string): Page => {
    const found = pages.get(name) ?? renderPage(name);
    pages.set(name, found);
    return found;
  };
  const serve = (path: string, type: string, make: () => string | Buffer, policy = POLICY) => {
    const prepared = once(async () => prepare(make(), type));
    app.get(HOME + path, { schema: { hide: true } }, async (request, reply) =>
      sendPrepared(request, reply.header('content-security-policy', policy), await prepared(), CACHE),
    );
  };

  serve('', HTML, () => layout(FRONT_PAGE, pageOf));
  for (const name of GUIDE_PAGES) serve(`/${name}`, HTML, () => layout(name, pageOf));
  serve('/guide.css', 'text/css; charset=utf-8', () =>
    STYLE_FILES.map((file) => readFileSync(file, 'utf8')).join(''),
  );
  for (const path of DRAWINGS) serve(`/${path}`, 'image/svg+xml', () => readDoc(path), DRAWING_POLICY);
  for (const path of SCREENSHOTS) serve(`/${path}`, 'image/png', () => readDoc(path));
}

function readDoc(path: string): Buffer {
  try {
    return readFileSync(GUIDE_FOLDER + path);
  } catch {
    throw new Problem('not_found', 'The guide is not part of this installation.');
  }
}

function renderPage(name: string): Page {
  const markdown = readDoc(`${name}.md`)
    .toString('utf8')
    .replace(/<!--.*?-->\n?/gs, '');
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? name;
  const marked = new Marked({ renderer: { code, heading, link, image, table } });
  return { title, html: marked.parse(markdown, { async: false }) };
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
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Links between the files lead to the pages made of them. */
function guideUrl(href: string): string {
  const [, name, fragment = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (name === undefined) return href;
  return name === FRONT_PAGE ? HOME + fragment : `${HOME}/${name}${fragment}`;
}

function layout(name: string, pageOf: (name: string) => Page): string {
  const { title, html } = pageOf(name);
  const at = (GUIDE_PAGES as readonly string[]).indexOf(name);
  const entry = (page: string, label: string, rel = '') => {
    const current = page === name ? ' aria-current="page"' : '';
    return `<a href="${guideUrl(`${page}.md`)}"${current}${rel}>${escapeHtml(label)}</a>`;
  };
  const contents = GUIDE_PAGES.map((page) => `<li>${entry(page, pageOf(page).title)}</li>`).join('');
  const previous = GUIDE_PAGES[at - 1];
  const next = GUIDE_PAGES[at + 1];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Surety</title>
<link rel="icon" type="image/svg+xml" href="${HOME}/images/icon.svg">
<link rel="stylesheet" href="${HOME}/guide.css">
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header><a class="brand" href="${HOME}">Surety</a><nav aria-label="Site"><a href="${HOME}" aria-current="true">Guide</a><a href="/docs">API reference</a></nav></header>
<div class="columns">
<nav class="contents" aria-label="Guide"><ol>${contents}</ol></nav>
<main id="content">
<article>${html}</article>
<footer>${previous ? entry(previous, `← ${pageOf(previous).title}`, ' rel="prev"') : '<span></span>'}${next ? entry(next, `${pageOf(next).title} →`, ' rel="next"') : ''}</footer>
</main>
</div>
</body>
</html>
`;
}
