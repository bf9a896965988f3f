import { screenPerson } from '#actions/reviews/screening/screen-person.ts';
import { createContext } from '#app/context.ts';
import { type Random, seeded } from '#bench/lib/market/random.ts';
import type { Report } from '#bench/lib/report.ts';
import { seedTenant } from '#bench/lib/seed.ts';
import { openWorkbench } from '#bench/lib/server.ts';
import type { WatchEntry } from '#core/reviews/screening/entry.ts';
import { readConfig } from '#settings/config.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import * as lists from '#store/reviews/screening/lists.ts';

const SIZES = [10_000, 100_000];
const SCREENED = 1_000;
const SEED = 8;

/** Some names are borne by many and most by few, as in life. */
function nameMaker(random: Random): () => string {
  const start = [
    'ab',
    'ad',
    'ba',
    'bo',
    'chi',
    'da',
    'em',
    'fa',
    'go',
    'ha',
    'ib',
    'ka',
    'la',
    'mo',
    'na',
    'ol',
  ];
  const middle = [
    'bi',
    'de',
    'du',
    'ke',
    'la',
    'lu',
    'ma',
    'mi',
    'na',
    'ra',
    'ri',
    'sa',
    'ta',
    'wa',
    'yo',
    'zi',
  ];
  const end = ['', 'd', 'la', 'ma', 'n', 'na', 'r', 's', 'va', 'yi'];
  const words = Array.from(
    { length: 8_000 },
    () => random.pick(start) + random.pick(middle) + random.pick(middle) + random.pick(end),
  );
  const word = () => words[Math.floor(words.length * random.next() ** 2)] ?? 'ada';
  return () => Array.from({ length: random.whole(2, 4) }, word).join(' ');
}

/** How long it takes to hold somebody against lists of a size, and to load these. All names are made up. */
export async function benchScreening(_options: object, report: Report): Promise<void> {
  const bench = await openWorkbench();
  try {
    const rows: string[][] = [];
    for (const size of SIZES) {
      const random = seeded(SEED);
      const makeName = nameMaker(random);
      const names = Array.from({ length: size }, makeName);
      const database = await bench.database();
      const { developerId } = await seedTenant(database.db);
      const context = createContext(database.db, readConfig({ DATABASE_URL: database.serviceUrl }), {});
      report.progress(`screening: loading ${size.toLocaleString('en')} names`);
      const from = performance.now();
      await lists.replace(database.db, 'csv', entriesOf(names, random), new Date());
      const loaded = (performance.now() - from) / 1000;
      await database.db.query('ANALYZE watch_keys, watch_entries');
      const times: number[] = [];
      let found = 0;
      for (let n = 0; n < SCREENED; n++) {
        // Every tenth is on the list, with one letter off.
        const listed = n % 10 === 0;
        const name = listed ? misspelt(random.pick(names)) : makeName();
        const person = { name, birthDate: null, country: null };
        const began = performance.now();
        const { result } = await screenPerson(context, { developerId, userId: `u${n}` }, person, NO_ANSWER);
        times.push(performance.now() - began);
        if (listed && result.hits.length > 0) found += 1;
      }
      times.sort((left, right) => left - right);
      const at = (share: number) => (times[Math.floor(share * times.length)] ?? 0).toFixed(1);
      rows.push([
        ...[size.toLocaleString('en'), loaded.toFixed(1), at(0.5), at(0.99)],
        `${found} of ${SCREENED / 10}`,
      ]);
    }
    report.table(
      'hold a person against watch lists, one after the other',
      ['names', 'loaded in s', 'p50 ms', 'p99 ms', 'found with a letter off'],
      rows,
    );
  } finally {
    await bench.stop();
  }
}

function misspelt(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return [`${first.slice(0, -1)}${first.endsWith('o') ? 'e' : 'o'}`, ...rest].join(' ');
}

async function* entriesOf(names: readonly string[], random: Random): AsyncGenerator<WatchEntry> {
  for (const [place, name] of names.entries()) {
    const birthDates = [`19${random.whole(40, 99)}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`];
    yield { id: String(place), kind: 'person', names: [name], birthDates, countries: [], programme: null };
  }
}
