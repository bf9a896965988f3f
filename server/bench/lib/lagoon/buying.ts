import { DAY, HOUR, type Payment } from '#bench/lib/market/town.ts';
import { DEFAULT_THRESHOLDS } from '#core/risk/value.ts';
import { CLOSING, moments, OPENING } from './calendar.ts';
import { honestLabel, knownAfter } from './labels.ts';
import {
  type Change,
  CITIES,
  type City,
  type Crime,
  type Lagoon,
  newPerson,
  type Person,
  shopOf,
} from './people.ts';
import { GOODS, priceOf, type Trade } from './prices.ts';

const KOBO = 100;
const NAIRA_PER_UNIT = (DEFAULT_THRESHOLDS['NGN'] as number) / KOBO;

/** Null means that the platform does not send it. Whatever is left out is as usual for the person. */
export type Order = {
  readonly at: number;
  readonly trade?: Trade | undefined;
  readonly payee?: string | undefined;
  readonly naira?: number | undefined;
  readonly device?: string | null | undefined;
  readonly address?: string | undefined;
  /** The city whose time zone the device shows, and the one that it stands in. */
  readonly zone?: City | null | undefined;
  readonly spot?: City | null | undefined;
  readonly refundedAfter?: number | undefined;
  readonly crime?: Crime | undefined;
  /** When this fraud is known, if not as usual for its kind. */
  readonly knownAt?: number | undefined;
};

function positionIn({ random }: Lagoon, city: City) {
  const [latitude, longitude] = CITIES[city];
  return { latitude: latitude + 0.07 * random.normal(), longitude: longitude + 0.07 * random.normal() };
}

/** Three of four purchases are at a shop where the person bought before. */
function favouriteOf(lagoon: Lagoon, who: Person, trade: Trade, at: number): string {
  const { regulars } = who;
  const known = regulars.get(trade) ?? [];
  if (known.length > 0 && lagoon.random.chance(0.75)) return lagoon.random.pick(known);
  let shop = shopOf(lagoon, trade, at);
  while (shop === who.id) shop = shopOf(lagoon, trade, at);
  regulars.set(trade, [...known, shop]);
  return shop;
}

function labelOf(
  { random }: Lagoon,
  { at, crime, knownAt }: Order,
): Pick<Payment, 'knownAfter' | 'disputed'> {
  if (!crime) return honestLabel(random);
  const usual = knownAfter(random, crime.kind);
  return { knownAfter: usual !== undefined && knownAt !== undefined ? Math.max(HOUR, knownAt - at) : usual };
}

export function buy(lagoon: Lagoon, who: Person, order: Order): void {
  const { random } = lagoon;
  const { at, crime } = order;
  const trade = order.trade ?? random.pick(who.basket);
  const payee = order.payee ?? favouriteOf(lagoon, who, trade, at);
  const naira = order.naira ?? priceOf(random, trade, who.purse);
  const device = order.device === undefined ? (who.tells.device ? who.device(at) : null) : order.device;
  const zone = order.zone === undefined ? (who.tells.zone ? who.zone : null) : order.zone;
  const spot =
    order.spot === undefined ? (who.tells.place && random.chance(0.9) ? who.city : null) : order.spot;
  const returned = order.payee === undefined && !crime && random.chance(GOODS[trade].returns);
  const refundedAfter = order.refundedAfter ?? (returned ? random.between(1, 12) * DAY : undefined);
  lagoon.payments.push({
    at,
    user: who.id,
    payee,
    units: naira / NAIRA_PER_UNIT,
    device: device ?? undefined,
    address: order.address ?? who.address(at),
    createdAt: who.tells.age ? who.createdAt : undefined,
    timezone: zone === null ? undefined : CITIES[zone][2],
    location: spot === null ? undefined : positionIn(lagoon, spot),
    refunded: refundedAfter !== undefined,
    ...(refundedAfter === undefined ? {} : { refundedAfter }),
    kind: crime?.kind ?? who.group,
    component: crime?.campaign ?? who.component,
    fraud: crime !== undefined,
    ...labelOf(lagoon, order),
  });
}

/** Everybody does something unusual at times: a splurge, a friend's phone, a VPN for a football match. */
function unusual({ random, addresses, tunnels, fresh }: Lagoon, who: Person, order: Order): Order {
  const dice = random.next();
  const trade = random.pick(who.basket);
  if (dice < 0.018) {
    return { ...order, trade, naira: Math.round(priceOf(random, trade, who.purse * random.between(3, 9))) };
  }
  if (!who.tells.device) return order;
  if (dice < 0.026) return { ...order, device: fresh('d'), address: addresses('home', random) };
  if (dice < 0.033) return { ...order, address: random.pick(tunnels) };
  if (dice < 0.042) return { ...order, spot: null, address: addresses('phone', random) };
  return order;
}

/** Buys with the person's habits. Now and then a second purchase follows, for what was forgotten. */
export function live(lagoon: Lagoon, who: Person, from = OPENING, to = CLOSING): void {
  const { random } = lagoon;
  for (const at of moments(random, who.rhythm, Math.max(from, who.createdAt), to)) {
    buy(lagoon, who, unusual(lagoon, who, { at }));
    if (random.chance(0.05)) buy(lagoon, who, { at: at + random.between(0.05, 1.5) * HOUR });
  }
}

/** Checks the person's papers at this time, or else before the opening or soon after joining. */
export function verify({ verified, random }: Lagoon, who: Person, asked?: number): void {
  const at = asked ?? Math.max(OPENING - 30 * DAY, who.createdAt + random.between(0.01, 3) * DAY);
  verified.push({ user: who.id, device: who.tells.device ? who.device(at) : undefined, at: Math.round(at) });
}

/** The victims of a campaign, none of whom is hit twice. */
export function victims(
  lagoon: Lagoon,
  { campaign }: Crime,
  groups: readonly string[],
  count: number,
): Person[] {
  const { random, people, campaigns } = lagoon;
  const possible = people.filter(
    ({ id, group, createdAt }) => groups.includes(group) && createdAt < OPENING && !campaigns.has(id),
  );
  const chosen: Person[] = [];
  while (chosen.length < count && possible.length > 0) {
    const [one] = possible.splice(random.whole(0, possible.length - 1), 1);
    if (!one) break;
    campaigns.set(one.id, campaign);
    chosen.push(one);
  }
  return chosen;
}

/** An account that the criminals opened. */
export function accountOf(lagoon: Lagoon, { campaign }: Crime, change: Change): Person {
  const person = newPerson(lagoon, { group: 'cover of thieves', component: campaign, ...change });
  lagoon.campaigns.set(person.id, campaign);
  return person;
}
