import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '#settings/config.ts';

export class PortError extends Error {}

const REMEDIES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use; stop the program that uses it, or choose another with --port or PORT',
  EACCES: 'is not allowed for this user; choose one above 1023 with --port or PORT',
  EADDRNOTAVAIL: 'cannot be opened: HOST is not an address of this machine',
  ENOTFOUND: 'cannot be opened: HOST is not an address of this machine',
};

/** Listens for a moment, so that a start that must fail does so before it creates a database. */
export async function tryPort({ PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen({ port: PORT, host: HOST }), 'listening');
  } catch (error) {
    const remedy = REMEDIES[(error as NodeJS.ErrnoException).code ?? ''];
    throw remedy ? new PortError(`port ${PORT} on ${HOST} ${remedy}`, { cause: error }) : error;
  }
  await once(server.close(), 'close');
}
