import type { FastifyInstance } from 'fastify';

type Known = { readonly path: RegExp; readonly methods: Set<string> };

/**
 * Notes the routes as they are made, and tells which methods a path has. Pages that answer whatever lies
 * below them are left out: there it is the path that is wrong.
 */
export function noteMethods(app: FastifyInstance): (path: string) => readonly string[] {
  const known = new Map<string, Known>();
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return;
    const route = known.get(url) ?? { path: patternOf(url), methods: new Set() };
    for (const one of [method].flat()) route.methods.add(one);
    known.set(url, route);
  });
  return (path) => {
    const found = [...known.values()].filter((route) => route.path.test(path));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort();
  };
}

/** A path that ends in a slash is the same. */
function patternOf(url: string): RegExp {
  const plain = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+');
  return new RegExp(`^${plain.replace(/\/$/, '')}/?$`);
}
