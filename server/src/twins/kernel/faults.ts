import { type Chance, chanceOf } from './chance.ts';

/** Every fault that a twin can simulate, in the order of its page. */
export const FAULTS = {
  duplicate: 'A webhook arrives twice.',
  delay: 'A webhook arrives half a minute late.',
  reorder: 'A webhook arrives after the one that followed it.',
  drop: 'A webhook never arrives.',
  forge_signature:
    'A forged webhook, with ten times the amount and a wrong signature, arrives before the genuine one.',
  forge_body: 'A webhook is preceded by the same one, reformatted after it was signed.',
  change_amount: 'A webhook, correctly signed, gives ten times the amount that a re-query returns.',
  timeout: 'A request is carried out but never answered.',
  error_after: 'A request is carried out but answered with 502.',
  error: 'A request is answered with 500 and has no effect.',
  rate_limit: 'A request is answered with 429 and has no effect.',
  no_balance: 'A payout or refund is refused because the balance is too small.',
  stall: 'A payout or refund stays pending until it is settled by hand.',
  unreadable_row: 'The first row of a list has lost its values.',
  wrong_amount: 'A payout or refund is paid with a hundred times its amount.',
  needs_attention: 'A payout or refund waits for a person at the bank until it is settled by hand.',
  fail_payout: 'A payout fails at the other bank.',
  fail_refund: 'A refund fails at the other bank.',
  reverse_payout: 'A payout is returned after it had succeeded.',
  reverse_refund: 'A refund is returned after it had succeeded.',
  billed_failure: 'A lookup in the national register fails and is charged all the same.',
  recall: 'A deposit is taken back by the bank that sent it.',
} as const;
export type Fault = keyof typeof FAULTS;

/** How often a fault strikes: with a probability, or the next times it can. */
export type FaultSetting = {
  readonly chance: number;
  readonly next: number;
  /** Only requests with this method and path, or below it, such as `POST /transfer`. */
  readonly only: string;
};
export type FaultState = FaultSetting & { readonly struck: number };

export type Faults = {
  set(fault: Fault, setting: Partial<FaultSetting>): void;
  strikes(fault: Fault, request?: string): boolean;
  list(): Record<Fault, FaultState>;
};

const NEVER: FaultState = { chance: 0, next: 0, only: '', struck: 0 };

export function isFault(name: string): name is Fault {
  return Object.hasOwn(FAULTS, name);
}

export function openFaults(seed: number): Faults {
  const states = new Map<Fault, FaultState>();
  const chances = new Map<Fault, Chance>();
  const names = Object.keys(FAULTS) as Fault[];
  for (const name of names) chances.set(name, chanceOf(seed, name));
  const stateOf = (fault: Fault) => states.get(fault) ?? NEVER;
  return {
    set: (fault, setting) => void states.set(fault, { ...NEVER, struck: stateOf(fault).struck, ...setting }),
    strikes(fault, request = '') {
      const state = stateOf(fault);
      if (state.only && !`${request}/`.startsWith(`${state.only}/`)) return false;
      // One draw for each time it could strike, whether or not it does.
      const drawn = (chances.get(fault)?.next() ?? 1) < state.chance;
      if (!drawn && state.next === 0) return false;
      const next = state.next > 0 ? state.next - 1 : 0;
      states.set(fault, { ...state, next, struck: state.struck + 1 });
      return true;
    },
    list: () => Object.fromEntries(names.map((name) => [name, stateOf(name)])) as Record<Fault, FaultState>,
  };
}
