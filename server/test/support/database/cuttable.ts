import { afterAll } from 'vitest';
import { openWire, type Wire } from './wire.ts';

export type Cuttable = Pick<Wire, 'cut' | 'restore'> & { readonly url: string };

/** A connection to the database that a test can cut and restore. */
export async function cuttable(databaseUrl: string): Promise<Cuttable> {
  const { through, cut, restore } = await openWire(databaseUrl);
  afterAll(cut);
  return { url: through(databaseUrl), cut, restore };
}
