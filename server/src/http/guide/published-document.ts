import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const COMMITTED = new URL('../../../../openapi.json', import.meta.url);

/**
 * Generating the OpenAPI document takes this thread a second, in which no payment is served. The pages use
 * the committed one, which a test compares with the generated one.
 */
export function usePublishedDocument(app: FastifyInstance): void {
  const generate = app.swagger.bind(app);
  let document: ReturnType<typeof generate> | null = null;
  app.decorate('swagger', () => {
    document ??= readCommitted() ?? generate();
    return document;
  });
}

/** Null in an installation that was copied together without it. */
function readCommitted(): ReturnType<FastifyInstance['swagger']> | null {
  try {
    return JSON.parse(readFileSync(COMMITTED, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
