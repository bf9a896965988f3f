import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Delivered = {
  readonly id: string;
  readonly type: string;
  readonly agreementId?: string;
  /** Milliseconds since 1970, by the clock of this machine. */
  readonly createdAt: number;
  readonly receivedAt: number;
};

/** A webhook endpoint on this machine. It answers at once and remembers the first delivery of each event. */
export async function openReceiver() {
  const events = new Map<string, Delivered>();
  let deliveries = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.end();
      deliveries += 1;
      const event = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      if (events.has(event.id)) return;
      const { id, type, agreementId } = event;
      const createdAt = Date.parse(event.createdAt);
      events.set(id, { id, type, agreementId, createdAt, receivedAt: Date.now() });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    events: events as ReadonlyMap<string, Delivered>,
    deliveries: () => deliveries,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>;
