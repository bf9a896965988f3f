import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type Prepared, sendPrepared } from '#http/pipeline/open/prepared.ts';

export type SiteFile = {
  readonly content: Prepared;
  /** True when its name contains a hash of its content, so it never changes. */
  readonly immutable: boolean;
};

/** The built pages. app.ts opens the real ones; without them, the pages explain how to build them. */
export type DashboardSite = {
  file(path: string): SiteFile | undefined;
  /** The message shown while there are no pages. Calling it may start the build. */
  progress(): { readonly busy: boolean; readonly words: string };
};

export const UNBUILT_SITE: DashboardSite = {
  file: () => undefined,
  progress: () => ({
    busy: false,
    words: 'The dashboard has not been built. Run: npm run build -w dashboard',
  }),
};

const INDEX = 'index.html';
const NONCE_MARK = /__NONCE__/g;
const YEAR_SECONDS = 31_536_000;
const REFRESH_SECONDS = 2;

/**
 * Allows scripts, styles, fonts and data from this server only. The nonce is for styles created at run time.
 */
function policyFor(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(';');
}

/** The service worker and its page: the worker's own policy decides what it may fetch. */
const OFFLINE: ReadonlySet<string> = new Set(['offline.js', 'offline.html', 'offline.css']);
const OFFLINE_POLICY =
  "default-src 'none';connect-src 'self';style-src 'self';base-uri 'none';frame-ancestors 'none'";

export function dashboardPages(site: DashboardSite): FastifyPluginAsync {
  const sendPage = (reply: FastifyReply) => {
    const index = site.file(INDEX);
    if (!index) return sendWaitingPage(reply, site);
    const nonce = newPage(reply);
    return reply.send(index.content.body.toString('utf8').replace(NONCE_MARK, nonce));
  };

  return async (app) => {
    app.get('/dashboard', { schema: { hide: true } }, (_request, reply) => sendPage(reply));
    app.get('/dashboard/*', { schema: { hide: true } }, (request, reply) => {
      const path = (request.params as { '*': string })['*'];
      const file = path === INDEX ? undefined : site.file(path);
      if (file && OFFLINE.has(path)) {
        // Its scope includes the address without a slash at the end.
        reply.headers({ 'content-security-policy': OFFLINE_POLICY, 'service-worker-allowed': '/dashboard' });
      }
      if (file) return sendSiteFile(request, reply, file);
      // Any path that is not a file is a page of the single-page application.
      return path.startsWith('api/') || path.startsWith('assets/') ? reply.callNotFound() : sendPage(reply);
    });
  };
}

function newPage(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64url');
  reply.header('content-security-policy', policyFor(nonce)).header('cache-control', 'no-store');
  reply.type('text/html; charset=utf-8');
  return nonce;
}

export function sendSiteFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, immutable }: SiteFile,
): Promise<FastifyReply> {
  const lasting = immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
  return sendPrepared(request, reply, content, lasting);
}

/** Sent instead of a page that is not built yet. */
export function sendWaitingPage(reply: FastifyReply, site: DashboardSite): FastifyReply {
  const nonce = newPage(reply);
  return reply.status(503).header('retry-after', String(REFRESH_SECONDS)).send(waitingPage(site, nonce));
}

function waitingPage(site: DashboardSite, nonce: string): string {
  const { busy, words } = site.progress();
  const refresh = busy ? `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${refresh}
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Surety</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText }
  main { max-width: 26rem; padding: 2rem; text-align: center }
  h1 { font: 500 1.75rem/1.2 Georgia, serif; margin: 0 0 .75rem }
  p { margin: 0; opacity: .75 }
</style></head><body><main><h1>This page is not here yet</h1>
<p>${words.replace(/[<>&]/g, (mark) => `&#${mark.charCodeAt(0)};`)}</p></main></body></html>`;
}
