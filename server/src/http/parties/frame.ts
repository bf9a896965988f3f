import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readableOn } from '#core/parties/color.ts';
import type { LinkLanguage } from '#core/parties/link.ts';
import { escapeHtml } from '#http/guide/highlight.ts';

/** In the page itself: a phone on a slow network needs a single answer. */
const STYLE = readFileSync(new URL('./party.css', import.meta.url), 'utf8')
  .replace(/\s*\n\s*/g, '')
  .trim();

/** For pages with a form that must survive a broken connection. */
const SCRIPT = readFileSync(new URL('./keep.js', import.meta.url), 'utf8').trim();

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing from elsewhere, and forms go nowhere but here. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashed(STYLE)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');
const POLICY_WITH_SCRIPT = `${POLICY};script-src ${hashed(SCRIPT)};connect-src 'self'`;

/** No script at all on pages without such a form. */
export function policyOf(html: string): string {
  const policy = html.includes(SCRIPT) ? POLICY_WITH_SCRIPT : POLICY;
  const [, brand] = /<style>(:root\{--brand:[^<]*)<\/style>/.exec(html) ?? [];
  return brand ? policy.replace('style-src ', `style-src ${hashed(brand)} `) : policy;
}

/** Links keep the colour of the text, because a platform's colour may not be readable on the page. */
function brandStyle(color: string): string {
  const colors = `--brand:${color};--on-brand:${readableOn(color)};--link:inherit;--second:inherit`;
  return `<style>:root{${colors}}</style>`;
}

export type Frame = {
  readonly language: LinkLanguage;
  readonly title: string;
  /** One sentence without names, for the preview in a chat app. */
  readonly summary?: string;
  readonly platform: string;
  readonly color?: string | null;
  readonly body: string;
  /** A note above everything, for test environments. */
  readonly notice?: string | null;
  /** Seconds after which the page loads again. */
  readonly reloadAfter?: number | null;
};

export function framed(frame: Frame): string {
  const { language, title, summary, platform, color, body, notice, reloadAfter } = frame;
  const preview = `<meta property="og:title" content="${escapeHtml(title)}">`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
${preview}${summary ? `<meta property="og:description" content="${escapeHtml(summary)}">` : ''}
${reloadAfter ? `<meta http-equiv="refresh" content="${reloadAfter}">` : ''}
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>${color ? brandStyle(color) : ''}
</head>
<body>
<header><bdi>${escapeHtml(platform)}</bdi></header>
<main>
${notice ? `<p class="notice">${escapeHtml(notice)}</p>` : ''}
<h1>${escapeHtml(title)}</h1>
${body}
</main>
<footer>Surety</footer>
${body.includes(' data-keep') ? `<script>${SCRIPT}</script>\n` : ''}</body>
</html>
`;
}

export function paragraph(text: string, kind = ''): string {
  return `<p${kind && ` class="${kind}"`}>${escapeHtml(text)}</p>`;
}

/** A list of names and values. Values are user input and isolated from the direction of the text. */
export function facts(rows: readonly (readonly [name: string, value: string, kind?: string])[]): string {
  const entries = rows.map(([name, value, kind = '']) => {
    const shown = kind.includes('fours') ? inFours(value) : escapeHtml(value);
    return `<div><dt>${escapeHtml(name)}</dt><dd${kind && ` class="${kind}"`}><bdi>${shown}</bdi></dd></div>`;
  });
  return `<dl>${entries.join('')}</dl>`;
}

/** Groups that are set apart for the eye: a copied number has no spaces. */
function inFours(value: string): string {
  return (value.match(/.{1,4}/g) ?? []).map((group) => `<span>${escapeHtml(group)}</span>`).join('');
}
