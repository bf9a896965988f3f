import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export type Noise = {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly headers: readonly Readonly<Record<string, string>>[];
  /** GET, unless there is a body. */
  readonly method?: string;
  readonly body?: Uint8Array;
  /** Opens the connections and never reads from them, instead of repeating requests. */
  readonly unread?: boolean;
};

/** A separate thread: the load must not slow down the measurement. */
const { port, path, connections, headers, method = 'GET', body, unread } = workerData as Noise;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses = new Map<number, number>();

function ask(at: number): void {
  let over = false;
  // An error response may arrive while we still send, and the connection may break after it: that counts
  // once.
  const again = () => {
    if (!over) ask(at);
    over = true;
  };
  const length = body && { 'content-length': body.length };
  const asking = request(
    { port, host: '127.0.0.1', method, path, agent, headers: { ...headers[at % headers.length], ...length } },
    (response) => {
      const status = response.statusCode ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (unread) response.pause();
      else response.resume().on('close', again);
    },
  );
  asking.on('error', () => setTimeout(again, 100));
  asking.end(body);
}

for (let at = 0; at < connections; at++) ask(at);
parentPort?.on('message', () => {
  parentPort?.postMessage(statuses);
  process.exit();
});
