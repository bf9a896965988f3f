import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '#twins/kernel/server.ts';

function read(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A single self-contained file; its policy allows no other script, and requests only to the twin. */
export function twinPage(): Page {
  const [style, script] = [read('page.css') + read('lists.css'), read('page.js')];
  const html = read('page.html')
    .replace('<style></style>', () => `<style>${style}</style>`)
    .replace('<script></script>', () => `<script>${script}</script>`);
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join(';');
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return { html, headers: { ...headers, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' } };
}
