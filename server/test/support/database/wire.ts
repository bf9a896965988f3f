import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { join } from 'node:path';

export type Wire = {
  /** The URL of the same database through the wire. */
  through(databaseUrl: string): string;
  /** Takes the database away: open connections break, new ones are refused. */
  cut(): Promise<void>;
  restore(): Promise<void>;
};

/** Passes bytes between a client and the server. */
type Relay = (client: Socket, upstream: Socket) => void;

const pipeBoth: Relay = (client, upstream) => {
  client.pipe(upstream);
  upstream.pipe(client);
};

/** A connection to the database that can be cut and restored. */
export async function openWire(databaseUrl: string, relay: Relay = pipeBoth): Promise<Wire> {
  const target = targetOf(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target);
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
    }
    relay(client, upstream);
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
  return {
    through(other) {
      const through = new URL(other);
      through.searchParams.delete('host');
      through.host = `127.0.0.1:${port}`;
      return through.href;
    },
    cut,
    async restore() {
      await listen(port);
    },
  };
}

function targetOf(databaseUrl: string): NetConnectOpts {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get('host');
  return folder
    ? { path: join(folder, `.s.PGSQL.${url.port}`) }
    : { host: url.hostname, port: Number(url.port) };
}
