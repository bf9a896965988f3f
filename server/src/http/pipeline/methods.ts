import type { FastifyInstance } from 'fastify';

/**
 * Notes the routes as they are made, and tells which methods a path has. Pages that answer whatever lies
 * below them are left out: there it is the path that is wrong.
 */
export function noteMethods(app: FastifyInstance): (path: string) => readonly string[] {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return;
    const methods = known.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    known.set(url, methods);
  });
  // Of hundreds, for the first who asks: most processes that are started are never asked.
  let patterns: [RegExp, Set<string>][] | undefined;
  return (path) => {
    patterns ??= [...known].map(([url, methods]) => [patternOf(url), methods]);
    const found = patterns.filter(([pattern]) => pattern.test(path));
    return [...new Set(found.flatMap(([, methods]) => [...methods]))].sort();
  };
}

/** A path that ends in a slash is the same. */
function patternOf(url: string): RegExp {
  const plain = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+');
  return new RegExp(`^${plain.replace(/\/$/, '')}/?$`);
}
