import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#test/sim/random.ts';
import type { Fault } from './rounds.ts';
import type { Installation } from './service.ts';

type InstallationFault = {
  readonly name: string;
  readonly strike: (installation: Installation, random: Random) => Promise<void>;
};

const KILLS: readonly InstallationFault[] = [
  { name: 'kill -9 of the service', strike: async (installation) => installation.killService() },
  { name: 'kill -9 of the worker', strike: async (installation) => installation.killWorker() },
  { name: 'kill -9 of PostgreSQL', strike: (installation) => installation.killDatabase() },
  {
    name: 'kill -9 of everything',
    async strike(installation) {
      installation.killService();
      installation.killWorker();
      await installation.killDatabase();
    },
  },
];

const CUT: InstallationFault = {
  name: 'connections cut',
  async strike({ wire }, random) {
    await wire.cut();
    await sleep(random.int(0, 1_500));
    await wire.restore();
  },
};

const CLOCK: InstallationFault = {
  name: 'clock jumps, and back',
  async strike(installation, random) {
    installation.jumpClocks();
    await sleep(random.int(500, 2_000));
    installation.jumpClocks();
  },
};

const DISK_FULL: InstallationFault = {
  name: 'disk full',
  async strike({ disk }, random) {
    await disk.fill?.();
    await sleep(random.int(500, 2_000));
    await disk.free();
  },
};

/** The faults that are possible here: a disk is filled only if it is not shared. */
export function faultsFor(installation: Installation): readonly Fault[] {
  const kinds = [...KILLS, CUT, CLOCK, ...(installation.disk.fill ? [DISK_FULL] : [])];
  return kinds.map(({ name, strike }) => ({ name, strike: (random) => strike(installation, random) }));
}
