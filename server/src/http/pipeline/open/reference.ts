import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fastify, { type FastifyInstance } from 'fastify';
import { LARGE_PER_ADDRESS, type RateLimits } from '#http/pipeline/rate-limit.ts';
import { once, prepare, sendPrepared } from './prepared.ts';

const SCRIPT = '/docs/js/scalar.js';
const DOCUMENT = '/openapi.json';
const NONCE_MARK = '__NONCE__';
const CACHE = 'public, max-age=300';

/** The OpenAPI document, and a page that shows it, of which only a few lines are made for each answer. */
export function addReference(app: FastifyInstance, limits: RateLimits): void {
  const hidden = { schema: { hide: true } };
  const document = once(async () =>
    prepare(JSON.stringify(app.swagger()), 'application/json; charset=utf-8'),
  );
  const reference = once(renderReference);

  // Browsers ask for it unasked; the reference has no picture to give.
  app.get('/favicon.ico', hidden, (_request, reply) => reply.status(204).send());
  app.get(DOCUMENT, hidden, async (request, reply) => {
    await limits.takeFrom(LARGE_PER_ADDRESS, reply, request.ip);
    return sendPrepared(request, reply, await document(), 'no-cache');
  });
  app.get(SCRIPT, hidden, async (request, reply) => {
    await limits.takeFrom(LARGE_PER_ADDRESS, reply, request.ip);
    return sendPrepared(request, reply, (await reference()).script, CACHE);
  });
  app.get('/docs', hidden, async (request, reply) => {
    const { page } = await reference();
    const nonce = randomBytes(16).toString('base64url');
    reply.header('content-security-policy', policyFor(nonce));
    const own = prepare(page.replaceAll(NONCE_MARK, nonce), 'text/html; charset=utf-8');
    return sendPrepared(request, reply, own, 'no-store');
  });
}

/** The colours and letters of the dashboard and the guide, by the names that the package has for them. */
const STYLE = readFileSync(new URL('./reference.css', import.meta.url), 'utf8');

/** The reference page runs its own script and styles from this server, and nothing from anywhere else. */
function policyFor(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
  ].join(';');
}

/** The package answers one request of ours for all that come, so it never sees what strangers send. */
async function renderReference() {
  // Four megabytes, and hundreds of files that it needs: loaded when somebody first looks.
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const backstage = fastify();
  await backstage.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: DOCUMENT,
      cdn: SCRIPT,
      pageTitle: 'Surety API',
      nonce: NONCE_MARK,
      // No buttons that would send the reader, or the document, to somebody else's service.
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      withDefaultFonts: false,
      telemetry: false,
      defaultOpenAllTags: true,
      favicon: '/docs/guide/images/icon.svg',
      theme: 'none',
      customCss: STYLE,
    },
  });
  const [page, script] = [await backstage.inject('/docs/'), await backstage.inject(SCRIPT)];
  await backstage.close();
  return {
    page: page.body,
    script: prepare(script.rawPayload, 'text/javascript; charset=utf-8'),
  };
}
