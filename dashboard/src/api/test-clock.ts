import { queryOptions } from '@tanstack/react-query';
import { setAhead } from '#labels/current-time.ts';
import { surety } from './client.ts';
import { command } from './commands.ts';
import { keys } from './keys.ts';

const remember = <Clock extends { aheadSeconds: number }>(clock: Clock): Clock => {
  setAhead(clock.aheadSeconds * 1_000);
  return clock;
};

export const testClockQuery = queryOptions({
  queryKey: keys.testClock,
  queryFn: async () => remember(await surety.sandbox.clock()),
  refetchInterval: 60_000,
});

/** Everything may be different afterwards. */
export const moveTestClock = command(
  async (move: { readonly advanceSeconds: number }) => {
    const { now } = await surety.sandbox.clock();
    const to = new Date(Date.parse(now) + move.advanceSeconds * 1_000).toISOString();
    for (let eventCount = 0; ; ) {
      const moved = remember(await surety.sandbox.moveClock({ to }));
      eventCount += moved.eventCount;
      if (moved.reached) return { ...moved, eventCount };
    }
  },
  () => [[]],
);
