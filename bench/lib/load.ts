import { connect, type Socket } from 'node:net';

/** One request, ready to be written to a socket. */
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
 * server and the database, so it does as little as it can: whole requests are written, and of an answer only the
 * status and the length are read.
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
      const socket = await open(port);
      while (performance.now() < endsAt) {
        const sentAt = performance.now();
        const status = await exchange(socket, next());
        latencies.push(performance.now() - sentAt);
        if (status >= 400) failures += 1;
      }
      socket.destroy();
    }),
  );
  const elapsed = (performance.now() - startedAt) / 1000;
  latencies.sort((left, right) => left - right);
  return {
    requests: latencies.length,
    failures,
    perSecond: latencies.length / elapsed,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
  };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}

function exchange(socket: Socket, request: PreparedRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    let received: Buffer | null = null;
    const onData = (chunk: Buffer) => {
      received = received ? Buffer.concat([received, chunk]) : chunk;
      const headEnd = received.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const head = received.toString('latin1', 0, headEnd);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (received.length < headEnd + 4 + length) return;
      socket.off('data', onData);
      socket.off('close', onClose);
      resolve(Number(head.slice(9, 12)));
    };
    const onClose = () => reject(new Error('the server closed the connection'));
    socket.on('data', onData);
    socket.once('close', onClose);
    socket.write(request);
  });
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return percentile(sorted, 0.5);
}
