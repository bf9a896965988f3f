import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountOf } from '#core/environment.ts';

/** After the answer; a machine that hardly gets on takes ten times as long over the same form. */
const LINGER_MS = 20_000;
/** Before the rest of a refused form is read past. */
const PAUSE_MS = 1_000;
/**
 * Of all refused forms together. What is read past is garbage, and whoever has more of it collected than this
 * stops everybody else for a moment, again and again.
 */
const BYTES_A_MS = 4_000;

/** Refused forms whose next piece is not read yet, of each account; the first account is next. */
const waiting = new Map<string, Set<IncomingMessage>>();
/** When the next piece may be read. */
let nextAt = 0;
let taking = false;

/**
 * Closing the connection with a refusal would be simpler, but then a client that is still sending often sees
 * a broken pipe and never the answer. So the rest is read past for a while, also for a client that asked to
 * close afterwards, and only then is the line cut. Slowly: whoever is refused and sends again without waiting
 * would have us read at the speed of the network, which all others would notice. And in turns, an account
 * after the other: the rest of one form is read in time, however many another account sends.
 */
export async function closeSlowly(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { raw, headers, caller, ip } = request;
  if (raw.complete !== false) return;
  const lastRequest = headers.connection?.toLowerCase() === 'close';
  const whose = caller ? accountOf(caller.developerId) : ip;
  reply.header('connection', 'keep-alive');
  // Whoever listens has the rest for himself. Else Node would read past it after the answer, at once.
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
