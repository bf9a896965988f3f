import type { ServerResponse } from 'node:http';
import type { Context } from '#actions/context.ts';
import { rightsOfRole } from '#core/account/permissions.ts';
import { accountOf, ENVIRONMENTS, tenantOf } from '#core/environment.ts';
import * as sessions from '#store/account/sessions.ts';
import type { LiveEvent } from '#store/events/live-events.ts';
import * as liveEvents from '#store/events/live-events.ts';

/** One poll a second for all developers together, however many pages are open. */
const POLL_MS = 1_000;
const LOOK_BACK_MS = 15_000;
const MAX_EVENTS = 200;
const HEARTBEAT_MS = 15_000;
export const MAX_STREAMS = 500;
export const MAX_STREAMS_PER_DEVELOPER = 20;
/**
 * The most that is buffered for a page that does not read, on top of the operating system's own megabytes.
 */
const MAX_UNREAD_BYTES = 32_768;

export const LIVE_PERMISSION = 'escrow.read';

type Stream = { readonly response: ServerResponse; readonly tokenHash: Buffer };
type Watched = { readonly streams: Set<Stream>; readonly seen: Map<string, number> };

export type LiveHub = {
  /**
   * True when one more stream may be added for this developer. If the hub is full, the account with the most
   * streams loses its oldest one to an account with fewer, so that large accounts cannot shut others out.
   */
  makeRoom(developerId: string): boolean;
  add(developerId: string, stream: Stream): void;
  /** Ends every stream; an open one would prevent the process from stopping. */
  close(): void;
};

export function openLiveHub(context: Context, onError: (error: unknown) => void): LiveHub {
  const watched = new Map<string, Watched>();
  let closed = false;
  let polling = false;

  async function poll(): Promise<void> {
    if (polling || watched.size === 0) return;
    polling = true;
    try {
      const found = await liveEvents.recent(context.db, [...watched.keys()], lookBack(), MAX_EVENTS);
      for (const [developerId, events] of Map.groupBy(found, (event) => event.developerId)) {
        await closeStale(developerId);
        tell(watched.get(developerId), events);
      }
    } finally {
      polling = false;
    }
  }
  const polls = setInterval(() => void poll().catch(onError), POLL_MS);
  polls.unref();

  /**
   * Closes the streams of people who have signed out, have switched to another account, or may no longer see
   * this one.
   */
  async function closeStale(developerId: string): Promise<void> {
    const streams = [...(watched.get(developerId)?.streams ?? [])];
    const hashes = streams.map(({ tokenHash }) => tokenHash);
    const roles = await sessions.rolesIn(context.db, accountOf(developerId), hashes, context.clock());
    for (const stream of streams) {
      const role = roles.get(stream.tokenHash.toString('hex'));
      if (!role || !rightsOfRole(role, developerId).has(LIVE_PERMISSION)) leave(developerId, stream);
    }
  }

  async function beat(): Promise<void> {
    for (const developerId of [...watched.keys()]) {
      await closeStale(developerId);
      for (const stream of watched.get(developerId)?.streams ?? []) write(stream, ': still here\n\n');
    }
  }
  const heartbeat = setInterval(() => void beat().catch(onError), HEARTBEAT_MS);
  heartbeat.unref();

  function leave(developerId: string, stream: Stream): void {
    const entry = watched.get(developerId);
    entry?.streams.delete(stream);
    stream.response.end();
    if (entry?.streams.size === 0) watched.delete(developerId);
  }

  /** The streams of an account, both environments together. */
  const countOf = (developerId: string) => {
    const account = accountOf(developerId);
    const tenants = ENVIRONMENTS.map((environment) => watched.get(tenantOf(account, environment)));
    return tenants.reduce((total, tenant) => total + (tenant?.streams.size ?? 0), 0);
  };

  return {
    makeRoom(developerId) {
      if (closed || countOf(developerId) >= MAX_STREAMS_PER_DEVELOPER) return false;
      const all = [...watched.values()].reduce((total, { streams }) => total + streams.size, 0);
      if (all < MAX_STREAMS) return true;
      const [most = ''] = [...watched.keys()].sort((left, right) => countOf(right) - countOf(left));
      const [oldest] = watched.get(most)?.streams ?? [];
      // A swap that leaves the newcomer with as many streams as the other account gains nothing.
      if (!oldest || countOf(most) <= countOf(developerId) + 1) return false;
      leave(most, oldest);
      return true;
    },
    add(developerId, stream) {
      const entry = watched.get(developerId) ?? { streams: new Set(), seen: new Map() };
      watched.set(developerId, entry);
      entry.streams.add(stream);
      stream.response.on('close', () => leave(developerId, stream));
      stream.response.write('retry: 2000\nevent: ready\ndata: {}\n\n');
    },
    close() {
      closed = true;
      clearInterval(polls);
      clearInterval(heartbeat);
      for (const [developerId, { streams }] of watched) {
        for (const stream of [...streams]) leave(developerId, stream);
      }
    },
  };
}

function tell(entry: Watched | undefined, found: readonly LiveEvent[]): void {
  if (!entry) return;
  const fresh = found.filter((event) => !entry.seen.has(event.id));
  const seenAt = performance.now();
  for (const event of fresh) entry.seen.set(event.id, seenAt);
  for (const [id, at] of entry.seen) if (seenAt - at > 2 * LOOK_BACK_MS) entry.seen.delete(id);
  if (fresh.length > 0) for (const stream of entry.streams) write(stream, toMessage(fresh));
}

/** A page that does not read is disconnected; when it is back, it reconnects and reloads everything. */
function write({ response }: Stream, message: string): void {
  if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
  else response.write(message);
}

function lookBack(): Date {
  // Event ids are based on the machine's clock, so this is too.
  return new Date(Date.now() - LOOK_BACK_MS);
}

function toMessage(events: readonly LiveEvent[]): string {
  const hints = events.map(({ id, type, streamId }) => ({ id, type, streamId }));
  return `data: ${JSON.stringify(hints)}\n\n`;
}
