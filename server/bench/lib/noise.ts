import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

export type Noise = {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly headers: readonly Readonly<Record<string, string>>[];
  /** GET, unless there is a body. */
  readonly method?: string;
  /** In a text, and in the path, `{n}` is replaced by a number that no other request has. */
  readonly body?: Uint8Array | string;
  /** Opens the connections and never reads from them, instead of repeating requests. */
  readonly unread?: boolean;
  /** Sends one byte of each request every second. */
  readonly slow?: boolean;
};

/** A separate thread: the load must not slow down the measurement. */
const { port, path, connections, headers, method = 'GET', body, unread, slow } = workerData as Noise;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses = new Map<number, number>();
const SLOW_MS = 1_000;
let sent = 0;

const numbered = (text: string) => text.replaceAll('{n}', String(sent));

function ask(at: number): void {
  let over = false;
  sent += 1;
  // An error response may arrive while we still send, and the connection may break after it: that counts
  // once.
  const again = () => {
    if (!over) ask(at);
    over = true;
  };
  const bytes = typeof body === 'string' ? Buffer.from(numbered(body)) : body;
  const length = bytes && { 'content-length': bytes.length };
  const own = { ...headers[at % headers.length], ...length };
  const asking = request(
    { port, host: '127.0.0.1', method, path: numbered(path), agent, headers: own },
    (response) => {
      count(response.statusCode ?? 0);
      if (unread) response.pause();
      else response.resume().on('close', again);
    },
  );
  asking.on('error', () => setTimeout(again, 100));
  asking.end(bytes);
}

function count(status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

/** A connection that is closed, by whichever side, is opened again. */
function askSlowly(at: number): void {
  const lines = Object.entries(headers[at % headers.length] ?? {}).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const text = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1', ...lines, '', ''].join('\r\n');
  const socket = connect(port, '127.0.0.1');
  let next = 0;
  const timer = setInterval(() => void (next < text.length && socket.write(text[next++] ?? '')), SLOW_MS);
  socket.on('data', (data) => count(Number(data.subarray(9, 12))));
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(timer);
    setTimeout(() => askSlowly(at), SLOW_MS);
  });
}

for (let at = 0; at < connections; at++) (slow ? askSlowly : ask)(at);
parentPort?.on('message', () => {
  parentPort?.postMessage(statuses);
  process.exit();
});
