import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import type { Agreement } from '#core/escrow/agreement.ts';
import { deliver } from '#core/escrow/deliver.ts';
import {
  judgeDelivery,
  NEW_COUNTERS,
  secretInput,
  truncated,
  withNewCode,
  workingCounters,
} from '#core/parties/delivery.ts';
import type { Command } from '#test/core/escrow/commands.ts';
import { World } from '#test/core/escrow/one-agreement.ts';

/** A rider's request as the service works on it: others may come between any two steps. */
type Rider = { pick: number; code: string; stage: 'idle' | 'begun' | 'judged'; read: Agreement | null };
const CODES = ['current', 'current', 'ahead', 'too far ahead', 'old', 'wrong', 'of the other step'] as const;
type Code = (typeof CODES)[number];
type Step =
  | {
      readonly do: 'begin';
      readonly rider: number;
      readonly pick: number;
      readonly code: Code;
    }
  | { readonly do: 'go on'; readonly rider: number }
  /** Three wrong codes. */
  | { readonly do: 'guess'; readonly rider: number; readonly pick: number }
  | { readonly do: 'renew'; readonly pick: number }
  | { readonly do: 'command'; readonly command: Command };

const RIDERS = 3;
const AMOUNT = 100;
const rider = fc.nat(RIDERS - 1);
const pick = fc.nat(1);
const command = (commands: fc.Arbitrary<Command>, weight: number) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant('command' as const), command: commands }),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ do: fc.constant('begin' as const), rider, pick, code: fc.constantFrom(...CODES) }),
  },
  { weight: 24, arbitrary: fc.record({ do: fc.constant('go on' as const), rider }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('renew' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('guess' as const), rider, pick }) },
  command(
    fc.constantFrom(100, 200).map((amount) => ({ do: 'deposit', amount })),
    6,
  ),
  command(
    fc.record({ do: fc.constant('confirm' as const), pick, by: fc.constantFrom('b' as const, 's' as const) }),
    3,
  ),
  command(fc.constantFrom<Command>({ do: 'freeze' }, { do: 'unfreeze' }, { do: 'deadlines' }), 4),
  command(fc.constantFrom<Command>({ do: 'refund', pick: 0 }, { do: 'cancel' }), 1),
  command(
    fc.record({
      do: fc.constant('dispute' as const),
      pick,
      by: fc.constantFrom('buyer' as const, 'seller' as const),
      step: fc.constantFrom('open' as const, 'withdraw' as const, 'decide' as const),
      share: fc.constantFrom(0, 1),
    }),
    2,
  ),
);
export const schedules = fc.array(step, { minLength: 8, maxLength: 24 });

export type Figures = Record<
  'steps' | 'released by a code' | 'other releases' | 'locked' | 'refused codes' | 'repeated commits',
  number
>;
export const NO_FIGURES: Figures = {
  ...{ steps: 0, 'released by a code': 0, 'other releases': 0 },
  ...{ locked: 0, 'refused codes': 0, 'repeated commits': 0 },
};

/** Every schedule has the same milestones, so the same codes. */
const known = new Map<string, string>();

function hotp(milestoneId: string, counter: number): string {
  const name = `${milestoneId} ${counter}`;
  const code = known.get(name) ?? computed(milestoneId, counter);
  known.set(name, code);
  return code;
}

function computed(milestoneId: string, counter: number): string {
  const secret = createHmac('sha256', 'a key of the service')
    .update(secretInput('dev', milestoneId))
    .digest();
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(counter));
  return truncated(createHmac('sha1', secret).update(bytes).digest());
}

/**
 * Plays one schedule with the decisions of the core. The store is imitated: an agreement is committed only
 * on the version that was read, and codes are judged one after another. Throws when a step is released twice,
 * or by a code that did not work.
 */
export function play(steps: readonly Step[], figures: Figures): void {
  const world = new World([AMOUNT, AMOUNT]);
  const milestones = world.agreement.milestones.map(({ id }) => id);
  const counters = milestones.map(() => NEW_COUNTERS);
  const failures = Array.from({ length: RIDERS }, () => milestones.map(() => 0));
  const riders = Array.from(
    { length: RIDERS },
    (): Rider => ({ pick: 0, code: '', stage: 'idle', read: null }),
  );
  const released = () => world.transfers.filter(({ kind }) => kind === 'release');

  const codeOf = (at: number, code: Code) => {
    const { counter } = counters[at] ?? NEW_COUNTERS;
    const ahead = {
      current: 0,
      ahead: 3,
      'too far ahead': 4,
      old: -1,
      wrong: 1_000_000,
      'of the other step': 0,
    }[code];
    const of = code === 'of the other step' ? 1 - at : at;
    return hotp(milestones[of] ?? '', Math.max(0, counter + ahead));
  };
  const goOn = (one: Rider, failed: number[]) => {
    const current = counters[one.pick] ?? NEW_COUNTERS;
    const milestone = world.agreement.milestones[one.pick];
    if (!milestone || one.stage === 'idle') return;
    const entered = { milestone, typedAt: null };
    if (one.stage === 'begun') {
      const foreseen = { possible: false };
      world.try((agreement, moment) => {
        foreseen.possible = deliver(agreement, entered, moment).change !== null;
        return { change: null, result: null };
      });
      const working = workingCounters(current).map((counter) => hotp(milestone.id, counter));
      const why = foreseen.possible
        ? judgeDelivery({ ...current, failures: failed[one.pick] ?? 0 }, working, one.code)
        : 'early';
      if (why === 'locked') figures.locked += 1;
      if (why === 'wrong_code') {
        figures['refused codes'] += 1;
        failed[one.pick] = (failed[one.pick] ?? 0) + 1;
        counters[one.pick] = { ...current, failuresOfAll: current.failuresOfAll + 1 };
      }
      Object.assign(one, { stage: why === null ? 'judged' : 'idle', read: world.agreement });
      if (why === null && !working.includes(one.code))
        throw new Error('a code was accepted that does not work');
      return;
    }
    if (one.read !== world.agreement) {
      figures['repeated commits'] += 1;
      one.read = world.agreement;
      return;
    }
    one.stage = 'idle';
    if (world.try((agreement, moment) => deliver(agreement, entered, moment)))
      figures['released by a code'] += 1;
  };

  const begin = (one: Rider, at: number, code: Code) => {
    if (one.stage === 'idle') Object.assign(one, { pick: at, code: codeOf(at, code), stage: 'begun' });
  };
  const take = (one: Step) => {
    if (one.do === 'command') return world.run(one.command);
    if (one.do === 'renew') {
      counters[one.pick] = withNewCode(counters[one.pick] ?? NEW_COUNTERS);
      return;
    }
    const by = riders[one.rider] as Rider;
    const failed = failures[one.rider] ?? [];
    if (one.do === 'begin') begin(by, one.pick, one.code);
    else if (one.do === 'go on') goOn(by, failed);
    else
      for (let n = 0; n < 3 && by.stage === 'idle'; n++) {
        begin(by, one.pick, 'wrong');
        goOn(by, failed);
      }
  };

  for (const one of steps) {
    figures.steps += 1;
    const before = released().length;
    const byCode = figures['released by a code'];
    take(one);
    const causes = released().map(({ cause }) => cause);
    const more = causes.length - before;
    const coded = figures['released by a code'] - byCode;
    if (new Set(causes).size < causes.length) throw new Error(`released twice: ${causes.join(', ')}`);
    if (coded > more) throw new Error('a code was consumed, and released nothing');
    figures['other releases'] += more - coded;
  }
}
