import type { AddressKey, AddressRange } from './addresses.ts';

/**
 * A sorted table of address ranges, each with a number, as five columns of 32-bit integers: half a million
 * ranges take ten megabytes, load without parsing and are searched in well under a microsecond.
 */
export const COLUMNS = 5;

export class RangeTable {
  readonly size: number;
  readonly #startHigh: Uint32Array;
  readonly #startLow: Uint32Array;
  readonly #endHigh: Uint32Array;
  readonly #endLow: Uint32Array;
  readonly #value: Uint32Array;

  constructor(columns: Uint32Array) {
    this.size = columns.length / COLUMNS;
    const column = (index: number) => columns.subarray(index * this.size, (index + 1) * this.size);
    this.#startHigh = column(0);
    this.#startLow = column(1);
    this.#endHigh = column(2);
    this.#endLow = column(3);
    this.#value = column(4);
  }

  /** Returns the number of the range that contains the address; 0 when there is none. */
  find({ high, low }: AddressKey): number {
    let from = 0;
    let to = this.size - 1;
    while (from <= to) {
      const middle = (from + to) >>> 1;
      const startHigh = this.#startHigh[middle] as number;
      const startsAfter =
        startHigh > high || (startHigh === high && (this.#startLow[middle] as number) > low);
      if (startsAfter) to = middle - 1;
      else from = middle + 1;
    }
    if (to < 0) return 0;
    const endHigh = this.#endHigh[to] as number;
    const endsBefore = endHigh < high || (endHigh === high && (this.#endLow[to] as number) < low);
    return endsBefore ? 0 : (this.#value[to] as number);
  }
}

function byStart(left: AddressRange, right: AddressRange): number {
  return left.startHigh - right.startHigh || left.startLow - right.startLow;
}

export type RangeCollector = {
  add(range: AddressRange, value: number): void;
  /** Returns the sorted columns of a table. Ranges must not overlap; `mergeRanges` ensures that for lists. */
  pack(): Uint32Array;
};

/**
 * Collects ranges as plain integers, row by row: as objects, half a million would take ten times the memory.
 */
export function collectRanges(): RangeCollector {
  let rows = new Uint32Array(1024 * COLUMNS);
  let size = 0;
  let sorted = true;
  const byStartOfRow = (left: number, right: number) =>
    (rows[left * COLUMNS] as number) - (rows[right * COLUMNS] as number) ||
    (rows[left * COLUMNS + 1] as number) - (rows[right * COLUMNS + 1] as number);

  return {
    add({ startHigh, startLow, endHigh, endLow }, value) {
      const at = size * COLUMNS;
      if (at === rows.length) {
        const larger = new Uint32Array(rows.length * 2);
        larger.set(rows);
        rows = larger;
      }
      rows[at] = startHigh;
      rows[at + 1] = startLow;
      rows[at + 2] = endHigh;
      rows[at + 3] = endLow;
      rows[at + 4] = value;
      if (size > 0 && byStartOfRow(size - 1, size) > 0) sorted = false;
      size += 1;
    },
    pack() {
      const order = Uint32Array.from({ length: size }, (_, row) => row);
      if (!sorted) order.sort(byStartOfRow);
      const columns = new Uint32Array(size * COLUMNS);
      order.forEach((row, place) => {
        for (let column = 0; column < COLUMNS; column++) {
          columns[column * size + place] = rows[row * COLUMNS + column] as number;
        }
      });
      return columns;
    },
  };
}

/** The columns of a list, which has membership only. */
export function packList(ranges: readonly AddressRange[]): Uint32Array {
  const collected = collectRanges();
  for (const range of mergeRanges(ranges)) collected.add(range, 1);
  return collected.pack();
}

/** Merges ranges of a list written by people, which may repeat and nest. */
function mergeRanges(ranges: readonly AddressRange[]): AddressRange[] {
  const merged: AddressRange[] = [];
  for (const range of [...ranges].sort(byStart)) {
    const last = merged.at(-1);
    if (
      !last ||
      range.startHigh > last.endHigh ||
      (range.startHigh === last.endHigh && range.startLow > last.endLow)
    ) {
      merged.push({ ...range });
    } else if (
      range.endHigh > last.endHigh ||
      (range.endHigh === last.endHigh && range.endLow > last.endLow)
    ) {
      last.endHigh = range.endHigh;
      last.endLow = range.endLow;
    }
  }
  return merged;
}
