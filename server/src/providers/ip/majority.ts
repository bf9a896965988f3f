import { setImmediate as breathe } from 'node:timers/promises';
import { Reader, type Response } from 'mmdb-lib';
import { COLUMNS } from './ranges.ts';

/**
 * Finds the country of most addresses of each network. Data about single ranges is sometimes wrong (a phone
 * company in Lagos with a few ranges "in Britain"), or true of roaming customers: the country of a range is
 * trusted only if it is also its network's.
 */
const RANGES_A_TURN = 5_000;
/** Long ranges are sampled at this distance, and at most this often. */
const STRIDE = 2 ** 16;
const MOST_SAMPLES = 8;

type Weights = Map<string, number>;

export async function majorityCountries(
  columns: Uint32Array,
  organisations: number,
  country: Buffer,
): Promise<(string | null)[]> {
  // There are a few hundred countries and half a million ranges: each record is decoded once.
  const reader = new Reader<Response & { country_code?: string }>(country, { cache: new Map() });
  const size = columns.length / COLUMNS;
  const at = (column: number, row: number) => columns[column * size + row] as number;
  const votes: { [Family in 'v4' | 'v6']: Map<number, Weights> } = { v4: new Map(), v6: new Map() };
  for (let row = 0; row < size; row++) {
    if (row % RANGES_A_TURN === 0) await breathe();
    const organisation = at(4, row);
    const isV4 = at(0, row) === 0;
    // IPv4 comes first. A single IPv6 range is so large that it would outvote all others, so IPv6 counts only
    // for networks without IPv4.
    if (!isV4 && votes.v4.has(organisation)) continue;
    const family = isV4 ? votes.v4 : votes.v6;
    const weights = family.get(organisation) ?? new Map<string, number>();
    family.set(organisation, weights);
    const addresses = isV4
      ? samples(at(1, row), at(3, row)).map(dotted)
      : [`${grouped(at(0, row))}:${grouped(at(1, row))}::`];
    const weight = isV4 ? (at(3, row) - at(1, row) + 1) / addresses.length : 1;
    for (const address of addresses) {
      const found = reader.get(address)?.country_code;
      if (found) weights.set(found, (weights.get(found) ?? 0) + weight);
    }
  }
  return Array.from({ length: organisations }, (_, row) => most(votes.v4.get(row) ?? votes.v6.get(row)));
}

function samples(start: number, end: number): number[] {
  const count = Math.min(MOST_SAMPLES, Math.ceil((end - start + 1) / STRIDE));
  const step = Math.floor((end - start + 1) / count);
  return Array.from({ length: count }, (_, index) => start + index * step);
}

/** More than half of the addresses with a known country. */
function most(weights: Weights | undefined): string | null {
  if (!weights) return null;
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return [...weights].find(([, weight]) => weight > all / 2)?.[0] ?? null;
}

function dotted(low: number): string {
  return [low >>> 24, (low >>> 16) & 255, (low >>> 8) & 255, low & 255].join('.');
}

function grouped(half: number): string {
  return `${(half >>> 16).toString(16)}:${(half & 65_535).toString(16)}`;
}
