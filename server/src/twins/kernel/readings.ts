/**
 * A sentence of a provider's documentation that can be read in several ways, or two sources that contradict
 * each other. The twin behaves according to one reading, the first unless told otherwise, and the tests run
 * with each.
 */
export type Ambiguity = { readonly help: string; readonly readings: readonly [string, ...string[]] };
export type Ambiguities = Readonly<Record<string, Ambiguity>>;

export type Readings = {
  get(name: string): string;
  /** False when the provider has no such ambiguity or it has no such reading. */
  set(name: string, reading: string): boolean;
  list(): Record<string, Ambiguity & { readonly reading: string }>;
};

export function openReadings(ambiguities: Ambiguities): Readings {
  const chosen = new Map<string, string>();
  const get = (name: string) => chosen.get(name) ?? ambiguities[name]?.readings[0] ?? '';
  return {
    get,
    set(name, reading) {
      const known = Object.hasOwn(ambiguities, name) && ambiguities[name]?.readings.includes(reading);
      if (known) chosen.set(name, reading);
      return known === true;
    },
    list: () =>
      Object.fromEntries(
        Object.entries(ambiguities).map(([name, each]) => [name, { ...each, reading: get(name) }]),
      ),
  };
}
