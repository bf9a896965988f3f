import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fastify, { type FastifyInstance } from 'fastify';
import { LARGE_PER_ADDRESS, type RateLimits } from '#http/pipeline/rate-limit.ts';
import { once, prepare, sendPrepared } from './prepared.ts';

const SCRIPT = '/docs/js/scalar.js';
const DOCUMENT = '/openapi.json';
const NONCE_MARK = '__NONCE__';
const CACHE = 'public, max-age=300';

/**
 * Serves the OpenAPI document and a page that shows it. Only the page itself, a few lines, is built for each
 * request.
 */
export function addReference(app: FastifyInstance, limits: RateLimits): void {
  const hidden = { schema: { hide: true } };
  const document = once(async () =>
    prepare(JSON.stringify(app.swagger()), 'application/json; charset=utf-8'),
  );
  const reference = once(renderReference);

  // Browsers request it automatically; there is no icon here.
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

/** The colours and fonts of the dashboard and the guide, under the package's variable names. */
const STYLE = readFileSync(new URL('./reference.css', import.meta.url), 'utf8');

/**
 * Content security policy: the page runs its own script and styles from this server, and nothing from
 * elsewhere.
 */
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

/**
 * Renders the page and its script once. The package answers only this internal request, never those of
 * visitors.
 */
async function renderReference() {
  // Four megabytes and hundreds of files, so it is loaded on first use.
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const renderer = fastify();
  await renderer.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: DOCUMENT,
      cdn: SCRIPT,
      pageTitle: 'Surety API',
      nonce: NONCE_MARK,
      // No buttons that send the reader, or the document, to a third-party service.
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
  const [page, script] = [await renderer.inject('/docs/'), await renderer.inject(SCRIPT)];
  await renderer.close();
  return {
    page: page.body,
    script: prepare(script.rawPayload, 'text/javascript; charset=utf-8'),
  };
}
