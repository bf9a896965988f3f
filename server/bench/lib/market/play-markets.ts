import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext } from '#app/context.ts';
import type { Report } from '#bench/lib/report.ts';
import { seedTenant } from '#bench/lib/seed.ts';
import { openWorkbench } from '#bench/lib/server.ts';
import { openIpIntel } from '#providers/ip/intel.ts';
import { readConfig } from '#settings/config.ts';
import { type Addresses, openAddresses } from './addresses.ts';
import { type Played, play } from './play.ts';
import type { Scenario } from './town.ts';

/** Plays each market in a database of its own. */
export async function playMarkets(
  markets: Readonly<Record<string, (addresses: Addresses) => Scenario>>,
  report: Report,
): Promise<ReadonlyMap<string, Played>> {
  const folder = await mkdtemp(join(tmpdir(), 'surety-bench-ip-'));
  const ipIntel = await openIpIntel({ folder, clock: () => new Date() });
  const bench = await openWorkbench();
  const played = new Map<string, Played>();
  try {
    for (const [name, simulate] of Object.entries(markets)) {
      const database = await bench.database();
      const { developerId } = await seedTenant(database.db);
      const context = createContext(database.db, readConfig({ DATABASE_URL: database.serviceUrl }), {
        ipIntel,
      });
      const progress = (line: string) => report.progress(`fraud market, ${name}: ${line}`);
      const world = { context, owner: database.db, developerId };
      played.set(name, await play(world, simulate(openAddresses(ipIntel)), progress));
    }
  } finally {
    await bench.stop();
    ipIntel.close();
    await rm(folder, { recursive: true });
  }
  return played;
}
