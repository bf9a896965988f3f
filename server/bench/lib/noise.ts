import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export type Noise = {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly headers: readonly Readonly<Record<string, string>>[];
  /** Opened and never read, instead of asked for again and again. */
  readonly unread?: boolean;
};

/** A thread of its own: whoever makes the noise must not slow down the one who listens. */
const { port, path, connections, headers, unread } = workerData as Noise;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses = new Map<number, number>();

function ask(at: number): void {
  const request = get(
    { port, host: '127.0.0.1', path, agent, headers: { ...headers[at % headers.length] } },
    (response) => {
      const status = response.statusCode ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (unread) response.pause();
      else response.resume().on('close', () => ask(at));
    },
  );
  request.on('error', () => setTimeout(ask, 100, at));
}

for (let at = 0; at < connections; at++) ask(at);
parentPort?.on('message', () => {
  parentPort?.postMessage(statuses);
  process.exit();
});
