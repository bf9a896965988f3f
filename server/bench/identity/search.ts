import { monitorEventLoopDelay } from 'node:perf_hooks';
import { searchFaces } from '#actions/reviews/search-faces.ts';
import { createContext } from '#app/context.ts';
import { randomFrom } from '#bench/lib/forgeries.ts';
import { median } from '#bench/lib/load.ts';
import type { Report } from '#bench/lib/report.ts';
import { seedTenant } from '#bench/lib/seed.ts';
import { type BenchDatabase, openWorkbench } from '#bench/lib/server.ts';
import { SYSTEM } from '#core/actor.ts';
import { faceOf, MOST_COMPARED } from '#core/identity/faces.ts';
import { DEFAULT_RULES } from '#core/identity/identity-policy.ts';
import { DAY_MS } from '#core/time.ts';
import { readConfig } from '#settings/config.ts';
import * as faces from '#store/identity/faces.ts';
import * as policies from '#store/identity/policies.ts';

const SIZES = [1_000, 10_000, 100_000];
const SEARCHES = 5;
/** One face, and as many as a job takes at once. */
const SEARCHED_AT_ONCE = [1, 200];
const NUMBERS = 128;
const AT_ONCE = 4;
const BATCH = 500;
const UNREACHABLE = 2;

/** The cost of comparing faces with those of a tenant. The faces are made up and not similar. */
export async function benchIdentitySearch(_options: object, report: Report): Promise<void> {
  const bench = await openWorkbench();
  try {
    const rows: string[][] = [];
    const database = await bench.database();
    for (const size of SIZES) {
      const { developerId } = await seedTenant(database.db);
      report.progress(`identity-search: ${size.toLocaleString('en')} faces`);
      await fill(database, developerId, size);
      for (const atOnce of SEARCHED_AT_ONCE) {
        const figures = await search(database, developerId, atOnce);
        rows.push([size.toLocaleString('en'), String(atOnce), ...figures]);
      }
    }
    report.table(
      `Face search: verifications compared with the faces that a tenant keeps (at most ${MOST_COMPARED.toLocaleString('en')})`,
      [
        'Faces',
        'Searched together',
        'Time ms',
        'CPU ms of the service',
        'Stalls, p99 ms',
        'Additional memory MB',
      ],
      rows,
    );
    const [disk] = await database.db.query<{ bytes: number }>(
      `SELECT (pg_total_relation_size('identity_faces') + pg_total_relation_size('identity_people'))
         / (SELECT count(*) FROM identity_faces) AS bytes`,
    );
    report.note(`A face takes ${disk?.bytes} bytes on disk, including its key and the indexes.`);
  } finally {
    await bench.stop();
  }
}

const user = (n: number) => ({ externalUserId: `user_${n}`, verificationId: `idv_${n}` });

async function fill({ db }: BenchDatabase, developerId: string, size: number): Promise<void> {
  const random = randomFrom(size);
  const batches = Array.from({ length: Math.ceil(size / BATCH) }, (_, n) => n * BATCH);
  const from = Date.now() - size;
  const write = async () => {
    for (let start = batches.pop(); start !== undefined; start = batches.pop()) {
      const first = start;
      await db.transaction(async (tx) => {
        for (let n = first; n < Math.min(first + BATCH, size); n++) {
          const { externalUserId, verificationId } = user(n);
          const face = faceOf(Float32Array.from({ length: NUMBERS }, () => random() - 0.5));
          const kept = { face, verificationId, model: 'bench', keptUntil: new Date(from + 30 * DAY_MS) };
          await faces.keep(tx, { developerId, externalUserId }, kept, new Date(from + n));
        }
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
  await policies.replace(
    db,
    developerId,
    { ...DEFAULT_RULES, searchFacesDays: 30 },
    {
      changedAt: new Date(),
      changedBy: SYSTEM,
    },
  );
  await db.query('VACUUM ANALYZE identity_faces, identity_people');
}

/** In a job, which runs in the process that serves requests unless there are workers. */
async function search(database: BenchDatabase, developerId: string, atOnce: number): Promise<string[]> {
  const context = createContext(database.db, readConfig({ DATABASE_URL: database.serviceUrl }), {});
  const wanted = Array.from({ length: atOnce }, (_, n) => ({ ...user(n), bar: UNREACHABLE }));
  const [took, used, stalled, grown]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let n = 0; n < SEARCHES; n++) {
    const [memory, cpu, at] = [process.memoryUsage().rss, process.cpuUsage(), performance.now()];
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await searchFaces(context, developerId, wanted);
    delay.disable();
    const { user: own, system } = process.cpuUsage(cpu);
    took.push(performance.now() - at);
    used.push((own + system) / 1000);
    stalled.push(delay.percentile(99) / 1e6);
    grown.push((process.memoryUsage().rss - memory) / 2 ** 20);
  }
  return [
    ...[median(took), median(used), median(stalled)].map((ms) => ms.toFixed(0)),
    Math.max(0, ...grown).toFixed(0),
  ];
}
