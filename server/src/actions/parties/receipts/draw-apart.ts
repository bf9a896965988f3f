import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Problem } from '#core/problem.ts';
import { MINUTE_MS } from '#core/time.ts';
import type { Drawing, Drawn } from './drawing.ts';

const THREAD = new URL('./draw-thread.ts', import.meta.url);
/** The thread and its fonts take 40 MB, so it ends when nothing is drawn for some time. */
const STAYS_MS = MINUTE_MS;
/** PDFs of one account that may wait. */
const MAX_WAITING = 50;

/** Drawings that wait, by account. Accounts take turns, so one with many holds up no other. */
const waiting = new Map<string, (() => Promise<void>)[]>();
let isDrawing = false;
let thread: Worker | undefined;
let leaving: NodeJS.Timeout | undefined;

/** Draws in a thread that all accounts share, one PDF after the other. */
export function drawApart(account: string, drawing: Drawing): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const queue = waiting.get(account) ?? [];
  if (queue.length >= MAX_WAITING) return Promise.reject(tooMany());
  queue.push(() => draw(drawing).then(resolve, reject));
  waiting.set(account, queue);
  if (!isDrawing) void drawAll();
  return promise;
}

async function drawAll(): Promise<void> {
  isDrawing = true;
  clearTimeout(leaving);
  for (let [first] = waiting; first; [first] = waiting) {
    const [account, queue] = first;
    const next = queue.shift();
    waiting.delete(account);
    if (queue.length > 0) waiting.set(account, queue);
    await next?.();
  }
  isDrawing = false;
  thread?.unref();
  leaving = setTimeout(leave, STAYS_MS).unref();
}

/** Forgets the thread at once: it takes a moment to end, and the next drawing must not be given to it. */
function leave(): void {
  void thread?.terminate();
  thread = undefined;
}

async function draw(drawing: Drawing): Promise<Buffer> {
  thread ??= open();
  thread.ref();
  thread.postMessage(drawing);
  const ended = new AbortController();
  const { signal } = ended;
  try {
    const gone = once(thread, 'exit', { signal }).then(() => Promise.reject(new Error('the thread ended')));
    const [drawn] = (await Promise.race([once(thread, 'message', { signal }), gone])) as [Drawn];
    if ('error' in drawn) throw new Error(`a PDF could not be drawn: ${drawn.error}`);
    return Buffer.from(drawn.pdf);
  } finally {
    ended.abort();
  }
}

function open(): Worker {
  const opened = new Worker(THREAD);
  // The drawing that runs fails with it.
  opened.on('error', () => undefined);
  opened.once('exit', () => {
    if (thread === opened) thread = undefined;
  });
  return opened;
}

function tooMany(): Problem {
  const message = 'Too many PDFs of this account are being made. Try again in 1 s.';
  return new Problem('rate_limited', message, { retryAfterSeconds: 1 });
}
