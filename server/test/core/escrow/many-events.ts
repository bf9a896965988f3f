import fc from 'fast-check';
import { money } from '#core/escrow/money.ts';
import type { Party } from '#core/escrow/party.ts';
import type { DomainEvent } from '#core/events/event.ts';
import { type Command, commands, type DisputeStep, times } from './commands.ts';
import { World } from './one-agreement.ts';

/** A step of a dispute about the first milestone. */
function dispute(by: Party): (step: DisputeStep) => Command {
  return (step) => ({ do: 'dispute', pick: 0, by, step, share: 0.5 });
}

/** Endings that random commands seldom reach. */
const RARE: readonly (readonly Command[])[] = [
  [{ do: 'update' }],
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
  [
    { do: 'deposit', amount: 175 },
    { do: 'confirm', pick: 0, by: 'b' },
    { do: 'confirm', pick: 0, by: 's' },
    { do: 'payout', pick: 0, known: true },
    { do: 'bank', pick: 0, says: 'SUCCEEDED' },
    { do: 'bank', pick: 0, says: 'REVERSED' },
  ],
  [
    { do: 'deposit', amount: 175 },
    ...(['open', 'evidence', 'share', 'offer', 'withdraw_offer'] as const).map(dispute('buyer')),
    dispute('seller')('escalate'),
    ...(['message', 'decide', 'appeal'] as const).map(dispute('buyer')),
  ],
  [
    { do: 'deposit', amount: 175 },
    ...(['open', 'offer'] as const).map(dispute('buyer')),
    ...(['decline', 'escalate'] as const).map(dispute('seller')),
    // Longer than the platform has for its decision.
    ...Array<Command>(12).fill({ do: 'deadlines' }),
  ],
];

const SHARES = [
  { externalUserId: 'p1', basisPoints: 1_000 },
  { externalUserId: 'p2', amount: money(5) },
];

/** The events of many agreements with random but reproducible commands. */
export function manyEvents(): DomainEvent[] {
  const lives = fc.sample(fc.array(commands, { minLength: 60, maxLength: 80, size: 'max' }), {
    numRuns: 300,
    seed: 11,
  });
  const [unlimited, limited] = [{ limits: null }, fc.sample(times, { numRuns: lives.length, seed: 11 })];
  return [...lives, ...RARE].flatMap((life, index) => {
    const shares = index % 3 === 0 ? SHARES : [];
    const world = new World([100, 50, 25], [], limited[index] ?? unlimited, shares);
    for (const command of life) world.run(command);
    return world.events;
  });
}
