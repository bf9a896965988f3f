import fc from 'fast-check';
import type { DomainEvent } from '#core/events/event.ts';
import { type Command, commands, times } from './commands.ts';
import { World } from './one-agreement.ts';

/** Endings that random commands seldom reach. */
const RARE: readonly (readonly Command[])[] = [
  [
    { do: 'deposit', amount: 175 },
    ...[0, 1, 2].flatMap((pick): Command[] => [
      { do: 'confirm', pick, by: 'b' },
      { do: 'confirm', pick, by: 's' },
      { do: 'payout', pick, known: true },
      { do: 'bank', pick, says: 'SUCCEEDED' },
    ]),
  ],
  [
    { do: 'deposit', amount: 175 },
    { do: 'refund', pick: null },
    // Sent and refused five times.
    ...Array<Command>(10).fill({ do: 'pay', pick: 0, says: 'FAILED' }),
    { do: 'retry' },
    ...Array<Command>(10).fill({ do: 'pay', pick: 0, says: 'FAILED' }),
    { do: 'redirect' },
  ],
  [
    { do: 'deposit', amount: 175 },
    { do: 'confirm', pick: 0, by: 'b' },
    { do: 'confirm', pick: 0, by: 's' },
    { do: 'payout', pick: 0, known: true },
    { do: 'bank', pick: 0, says: 'FAILED' },
    { do: 'payout', pick: 0, known: true },
    // The bank has paid what it had refused.
    { do: 'bank', pick: 0, ago: 1, says: 'SUCCEEDED' },
  ],
];

/** The events of many agreements with random but reproducible commands. */
export function manyEvents(): DomainEvent[] {
  const lives = fc.sample(fc.array(commands, { minLength: 60, maxLength: 80, size: 'max' }), {
    numRuns: 300,
    seed: 11,
  });
  const [unlimited, limited] = [{ limits: null }, fc.sample(times, { numRuns: lives.length, seed: 11 })];
  return [...lives, ...RARE].flatMap((life, index) => {
    const world = new World([100, 50, 25], [], limited[index] ?? unlimited);
    for (const command of life) world.run(command);
    return world.events;
  });
}
