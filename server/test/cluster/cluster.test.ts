import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, it } from 'vitest';
import {
  isRunning,
  LISTENING,
  post,
  postmasterOf,
  startCli,
  stopStrays,
  temporaryFolder,
} from '#test/support/cli.ts';
import { bringCluster } from '#test/support/database/new-cluster.ts';

const folder = await temporaryFolder();
bringCluster(folder.path);
afterAll(() => folder.remove());
afterEach(stopStrays);

type Line = { readonly pid: number; readonly path?: string; readonly status?: number };

it('serves with two processes on one database; one that dies is replaced, and all of them stop', async () => {
  const settings = { PORT: '0', DATA_DIR: folder.path, WEB_CONCURRENCY: '2', DASHBOARD: 'off' };
  const cli = startCli(['serve'], settings);
  const [, address] = await cli.sees(LISTENING);
  const lines = () =>
    cli
      .stdout()
      .split('\n')
      // The last line may not be whole yet.
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Line);
  /** The processes that have served this path. */
  const servedBy = (path: string) =>
    new Set(lines().flatMap((line) => (line.path === path ? [line.pid] : [])));
  // A connection stays with one process, so each request opens a new one.
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${address}${path}`, { headers: { ...headers, connection: 'close' } });

  const { body } = await post(`${address}/v1/developer/signup`, {
    email: 'cluster@example.com',
    password: 'correct horse 1',
  });
  const headers = { 'x-api-key': String(body['apiKey']) };
  let asked = 0;
  // The line of an answer is read some time after the answer.
  for (; servedBy('/v1/developer').size < 2; asked++) {
    expect((await ask('/v1/developer', headers)).status).toBe(200);
    await sleep(100);
  }
  const members = servedBy('/v1/developer');

  // Counters of both are added up; database figures are counted once.
  const metrics = await (await ask('/metrics')).text();
  expect(metrics).toContain(
    `\nsurety_http_requests_total{method="GET",route="/v1/developer",status="200"} ${asked}\n`,
  );
  expect(metrics.match(/^surety_jobs\{state="due"\}/gm)).toHaveLength(1);

  // A key that is revoked in one process is revoked in the other.
  const made = await post(`${address}/v1/developer/api-keys`, { label: 'short' }, headers);
  const short = { 'x-api-key': String(made.body['apiKey']) };
  for (let n = 0; n < 4; n++) expect((await ask('/v1/developer/api-keys', short)).status).toBe(200);
  await fetch(`${address}/v1/developer/api-keys/${made.body['id']}`, { method: 'DELETE', headers });
  const dead = await Promise.all([1, 2, 3, 4].map(() => ask('/v1/developer/api-keys', short)));
  expect(dead.map(({ status }) => status)).toEqual([401, 401, 401, 401]);

  const [victim = 0] = members;
  process.kill(victim, 'SIGKILL');
  await cli.sees(new RegExp(`Process ${victim} ended \\(SIGKILL\\); starting another`));
  while (servedBy('/v1/events').size < 2) {
    await ask('/v1/events', headers);
    await sleep(100);
  }
  expect(servedBy('/v1/events')).not.toContain(victim);

  const all = [...servedBy('/v1/events'), await postmasterOf(folder.path)];
  process.kill(cli.pid, 'SIGTERM');
  expect(await cli.exited).toEqual({ code: 0, signal: null });
  expect(all.filter(isRunning)).toEqual([]);
});

it('ends with one line when the port is taken', async () => {
  const first = startCli(['serve', '--no-jobs'], { PORT: '0', DATA_DIR: folder.path });
  const [, address = ''] = await first.sees(LISTENING);
  const { port } = new URL(address);
  const other = await temporaryFolder();
  bringCluster(other.path);
  const second = startCli(['serve'], { PORT: port, DATA_DIR: other.path, WEB_CONCURRENCY: '2' });
  expect(await second.exited).toEqual({ code: 1, signal: null });
  expect(second.stderr()).toMatch(/^surety: port \d+ on \S+ is in use; .*\n$/);
  first.kill('SIGTERM');
  await first.exited;
  await other.remove();
});
