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

/** A client that announces a length, sends some of it, and then nothing. */
function begin(token: string, sent = LARGEST - 1, length = `content-length: ${LARGEST}`) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(
    `PUT /verify/api/parts/document HTTP/1.1\r\nhost: x\r\nx-session-token: ${token}\r\n` +
      `content-type: image/jpeg\r\n${length}\r\n\r\n`,
  );
  const chunked = length.startsWith('transfer');
  if (sent > 0 && chunked) socket.write(`${sent.toString(16)}\r\n`);
  if (sent > 0) socket.write(Buffer.alloc(sent, SMALL));
  return { heard: () => heard };
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
      for (const _ of [1, 2]) begin(slow.token, LARGEST - 1, length);
      await new Promise((resolve) => setTimeout(resolve, 500));
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

describe('slow uploads', () => {
  it('of four accounts that only announce a length take no room from others', async () => {
    const attackers = await Promise.all(Array.from({ length: 4 }, () => app.signUp()));
    for (const { key } of attackers) {
      const links = await Promise.all(Array.from({ length: 9 }, () => agreed(key)));
      for (const { token } of links) begin(token, 0);
    }
    const other = await agreed((await app.signUp()).key);
    expect((await other.on.put('document', Buffer.alloc(LARGEST, SMALL))).status).toBe(204);
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  it('are given up, the oldest first, where an account has no room left', async () => {
    const { key } = await app.signUp();
    const links = await Promise.all(Array.from({ length: 12 }, () => agreed(key)));
    const accepted: Socket[] = [];
    const accept = (socket: Socket) => accepted.push(socket);
    app.http.server.on('connection', accept);
    const begun = links.slice(0, 10).map(({ token }) => begin(token));
    await vi.waitFor(() => {
      expect(accepted.length).toBe(begun.length);
      for (const { bytesRead } of accepted) expect(bytesRead).toBeGreaterThanOrEqual(LARGEST);
    }, PATIENT);
    app.http.server.off('connection', accept);
    const newest = links.at(-1);
    expect((await newest?.on.put('document', Buffer.alloc(LARGEST, SMALL)))?.status).toBe(204);
    await expect.poll(() => begun.filter(({ heard }) => heard().includes('identity_busy')).length).toBe(1);
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  it('are ended after some seconds', { timeout: 30_000 }, async () => {
    const { token } = await agreed((await app.signUp()).key);
    const { heard } = begin(token, 1_000);
    await expect
      .poll(heard, { timeout: 15_000, interval: 500 })
      .toMatch(/^HTTP\/1\.1 408 [\s\S]*request_timed_out/);
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
