import type { FastifyInstance } from 'fastify';

export type Route = { readonly method: string; readonly pattern: string; readonly path: string };

/**
 * Every route, read from the router itself, so that a new one is tested without being listed. `path` has a
 * value in place of each parameter.
 */
export function everyRoute(http: FastifyInstance): Route[] {
  const routes: Route[] = [];
  const stack: string[] = [];
  for (const line of http.printRoutes({ commonPrefix: false }).split('\n')) {
    const match = /^([│ ]*)[├└]── (\S+?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!match) continue;
    const [, indent = '', part = '', methods] = match;
    const depth = indent.length / 4;
    stack.length = depth;
    stack[depth] = part;
    const pattern = stack.join('').replaceAll('//', '/');
    const path = pattern.replace(/:\w+|\*/g, 'anything');
    for (const method of methods?.split(', ') ?? []) routes.push({ method, pattern, path });
  }
  return routes;
}
