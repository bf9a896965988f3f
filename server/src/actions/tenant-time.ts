import { aheadOf } from '#core/test-clock.ts';
import type { Clock } from '#core/time.ts';

type Bank = { readonly name: string };

/** What obeys the clock of a test environment: everything that takes its time from the context. */
type Timed = {
  readonly clock: Clock;
  readonly wallClock: Clock;
  readonly bank: Bank;
  readonly banks: ReadonlyMap<string, Bank>;
  readonly sandboxAt: (clock: Clock) => Bank;
};

/**
 * The context for the work of one tenant, with the tenant's time. How far it is ahead is read together with
 * the key, session, link, job or lease that the work is done for, so it costs no query of its own.
 */
export function inTimeOf<Context extends Timed>(context: Context, aheadMs: number | null): Context {
  if (!aheadMs) return context;
  const clock = aheadOf(context.wallClock, aheadMs);
  const sandbox = context.sandboxAt(clock);
  const bank = context.bank.name === sandbox.name ? sandbox : context.bank;
  return { ...context, clock, bank, banks: new Map([...context.banks, [sandbox.name, sandbox]]) };
}
