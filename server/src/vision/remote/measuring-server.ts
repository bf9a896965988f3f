import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { IdentityEngine, IdentityImages } from '#core/identity/engine.ts';
import { Problem } from '#core/problem.ts';
import type { Clock } from '#core/time.ts';
import { INTRODUCTION, MEASURE, outcomeOf, PATH, type SealedMessages } from './sealed-messages.ts';

export type MeasuringServer = { readonly port: number; stop(): Promise<void> };

type Settings = {
  readonly engine: IdentityEngine;
  readonly messages: SealedMessages;
  readonly clock: Clock;
  readonly host: string;
  readonly port: number;
  readonly onError: (error: unknown) => void;
};

/** A request with twelve pictures, plus the overhead of the encryption. */
const MAX_MESSAGE_BYTES = 12 * 10 * 1024 * 1024 + 64 * 1024;

/** Measures for processes of the same installation. Anyone else only gets the health checks. */
export async function startMeasuringServer(settings: Settings): Promise<MeasuringServer> {
  const server = createServer((request, reply) => {
    answer(settings, request, reply).catch((error: unknown) => {
      // A client that disconnects while sending is not an error of ours.
      if (request.complete) settings.onError(error);
      end(reply, 500);
    });
  });
  server.listen(settings.port, settings.host);
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      const reaping = setInterval(() => server.closeIdleConnections(), 100);
      server.closeIdleConnections();
      await closed;
      clearInterval(reaping);
    },
  };
}

async function answer(settings: Settings, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { engine, messages, clock } = settings;
  if (request.url === '/healthz') return end(reply, 200);
  if (request.url === '/readyz') return end(reply, engine.state() === 'ready' ? 200 : 503);
  if (request.method !== 'POST' || request.url !== PATH) return end(reply, 404);
  const caller = messages.welcome(String(request.headers[INTRODUCTION]), clock());
  if (!caller) return end(reply, 401);
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  if (!(length <= MAX_MESSAGE_BYTES)) return end(reply, 413);
  try {
    await measureFor(settings, caller.account, { request, reply, length });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    end(reply, 503);
  }
}

/**
 * Measures for one client. If it disconnects, its ticket is given back, and work that has not begun is
 * dropped.
 */
async function measureFor(
  { engine, messages }: Settings,
  account: string,
  { request, reply, length }: { request: IncomingMessage; reply: ServerResponse; length: number },
): Promise<void> {
  const ticket = engine.takeTicket(account);
  reply.on('close', ticket.leave);
  try {
    if (!(await ticket.reserve(length))) return end(reply, 503);
    const encrypted = await read(request, length);
    const message = open(messages, encrypted);
    if (!message) return end(reply, 401);
    const outcome = await ticket.measure(message.images);
    const parts = messages.encrypt(outcomeOf(encrypted), outcome);
    reply.writeHead(200, { 'content-length': parts.reduce((sum, part) => sum + part.length, 0) });
    for (const part of parts) reply.write(part);
    reply.end();
  } finally {
    ticket.leave();
  }
}

async function read(request: IncomingMessage, length: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks, length);
}

function open(messages: SealedMessages, encrypted: Buffer): { readonly images: IdentityImages } | null {
  try {
    return messages.open(MEASURE, encrypted) as { readonly images: IdentityImages };
  } catch {
    return null;
  }
}

function end(reply: ServerResponse, status: number): void {
  if (!reply.headersSent) reply.writeHead(status, { connection: 'close' });
  reply.end();
}
