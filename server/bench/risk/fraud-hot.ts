import { type LoadResult, load, median, type PreparedRequest, prepare } from '#bench/lib/load.ts';
import type { Report } from '#bench/lib/report.ts';
import { seedTenant, type Tenant } from '#bench/lib/seed.ts';
import { openWorkbench } from '#bench/lib/server.ts';

type Who = { readonly platformUserId: string; readonly deviceFingerprint: string };

/** What happens to one user happens one after the other: what that costs, beside as many users as calls. */
const SHAPES: Readonly<Record<string, (n: number) => Who>> = {
  'many users': (n) => ({ platformUserId: `user-${n}`, deviceFingerprint: `device-${n}` }),
  'one user on one device': () => ({ platformUserId: 'hot', deviceFingerprint: 'hot' }),
  'one user, each time on another device': (n) => ({
    platformUserId: 'hopping',
    deviceFingerprint: `hopping-${n}`,
  }),
};
const CLIENTS = [8, 32];
const ROUNDS = 5;

export async function benchFraudHot(
  { seconds }: { readonly seconds: number },
  report: Report,
): Promise<void> {
  const bench = await openWorkbench();
  try {
    const database = await bench.database();
    const tenant = await seedTenant(database.db);
    const { port } = await bench.serve(database);
    const requests = Object.entries(SHAPES).map(([name, who]) => ({ name, next: requestsOf(tenant, who) }));
    await load(port, 8, 3, requests[0]?.next ?? (() => Buffer.alloc(0)));
    const results = new Map<string, LoadResult[]>();
    for (let round = 0; round < ROUNDS; round++) {
      for (const clients of CLIENTS) {
        for (const { name, next } of requests) {
          const key = `${name} ${clients}`;
          results.set(key, [...(results.get(key) ?? []), await load(port, clients, seconds, next)]);
        }
      }
      report.progress(`fraud hot: round ${round + 1} of ${ROUNDS}`);
    }
    const rate = (name: string, clients: number) =>
      median((results.get(`${name} ${clients}`) ?? []).map(({ perSecond }) => perSecond));
    report.table(
      'assess fraud over HTTP, many users beside one',
      ['who', ...CLIENTS.flatMap((clients) => [`${clients} clients, HTTP/s`, 'against many users'])],
      Object.keys(SHAPES).map((name) => [
        name,
        ...CLIENTS.flatMap((clients) => {
          const many = rate('many users', clients);
          return [rate(name, clients).toFixed(0), (rate(name, clients) / many).toFixed(2)];
        }),
      ]),
    );
  } finally {
    await bench.stop();
  }
}

function requestsOf({ apiKey }: Tenant, who: (n: number) => Who): () => PreparedRequest {
  let next = 0;
  return () => {
    const body = { ...who(next++), transactionAmount: 5_000_000 };
    return prepare('POST', '/v1/fraud/assess', { 'x-api-key': apiKey }, body);
  };
}
