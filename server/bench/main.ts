import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { benchMove } from '#bench/growing/move.ts';
import { writeContents } from '#bench/lib/contents.ts';
import { readShare, type Share } from '#bench/lib/journal.ts';
import { machine, openReport, type Report } from '#bench/lib/report.ts';
import { benchBill } from './bill.ts';
import { benchBulk } from './bulk.ts';
import { benchCitus } from './citus.ts';
import { benchConcurrency } from './concurrency.ts';
import { benchDrain } from './drain.ts';
import { benchEscrow, benchGrowth, ESCROW_BENCHES } from './escrow.ts';
import { benchFraud, benchFraudGrowth } from './fraud.ts';
import { benchFraudBacktest } from './fraud-backtest.ts';
import { benchFraudHeldOut } from './fraud-held-out.ts';
import { benchFraudMarket } from './fraud-market.ts';
import { benchHotspots } from './hotspots.ts';
import { benchIdentitySearch } from './identity/search.ts';
import { benchIdentityHostile } from './identity-hostile.ts';
import { benchIdentityLoad } from './identity-load.ts';
import { benchNeighbours } from './neighbours.ts';
import { benchNeighboursIdentity } from './neighbours-identity.ts';
import { benchNeighboursWebhooks } from './neighbours-webhooks.ts';
import { benchOpenLoop } from './openloop.ts';
import { benchPromises } from './promises.ts';
import { benchScreening } from './screening.ts';
import { benchVersions } from './versions.ts';
import { benchWebhooks } from './webhooks.ts';

/**
 * npm run bench -- [name …] [--seconds 3] [--large 1000000] [--images <folder>]
 * identity-attacks takes long: [--people 20] [--journal <file>] [--share 1/2]. With a journal it resumes
 * where it stopped. Two processes with the shares 1/2 and 2/2 can fill one journal; a run without a share
 * prints the table.
 * To test a service of another version: --against <its address>, with SURETY_API_KEY and a separate journal;
 * --before <that journal> shows its results for comparison.
 * versions takes --against <folder of an earlier checkout> and compares it with this one; it is skipped
 * without.
 * identity-hostile takes long too: [--pictures 10000].
 * fraud-held-out takes --market 'former held-out', for the market that was held out before.
 * bill takes --write, which makes the measured counts the budgets of the test.
 * Each bench writes a file to results/; RESULTS.md is the table of contents.
 */
type Options = {
  readonly seconds: number;
  readonly large: number;
  readonly images: string | undefined;
  readonly people: number;
  readonly pictures: number;
  readonly journal: string | undefined;
  readonly share: Share | undefined;
  readonly against: string | undefined;
  readonly before: string | undefined;
  readonly write: boolean;
  readonly market: string;
};
const BENCHES: Record<string, (options: Options, report: Report) => Promise<void>> = {
  ...Object.fromEntries(
    ESCROW_BENCHES.map((name) => [
      name,
      (options: Options, report: Report) => benchEscrow(name, options, report),
    ]),
  ),
  versions: benchVersions,
  bill: benchBill,
  bulk: benchBulk,
  openloop: benchOpenLoop,
  hotspots: benchHotspots,
  drain: benchDrain,
  promises: benchPromises,
  screening: benchScreening,
  growth: benchGrowth,
  concurrency: benchConcurrency,
  citus: benchCitus,
  move: benchMove,
  webhooks: benchWebhooks,
  neighbours: benchNeighbours,
  'neighbours-identity': benchNeighboursIdentity,
  'neighbours-webhooks': benchNeighboursWebhooks,
  fraud: benchFraud,
  'fraud-growth': benchFraudGrowth,
  'fraud-market': benchFraudMarket,
  'fraud-held-out': benchFraudHeldOut,
  'fraud-backtest': benchFraudBacktest,
  'identity-load': benchIdentityLoad,
  'identity-hostile': benchIdentityHostile,
  // Imported late, because it turns off every picture format except JPEG and PNG, and the one above still has
  // to draw.
  'identity-attacks': async (options, report) =>
    (await import('./identity-attacks.ts')).benchIdentityAttacks(options, report),
  'identity-papers': async (options, report) =>
    (await import('./identity-papers.ts')).benchIdentityPapers(options, report),
  'identity-people': async (options, report) =>
    (await import('./identity/people.ts')).benchIdentityPeople(options, report),
  'identity-copies': async (options, report) =>
    (await import('./identity/copies.ts')).benchIdentityCopies(options, report),
  'identity-moments': async (options, report) =>
    (await import('./identity/moments.ts')).benchIdentityMoments(options, report),
  challenge: async (options, report) => (await import('./challenge.ts')).benchChallenge(options, report),
  'identity-fields': async (options, report) =>
    (await import('./identity-fields.ts')).benchIdentityFields(options, report),
  'identity-search': benchIdentitySearch,
  'identity-groups': async (options, report) =>
    (await import('./identity-groups.ts')).benchIdentityGroups(options, report),
  identity: async (options, report) => (await import('./identity.ts')).benchIdentity(options, report),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '3' },
    large: { type: 'string', default: '1000000' },
    images: { type: 'string', default: process.env['BENCH_IMAGES'] ?? '' },
    people: { type: 'string', default: '20' },
    pictures: { type: 'string', default: '10000' },
    journal: { type: 'string', default: '' },
    share: { type: 'string', default: '' },
    against: { type: 'string', default: '' },
    before: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
    market: { type: 'string', default: 'held-out' },
  },
});
const chosen = positionals.length > 0 ? positionals : Object.keys(BENCHES);
const options = {
  seconds: Number(values.seconds),
  large: Number(values.large),
  images: values.images || undefined,
  people: Number(values.people),
  pictures: Number(values.pictures),
  journal: values.journal || undefined,
  share: readShare(values.share),
  against: values.against || undefined,
  before: values.before || undefined,
  write: values.write,
  market: values.market,
};
const parts = new URL('./results/', import.meta.url);
/** The many identity benches have their own folder. */
const folderOf = (name: string) => new URL(name.startsWith('identity') ? 'identity/' : './', parts);
for (const folder of ['', 'identity']) await mkdir(folderOf(folder), { recursive: true });

for (const name of chosen) {
  const bench = BENCHES[name];
  if (!bench) {
    console.error(`Unknown bench "${name}". The benches are: ${Object.keys(BENCHES).join(', ')}.`);
    process.exit(2);
  }
  const report = openReport();
  await bench(options, report);
  // A share of the work has no results of its own.
  if (report.text() === '') continue;
  const stamp = `_${new Date().toISOString().slice(0, 10)}, ${machine()}, slices of ${options.seconds} s_`;
  await writeFile(new URL(`${name}.md`, folderOf(name)), `## ${name}\n\n${stamp}\n\n${report.text()}`);
}

await writeContents();
