import { connect, type Socket } from 'node:net';

/** A request, ready to be written to a socket. */
export type PreparedRequest = Buffer;

export type LoadResult = {
  readonly requests: number;
  readonly failures: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
};

export function prepare(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): PreparedRequest {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const lines = Object.entries({
    host: 'localhost',
    ...headers,
    ...(payload
      ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }
      : {}),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${payload}`);
}

/**
 * Keeps `clients` connections busy for `seconds`, one request at a time on each. It shares two cores with the
 * server and the database, so it does as little as possible: it writes whole requests, and reads only the
 * status and length of a response.
 */
export async function load(
  port: number,
  clients: number,
  seconds: number,
  next: () => PreparedRequest,
): Promise<LoadResult> {
  const latencies: number[] = [];
  let failures = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;

  await Promise.all(
    Array.from({ length: clients }, async () => {
      const socket = await openSocket(port);
      let sentAt = performance.now();
      await converse(socket, next, (status) => {
        const now = performance.now();
        latencies.push(now - sentAt);
        sentAt = now;
        if (status >= 400) failures += 1;
        return now < endsAt;
      });
      socket.destroy();
    }),
  );
  const elapsed = (performance.now() - startedAt) / 1000;
  return summarize(latencies, failures, elapsed);
}

/** Sends every request once, over up to `clients` connections, and hands each response to `onBody`. */
export async function sendAll(
  port: number,
  clients: number,
  requests: readonly PreparedRequest[],
  onBody: (body: string, index: number, status: number) => void = () => undefined,
): Promise<LoadResult> {
  const latencies: number[] = [];
  let failures = 0;
  let taken = 0;
  const count = Math.min(clients, requests.length);
  const sockets = await Promise.all(Array.from({ length: count }, () => openSocket(port)));
  const startedAt = performance.now();
  await Promise.all(
    sockets.map(async (socket) => {
      let sentAt = 0;
      let index = 0;
      const next = () => {
        index = taken++;
        sentAt = performance.now();
        return requests[index] as PreparedRequest;
      };
      await converse(socket, next, (status, body) => {
        latencies.push(performance.now() - sentAt);
        if (status >= 400) failures += 1;
        onBody(body(), index, status);
        return taken < requests.length;
      });
    }),
  );
  const elapsed = (performance.now() - startedAt) / 1000;
  for (const socket of sockets) socket.destroy();
  return summarize(latencies, failures, elapsed);
}

function summarize(latencies: number[], failures: number, elapsed: number): LoadResult {
  latencies.sort((left, right) => left - right);
  return {
    requests: latencies.length,
    failures,
    perSecond: latencies.length / elapsed,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
  };
}

export function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}

const HEAD_END = '\r\n\r\n';
const LENGTH = 'content-length: ';

/**
 * Sends one request after the other, each when the previous one was answered in full, until `goOn` returns
 * false.
 */
function converse(
  socket: Socket,
  next: () => PreparedRequest,
  goOn: (status: number, body: () => string) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    onAnswer(socket, (status, body) => {
      if (goOn(status, body)) socket.write(next());
      else resolve();
    });
    socket.once('close', () => reject(new Error('the server closed the connection')));
    socket.write(next());
  });
}

/** Calls `answered` for every complete response on a connection with one request at a time. */
export function onAnswer(socket: Socket, answered: (status: number, body: () => string) => void): void {
  let received: Buffer | null = null;
  socket.on('data', (chunk: Buffer) => {
    received = received ? Buffer.concat([received, chunk]) : chunk;
    const headEnd = received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const lengthAt = received.indexOf(LENGTH);
    const length = lengthAt < 0 || lengthAt > headEnd ? 0 : digitsAt(received, lengthAt + LENGTH.length);
    if (received.length < headEnd + HEAD_END.length + length) return;
    const status = digitsAt(received, 'HTTP/1.1 '.length);
    const response = received;
    received = null;
    answered(status, () => response.toString('utf8', headEnd + HEAD_END.length));
  });
}

function digitsAt(bytes: Buffer, start: number): number {
  let value = 0;
  for (let at = start; ; at++) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0 || digit > 9) return value;
    value = value * 10 + digit;
  }
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return percentile(sorted, 0.5);
}
