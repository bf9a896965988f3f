import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { once, prepare, sendPrepared } from '#http/pipeline/open/prepared.ts';

/**
 * What `@surety/browser` is compiled to for pages without a build of their own. A page names it together
 * with its hash (integrity), so what was released under a number stays as it is; a change gets the next
 * number, and the old ones go on being served.
 */
const BUILDS = ['v1'] as const;
export const NEWEST_BUILD = BUILDS[BUILDS.length - 1] as (typeof BUILDS)[number];

const FOR_A_YEAR = 'public, max-age=31536000, immutable';

export function addBrowserScript(app: FastifyInstance): void {
  for (const build of BUILDS) {
    const prepared = once(async () => prepare(readBuild(build), 'text/javascript; charset=utf-8'));
    app.get(scriptPath(build), { schema: { hide: true } }, async (request, reply) => {
      // The page is somebody else's, and a hash is compared only of what any page may read.
      reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
      return sendPrepared(request, reply, await prepared(), FOR_A_YEAR);
    });
  }
}

export function scriptPath(build: string): string {
  return `/browser/${build}.js`;
}

/** As the attribute of a script tag takes it. */
export function integrityOf(build: string): string {
  return `sha384-${createHash('sha384').update(readBuild(build)).digest('base64')}`;
}

function readBuild(build: string): Buffer {
  return readFileSync(new URL(`${build}.js`, import.meta.url));
}
