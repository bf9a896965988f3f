import type { MoveTestClockParams, Surety } from '@surety/sdk';
import { withClient } from './client.ts';
import { UsageError } from './command-error.ts';
import type { Credentials } from './credentials.ts';

const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

/** Shows the clock of a test environment, or moves it by a duration or to a time. */
export async function clock(
  credentials: () => Promise<Credentials>,
  duration: string | undefined,
  to: string | undefined,
): Promise<number> {
  const move = moveOf(duration, to);
  return withClient(await credentials(), (surety) => (move ? advance(surety, move) : show(surety)));
}

async function show(surety: Surety): Promise<number> {
  const { now, aheadSeconds, nextDueAt } = await surety.sandbox.clock();
  console.log(`${now}, ${ahead(aheadSeconds)}. ${nextDueAt ? `Next: ${nextDueAt}.` : 'Nothing is due.'}`);
  return 0;
}

async function advance(surety: Surety, move: MoveTestClockParams): Promise<number> {
  // One call has a time limit, so there may be more than one, all to the same end.
  const { now } = await surety.sandbox.clock();
  const to = move.to ?? new Date(Date.parse(now) + (move.advanceSeconds ?? 0) * 1_000).toISOString();
  for (;;) {
    const moved = await surety.sandbox.moveClock({ to });
    for (const { createdAt, type } of moved.events) console.log(`${createdAt}  ${type}`);
    const more = moved.eventCount - moved.events.length;
    if (more > 0) console.log(`and ${more} more`);
    if (!moved.reached) continue;
    console.log(`${moved.now}, ${ahead(moved.aheadSeconds)}.`);
    return 0;
  }
}

function moveOf(duration: string | undefined, to: string | undefined): MoveTestClockParams | null {
  if (duration !== undefined && to !== undefined) throw new UsageError('give a duration or --to, not both');
  if (to !== undefined) return { to };
  if (duration === undefined) return null;
  const [, count = '', unit = ''] = /^(\d{1,6})([smhd])$/.exec(duration) ?? [];
  if (!unit) throw new UsageError(`"${duration}" is no duration; write 90s, 30m, 12h or 3d`);
  return { advanceSeconds: Number(count) * SECONDS[unit as keyof typeof SECONDS] };
}

function ahead(seconds: number): string {
  if (seconds === 0) return 'the real time';
  const days = seconds / SECONDS.d;
  return days >= 1 ? `${days.toFixed(1)} days ahead` : `${Math.round(seconds)} seconds ahead`;
}
