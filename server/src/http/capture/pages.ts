import type { FastifyPluginAsync } from 'fastify';
import { type DashboardSite, sendSiteFile, sendWaitingPage } from '#http/dashboard/pages.ts';

const INDEX = 'verify.html';
/** Built and served with the dashboard's files; also available when the dashboard is disabled. */
const BUILT_AT = '/dashboard/';
const PAGE = '/verify';

/** Allows our own scripts, styles and server, and pictures taken by the page itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

/** The page that a link opens. The token is in the fragment, so it is never sent with this request. */
export function capturePages(site: DashboardSite): FastifyPluginAsync {
  return async (app) => {
    app.get(PAGE, { schema: { hide: true } }, (_request, reply) => {
      const index = site.file(INDEX);
      if (!index) return sendWaitingPage(reply, site);
      reply.headers({ 'content-security-policy': POLICY, 'permissions-policy': 'camera=(self)' });
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
      return reply.send(index.content.body.toString('utf8').replaceAll(BUILT_AT, `${PAGE}/`));
    });
    app.get(`${PAGE}/*`, { schema: { hide: true } }, (request, reply) => {
      const path = (request.params as { '*': string })['*'];
      const file = path.endsWith('.html') ? undefined : site.file(path);
      return file ? sendSiteFile(request, reply, file) : reply.callNotFound();
    });
  };
}
