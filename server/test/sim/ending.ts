import type { Context } from '#actions/context.ts';
import type { Db } from '#store/db.ts';
import type { Inspector } from './invariants.ts';
import type { Lockstep } from './lockstep.ts';
import type { World } from './world.ts';

/** A simulation with everything that its end and its restores need. */
export type Ending = {
  readonly world: World;
  readonly nodes: readonly Context[];
  readonly steps: Lockstep;
  readonly inspector: Inspector;
  readonly db: Db;
};
