import { existsSync } from 'node:fs';
import type { WatchEntry } from '#core/reviews/screening/entry.ts';
import { recordsOf, rowsOf } from './csv-rows.ts';
import { datesOf } from './dates.ts';
import { namesOf, unique } from './names.ts';

/** OFAC's placeholder for an empty cell. */
const orNothing = (cell = '') => (cell === '-0-' ? '' : cell);

/**
 * OFAC, sdn.csv: no header, twelve columns; further details and weak aliases are in the remarks. The other
 * aliases are in alt.csv, which has to be in the same folder.
 */
export async function* readOfacCsv(path: string): AsyncGenerator<WatchEntry> {
  const aliases = await ofacAliases(path);
  for await (const row of rowsOf(path)) {
    const [id = '', name = '', type = '', programme = ''] = row.map(orNothing);
    if (!/^\d+$/.test(id)) continue;
    const remarks = orNothing(row[11]).split(';');
    const remarked = (start: RegExp) =>
      remarks.flatMap((remark) =>
        start.test(remark) ? [remark.replace(start, '').replace(/\.$/, '').trim()] : [],
      );
    yield {
      id,
      kind: type === 'individual' ? 'person' : 'entity',
      ...namesOf(name, [
        ...(aliases.get(id) ?? []).map((alias) => [alias, false] as const),
        ...remarked(/^\s*(?:alt\. )?a\.k\.a\. /i).map(
          (alias) => [alias.replace(/^["']|["']$/g, ''), true] as const,
        ),
      ]),
      birthDates: datesOf(remarked(/^\s*(?:alt\. )?DOB /)),
      countries: unique([...remarked(/^\s*nationality /i), ...remarked(/^\s*citizen /i)]),
      programme: programme || null,
    };
  }
}

/** The path of OFAC's aliases, which are not in sdn.csv itself. */
export const ofacAliasesPath = (path: string) => path.replace(/sdn(?=[^/\\]*$)/i, 'alt');

async function ofacAliases(path: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const file = ofacAliasesPath(path);
  if (file === path || !existsSync(file)) return found;
  for await (const [id = '', , , name = ''] of rowsOf(file)) {
    const alias = orNothing(name.trim());
    if (alias) found.set(id, [...(found.get(id) ?? []), alias]);
  }
  return found;
}

const UK_NAMES = ['name 1', 'name 2', 'name 3', 'name 4', 'name 5', 'name 6'];

/** The consolidated list of the United Kingdom (ConList.csv): one row per name, grouped by Group ID. */
export async function* readUkCsv(path: string): AsyncGenerator<WatchEntry> {
  const groups = new Map<string, WatchEntry>();
  for await (const row of recordsOf(path, ['group id', 'name 6', 'group type'])) {
    const id = row['group id'] ?? '';
    const name = UK_NAMES.map((column) => row[column])
      .filter(Boolean)
      .join(' ');
    const known = groups.get(id);
    const isWeak = /low/i.test(row['alias quality'] ?? '');
    groups.set(id, {
      id,
      kind: row['group type'] === 'Individual' ? 'person' : 'entity',
      ...namesOf('', [
        ...(known?.names ?? []).map((one) => [one, false] as const),
        ...(known?.weakNames ?? []).map((one) => [one, true] as const),
        [name, isWeak],
      ]),
      birthDates: unique([...(known?.birthDates ?? []), ...datesOf([row['dob'] ?? ''])]),
      countries: unique([...(known?.countries ?? []), row['nationality'] ?? '']),
      programme: row['regime'] || known?.programme || null,
    });
  }
  yield* groups.values();
}

/**
 * A generic list: id and name, and optionally aliases (separated by ;), birthDate, country, kind, programme.
 */
export async function* readPlainCsv(path: string): AsyncGenerator<WatchEntry> {
  const several = (cell = '') => cell.split(';').map((one) => one.trim());
  for await (const row of recordsOf(path, ['id', 'name'])) {
    yield {
      id: row['id'] ?? '',
      kind: row['kind'] === 'entity' ? 'entity' : 'person',
      names: unique([row['name'] ?? '', ...several(row['aliases'])]),
      birthDates: datesOf(several(row['birthdate'])),
      countries: unique(several(row['country'])),
      programme: row['programme'] || null,
    };
  }
}
