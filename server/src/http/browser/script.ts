import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { once, prepare, sendPrepared } from '#http/pipeline/open/prepared.ts';

/**
 * Builds of `@surety/browser` for pages without a bundler. Pages refer to a build together with its hash
 * (integrity), so a released build never changes: a change gets the next number, and old builds stay
 * available.
 */
const BUILDS = ['v1'] as const;
export const NEWEST_BUILD = BUILDS[BUILDS.length - 1] as (typeof BUILDS)[number];

const FOR_A_YEAR = 'public, max-age=31536000, immutable';

export function addBrowserScript(app: FastifyInstance): void {
  for (const build of BUILDS) {
    const prepared = once(async () => prepare(readBuild(build), 'text/javascript; charset=utf-8'));
    app.get(scriptPath(build), { schema: { hide: true } }, async (request, reply) => {
      // It is loaded by other sites, and integrity checks need a CORS-readable response.
      reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
      return sendPrepared(request, reply, await prepared(), FOR_A_YEAR);
    });
  }
}

export function scriptPath(build: string): string {
  return `/browser/${build}.js`;
}

/** In the format of the integrity attribute of a script tag. */
export function integrityOf(build: string): string {
  return `sha384-${createHash('sha384').update(readBuild(build)).digest('base64')}`;
}

function readBuild(build: string): Buffer {
  return readFileSync(new URL(`${build}.js`, import.meta.url));
}
