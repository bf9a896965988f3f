import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#test/sim/random.ts';
import type { Fault } from './rounds.ts';
import type { House } from './service.ts';

type HouseFault = {
  readonly name: string;
  readonly strike: (house: House, random: Random) => Promise<void>;
};

const KILLS: readonly HouseFault[] = [
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

const CUT: HouseFault = {
  name: 'connections cut',
  async strike({ wire }, random) {
    await wire.cut();
    await sleep(random.int(0, 1_500));
    await wire.restore();
  },
};

const CLOCK: HouseFault = {
  name: 'clock jumps, and back',
  async strike(house, random) {
    house.jumpClocks();
    await sleep(random.int(500, 2_000));
    house.jumpClocks();
  },
};

const DISK_FULL: HouseFault = {
  name: 'disk full',
  async strike({ disk }, random) {
    await disk.fill?.();
    await sleep(random.int(500, 2_000));
    await disk.free();
  },
};

/** What can be done here: a disk is filled only where it is ours alone. */
export function faultsFor(house: House): readonly Fault[] {
  const kinds = [...KILLS, CUT, CLOCK, ...(house.disk.fill ? [DISK_FULL] : [])];
  return kinds.map(({ name, strike }) => ({ name, strike: (random) => strike(house, random) }));
}
