import type { Addresses } from '#bench/lib/market/addresses.ts';
import { seeded } from '#bench/lib/market/random.ts';
import type { Scenario } from '#bench/lib/market/town.ts';
import { CLOSING, OPENING } from './calendar.ts';
import { useStolenCards } from './cards.ts';
import { cheat } from './dishonest.ts';
import { settleHouseholds } from './households.ts';
import { launder } from './laundering.ts';
import { settleOccasions } from './occasions.ts';
import { openLagoon } from './people.ts';
import { deceiveVictims } from './scams.ts';
import { hijackAccounts } from './takeovers.ts';
import { settleTownsfolk } from './townsfolk.ts';

const SEED = 20_310_901;

/**
 * A market on the coast with shops, agents, a chat and a USSD code, from September to December. It is
 * written from published typologies, by somebody who had not seen the scorer: read it only to correct it,
 * and never choose points by it.
 */
export function simulateLagoon(addresses: Addresses): Scenario {
  const lagoon = openLagoon(seeded(SEED), addresses);
  settleTownsfolk(lagoon);
  settleHouseholds(lagoon);
  settleOccasions(lagoon);
  hijackAccounts(lagoon);
  useStolenCards(lagoon);
  deceiveVictims(lagoon);
  cheat(lagoon);
  launder(lagoon);
  const { campaigns, silences, verified, payoutAccounts } = lagoon;
  const silent = (user: string, at: number) =>
    silences.some((one) => one.user === user && at > one.from && at < one.to);
  const payments = lagoon.payments
    .filter(({ at, user, fraud }) => at >= OPENING && at < CLOSING && (fraud || !silent(user, at)))
    // A victim's honest payments stay with the campaign, so that no split tears them apart.
    .map((one) => ({ ...one, at: Math.round(one.at), component: campaigns.get(one.user) ?? one.component }))
    .sort((one, other) => one.at - other.at);
  return { start: OPENING, payments, verified, payoutAccounts };
}
