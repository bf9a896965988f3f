import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export type Cuttable = {
  readonly url: string;
  /** The database is gone: open connections break, new ones are refused. */
  cut(): Promise<void>;
  restore(): Promise<void>;
};

/** A wire to the database that a test can cut and mend. */
export async function cuttable(databaseUrl: string): Promise<Cuttable> {
  const url = new URL(databaseUrl);
  const socketPath = join(String(url.searchParams.get('host')), `.s.PGSQL.${url.port}`);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(socketPath);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
  const port = await listen(0);
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  afterAll(async () => {
    if (server.listening) await cut();
  });
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    cut,
    async restore() {
      await listen(port);
    },
  };
}
