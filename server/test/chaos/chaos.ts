import { HOUR_MS } from '#core/time.ts';
import { faultsFor } from './faults.ts';
import { breakOverAndOver, type ChaosReport, type Listener } from './rounds.ts';
import { openInstallation } from './service.ts';

const TRADES = 8;
const JUMPS_MS = [-24 * HOUR_MS, -HOUR_MS, HOUR_MS, 24 * HOUR_MS];

/** Runs all faults, or some of them, against a small installation on one machine. */
export function chaos(
  seed: number,
  rounds: number,
  tell: Listener,
  isWanted: (fault: string) => boolean = () => true,
): Promise<ChaosReport> {
  return breakOverAndOver(
    { seed, rounds, trades: TRADES },
    async (random) => {
      const site = await openInstallation(random.pick(JUMPS_MS));
      return { site, kinds: faultsFor(site).filter(({ name }) => isWanted(name)) };
    },
    tell,
  );
}
