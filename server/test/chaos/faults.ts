import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#test/sim/random.ts';
import type { House } from './house.ts';

export type Fault = {
  readonly name: string;
  /** Breaks something, in the middle of the trade, and leaves it to `mend` or mends it itself. */
  readonly strike: (house: House, random: Random) => Promise<void>;
};

const KILLS: readonly Fault[] = [
  { name: 'kill -9 of the service', strike: async (house) => house.killService() },
  { name: 'kill -9 of the worker', strike: async (house) => house.killWorker() },
  { name: 'kill -9 of PostgreSQL', strike: (house) => house.killDatabase() },
  {
    name: 'kill -9 of everything',
    async strike(house) {
      house.killService();
      house.killWorker();
      await house.killDatabase();
    },
  },
];

const CUT: Fault = {
  name: 'connections cut',
  async strike({ wire }, random) {
    await wire.cut();
    await sleep(random.int(0, 1_500));
    await wire.restore();
  },
};

const CLOCK: Fault = {
  name: 'clock jumps, and back',
  async strike(house, random) {
    house.jumpClocks();
    await sleep(random.int(500, 2_000));
    house.jumpClocks();
  },
};

const DISK_FULL: Fault = {
  name: 'disk full',
  async strike({ disk }, random) {
    await disk.fill?.();
    await sleep(random.int(500, 2_000));
    await disk.free();
  },
};

/** What can be done here: a disk is filled only where it is ours alone. */
export function faultsFor(house: House): readonly Fault[] {
  return [...KILLS, CUT, CLOCK, ...(house.disk.fill ? [DISK_FULL] : [])];
}
