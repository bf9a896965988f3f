import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { asRole } from '#store/connection/role.ts';
import { newId } from '#store/ids.ts';
import { startTestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';
import { logSettled } from '#test/support/webhooks.ts';

const app = await startTestApp();

type Log = {
  data: { id: string; type: string; agreementId?: string; sequence: number }[];
  nextCursor: string | null;
  resumeAfter: string | null;
};

function reader(key: string, settled = true) {
  const read = async (query = '') => {
    if (settled) await logSettled(app);
    const answer = await app.call<Log>('GET', `/v1/events?${query}`, { key });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  /** Reads on from the end of the last response, page by page, until the end of the log. */
  const readAll = async (after: string | null, limit = 100, more = '') => {
    const events: Log['data'] = [];
    let at = after;
    for (;;) {
      const page = await read(`limit=${limit}${at ? `&after=${at}` : ''}${more}`);
      events.push(...page.data);
      at = page.resumeAfter;
      if (page.nextCursor === null) return { events, resumeAfter: at };
    }
  };
  return { read, readAll };
}

const INSERT = `INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at)
  VALUES ($1, $2, 1, $3, 'agreement.unfrozen', '{}', now())`;

describe('GET /v1/events', () => {
  it('returns the whole log in pages, oldest first, in the order of each agreement', async () => {
    const { key } = await app.signUp();
    const on = platform(app, key);
    const made = await Promise.all(Array.from({ length: 7 }, () => on.create([100])));
    for (const { body } of made) await on.confirm(body.id, body.milestones[0]?.id ?? '', 'buyer');
    const { readAll } = reader(key);
    const { events } = await readAll(null, 3);
    expect(events).toHaveLength(14);
    expect(new Set(events.map(({ id }) => id)).size).toBe(14);
    for (const { body } of made) {
      const own = events.filter(({ agreementId }) => agreementId === body.id);
      expect(own.map(({ sequence }) => sequence)).toEqual([1, 2]);
    }
  });

  it('continues after the last event that was read, and returns a cursor even when there is nothing', async () => {
    const { key } = await app.signUp();
    const on = platform(app, key);
    const { read } = reader(key);
    expect(await read()).toEqual({ data: [], nextCursor: null, resumeAfter: null });
    await on.create([100]);
    const first = await read();
    const [only] = first.data;
    expect(first).toMatchObject({ nextCursor: null, resumeAfter: only?.id });
    expect(await read(`after=${only?.id}`)).toEqual({ data: [], nextCursor: null, resumeAfter: only?.id });
    await on.create([100]);
    expect((await read(`after=${only?.id}`)).data).toHaveLength(1);
  });

  it('filters by type, with a cursor beyond the last match', async () => {
    const { key } = await app.signUp();
    const on = platform(app, key);
    const { body } = await on.create([100]);
    await on.post(body.id, 'freeze', { reason: 'dispute' });
    await on.create([100]);
    const { read, readAll } = reader(key);
    const page = await read('type=agreement.frozen');
    expect(page.data.map(({ type }) => type)).toEqual(['agreement.frozen']);
    expect(page.resumeAfter).not.toBe(page.data[0]?.id);
    expect((await readAll(page.resumeAfter)).events).toEqual([]);
    expect((await readAll(null, 1, '&type=agreement.created')).events).toHaveLength(2);
  });

  it('never shows another account’s events, and does not accept their ids', async () => {
    const mine = await app.signUp();
    const theirs = await app.signUp();
    await platform(app, theirs.key).create([100]);
    const { events } = await reader(theirs.key).readAll(null);
    expect((await reader(mine.key).readAll(null)).events).toEqual([]);
    const answer = await app.call('GET', `/v1/events?after=${events[0]?.id}`, { key: mine.key });
    expect(answer.status).toBe(400);
  });

  it.each([
    ['an unknown type', 'type=agreement.exploded', 'type'],
    ['an after that is no event', 'after=evt_nothing', 'after'],
    ['a limit of 0', 'limit=0', 'limit'],
    ['a limit of 101', 'limit=101', 'limit'],
  ])('answers 400 for %s', async (_case, query, path) => {
    const { key } = await app.signUp();
    const answer = await app.call('GET', `/v1/events?${query}`, { key });
    expect(answer.status).toBe(400);
    expect(answer.body['details']).toEqual([expect.objectContaining({ path })]);
  });
});

describe('a commit that becomes visible late', () => {
  it('is not skipped by a reader that has seen later ids', async () => {
    const { key, developerId } = await app.signUp();
    const on = platform(app, key);
    const { readAll } = reader(key, false);
    const slow = new pg.Client(app.database.serviceUrl);
    await slow.connect();
    try {
      await slow.query('BEGIN');
      const lateId = newId('evt');
      await slow.query(INSERT, [developerId, newId('agr'), lateId]);
      await on.create([100]);
      // The later event is committed, but an older one may still come before it: the log ends here for now.
      const before = await readAll(null);
      expect(before.events).toEqual([]);
      await slow.query('COMMIT');
      await logSettled(app);
      const after = await readAll(before.resumeAfter);
      expect(after.events.map(({ id }) => id)).toContain(lateId);
      expect(after.events).toHaveLength(2);
    } finally {
      await slow.end();
    }
  });

  it('is read exactly once by a reader that follows while many writers commit out of order', async () => {
    const { key, developerId } = await app.signUp();
    const { readAll } = reader(key, false);
    const written: string[] = [];
    let writing = true;
    const writer = async () => {
      const client = new pg.Client(app.database.serviceUrl);
      await client.connect();
      for (let n = 0; n < 40; n++) {
        const id = newId('evt');
        await client.query('BEGIN');
        await client.query(INSERT, [developerId, newId('agr'), id]);
        await client.query('SELECT pg_sleep($1)', [Math.random() * 0.01]);
        await client.query(Math.random() < 0.1 ? 'ROLLBACK' : 'COMMIT').then(({ command }) => {
          if (command === 'COMMIT') written.push(id);
        });
      }
      await client.end();
    };
    const follow = async () => {
      const seen: string[] = [];
      let at: string | null = null;
      for (let last = false; ; ) {
        last = !writing;
        const { events, resumeAfter }: { events: Log['data']; resumeAfter: string | null } =
          await readAll(at);
        seen.push(...events.map(({ id }) => id));
        at = resumeAfter;
        if (last) return seen;
      }
    };
    const following = follow();
    await Promise.all(Array.from({ length: 4 }, writer));
    await logSettled(app);
    writing = false;
    const seen = await following;
    expect(seen).toHaveLength(written.length);
    expect(new Set(seen)).toEqual(new Set(written));
  });
});

describe('a log that was restored on another server', () => {
  it('continues after all its events, though transaction numbers start again', async () => {
    const { key } = await app.signUp();
    const on = platform(app, key);
    const { readAll } = reader(key, false);
    await on.create([100]);
    await logSettled(app);
    const { resumeAfter } = await readAll(null);
    // As after a restore: the events carry numbers that this server will not reach for years.
    const { owner } = app.database;
    await owner.query('UPDATE events SET position = position + 1000000000000');
    await owner.query('UPDATE event_log SET seen = seen + 1000000000000');
    await on.create([100]);
    expect((await readAll(resumeAfter)).events).toEqual([]);

    for (const moved of [true, false]) {
      const adopted = await asRole(app.database.ownerUrl, (db) =>
        db.query('SELECT adopt_event_log() AS moved'),
      );
      expect(adopted).toEqual([{ moved }]);
    }
    await on.create([100]);
    await logSettled(app);
    const { events } = await readAll(resumeAfter);
    expect(events.length).toBeGreaterThanOrEqual(1);
    expect((await readAll(null)).events).toHaveLength(3);
  });
});
