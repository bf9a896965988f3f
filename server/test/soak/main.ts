import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { machine } from '#bench/lib/report.ts';
import { LISTENING, post, startCli, temporaryFolder, untilReady } from '#test/support/cli.ts';
import { startLoad } from './load.ts';

/** npm run soak -- [--minutes 60]: runs mixed load, and writes the service's memory use beside this file. */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
const minutes = Number(values.minutes);

type Sample = { minute: number; requests: number; service: number; pictures: number; database: number };

/** The last third may use this much more memory than the middle one; more is a leak. */
const FLAT = 1.1;
const SAMPLES_PER_MINUTE = 6;

const folder = await temporaryFolder();
const cli = startCli(['serve'], {
  PORT: '0',
  DATA_DIR: folder.path,
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
  WEBHOOK_ALLOW_PRIVATE: 'on',
});
const address = String((await cli.sees(LISTENING))[1]);
await untilReady(address);
const body = { email: 'soak@example.com', password: 'a long passphrase 7' };
const apiKey = String((await post(`${address}/v1/developer/signup`, body)).body['apiKey']);
const load = await startLoad(address, apiKey);
const samples: Sample[] = [];
for (let taken = 0; taken <= minutes * SAMPLES_PER_MINUTE; taken++) {
  samples.push({ minute: taken / SAMPLES_PER_MINUTE, requests: load.requests(), ...(await memory(cli.pid)) });
  if (taken % SAMPLES_PER_MINUTE === 0) console.error(JSON.stringify(samples.at(-1)));
  await sleep(60_000 / SAMPLES_PER_MINUTE);
}
await load.stop();
cli.kill('SIGTERM');
const { code } = await cli.exited;
await folder.remove();

const growth = middleOf(samples.slice(-third())) / middleOf(samples.slice(third(), 2 * third()));
const text = page();
await writeFile(new URL('./RESULTS.md', import.meta.url), text);
console.log(text);
process.exitCode = code === 0 && growth <= FLAT ? 0 : 1;

function third(): number {
  return Math.floor(samples.length / 3);
}

function middleOf(some: readonly Sample[]): number {
  const sorted = some.map(({ service }) => service).toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Megabytes by process; shared memory is divided among the processes (Pss). */
async function memory(service: number): Promise<Pick<Sample, 'service' | 'pictures' | 'database'>> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,args=']);
  const all = stdout.split('\n').map((row) => row.trim().split(/\s+/));
  const below = (parent: number) => all.filter(([, other]) => Number(other) === parent);
  const pictures = below(service).filter((row) => row.join(' ').includes('pool/worker.ts'));
  const postmasters = below(service).filter((row) => row.join(' ').includes('cluster_name='));
  const database = [...postmasters, ...postmasters.flatMap(([pid]) => below(Number(pid)))];
  const sum = async (rows: string[][]) =>
    (await Promise.all(rows.map(([pid]) => megabytes(Number(pid))))).reduce((total, one) => total + one, 0);
  return { service: await megabytes(service), pictures: await sum(pictures), database: await sum(database) };
}

async function megabytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Math.round(Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024);
}

function page(): string {
  const rows = samples
    .filter((_, index) => index % SAMPLES_PER_MINUTE === 0)
    .map(
      ({ minute, requests, service, pictures, database }) =>
        `| ${[minute, requests, service, pictures, database].join(' | ')} |`,
    );
  return `# Soak

_${new Date().toISOString().slice(0, 10)}, ${machine()}, ${minutes} minutes_

Trade, assessments, pictures, lists, open pages, mistakes and webhooks at once, steadily. Memory in megabytes (Pss).
The service held ${((growth - 1) * 100).toFixed(1)} % more in the last third than in the middle one (at most ${((FLAT - 1) * 100).toFixed(0)} %).

| Minute | Requests so far | Service | Pictures | PostgreSQL |
|---:|---:|---:|---:|---:|
${rows.join('\n')}
`;
}
