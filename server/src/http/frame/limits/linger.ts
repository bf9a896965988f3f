import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

const LINGER_MS = 10_000;
/** Before the rest of a refused form is read past. */
const PAUSE_MS = 1_000;
/**
 * Of all refused forms together. What is read past is garbage, and whoever has more of it collected than this
 * stops everybody else for a moment, again and again.
 */
const BYTES_A_MS = 4_000;

/** When the next piece may be read. */
let nextAt = 0;

/**
 * Closing the connection with a refusal would be simpler, but then a client that is still sending often sees
 * a broken pipe and never the answer. So the rest is read past for a while, also for a client that asked to
 * close afterwards, and only then is the line cut. Slowly: whoever is refused and sends again without waiting
 * would have us read at the speed of the network, which all others would notice.
 */
export async function lingerAfterRefusal(
  { raw, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (raw.complete !== false) return;
  const lastRequest = headers.connection?.toLowerCase() === 'close';
  reply.header('connection', 'keep-alive');
  // Whoever listens has the rest for himself. Else Node would read past it at the end of the response, at
  // once.
  raw.on('data', ({ length }: Buffer) => rest(raw, length)).pause();
  reply.raw.once('finish', () => {
    setTimeout(() => raw.resume(), PAUSE_MS).unref();
    const timer = setTimeout(() => raw.socket.destroy(), LINGER_MS).unref();
    raw.once('end', () => {
      clearTimeout(timer);
      if (lastRequest) raw.socket.end();
    });
  });
}

function rest(raw: IncomingMessage, bytes: number): void {
  nextAt = Math.max(nextAt, performance.now()) + bytes / BYTES_A_MS;
  raw.pause();
  setTimeout(() => raw.resume(), nextAt - performance.now()).unref();
}
