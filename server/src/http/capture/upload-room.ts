import type { FastifyInstance, FastifyRequest } from 'fastify';
import { identityBusy } from '#core/identity/engine.ts';

/** What one link may have on its way at once: a document, or all frames of a row of movements. */
const OF_ONE_LINK = 6 * 1024 * 1024;
/** And all links together, in one process. */
const OF_ALL = 96 * 1024 * 1024;

const held = new WeakMap<FastifyRequest, { readonly link: string; readonly bytes: number }>();
const byLink = new Map<string, number>();
let inAll = 0;

/**
 * A picture lies in memory from its first byte until it is stored, however slowly it comes. Whoever has a
 * link could otherwise begin so many that the process, which moves money as well, has no memory left. One
 * that does not say how long it is counts as the longest that there may be.
 */
export function boundUploads(app: FastifyInstance, longest: number): void {
  app.addHook('onRequest', async (request) => {
    const { 'content-length': claimed, 'x-session-token': token } = request.headers;
    const bytes = Math.min(Number(claimed) || longest, longest);
    const link = String(token);
    const mine = (byLink.get(link) ?? 0) + bytes;
    if (mine > OF_ONE_LINK || inAll + bytes > OF_ALL) throw identityBusy();
    byLink.set(link, mine);
    inAll += bytes;
    held.set(request, { link, bytes });
  });
  const leave = async (request: FastifyRequest) => letGo(request);
  app.addHook('onResponse', leave);
  app.addHook('onRequestAbort', leave);
}

function letGo(request: FastifyRequest): void {
  const taken = held.get(request);
  if (!taken) return;
  held.delete(request);
  inAll -= taken.bytes;
  const mine = (byLink.get(taken.link) ?? 0) - taken.bytes;
  if (mine > 0) byLink.set(taken.link, mine);
  else byLink.delete(taken.link);
}
