import type { FastifyInstance } from 'fastify';

/**
 * Records the routes as they are registered and returns a lookup of the methods of a path. Wildcard routes
 * are left out: for those, the path is wrong and not the method.
 */
export function noteMethods(app: FastifyInstance): (path: string) => readonly string[] {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return;
    const methods = known.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    known.set(url, methods);
  });
  // Compiled on first use: most processes never need these hundreds of patterns.
  let patterns: [RegExp, Set<string>][] | undefined;
  return (path) => {
    patterns ??= [...known].map(([url, methods]) => [patternOf(url), methods]);
    const found = patterns.filter(([pattern]) => pattern.test(path));
    return [...new Set(found.flatMap(([, methods]) => [...methods]))].sort();
  };
}

/** A trailing slash is optional. */
function patternOf(url: string): RegExp {
  const plain = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+');
  return new RegExp(`^${plain.replace(/\/$/, '')}/?$`);
}
