import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openWire } from './wire.ts';

export type WireCounts = {
  /** Times that a connection sent something and waited for the answer. A pipeline of statements is one. */
  readonly roundTrips: number;
  /** Statements that were executed or failed, including BEGIN and COMMIT; not those within a function. */
  readonly statements: number;
};

export type CountingWire = {
  readonly url: string;
  counts(): WireCounts;
  /** Waits until no connection has waited for an answer for a while. */
  quiet(): Promise<void>;
  /**
   * Makes the server publish the statistics of every open connection, which it otherwise delays by seconds.
   * Returns the process ids of these connections. What this sends is not counted.
   */
  publishStatistics(): Promise<number[]>;
  close(): Promise<void>;
};

const QUIET_MS = 10;

/** A proxy in front of PostgreSQL that counts what its clients send. */
export async function openCountingWire(databaseUrl: string): Promise<CountingWire> {
  const tally = { roundTrips: 0, statements: 0, lastAt: 0 };
  const connections = new Set<Connection>();
  const wire = await openWire(databaseUrl, (client, upstream) => {
    const connection = relayCounting(client, upstream, tally);
    connections.add(connection);
    upstream.once('close', () => connections.delete(connection));
  });
  const busy = () => [...connections].some((connection) => connection.waiting());
  return {
    url: wire.through(databaseUrl),
    counts: () => ({ roundTrips: tally.roundTrips, statements: tally.statements }),
    async quiet() {
      while (busy() || performance.now() - tally.lastAt < QUIET_MS) await sleep(QUIET_MS);
    },
    publishStatistics: () => Promise.all([...connections].map((connection) => connection.publish())),
    close: wire.cut,
  };
}

type Tally = { roundTrips: number; statements: number; lastAt: number };
type Connection = {
  waiting(): boolean;
  /** Sends a statement of the proxy's own between two of the client's; returns the server's process id. */
  publish(): Promise<number>;
};

/** Message types of PostgreSQL's protocol, version 3. A message has a type, its length and a body. */
const FROM_CLIENT = { query: 'Q', sync: 'S' } as const;
const FROM_SERVER = { backendKey: 'K', complete: 'C', error: 'E', ready: 'Z' } as const;
const LENGTH_BYTES = 4;
const PUBLISH = queryMessage('SELECT pg_stat_force_next_flush()');

function relayCounting(client: Socket, upstream: Socket, tally: Tally): Connection {
  let processId = 0;
  let unanswered = 0;
  let published: (() => void) | null = null;

  // The first message of a client has no type.
  const sent = messageReader(false, (type) => {
    if (type !== FROM_CLIENT.query && type !== FROM_CLIENT.sync) return;
    if (unanswered++ === 0) tally.roundTrips++;
    tally.lastAt = performance.now();
  });
  const answered = messageReader(true, (type, body) => {
    if (type === FROM_SERVER.backendKey) processId = body.readUInt32BE(0);
    if (published) {
      if (type === FROM_SERVER.ready) published();
    } else if (unanswered > 0) {
      if (type === FROM_SERVER.complete || type === FROM_SERVER.error) tally.statements++;
      if (type === FROM_SERVER.ready) unanswered--;
      tally.lastAt = performance.now();
    }
  });
  client.on('data', (bytes: Buffer) => {
    sent(bytes);
    upstream.write(bytes);
  });
  upstream.on('data', (bytes: Buffer) => {
    const own = published !== null;
    answered(bytes);
    if (!own) client.write(bytes);
  });
  upstream.once('close', () => published?.());
  return {
    waiting: () => unanswered > 0,
    async publish() {
      client.pause();
      await new Promise<void>((resolve) => {
        published = resolve;
        upstream.write(PUBLISH);
      });
      published = null;
      client.resume();
      return processId;
    },
  };
}

/** Calls back for each complete message of a stream. */
function messageReader(typed: boolean, onMessage: (type: string, body: Buffer) => void) {
  let rest = Buffer.alloc(0);
  let typeBytes = typed ? 1 : 0;
  return (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= typeBytes + LENGTH_BYTES) {
      const end = typeBytes + rest.readUInt32BE(typeBytes);
      if (rest.length < end) return;
      onMessage(rest.toString('latin1', 0, typeBytes), rest.subarray(typeBytes + LENGTH_BYTES, end));
      rest = rest.subarray(end);
      typeBytes = 1;
    }
  };
}

function queryMessage(sql: string): Buffer {
  const body = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(1 + LENGTH_BYTES);
  head.write(FROM_CLIENT.query);
  head.writeUInt32BE(LENGTH_BYTES + body.length, 1);
  return Buffer.concat([head, body]);
}
