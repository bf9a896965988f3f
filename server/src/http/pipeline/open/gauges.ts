import { Gauge, type Registry } from 'prom-client';

export type Line = { readonly labels: Readonly<Record<string, string>>; readonly value: number };

type Counted = {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  readonly read: () => Promise<readonly Line[]>;
};

/** Registers a gauge that is read from the database on each scrape. */
export function readFromDatabase(registry: Registry, { name, help, labels, read }: Counted): void {
  new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      this.reset();
      try {
        for (const { labels: values, value } of await read()) this.set(values, value);
      } catch {
        // Without the database this gauge is unknown; the other metrics must still be served.
      }
    },
  });
}

/** Sums the counts of all cells. */
export async function addedUp<Cell>(
  cells: readonly Cell[],
  count: (cell: Cell) => Promise<Readonly<Record<string, number>>>,
): Promise<Record<string, number>> {
  return together(cells, count, (left, right) => left + right);
}

/** Returns the highest count of any cell. */
export async function longest<Cell>(
  cells: readonly Cell[],
  count: (cell: Cell) => Promise<Readonly<Record<string, number>>>,
): Promise<Record<string, number>> {
  return together(cells, count, Math.max);
}

async function together<Cell>(
  cells: readonly Cell[],
  count: (cell: Cell) => Promise<Readonly<Record<string, number>>>,
  join: (left: number, right: number) => number,
): Promise<Record<string, number>> {
  const all: Record<string, number> = {};
  for (const counted of await Promise.all(cells.map(count))) {
    for (const [name, value] of Object.entries(counted)) {
      const before = all[name];
      all[name] = before === undefined ? value : join(before, value);
    }
  }
  return all;
}

/** Registers a gauge with one label, from a record of its values. */
export function countInDatabase(
  registry: Registry,
  name: string,
  help: string,
  count: () => Promise<Readonly<Record<string, number>>>,
  label = 'state',
): void {
  const read = async () =>
    Object.entries(await count()).map(([name, value]) => ({ labels: { [label]: name }, value }));
  readFromDatabase(registry, { name, help, labels: [label], read });
}
