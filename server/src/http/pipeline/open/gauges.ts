import { Gauge, type Registry } from 'prom-client';

export type Line = { readonly labels: Readonly<Record<string, string>>; readonly value: number };

type Counted = {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  readonly read: () => Promise<readonly Line[]>;
};

/** A gauge that is read from the database when somebody asks. */
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
        // Without the database the count is unknown, and everything else is worth more than ever.
      }
    },
  });
}

/** What every cell has, together. */
export async function addedUp<Cell>(
  cells: readonly Cell[],
  count: (cell: Cell) => Promise<Readonly<Record<string, number>>>,
): Promise<Record<string, number>> {
  return together(cells, count, (left, right) => left + right);
}

/** What stands worst in any of them. */
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

/** The same with one label, as a record of its values. */
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
