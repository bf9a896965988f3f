import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { newLink } from '#test/support/identity/link.ts';
import { startListeningApp } from '#test/support/listening.ts';

const SMALL = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const LARGEST = 3 * 1024 ** 2;
/** The link has no more than four requests a second. */
const PATIENT = { timeout: 60_000, interval: 500 };

const app = await startListeningApp();
const port = Number(new URL(app.apiUrl).port);
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

/** Somebody who says how much will come, and sends nothing of it. */
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

describe('pictures on their way through a link', () => {
  it.each([
    ['say how long they are', undefined],
    ['do not say how long they are', 'transfer-encoding: chunked'],
  ])('take no more memory than a link may have, where they %s', async (_what, length) => {
    const { key } = await app.signUp();
    const [slow, other] = [await agreed(key), await agreed(key)];
    const open = [begin(slow.token, length), begin(slow.token, length)];
    await vi.waitFor(async () => {
      const answer = await slow.on.put('face-1', SMALL);
      expect(answer).toMatchObject({ status: 503, body: { code: 'identity_busy' } });
    }, PATIENT);
    expect((await other.on.put('face-1', SMALL)).status).toBe(204);
    for (const socket of open) socket.destroy();
    await vi.waitFor(async () => expect((await slow.on.put('face-1', SMALL)).status).toBe(204), PATIENT);
  });
});

describe('pictures that wait for a verdict', () => {
  it('takes no more pictures than an account may have waiting', async () => {
    const { key, developerId } = await app.signUp();
    const [waiting, next] = [await agreed(key), await agreed(key)];
    expect((await waiting.on.put('document', SMALL)).status).toBe(204);
    // Noughts take no room, and count as what they are: 140 times eight million.
    const { owner } = app.database;
    const one = "VALUES ($1, 'ids_0', '0', decode(repeat('00', 8000000), 'hex'))";
    await owner.query(`INSERT INTO identity_session_parts ${one}`, [developerId]);
    const more = "SELECT $1, 'ids_0', n::text, sealed FROM identity_session_parts, generate_series(1, 139) n";
    const same = "WHERE developer_id = $1 AND session_id = 'ids_0'";
    await owner.query(`INSERT INTO identity_session_parts ${more} ${same}`, [developerId]);
    expect(await next.on.put('document', SMALL)).toMatchObject({
      status: 503,
      body: { code: 'identity_busy' },
    });
    // Whoever is on the way goes on.
    expect((await waiting.on.put('face-1', SMALL)).status).toBe(204);
  });
});
