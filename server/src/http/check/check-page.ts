import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { prepare, sendPrepared } from '#http/pipeline/open/prepared.ts';

const read = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8').trim();
const [STYLE, SCRIPT] = [read('check.css'), read('check.js')];

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing is loaded, and nothing is sent. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashed(STYLE)}`,
  `script-src ${hashed(SCRIPT)}`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

/** One file that checks receipts, also when it was saved and there is no network. */
const PAGE = prepare(
  read('check.html')
    .replace('/* style */', () => STYLE)
    .replace('/* script */', () => SCRIPT),
  'text/html; charset=utf-8',
);

export function addCheckPage(app: FastifyInstance): void {
  app.get('/check', { schema: { hide: true } }, (request, reply) => {
    reply.header('content-security-policy', POLICY);
    return sendPrepared(request, reply, PAGE, 'no-cache');
  });
}
