import { Marked, type Tokens } from 'marked';
import { escapeHtml, highlight } from './highlight.ts';
import { guideUrl, HOME, markdownOf, type Page, type Section, titleOf } from './pages.ts';

export function renderPage(name: string): Page {
  const markdown = markdownOf(name);
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
