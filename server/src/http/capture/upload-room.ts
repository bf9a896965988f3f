import type { FastifyInstance, FastifyRequest } from 'fastify';
import { identityBusy } from '#core/identity/engine.ts';

const MIB = 1024 * 1024;
/** The most that one link may upload at once: a document, or all frames of a series of movements. */
const OF_ONE_LINK = 6 * MIB;
/** A third of the total, so that an account with many slow links leaves room for others. */
const OF_ONE_ACCOUNT = 32 * MIB;
/** The total for all links, in one process. */
const OF_ALL = 96 * MIB;

export type Sender = { readonly token: string; readonly accountId: string };
type Share = { readonly of: string; readonly most: number };

const held = new WeakMap<FastifyRequest, { readonly shares: readonly Share[]; readonly bytes: number }>();
const taken = new Map<string, number>();

/**
 * A picture occupies memory from its first byte until it is stored, however slowly it arrives. Without
 * limits, the holder of a link could start enough uploads to exhaust the memory of the process, which also
 * moves money. An upload without a Content-Length counts as the largest allowed.
 */
export function boundUploads(
  app: FastifyInstance,
  longest: number,
  senderOf: (request: FastifyRequest) => Sender,
): void {
  app.addHook('onRequest', async (request) => {
    const { token, accountId } = senderOf(request);
    const shares = [
      { of: `link ${token}`, most: OF_ONE_LINK },
      { of: `account ${accountId}`, most: OF_ONE_ACCOUNT },
      { of: 'all', most: OF_ALL },
    ];
    const bytes = Math.min(Number(request.headers['content-length']) || longest, longest);
    if (shares.some(({ of, most }) => (taken.get(of) ?? 0) + bytes > most)) throw identityBusy();
    for (const { of } of shares) taken.set(of, (taken.get(of) ?? 0) + bytes);
    held.set(request, { shares, bytes });
  });
  const leave = async (request: FastifyRequest) => letGo(request);
  app.addHook('onResponse', leave);
  app.addHook('onRequestAbort', leave);
}

function letGo(request: FastifyRequest): void {
  const { shares = [], bytes = 0 } = held.get(request) ?? {};
  held.delete(request);
  for (const { of } of shares) {
    const left = (taken.get(of) ?? 0) - bytes;
    if (left > 0) taken.set(of, left);
    else taken.delete(of);
  }
}
