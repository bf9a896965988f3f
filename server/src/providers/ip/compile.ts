import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { IpDataSource } from '#core/risk/ip-intel.ts';
import { type AddressRange, parseRange } from './addresses.ts';
import { IpDataError, writeIpDataFile } from './data-file.ts';
import { majorityCountries } from './majority.ts';
import { packOrganisations } from './organisation-rows.ts';
import { CLASS_RULES, classifyOrganisation, type OrganisationTable } from './organisations.ts';
import { collectRanges, packList, type RangeCollector } from './ranges.ts';
import {
  type FindPackage,
  LIST_FILES,
  type ListName,
  packageFolder,
  RAW_FILES,
  type RawFile,
  rawFile,
  rawList,
} from './sources.ts';

/** Compiles raw data into the file used for look-ups. Takes a few seconds, and yields to the event loop. */
export const COMPILED_FILE = 'compiled.bin';
const ROWS_A_TURN = 20_000;
const ORGANISATIONS_A_TURN = 500;
const LOW_32 = 0xffff_ffffn;

export type CompileOptions = {
  folder: string;
  now: Date;
  findPackage?: FindPackage;
  /** Called after each part with the current step and the fraction done (0 to 1). */
  onProgress?: (doing: string, done: number) => void;
  /** Checks the draft before it replaces the current data; throws to keep the old data. */
  check?: (draft: string) => Promise<void>;
};

type Section = { name: string; bytes: Buffer };
/** Ranges refer to a row number of this table. Row 0 means unknown. */
class OrganisationRows {
  readonly #rows = new Map<number, number>();
  readonly table: OrganisationTable = { numbers: [0], names: [''], classes: [], countries: [] };

  rowOf(asn: number, name: () => string): number {
    const known = this.#rows.get(asn);
    if (known !== undefined) return known;
    const row = this.table.numbers.push(asn) - 1;
    this.table.names.push(name());
    this.#rows.set(asn, row);
    return row;
  }
}

function nameIn(field: string): string {
  return field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
}

/** Reads the two numbers before the first and the second comma; null when either is not a number. */
type ToRange = (csv: Buffer, at: number, first: number, second: number) => AddressRange | null;

const rangeV4: ToRange = (csv, at, first, second) => {
  const startLow = wholeNumber(csv, at, first);
  const endLow = wholeNumber(csv, first + 1, second);
  if (Number.isNaN(startLow) || Number.isNaN(endLow)) return null;
  return { startHigh: 0, startLow, endHigh: 0, endLow };
};

const rangeV6: ToRange = (csv, at, first, second) => {
  const start = csv.toString('latin1', at, first);
  const end = csv.toString('latin1', first + 1, second);
  if (!/^\d+$/.test(start) || !/^\d+$/.test(end)) return null;
  const from = BigInt(start) >> 64n;
  const to = BigInt(end) >> 64n;
  return {
    startHigh: Number(from >> 32n),
    startLow: Number(from & LOW_32),
    endHigh: Number(to >> 32n),
    endLow: Number(to & LOW_32),
  };
};

const COMMA = 44;
const NEWLINE = 10;
const ZERO = 48;

/** Digit by digit: converting each number to text takes longer than everything else done with a row. */
function wholeNumber(csv: Buffer, from: number, to: number): number {
  let number = from < to ? 0 : Number.NaN;
  for (let at = from; at < to; at++) {
    const digit = (csv[at] ?? 0) - ZERO;
    if (digit < 0 || digit > 9) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

async function readAsnRows(
  csv: Buffer,
  file: string,
  toRange: ToRange,
  ranges: RangeCollector,
  organisations: OrganisationRows,
): Promise<void> {
  const text = (from: number, to: number) => csv.toString('utf8', from, to);
  let number = 0;
  // Half a million rows on the first start, read in place: converting them all to text takes time and memory.
  for (let at = 0; at < csv.length; ) {
    number += 1;
    if (number % ROWS_A_TURN === 0) await breathe();
    const newline = csv.indexOf(NEWLINE, at);
    const end = newline < 0 ? csv.length : newline;
    const first = csv.indexOf(COMMA, at);
    const second = csv.indexOf(COMMA, first + 1);
    const third = csv.indexOf(COMMA, second + 1);
    const asn = wholeNumber(csv, second + 1, third);
    const range = third > 0 && third < end ? toRange(csv, at, first, second) : null;
    if (!range || !Number.isSafeInteger(asn) || asn <= 0) {
      if (text(at, csv.length).trim() === '') return;
      throw new IpDataError(`${file}, line ${number}: expected start,end,asn,organisation`);
    }
    ranges.add(
      range,
      organisations.rowOf(asn, () => nameIn(text(third + 1, end).trimEnd())),
    );
    at = end + 1;
  }
}

function parseList(text: string, file: string): AddressRange[] {
  return text.split('\n').flatMap((line, index) => {
    // Published lists have the location after each network, separated by a comma.
    const entry = line.replace(/[#,].*/, '').trim();
    if (entry === '') return [];
    const range = parseRange(entry);
    if (!range) throw new IpDataError(`${file}, line ${index + 1}: "${entry}" is not an address or network`);
    return [range];
  });
}

const bytesOf = (columns: Uint32Array) => Buffer.from(columns.buffer, columns.byteOffset, columns.byteLength);

type AsnFiles = { readonly v4: RawFile; readonly v6: RawFile };

async function asnFiles(folder: string, find: FindPackage): Promise<AsnFiles> {
  const v4 = await rawFile(folder, 'asnV4', find);
  const v6 = await rawFile(folder, 'asnV6', find);
  if (!v4 || !v6) {
    const missing = [v4 ? [] : RAW_FILES.asnV4.file, v6 ? [] : RAW_FILES.asnV6.file].flat().join(' and ');
    throw new IpDataError(
      `${missing} not found: put it into ${folder}, or install the package ${RAW_FILES.asnV4.package}`,
    );
  }
  return { v4, v6 };
}

async function asnSections({ v4, v6 }: AsnFiles, country: Buffer): Promise<Compiled> {
  const organisations = new OrganisationRows();
  const ranges = collectRanges();
  await readAsnRows(v4.bytes, RAW_FILES.asnV4.file, rangeV4, ranges, organisations);
  await readAsnRows(v6.bytes, RAW_FILES.asnV6.file, rangeV6, ranges, organisations);
  await classifyAll(organisations.table);
  const columns = ranges.pack();
  const { numbers, countries } = organisations.table;
  countries.push(...(await majorityCountries(columns, numbers.length, country)));
  const packed = packOrganisations(organisations.table);
  return {
    sources: [v4.source, v6.source],
    sections: [
      { name: 'asn', bytes: bytesOf(columns) },
      { name: 'organisations', bytes: packed.texts },
      { name: 'organisation ends', bytes: bytesOf(packed.ends) },
    ],
  };
}

/**
 * Classifies all organisations once here: matching a name against all patterns takes longer than the rest of
 * a look-up.
 */
async function classifyAll({ numbers, names, classes }: OrganisationTable): Promise<void> {
  for (const [row, number] of numbers.entries()) {
    if (row % ORGANISATIONS_A_TURN === 0) await breathe();
    classes.push(number === 0 ? 'unknown' : classifyOrganisation(number, names[row] ?? ''));
  }
}

type Compiled = { sources: IpDataSource[]; sections: Section[] };

async function placeSections(folder: string, find: FindPackage): Promise<Compiled & { country: Buffer }> {
  const country = await rawFile(folder, 'country', find);
  if (!country) {
    throw new IpDataError(
      `${RAW_FILES.country.file} not found: put it into ${folder}, or install ${RAW_FILES.country.package}`,
    );
  }
  const city = await rawFile(folder, 'city', find);
  return {
    country: country.bytes,
    sources: [country.source, ...(city ? [city.source] : [])],
    sections: [
      { name: 'country', bytes: country.bytes },
      ...(city ? [{ name: 'city', bytes: city.bytes }] : []),
    ],
  };
}

async function listSections(folder: string): Promise<Compiled> {
  const compiled: Compiled = { sources: [], sections: [] };
  for (const name of Object.keys(LIST_FILES) as ListName[]) {
    const list = await rawList(folder, name);
    if (list === null) continue;
    const ranges = parseList(list.text, LIST_FILES[name]);
    const version = createHash('sha256').update(list.text).digest('hex').slice(0, 8);
    compiled.sources.push({ name, version, date: list.date });
    compiled.sections.push({ name, bytes: bytesOf(packList(ranges)) });
  }
  return compiled;
}

export async function compileIpData(options: CompileOptions): Promise<string> {
  const { folder, now, onProgress = () => undefined } = options;
  const find = options.findPackage ?? packageFolder;
  onProgress('reading files', 0);
  const files = await asnFiles(folder, find);
  const places = await placeSections(folder, find);
  // Before the slow part: these lists were written by people and may be wrong.
  const lists = await listSections(folder);
  onProgress('sorting the networks of all operators', 0.1);
  const asn = await asnSections(files, places.country);
  const sources = [...asn.sources, ...places.sources, ...lists.sources];
  const version = sources.map((source) => `${source.name} ${source.version}`).join(', ');
  onProgress('writing', 0.8);
  const path = join(folder, COMPILED_FILE);
  await writeIpDataFile(
    path,
    { version, builtAt: now.toISOString(), sources, rules: CLASS_RULES },
    [asn, places, lists].flatMap(({ sections }) => sections),
    async (draft) => {
      onProgress('checking known addresses', 0.9);
      await options.check?.(draft);
    },
  );
  onProgress('done', 1);
  return version;
}
