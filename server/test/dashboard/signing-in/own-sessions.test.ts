import { expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { PASSWORD, signedIn, visitor } from '#test/support/dashboard/dashboard.ts';

const app = await startTestApp({ trustProxy: true });
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';

type Own = { id: string; current: boolean; browser: string | null; network: string | null };

it('a person sees their sessions with time and origin, and ends one of them', async () => {
  const here = await signedIn(app);
  const there = visitor(app);
  await there.call('POST', '/session', {
    body: { email: here.email, password: PASSWORD },
    headers: { 'x-forwarded-for': '2001:db8:7:9:1:2:3:4', 'user-agent': FIREFOX },
  });
  const listed = async () => (await here.call<{ data: Own[] }>('GET', '/sessions')).body.data;
  const own = await listed();
  expect(own).toHaveLength(2);
  const other = own.find(({ current }) => !current);
  expect(other).toMatchObject({ browser: 'Firefox on Linux', network: '2001:db8:7:9' });
  expect(own.find(({ current }) => current)).toMatchObject({ network: '127.0.0.1' });

  const bystander = await signedIn(app);
  expect((await bystander.call('DELETE', `/sessions/${other?.id}`)).status).toBe(404);
  expect((await here.call('DELETE', `/sessions/${other?.id}`)).status).toBe(204);
  expect((await there.call('GET', '/v1/developer')).status).toBe(401);
  expect(await listed()).toMatchObject([{ current: true }]);
  expect((await here.call('DELETE', `/sessions/${other?.id}`)).status).toBe(404);

  const rows = JSON.stringify(await app.database.owner.query('SELECT * FROM sessions'));
  for (const kept of ['2001:db8', 'Firefox', '127.0.0.1']) expect(rows).not.toContain(kept);
  // Sessions from before these columns existed show nothing.
  await app.database.owner.query('UPDATE sessions SET opened_from = NULL, encrypted_by = NULL');
  expect(await listed()).toMatchObject([{ browser: null, network: null }]);
});
