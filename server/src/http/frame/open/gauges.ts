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
