import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { MAX_STREAMS, MAX_STREAMS_PER_DEVELOPER } from '#http/dashboard/live-hub.ts';
import { startTestApp } from '#test/support/app.ts';
import { signedIn, type Visitor } from '#test/support/dashboard/dashboard.ts';
import { parseRaw } from '#test/support/raw.ts';

const app = await startTestApp();
await app.http.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.http.server.address() as { port: number };
const LIVE = '/dashboard/api/live';
const TEST_LIVE = '/dashboard/api/test/live';

/** An open page: its status, and whether the connection is still open. */
async function watch(person: Visitor, path = LIVE) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${person.cookie}\r\n\r\n`);
  const [first] = await once(socket, 'data');
  const page = { socket, status: parseRaw(String(first)).status, open: true };
  socket
    .on('data', () => undefined)
    .on('close', () => {
      page.open = false;
    });
  return page;
}

describe('live streams', () => {
  it('are taken one by one from the account with the most, for one that has fewer', async () => {
    const greedy = await Promise.all(
      Array.from({ length: MAX_STREAMS / MAX_STREAMS_PER_DEVELOPER }, () => signedIn(app)),
    );
    const crowd = await Promise.all(
      greedy.map((person) =>
        Promise.all(Array.from({ length: MAX_STREAMS_PER_DEVELOPER }, () => watch(person))),
      ),
    );
    expect(crowd.flat().every(({ status }) => status === 200)).toBe(true);

    const newcomers = await Promise.all([signedIn(app), signedIn(app), signedIn(app)]);
    const pages = [];
    for (const person of newcomers) pages.push(await watch(person), await watch(person));
    expect(pages.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const left = () => crowd.map((streams) => streams.filter(({ open }) => open).length);
    await expect.poll(() => left().reduce((sum, own) => sum + own, 0)).toBe(MAX_STREAMS - 6);
    expect(Math.min(...left())).toBe(MAX_STREAMS_PER_DEVELOPER - 1);

    // An account that lost one does not take one back from accounts with as many.
    const [loser = 0] = left().flatMap((own, at) => (own < MAX_STREAMS_PER_DEVELOPER ? [at] : []));
    expect((await watch(greedy[loser] as Visitor)).status).toBe(503);
    for (const { socket } of [...crowd.flat(), ...pages]) socket.destroy();
  });

  it('are counted for both environments of an account together', async () => {
    const person = await signedIn(app);
    const half = Array.from({ length: MAX_STREAMS_PER_DEVELOPER / 2 });
    const pages = [];
    for (const _ of half) pages.push(await watch(person), await watch(person, TEST_LIVE));
    expect(pages.map(({ status }) => status)).toEqual(Array(MAX_STREAMS_PER_DEVELOPER).fill(200));
    expect((await watch(person, TEST_LIVE)).status).toBe(503);
    for (const { socket } of pages) socket.destroy();
  });

  it('are dropped when they are not read, and no others are', async () => {
    const person = await signedIn(app);
    const accepted: Socket[] = [];
    app.http.server.on('connection', (socket: Socket) => accepted.push(socket));
    const reader = await watch(person);
    const stuck = await watch(person);
    // As if the socket buffer of this page were full.
    accepted.at(-1)?.cork();
    const { id } = (await app.call<{ id: string }>('GET', '/v1/developer', { key: person.key })).body;
    const write = () =>
      app.database.owner.query(
        `INSERT INTO events (developer_id, id, stream_id, sequence, type, data, created_at)
         SELECT $1, 'evt_' || lpad(to_hex((extract(epoch FROM clock_timestamp()) * 1000)::bigint), 12, '0')
           || substr(md5(random()::text || n), 1, 20), md5(random()::text), 1, 'agreement.created', '{}', now()
         FROM generate_series(1, 200) AS n`,
        [id],
      );
    await expect
      .poll(
        async () => {
          await write();
          return stuck.open;
        },
        { interval: 500 },
      )
      .toBe(false);
    expect(reader.open).toBe(true);
    reader.socket.destroy();
  });
});

describe('HEAD', () => {
  it.each([LIVE, '/dashboard/api/agreements.csv'])(
    'on %s is answered at once, without a body',
    async (path) => {
      const person = await signedIn(app);
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'HEAD',
        headers: { cookie: person.cookie ?? '' },
        signal: AbortSignal.timeout(10_000),
      });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('');
    },
  );
});
