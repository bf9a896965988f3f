import { createServer, type IncomingMessage, request as passOn, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/**
 * A fault of one request:
 *
 * - `none`: the request is passed on.
 * - `429`, `500`, `503`, `cut`: the request never reaches the server; the client gets an error or a broken
 *   connection.
 * - `500 after`, `cut after`: the server handles the request, and the response is lost.
 * - `cut during`: the connection breaks while the server is still handling the request.
 * - `slow`: the server handles the request, and the response takes longer than a client waits.
 */
export type Fault =
  | 'none'
  | '429'
  | '500'
  | '503'
  | 'cut'
  | '500 after'
  | 'cut after'
  | 'cut during'
  | 'slow';

const SLOW_MS = 3500;

export type FaultyProxy = {
  readonly apiUrl: string;
  /** Number of requests received, including those that failed. */
  readonly requests: () => number;
  /** Number of connections accepted since the start. */
  readonly connections: () => number;
  /** Faults of the next requests, in order; later requests succeed. */
  plan(...faults: Fault[]): void;
};

/** A proxy in front of a real server that injects the planned faults. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const { port } = new URL(target);
  let faults: Fault[] = [];
  let count = 0;

  const server = createServer(async (request, response) => {
    count++;
    const fault = faults.shift();
    const body = await bytesOf(request);
    if (fault === '429' || fault === '500' || fault === '503') fail(response, Number(fault));
    else if (fault === 'cut') response.socket?.destroy();
    else {
      const { method, url: path, headers } = request;
      const upstream = passOn({ port, host: '127.0.0.1', method, path, headers }, async (answer) => {
        const bytes = await bytesOf(answer);
        if (fault === '500 after') fail(response);
        else if (fault === 'cut after') response.socket?.destroy();
        else if (fault !== 'cut during') {
          if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
          response.writeHead(answer.statusCode ?? 502, answer.headers).end(bytes);
        }
      });
      upstream.end(body);
      if (fault === 'cut during') response.socket?.destroy();
    }
  });
  let accepted = 0;
  server.on('connection', () => accepted++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: () => count,
    connections: () => accepted,
    plan: (...planned) => {
      faults = planned;
      count = 0;
    },
  };
}

function fail(response: ServerResponse, status = 500): void {
  response.writeHead(status, { 'content-type': 'text/plain' }).end('upstream failed');
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await stream.toArray());
}
