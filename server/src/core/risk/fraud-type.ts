import type { RiskFacts } from './facts.ts';
import { labelledFrauds } from './labelled-frauds.ts';
import type { Pattern } from './pattern-rule.ts';
import { patternLines } from './patterns.ts';

/**
 * A hint at the kind of fraud, for a playbook. `takeover`: another person uses the account. `ring`: many
 * accounts in one hand. `testing`: stolen cards are tried out. `scam`: the user is made to pay. `laundering`:
 * money only passes through. `seller`: the seller is the suspect.
 */
export const FRAUD_TYPES = ['takeover', 'ring', 'testing', 'scam', 'laundering', 'seller'] as const;
export type FraudType = (typeof FRAUD_TYPES)[number];

const isStranger = ({ device }: RiskFacts) => device?.userHasTrusted === true && !device.trusted;
const byWhom = (facts: RiskFacts): FraudType => (isStranger(facts) ? 'takeover' : 'scam');

/** Null for patterns of several kinds. */
const TYPE_OF: Readonly<Record<Pattern, FraudType | null | ((facts: RiskFacts) => FraudType)>> = {
  structuring: 'laundering',
  fresh_accounts: 'ring',
  copied_device: 'ring',
  sudden_return: 'takeover',
  steady_drain: 'laundering',
  self_dealing: 'laundering',
  collecting_account: 'seller',
  strange_hands: 'takeover',
  large_for_newcomer: null,
  repeated_trouble: null,
  hopping: null,
  out_of_habit: byWhom,
  false_place: null,
  scripted_browser: 'testing',
  labelled_fraud: ({ patterns }) => {
    const { account, device, seller } = patterns
      ? labelledFrauds(patterns)
      : { account: 0, device: 0, seller: 0 };
    return seller >= Math.max(account, device) ? 'seller' : 'ring';
  },
  suspect_seller: 'seller',
  card_testing: 'testing',
  unusual_payee: byWhom,
  round_trip: 'laundering',
  newcomer_spending: null,
  newcomer_spree: 'testing',
  second_account: 'ring',
  fresh_address: 'ring',
  strange_spending: 'takeover',
  newcomers_money: 'seller',
  unverified_volume: 'laundering',
};

const OF_SIGNALS = { strangeDevice: 16, travel: 42, manyUsers: 30 };
const MANY_USERS = 3;
/** Fewer points say too little. */
const LEAST = 8;

/** The kind with the most default points, whatever points the account gives; null when none has enough. */
export function fraudTypeOf(facts: RiskFacts, ruleSet: number): FraudType | null {
  const points = new Map<FraudType, number>();
  const add = (type: FraudType, more: number) => points.set(type, (points.get(type) ?? 0) + more);
  if (isStranger(facts)) add('takeover', OF_SIGNALS.strangeDevice);
  if (facts.travel) add('takeover', OF_SIGNALS.travel);
  const { deviceUsersPerDay = 0 } = facts.counts ?? {};
  if (deviceUsersPerDay > MANY_USERS && !facts.patterns?.deviceIsKiosk) add('ring', OF_SIGNALS.manyUsers);
  for (const line of patternLines(facts, ruleSet)) {
    const type = TYPE_OF[line.signal];
    if (type) add(typeof type === 'string' ? type : type(facts), line.points);
  }
  let best: FraudType | null = null;
  for (const type of FRAUD_TYPES) {
    if ((points.get(type) ?? 0) >= Math.max(LEAST, (best ? (points.get(best) ?? 0) : 0) + 1)) best = type;
  }
  return best;
}
