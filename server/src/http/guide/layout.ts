import { escapeHtml } from './highlight.ts';
import { GUIDE_PAGES, GUIDE_SECTIONS, guideUrl, HOME, type Page } from './pages.ts';

type Framed = { readonly title: string; readonly current: 'guide' | 'home'; readonly body: string };

/** The HTML frame of every page outside the dashboard. */
export function framed({ title, current, body }: Framed): string {
  const guide = current === 'guide' ? ' aria-current="true"' : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" type="image/svg+xml" href="${HOME}/images/icon.svg">
<link rel="stylesheet" href="${HOME}/guide.css">
<script src="${HOME}/guide.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header><a class="brand" href="/">Surety</a><nav aria-label="Site"><a href="${HOME}"${guide}>Guide</a><a href="/docs">Reference</a></nav></header>
${body}
</body>
</html>
`;
}

/** A page of the guide: all pages on the left, its own headings on the right. */
export function guidePage(name: string, pageOf: (name: string) => Page): string {
  const { title, html, contents } = pageOf(name);
  const at = (GUIDE_PAGES as readonly string[]).indexOf(name);
  const entry = (page: string, label: string, rel = '') => {
    const current = page === name ? ' aria-current="page"' : '';
    return `<a href="${guideUrl(`${page}.md`)}"${current}${rel}>${escapeHtml(label)}</a>`;
  };
  const sections = GUIDE_SECTIONS.map(({ heading, pages }) => {
    const entries = pages.map((page) => `<li>${entry(page, pageOf(page).title)}</li>`);
    return `<h2>${heading}</h2><ol>${entries.join('')}</ol>`;
  });
  const headings = contents.map(({ id, title: text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`);
  const previous = GUIDE_PAGES[at - 1];
  const next = GUIDE_PAGES[at + 1];
  const before = previous ? entry(previous, `← ${pageOf(previous).title}`, ' rel="prev"') : '<span></span>';
  const after = next ? entry(next, `${pageOf(next).title} →`, ' rel="next"') : '';
  const body = `<div class="columns">
<details class="contents" open><summary>All pages</summary><nav aria-label="Guide">${sections.join('')}</nav></details>
<main id="content">
<article>${html}</article>
<footer>${before}${after}</footer>
</main>
${headings.length > 1 ? `<nav class="here" aria-label="On this page"><h2>On this page</h2><ol>${headings.join('')}</ol></nav>` : ''}
</div>`;
  return framed({ title: `${title} · Surety`, current: 'guide', body });
}
