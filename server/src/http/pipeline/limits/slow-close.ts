import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountOf } from '#core/environment.ts';

/**
 * Counted from the answer. Generous, because an overloaded client takes ten times as long for the same form.
 */
const LINGER_MS = 20_000;
/** Delay before the rest of a refused form is drained. */
const PAUSE_MS = 1_000;
/**
 * Read rate for all refused forms together. Drained bytes become garbage, and collecting more of it than this
 * would repeatedly pause the whole process.
 */
const BYTES_A_MS = 4_000;

/** Refused forms whose next chunk is not read yet, by account, in order of turns. */
const waiting = new Map<string, Set<IncomingMessage>>();
/** Time when the next chunk may be read. */
let nextAt = 0;
let taking = false;

/**
 * Closing the connection with the refusal would be simpler, but a client that is still sending then often
 * sees a broken pipe and never the answer. So the rest is drained for a while, even if the client sent
 * `Connection: close`, and only then is the connection closed. Draining is slow, because clients that resend
 * without waiting would make us read at network speed and slow down everyone else. Accounts take turns: one
 * form is drained in time, however many another account sends.
 */
export async function closeSlowly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { raw, headers, caller, ip } = request;
  if (raw.complete !== false) return;
  const lastRequest = headers.connection?.toLowerCase() === 'close';
  const whose = caller ? accountOf(caller.developerId) : ip;
  reply.header('connection', 'keep-alive');
  // Without a listener, Node would drain the rest at full speed right after the answer.
  const listener = ({ length }: Buffer) => {
    nextAt = Math.max(nextAt, performance.now()) + length / BYTES_A_MS;
    raw.pause();
    waitForTurn(whose, raw);
  };
  raw.on('data', listener).pause();
  reply.raw.once('finish', () => {
    setTimeout(waitForTurn, PAUSE_MS, whose, raw).unref();
    const end = setTimeout(() => raw.socket.destroy(), LINGER_MS).unref();
    raw.once('end', () => {
      clearTimeout(end);
      if (lastRequest) raw.socket.end();
    });
    raw.once('close', () => leave(whose, raw));
  });
}

function waitForTurn(whose: string, raw: IncomingMessage): void {
  if (raw.destroyed) return;
  waiting.set(whose, (waiting.get(whose) ?? new Set()).add(raw));
  if (!taking) goOn();
}

function leave(whose: string, raw: IncomingMessage): void {
  const forms = waiting.get(whose);
  forms?.delete(raw);
  if (forms?.size === 0) waiting.delete(whose);
}

function takeTurn(): void {
  taking = false;
  const [first] = waiting;
  if (!first) return;
  if (nextAt <= performance.now()) {
    const [whose, forms] = first;
    const [raw] = forms;
    waiting.delete(whose);
    if (raw) forms.delete(raw);
    if (forms.size > 0) waiting.set(whose, forms);
    raw?.resume();
  }
  goOn();
}

function goOn(): void {
  taking = true;
  setTimeout(takeTurn, Math.max(0, nextAt - performance.now())).unref();
}
