import { MAX_NAMES, type WatchEntry, type WatchSource } from '#core/reviews/screening/entry.ts';
import { readOfacCsv, readPlainCsv, readUkCsv } from './csv-lists.ts';
import { WatchListError } from './watch-list-error.ts';
import { readEuXml, readOfacXml, readUnXml } from './xml-lists.ts';

type Reader = (path: string) => AsyncGenerator<WatchEntry>;

const READERS: Readonly<Record<WatchSource, (path: string) => Reader>> = {
  ofac: (path) => (/\.csv$/i.test(path) ? readOfacCsv : readOfacXml),
  un: () => readUnXml,
  uk: () => readUkCsv,
  eu: () => readEuXml,
  csv: () => readPlainCsv,
};

/** Yields the entries of a list. A file without entries is not the expected list. */
export async function* readWatchList(source: WatchSource, path: string): AsyncGenerator<WatchEntry> {
  let found = 0;
  for await (const entry of READERS[source](path)(path)) {
    if (entry.id === '' || entry.names.length === 0) continue;
    found += 1;
    yield { ...entry, names: entry.names.slice(0, MAX_NAMES) };
  }
  if (found === 0) throw new WatchListError('it has no entries; is it the file of another list?');
}
