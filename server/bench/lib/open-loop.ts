import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onAnswer, openSocket, type PreparedRequest, percentile } from './load.ts';

/** Requests at a fixed rate, whether or not earlier ones have been answered. */
export type Arrivals = {
  readonly port: number;
  readonly perSecond: number;
  readonly requests: readonly PreparedRequest[];
};

/**
 * The latency of each request in milliseconds, from the time at which it was to be sent. Infinite when it was
 * refused or dropped: a percentile that left those out would improve with every lost request.
 */
export type OpenLoopResult = {
  readonly latencies: readonly number[];
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly answeredPerSecond: number;
  /** Answered with a status of 400 or more. */
  readonly refused: number;
  /** No connection was free, or no answer came in time. */
  readonly dropped: number;
};

/** More than any slice within the limit uses. One that was hung up on is not replaced. */
const CONNECTIONS = 500;
const PATIENCE_MS = 5_000;

type Line = { readonly socket: Socket; asked: { readonly index: number; readonly dueAt: number } | null };

export async function openLoop({ port, perSecond, requests }: Arrivals): Promise<OpenLoopResult> {
  const latencies = Array<number>(requests.length).fill(Number.POSITIVE_INFINITY);
  const lines = new Set<Line>();
  const free: Line[] = [];
  let refused = 0;
  let answered = 0;
  const connect = async () => {
    const line: Line = { socket: await openSocket(port), asked: null };
    lines.add(line);
    free.push(line);
    onAnswer(line.socket, (status) => {
      if (!line.asked) return;
      if (status >= 400) refused += 1;
      else {
        latencies[line.asked.index] = performance.now() - line.asked.dueAt;
        answered += 1;
      }
      line.asked = null;
      free.push(line);
    });
    // An answer that was awaited on it never comes.
    line.socket.once('close', () => {
      lines.delete(line);
      if (!line.asked) free.splice(free.indexOf(line), 1);
    });
    line.socket.on('error', () => undefined);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connect));

  const startedAt = performance.now();
  const dueAt = (index: number) => startedAt + (index * 1000) / perSecond;
  const hangingUp = setInterval(() => {
    for (const { asked, socket } of lines) {
      if (asked && performance.now() - asked.dueAt > PATIENCE_MS) socket.destroy();
    }
  }, 50);
  for (let next = 0; next < requests.length; ) {
    for (; next < requests.length && dueAt(next) <= performance.now(); next++) {
      const line = free.pop();
      if (!line) continue;
      line.asked = { index: next, dueAt: dueAt(next) };
      line.socket.write(requests[next] as PreparedRequest);
    }
    await sleep(1);
  }
  while ([...lines].some(({ asked }) => asked)) await sleep(1);
  clearInterval(hangingUp);
  const elapsed = (performance.now() - startedAt) / 1000;
  for (const { socket } of lines) socket.destroy();
  const sorted = latencies.toSorted((left, right) => left - right);
  return {
    latencies,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
    answeredPerSecond: answered / elapsed,
    refused,
    dropped: requests.length - answered - refused,
  };
}
