import type { FastifyInstance } from 'fastify';
import { once, prepare, sendPrepared } from '#http/pipeline/open/prepared.ts';
import { ownVersion } from '#store/version.ts';
import { POLICY } from './guide.ts';
import { escapeHtml } from './highlight.ts';
import { framed } from './layout.ts';

type Link = {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
};

const GUIDE: Link = {
  name: 'guide',
  path: '/docs/guide',
  title: 'Guide',
  description: 'From the first request to going live: money, risk, identity, webhooks, running it.',
};
const REFERENCE: Link = {
  name: 'reference',
  path: '/docs',
  title: 'Reference',
  description: 'Every operation with its fields, errors and an example.',
};
const DASHBOARD: Link = {
  name: 'dashboard',
  path: '/dashboard',
  title: 'Dashboard',
  description: 'Money held and open tasks, for finance, risk and support.',
};
const HEALTH: Link = {
  name: 'health',
  path: '/readyz',
  title: 'Health',
  description: 'The readiness of this service, check by check.',
};

/** The start page at `/`: HTML for browsers, JSON for other clients. */
export function addLanding(app: FastifyInstance, { dashboard }: { readonly dashboard: boolean }): void {
  const links = [GUIDE, REFERENCE, ...(dashboard ? [DASHBOARD] : []), HEALTH];
  const made = once(async () => {
    const version = await ownVersion();
    const paths = {
      ...Object.fromEntries(links.map(({ name, path }) => [name, path])),
      openapi: '/openapi.json',
      llms: '/llms.txt',
    };
    return {
      html: prepare(page(version, links), 'text/html; charset=utf-8'),
      json: prepare(
        `${JSON.stringify({ name: 'Surety', version, ...paths })}\n`,
        'application/json; charset=utf-8',
      ),
    };
  });
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const { html, json } = await made();
    const forPeople = /\btext\/html\b/.test(request.headers.accept ?? '');
    if (forPeople) reply.header('content-security-policy', POLICY);
    return sendPrepared(request, reply, forPeople ? html : json, 'no-cache', 'accept, accept-encoding');
  });
}

function page(version: string, links: readonly Link[]): string {
  const cards = links.map(
    ({ path, title, description }) =>
      `<li><a href="${path}"><strong>${escapeHtml(title)}</strong><span>${escapeHtml(description)}</span></a></li>`,
  );
  const body = `<main id="content" class="landing">
<h1>Money held until both sides agree</h1>
<p class="lead">Surety holds money in escrow and releases it milestone by milestone, scores the fraud risk of a payment, and verifies identities. You run this installation yourself.</p>
<ul class="cards">${cards.join('')}</ul>
<h2>Make an account and its first API key</h2>
<pre tabindex="0"><code>curl -s <span class="origin">http://127.0.0.1:3000</span>/v1/developer/signup -H 'content-type: application/json' \\
  -d '{"email":"you@example.com","password":"a long passphrase"}'</code></pre>
<p class="version">Version ${escapeHtml(version)} · <a href="/openapi.json">OpenAPI document</a> · <a href="/llms.txt">llms.txt</a></p>
</main>`;
  return framed({ title: 'Surety', current: 'home', body });
}
