import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { newLink } from '#test/support/identity/link.ts';
import { startListeningApp } from '#test/support/listening.ts';

const SMALL = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const LARGEST = 3 * 1024 ** 2;
/** A link is limited to four requests a second. */
const PATIENT = { timeout: 60_000, interval: 500 };

const app = await startListeningApp();
const port = Number(new URL(app.apiUrl).port);
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

/** A client that announces a length, and sends nothing. */
function begin(token: string, length = `content-length: ${LARGEST}`): Socket {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write(
    `PUT /verify/api/parts/document HTTP/1.1\r\nhost: x\r\nx-session-token: ${token}\r\n` +
      `content-type: image/jpeg\r\n${length}\r\n\r\n`,
  );
  return socket;
}

async function agreed(key: string) {
  const link = await newLink(app, key);
  await link.on.consent();
  return link;
}

describe('uploads through a link', () => {
  it.each([
    ['say how long they are', undefined],
    ['do not say how long they are', 'transfer-encoding: chunked'],
  ])('take no more memory than a link may have, where they %s', async (_what, length) => {
    const { key } = await app.signUp();
    const [slow, other] = [await agreed(key), await agreed(key)];
    // A request right after another is refused, so each attempt begins new ones.
    await vi.waitFor(async () => {
      for (const _ of [1, 2]) begin(slow.token, length);
      expect(await slow.on.put('face-1', SMALL)).toMatchObject({
        status: 503,
        body: { code: 'identity_busy' },
      });
    }, PATIENT);
    expect((await other.on.put('face-1', SMALL)).status).toBe(204);
    for (const socket of sockets.splice(0)) socket.destroy();
    await vi.waitFor(async () => expect((await slow.on.put('face-1', SMALL)).status).toBe(204), PATIENT);
  });
});

describe('uploads through many links of one account', () => {
  it('leave capacity for those of others', async () => {
    const [many, other] = [await app.signUp(), await app.signUp()];
    const slow = await Promise.all(Array.from({ length: 7 }, () => agreed(many.key)));
    const busy = { status: 503, body: { code: 'identity_busy' } };
    await vi.waitFor(async () => {
      for (const { token } of slow.slice(1)) begin(token);
      expect(await slow[0]?.on.put('document', Buffer.alloc(LARGEST, SMALL))).toMatchObject(busy);
    }, PATIENT);
    expect((await (await agreed(other.key)).on.put('face-1', SMALL)).status).toBe(204);
    for (const socket of sockets.splice(0)) socket.destroy();
  });
});

describe('pictures that wait for a verdict', () => {
  it('are limited for each account', async () => {
    const { key, developerId } = await app.signUp();
    const [waiting, next] = [await agreed(key), await agreed(key)];
    expect((await waiting.on.put('document', SMALL)).status).toBe(204);
    // Zeros need no space, and still count in full: 64 times 17 million. They are compressed once.
    await app.database.owner.query(
      `INSERT INTO identity_session_parts SELECT $1, 'ids_0', '1', decode(repeat('00', 17000000), 'hex')`,
      [developerId],
    );
    await app.database.owner.query(
      `INSERT INTO identity_session_parts SELECT developer_id, session_id, n::text, encrypted
       FROM identity_session_parts, generate_series(2, 64) n WHERE session_id = 'ids_0'`,
    );
    expect(await next.on.put('document', SMALL)).toMatchObject({
      status: 503,
      body: { code: 'identity_busy' },
    });
    // Uploads under way continue.
    expect((await waiting.on.put('face-1', SMALL)).status).toBe(204);
  });
});
