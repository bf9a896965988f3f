import { againstPgbench, latencies, operationsFor, perSecond } from '#bench/lib/against-pgbench.ts';
import { type Floor, READING, WRITING } from '#bench/lib/floors.ts';
import { type LoadResult, load, median, type PreparedRequest, prepare } from '#bench/lib/load.ts';
import { findPgbench } from '#bench/lib/pgbench.ts';
import { queueCommits, queueCreations } from '#bench/lib/queue.ts';
import type { Report } from '#bench/lib/report.ts';
import { moment, openOne, seedAgreements, seedBulk, seedTenant, type Tenant } from '#bench/lib/seed.ts';
import { type BenchDatabase, openWorkbench } from '#bench/lib/server.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { Change } from '#core/escrow/change.ts';
import { confirm } from '#core/escrow/confirm.ts';
import { receive } from '#core/escrow/receive.ts';
import { AS_LOADED } from '#store/escrow/agreement-rows.ts';

const ROUNDS = 5;

export type EscrowOptions = { readonly seconds: number; readonly large: number };

type Workload = {
  readonly name: string;
  /** Default: the floors that write. */
  readonly floors?: readonly Floor[];
  /** Prepares at least as many operations as all slices need. */
  readonly seed: (
    database: BenchDatabase,
    tenant: Tenant,
    operations: number,
  ) => Promise<{
    requests: () => PreparedRequest;
    peerSql: string;
  }>;
};

const WORKLOADS: Record<string, Workload> = {
  confirm: { name: 'confirm a milestone', seed: seedConfirm },
  create: { name: 'create an agreement', seed: seedCreate },
  retrieve: { name: 'retrieve an agreement', floors: READING, seed: seedRetrieve },
  deposit: { name: 'receive a deposit', seed: seedDeposit },
};

export const ESCROW_BENCHES = Object.keys(WORKLOADS);

export async function benchEscrow(which: string, options: EscrowOptions, report: Report): Promise<void> {
  const workload = WORKLOADS[which];
  if (!workload) throw new Error(`unknown bench "${which}"`);
  // First, because preparing the operations takes a while.
  await findPgbench();
  const bench = await openWorkbench();
  try {
    const database = await bench.database();
    const tenant = await seedTenant(database.db);
    const { name, floors = WRITING } = workload;
    const { seconds } = options;
    const operations = operationsFor(seconds);
    report.progress(`${name}: preparing ${operations} operations`);
    const { requests, peerSql } = await workload.seed(database, tenant, operations);
    const { port } = await bench.serve(database);
    await againstPgbench({ name, port, requests, database, peerSql, floors, seconds }, report);
  } finally {
    await bench.stop();
  }
}

/** The same confirmations on a small and on a large history. Slices alternate. */
export async function benchGrowth(options: EscrowOptions, report: Report): Promise<void> {
  const bench = await openWorkbench();
  try {
    const sides = [];
    for (const size of [1_000, options.large]) {
      report.progress(`growth: filling a database with ${size.toLocaleString('en')} agreements`);
      const database = await bench.database();
      const tenant = await seedTenant(database.db);
      await seedBulk(database.db, tenant, size);
      const { requests } = await seedConfirm(database, tenant, options.seconds * (ROUNDS + 1) * 6_000, false);
      const server = await bench.serve(database);
      await load(server.port, 32, 2, requests);
      sides.push({ size, requests, server, results: [] as LoadResult[] });
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const side of sides)
        side.results.push(await load(side.server.port, 32, options.seconds, side.requests));
      report.progress(`growth: round ${round + 1} of ${ROUNDS}`);
    }
    const base = median(sides[0]?.results.map((result) => result.perSecond) ?? []);
    report.table(
      'confirm a milestone over HTTP as the history grows (32 clients)',
      ['agreements', 'HTTP/s', 'ratio to the smallest', 'p50 ms', 'p99 ms'],
      sides.map(({ size, results }) => {
        const rate = median(results.map((result) => result.perSecond));
        return [size.toLocaleString('en'), perSecond(rate), (rate / base).toFixed(2), ...latencies(results)];
      }),
    );
  } finally {
    await bench.stop();
  }
}

/** The buyer confirms each funded agreement, and the seller does once all buyers have. */
export async function seedConfirm(
  database: BenchDatabase,
  tenant: Tenant,
  operations: number,
  withPeer = true,
) {
  const each = Math.ceil(operations / 2);
  const ours = await seedAgreements(database.db, tenant, each, true);
  const confirm = (agreement: Agreement, user: string) =>
    prepare(
      'POST',
      `/v1/escrow/agreements/${agreement.id}/milestones/${agreement.milestones[0]?.id}/confirm`,
      { 'x-api-key': tenant.apiKey },
      { external_user_id: user },
    );
  // In blocks of agreements, so that first and second confirmations are mixed as in real traffic.
  const block = 500;
  let next = 0;
  const requests = () => {
    const index = next++;
    const base = Math.floor(index / (2 * block)) * block;
    const within = index % (2 * block);
    const agreement = ours[(base + (within % block)) % ours.length] as Agreement;
    return confirm(agreement, within < block ? 'buyer' : 'seller');
  };
  const peerSql = withPeer
    ? await queueCommits(database.db, await peerConfirmations(database, tenant, each, block))
    : '';
  return { requests, peerSql };
}

async function peerConfirmations(database: BenchDatabase, tenant: Tenant, count: number, block: number) {
  const theirs = await seedAgreements(database.db, tenant, count, true);
  const changes: Change[] = [];
  for (let base = 0; base < theirs.length; base += block) {
    const second: Change[] = [];
    for (const agreement of theirs.slice(base, base + block)) {
      const milestoneId = agreement.milestones[0]?.id ?? '';
      const first = confirm(agreement, { milestoneId, externalUserId: 'buyer' }, moment()).change;
      if (!first) throw new Error('nothing to confirm');
      const last = confirm(first.after, { milestoneId, externalUserId: 'seller' }, moment()).change;
      if (!last) throw new Error('nothing to confirm');
      changes.push(first);
      second.push(last);
    }
    changes.push(...second);
  }
  return changes;
}

export function createRequest(tenant: Tenant): PreparedRequest {
  return prepare(
    'POST',
    '/v1/escrow/agreements',
    { 'x-api-key': tenant.apiKey },
    {
      buyerExternalId: 'buyer',
      sellerExternalId: 'seller',
      totalAmount: 1000,
      milestones: [{ title: 'All of it', amount: 1000 }],
    },
  );
}

async function seedCreate(database: BenchDatabase, tenant: Tenant, operations: number) {
  const request = createRequest(tenant);
  const peers = Array.from({ length: operations }, () => openOne(tenant));
  return { requests: () => request, peerSql: await queueCreations(database.db, peers) };
}

export async function seedRetrieve(database: BenchDatabase, tenant: Tenant) {
  const agreements = await seedAgreements(database.db, tenant, 5_000, true);
  const requests = agreements.map((agreement) =>
    prepare('GET', `/v1/escrow/agreements/${agreement.id}`, { 'x-api-key': tenant.apiKey }),
  );
  await database.db.query('CREATE TABLE bench_ids (i integer PRIMARY KEY, id text)');
  await database.db.query('GRANT SELECT ON bench_ids TO surety');
  await database.db.query('INSERT INTO bench_ids SELECT * FROM unnest($1::integer[], $2::text[])', [
    agreements.map((_agreement, index) => index),
    agreements.map((agreement) => agreement.id),
  ]);
  const peerSql = `\\set i random(0, ${agreements.length - 1})
SELECT ${AS_LOADED} FROM bench_ids b, load_agreements(ARRAY['${tenant.developerId}'], ARRAY[b.id]) WHERE b.i = :i;\n`;
  let next = 0;
  return { requests: () => requests[next++ % requests.length] as PreparedRequest, peerSql };
}

async function seedDeposit(database: BenchDatabase, tenant: Tenant, operations: number) {
  const ours = await seedAgreements(database.db, tenant, operations, false);
  const theirs = await seedAgreements(database.db, tenant, operations, false);
  const changes = theirs.map((agreement, index) => {
    const deposit = {
      provider: 'sandbox',
      transactionId: `peer-${index}`,
      accountNumber: agreement.virtualAccount?.accountNumber ?? '',
      amount: agreement.totalAmount,
      senderName: null,
    };
    return receive(agreement, deposit, 86_400_000, moment()).change;
  });
  let next = 0;
  const requests = () => {
    const index = next++;
    const accountNumber = ours[index % ours.length]?.virtualAccount?.accountNumber;
    const body = { accountNumber, amount: 1000, reference: `bench-${index}` };
    return prepare('POST', '/v1/sandbox/deposits', { 'x-api-key': tenant.apiKey }, body);
  };
  return { requests, peerSql: await queueCommits(database.db, changes) };
}
