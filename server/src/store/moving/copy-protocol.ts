import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import type pg from 'pg';

/** The part of node-postgres's connection that a custom query may use. */
type Wire = {
  readonly stream: Writable & { pause(): void; resume(): void };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};
type Ended = { readonly text: string };

/** Rows arrive one by one; passing each on separately would cost more than everything else. */
const BLOCK_BYTES = 256 * 1024;

/** A table's data, and the number of rows once all have arrived. */
export type Rows = Readable & { count(): number };

/** Streams the rows of a `COPY … TO STDOUT`, no faster than they are read. */
export function copyOut(client: pg.Client, text: string): Rows {
  const blocks = new Readable({ highWaterMark: 4 * BLOCK_BYTES, read: () => wire?.stream.resume() });
  let wire: Wire | null = null;
  let waiting: Buffer[] = [];
  let bytes = 0;
  let rows = 0;
  const pass = () => {
    const block = Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
    if (block.length > 0 && !blocks.push(block)) wire?.stream.pause();
  };
  submit(client, {
    submit: (connection) => {
      wire = connection;
      connection.query(text);
    },
    handleCopyData({ chunk }) {
      // The driver reuses the memory of this chunk.
      waiting.push(Buffer.from(chunk));
      bytes += chunk.length;
      if (bytes >= BLOCK_BYTES) pass();
    },
    handleCommandComplete: (message) => {
      rows = rowsOf(message);
    },
    done(error) {
      wire?.stream.resume();
      if (error) blocks.destroy(error);
      else {
        pass();
        blocks.push(null);
      }
    },
  });
  return Object.assign(blocks, { count: () => rows });
}

/** Sends data for a `COPY … FROM STDIN`. Returns the number of rows. */
export function copyIn(client: pg.Client, text: string, source: AsyncIterable<Buffer>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let rows = 0;
  let broken: unknown = null;
  const send = async (wire: Wire) => {
    try {
      for await (const chunk of source) {
        wire.sendCopyFromChunk(chunk);
        if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain');
      }
      wire.endCopyFrom();
    } catch (error) {
      broken = error;
      wire.sendCopyFail('the source could not be read');
    }
  };
  submit(client, {
    submit: (connection) => connection.query(text),
    handleCopyInResponse: (connection) => void send(connection),
    handleCommandComplete: (message) => {
      rows = rowsOf(message);
    },
    done: (error) => (broken || error ? reject(broken ?? error) : resolve(rows)),
  });
  return promise;
}

function rowsOf({ text }: Ended): number {
  return Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0);
}

type Handlers = {
  submit(wire: Wire): void;
  handleCopyData?(message: { readonly chunk: Buffer }, wire: Wire): void;
  handleCopyInResponse?(wire: Wire): void;
  handleCommandComplete?(message: Ended): void;
  done(error?: Error): void;
};

function submit(client: pg.Client, { done, ...handlers }: Handlers): void {
  const ignored = () => undefined;
  const query = {
    handleRowDescription: ignored,
    handleDataRow: ignored,
    handlePortalSuspended: ignored,
    handleEmptyQuery: ignored,
    handleCommandComplete: ignored,
    handleError: (error: Error) => done(error),
    handleReadyForQuery: () => done(),
    ...handlers,
  };
  client.query(query as unknown as pg.Submittable);
}
