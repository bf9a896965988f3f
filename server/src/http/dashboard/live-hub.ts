import type { ServerResponse } from 'node:http';
import type { Context } from '#actions/context.ts';
import * as sessions from '#store/account/sessions.ts';
import type { LiveEvent } from '#store/events/live-events.ts';
import * as liveEvents from '#store/events/live-events.ts';

/** Developers are asked after once a second each, however many pages of theirs are open. */
const POLL_MS = 1_000;
const LOOK_BACK_MS = 15_000;
const MAX_EVENTS = 200;
const HEARTBEAT_MS = 15_000;
const MAX_STREAMS = 500;
export const MAX_STREAMS_PER_DEVELOPER = 20;

type Stream = { readonly response: ServerResponse; readonly tokenHash: Buffer };
type Watched = { readonly streams: Set<Stream>; readonly timer: NodeJS.Timeout; seen: Map<string, number> };

export type LiveHub = {
  hasRoom(developerId: string): boolean;
  add(developerId: string, stream: Stream): void;
  /** Ends every stream: an open one would keep the process from stopping. */
  close(): void;
};

export function openLiveHub(context: Context, onError: (error: unknown) => void): LiveHub {
  const watched = new Map<string, Watched>();
  let closed = false;

  function watch(developerId: string): Watched {
    const timer = setInterval(() => void poll(developerId).catch(onError), POLL_MS);
    const entry: Watched = { streams: new Set(), timer, seen: new Map() };
    watched.set(developerId, entry);
    return entry;
  }

  async function poll(developerId: string): Promise<void> {
    const entry = watched.get(developerId);
    if (!entry || entry.streams.size === 0) return;
    const found = await liveEvents.recent(context.db, developerId, lookBack(), MAX_EVENTS);
    const fresh = found.filter((event) => !entry.seen.has(event.id));
    const seenAt = Date.now();
    for (const event of fresh) entry.seen.set(event.id, seenAt);
    for (const [id, at] of entry.seen) if (seenAt - at > 2 * LOOK_BACK_MS) entry.seen.delete(id);
    if (fresh.length > 0) for (const stream of entry.streams) stream.response.write(toMessage(fresh));
  }

  /** Also how a stream learns that its person has signed out. */
  async function beat(): Promise<void> {
    for (const [developerId, { streams }] of watched) {
      for (const stream of streams) {
        const session = await sessions.find(context.db, stream.tokenHash);
        if (session && session.expiresAt > context.clock()) stream.response.write(': still here\n\n');
        else leave(developerId, stream);
      }
    }
  }
  const heartbeat = setInterval(() => void beat().catch(onError), HEARTBEAT_MS);
  heartbeat.unref();

  function leave(developerId: string, stream: Stream): void {
    const entry = watched.get(developerId);
    entry?.streams.delete(stream);
    stream.response.end();
    if (entry?.streams.size === 0) {
      clearInterval(entry.timer);
      watched.delete(developerId);
    }
  }

  return {
    hasRoom(developerId) {
      const all = [...watched.values()].reduce((total, { streams }) => total + streams.size, 0);
      const own = watched.get(developerId)?.streams.size ?? 0;
      return !closed && all < MAX_STREAMS && own < MAX_STREAMS_PER_DEVELOPER;
    },
    add(developerId, stream) {
      const entry = watched.get(developerId) ?? watch(developerId);
      entry.streams.add(stream);
      stream.response.on('close', () => leave(developerId, stream));
      stream.response.write('retry: 2000\nevent: ready\ndata: {}\n\n');
    },
    close() {
      closed = true;
      clearInterval(heartbeat);
      for (const [developerId, { streams }] of watched) {
        for (const stream of [...streams]) leave(developerId, stream);
      }
    },
  };
}

function lookBack(): Date {
  // Ids carry the machine's own time, so this does too.
  return new Date(Date.now() - LOOK_BACK_MS);
}

function toMessage(events: readonly LiveEvent[]): string {
  const hints = events.map(({ id, type, streamId }) => ({ id, type, streamId }));
  return `data: ${JSON.stringify(hints)}\n\n`;
}
