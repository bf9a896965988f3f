import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Platform } from '#actions/parties/platform.ts';
import { readableOn } from '#core/parties/color.ts';
import type { LinkLanguage } from '#core/parties/link.ts';
import { escapeHtml } from '#http/guide/highlight.ts';

/** In the page itself: a phone on a slow network needs a single answer. */
const STYLE = readFileSync(new URL('./party.css', import.meta.url), 'utf8')
  .replace(/\s*\n\s*/g, '')
  .trim();

const scriptOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').trim();
/** For pages with a form that must survive a broken connection. */
const KEEP = scriptOf('./keep.js');
/** For pages that wait for something. */
const LIVE = scriptOf('./live.js');

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing from elsewhere, and forms go nowhere but here. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashed(STYLE)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');
const withScript = (script: string) => `${POLICY};script-src ${hashed(script)};connect-src 'self'`;
const POLICIES = new Map([KEEP, LIVE].map((script) => [script, withScript(script)]));

/** No script at all on other pages. */
export function policyOf(html: string): string {
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  const policy = POLICIES.get(script) ?? POLICY;
  const [, brand] = /<style>(:root\{--brand:[^<]*)<\/style>/.exec(html) ?? [];
  const styled = brand ? policy.replace('style-src ', `style-src ${hashed(brand)} `) : policy;
  return html.includes('<img ') ? `${styled};img-src data:` : styled;
}

/** Links keep the colour of the text, because a platform's colour may not be readable on the page. */
function brandStyle(color: string): string {
  const colors = `--brand:${color};--on-brand:${readableOn(color)};--link:inherit;--second:inherit`;
  return `<style>:root{${colors}}</style>`;
}

const RELOAD_SECONDS = 20;

export type Frame = {
  readonly language: LinkLanguage;
  readonly title: string;
  /** One sentence without names, for the preview in a chat app. */
  readonly summary?: string;
  readonly platform: Pick<Platform, 'name'> & Partial<Platform>;
  readonly body: string;
  /** A note above everything, for test environments. */
  readonly notice?: string | null;
  /** For a page that waits for something: it shows what has changed, without script by loading again. */
  readonly isLive?: boolean;
};

export function framed(frame: Frame): string {
  const { language, title, summary, platform, body, notice, isLive = false } = frame;
  const script = body.includes(' data-keep') ? KEEP : isLive ? LIVE : null;
  const preview = `<meta property="og:title" content="${escapeHtml(title)}">`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
${preview}${summary ? `<meta property="og:description" content="${escapeHtml(summary)}">` : ''}
${isLive ? `<noscript><meta http-equiv="refresh" content="${RELOAD_SECONDS}"></noscript>` : ''}
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>${platform.color ? brandStyle(platform.color) : ''}
</head>
<body>
<header>${headline(platform)}</header>
<main${isLive ? ' data-live aria-live="polite"' : ''}>
${notice ? `<p class="notice">${escapeHtml(notice)}</p>` : ''}
<h1>${escapeHtml(title)}</h1>
${body}
</main>
<footer>Surety</footer>
${script ? `<script>${script}</script>\n` : ''}</body>
</html>
`;
}

/** The name is the text of the logo for those who hear the page: they need not hear it twice. */
function headline({ name, logo }: Frame['platform']): string {
  const text = escapeHtml(name);
  return logo
    ? `<img src="${logo}" alt="${text}"><bdi aria-hidden="true">${text}</bdi>`
    : `<bdi>${text}</bdi>`;
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
