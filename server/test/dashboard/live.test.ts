import { describe, expect, it } from 'vitest';
import { MAX_STREAMS_PER_DEVELOPER } from '#http/dashboard/live-hub.ts';
import { KEPT_PER_DEVELOPER, KEPT_PER_FLUSH, openRequestLog } from '#store/account/request-log.ts';
import { startTestApp } from '#test/support/app.ts';
import { signedIn, type Visitor } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { withApp } from '#test/support/dashboard/two-step.ts';
import { platform } from '#test/support/escrow.ts';

const app = await startTestApp();
const address = await app.http.listen({ port: 0, host: '127.0.0.1' });

async function listen(person: Visitor) {
  const stop = new AbortController();
  const response = await fetch(`${address}/dashboard/api/live`, {
    headers: { cookie: person.cookie ?? '' },
    signal: stop.signal,
  });
  let received = '';
  const reading = (async () => {
    for await (const chunk of response.body ?? []) received += Buffer.from(chunk).toString();
  })().catch(() => undefined);
  return { response, received: () => received, stop: () => stop.abort(), ended: reading };
}

describe('GET /dashboard/api/live', () => {
  it('streams this developer’s events within seconds, and no one else’s', async () => {
    const person = await signedIn(app);
    const other = await signedIn(app);
    const mine = await listen(person);
    const theirs = await listen(other);
    expect(mine.response.headers.get('content-type')).toContain('text/event-stream');
    const { body } = await platform(app, person.key).create([100]);
    await expect.poll(mine.received).toContain(body.id);
    expect(mine.received()).toContain('agreement.created');
    expect(theirs.received()).not.toContain(body.id);
    mine.stop();
    theirs.stop();
  });

  it.each([
    ['was removed', (owner: Visitor, id: string) => owner.call('DELETE', `/members/${id}`)],
    [
      'was removed after switching to another account',
      async (owner: Visitor, id: string, member: Visitor, home: string) => {
        await member.call('PUT', '/session/account', { body: { accountId: home } });
        await owner.call('DELETE', `/members/${id}`);
      },
    ],
    [
      'switched to another account',
      (_owner: Visitor, _id: string, member: Visitor, home: string) =>
        member.call('PUT', '/session/account', { body: { accountId: home } }),
    ],
    [
      'owes a second factor from now on',
      async (owner: Visitor) => {
        await withApp(app, owner);
        await owner.call('PUT', '/policies/sign-in', { body: { secondFactorRequired: true } });
      },
    ],
    ['signed out', (_owner: Visitor, _id: string, member: Visitor) => member.call('DELETE', '/session')],
  ])('ends before the next event for a member who %s', async (_what, leave) => {
    const [owner, other] = [await signedIn(app), await signedIn(app)];
    const home = (await other.call<{ developer: { id: string } }>('GET', '/session')).body.developer.id;
    const member = await memberWith(app, owner, 'support', { email: other.email });
    const [kept, theirs] = [await listen(owner), await listen(member)];
    await leave(owner, member.id, member, home);
    const { body } = await platform(app, owner.key).create([100]);
    await expect.poll(kept.received).toContain(body.id);
    const heard = theirs.received();
    theirs.stop();
    kept.stop();
    expect(heard).not.toContain(body.id);
  });

  it('answers 503 beyond the limit of open streams per developer, and accepts more afterwards', async () => {
    const person = await signedIn(app);
    const streams = await Promise.all(
      Array.from({ length: MAX_STREAMS_PER_DEVELOPER }, () => listen(person)),
    );
    expect((await listen(person)).response.status).toBe(503);
    for (const stream of streams) stream.stop();
    await expect
      .poll(async () => {
        const again = await listen(person);
        again.stop();
        return again.response.status;
      })
      .toBe(200);
  });

  it('ends when the server stops, so that it can', async () => {
    const node = await app.startNode();
    const there = await node.http.listen({ port: 0, host: '127.0.0.1' });
    const person = await signedIn(app);
    const response = await fetch(`${there}/dashboard/api/live`, { headers: { cookie: person.cookie ?? '' } });
    const reading = response.text();
    await node.http.close();
    expect(await reading).toContain('event: ready');
  });
});

describe('the request log', () => {
  const request = (developerId: string, id: number, status: number) => ({
    developerId,
    id: `req_${id.toString(16).padStart(24, '0')}`,
    keyId: null,
    memberId: null,
    method: 'GET',
    path: '/v1/developer',
    status,
    code: null,
    durationMs: 1,
    createdAt: new Date(Date.now() + id),
  });
  const count = async (developerId: string) => {
    const [row] = await app.database.service.query<{ all: number; failed: number }>(
      `SELECT count(*) AS all, count(*) FILTER (WHERE status >= 400) AS failed FROM request_log WHERE developer_id = $1`,
      [developerId],
    );
    return row;
  };

  it('keeps a sample of a busy second, failures first', async () => {
    const log = openRequestLog(app.database.service);
    for (let id = 0; id < 500; id++) log.note(request('busy', id, id % 100 === 99 ? 500 : 200));
    await log.flush();
    expect(await count('busy')).toEqual({ all: KEPT_PER_FLUSH, failed: 5 });
  });

  it('keeps a bounded number for each developer', async () => {
    const log = openRequestLog(app.database.service);
    for (let id = 0; id < KEPT_PER_DEVELOPER + 300; id++) {
      log.note(request('steady', id, 200));
      if (id % KEPT_PER_FLUSH === KEPT_PER_FLUSH - 1) await log.flush();
    }
    expect((await count('steady'))?.all).toBeLessThanOrEqual(KEPT_PER_DEVELOPER + 100);
    expect((await count('steady'))?.all).toBeGreaterThanOrEqual(KEPT_PER_DEVELOPER);
  });
});
