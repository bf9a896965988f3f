import type { Report } from '#bench/lib/report.ts';
import type { WatchEntry } from '#core/reviews/screening/entry.ts';
import { matchEntry } from '#core/reviews/screening/match.ts';
import { keysOf } from '#core/reviews/screening/words.ts';
import { readPlainCsv } from '#providers/watchlists/csv-lists.ts';
import { recordsOf } from '#providers/watchlists/csv-rows.ts';

const fileOf = (name: string) => new URL(`./screening/${name}.csv`, import.meta.url).pathname;
const HALVES = ['tuned on', 'held out'] as const;
type Half = (typeof HALVES)[number];
const halfOf = (number: number): Half => (number % 2 === 0 ? 'tuned on' : 'held out');

type Counted = { tried: number; found: number; foundWithDate: number };

/** How many spellings of listed people are found, and how many ordinary people are a false alarm. */
export async function benchScreening(_options: object, report: Report): Promise<void> {
  const list = await readList();
  const kinds = new Map<string, Record<Half, Counted>>();
  for await (const { uid = '', kind = '', name = '', birthdate = '' } of recordsOf(fileOf('variants'), [
    'uid',
    'kind',
  ])) {
    const none = (): Counted => ({ tried: 0, found: 0, foundWithDate: 0 });
    const halves = kinds.get(kind) ?? { 'tuned on': none(), 'held out': none() };
    kinds.set(kind, halves);
    const counted = halves[halfOf(Number(uid))];
    counted.tried += 1;
    if (list.find(name, null).includes(uid)) counted.found += 1;
    if (list.find(name, birthdate || null).includes(uid)) counted.foundWithDate += 1;
  }
  const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;
  const cells = ({ tried, found, foundWithDate }: Counted) => [
    String(tried),
    percent(found, tried),
    percent(foundWithDate, tried),
  ];
  report.table(
    'spellings of 400 listed people that are found',
    [
      'spelling',
      ...HALVES.flatMap((half) => [`${half}: tried`, `${half}: by name`, `${half}: with birth date`]),
    ],
    [...kinds].map(([kind, halves]) => [kind, ...HALVES.flatMap((half) => cells(halves[half]))]),
  );

  const alarms = { 'tuned on': { tried: 0, found: 0 }, 'held out': { tried: 0, found: 0 } };
  let number = 0;
  const started = performance.now();
  for await (const { name = '' } of recordsOf(fileOf('common'), ['name'])) {
    const counted = alarms[halfOf(number++)];
    counted.tried += 1;
    if (list.find(name, null).length > 0) counted.found += 1;
  }
  const each = (performance.now() - started) / number;
  report.table(
    'ordinary people without a birth date who get a hit',
    ['half', 'people', 'with a hit', 'share', 'ms each'],
    HALVES.map((half) => {
      const { tried, found } = alarms[half];
      return [half, String(tried), String(found), percent(found, tried), each.toFixed(1)];
    }),
  );
}

/** The list with an index as the database has it. */
async function readList() {
  const weak = new Map<string, string[]>();
  for await (const { id: uid = '', weakaliases = '' } of recordsOf(fileOf('listed'), ['id', 'name']))
    weak.set(uid, weakaliases.split(';').filter(Boolean));
  const entries = new Map<string, WatchEntry>();
  for await (const entry of readPlainCsv(fileOf('listed')))
    entries.set(entry.id, { ...entry, weakNames: weak.get(entry.id) ?? [] });
  const byKey = new Map<string, Set<string>>();
  for (const { id, names, weakNames = [] } of entries.values()) {
    for (const key of [...names, ...weakNames].flatMap(keysOf))
      byKey.set(key, (byKey.get(key) ?? new Set()).add(id));
  }
  return {
    find(name: string, birthDate: string | null): string[] {
      const candidates = new Set(keysOf(name).flatMap((key) => [...(byKey.get(key) ?? [])]));
      return [...candidates].filter((id) => {
        const entry = entries.get(id);
        return entry && matchEntry({ name, birthDate, country: null }, entry) !== null;
      });
    },
  };
}
