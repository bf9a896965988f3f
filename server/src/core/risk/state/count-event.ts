import { DAY_MS } from '#core/time.ts';
import {
  type AddressRow,
  type AgreementRow,
  type DeviceRow,
  newDevice,
  newPayee,
  newUser,
  type PairRow,
  type PayeeRow,
  type RiskRows,
  type UserDeviceRow,
  type UserRow,
} from './rows.ts';
import { bucketOf, NONE, slide } from './sliding.ts';

/** An event to be counted. */
export type CountedEvent = {
  readonly at: number;
  readonly device: string | null;
  /** The number of the autonomous system of the address. */
  readonly network: number | null;
  /** True when the address is counted. */
  readonly hasAddress: boolean;
  /** In millionths of the threshold, and how near below it, from 0 to 1. */
  readonly value: number;
  readonly near: number;
  /** When the account was created, according to the caller. */
  readonly accountCreatedAt: number | null;
  /** True when the user is the buyer or the seller of the event's agreement; `buys` when the buyer. */
  readonly takesPart: boolean;
  readonly buys: boolean;
};

/** The rows with the event counted, and the amount of it that an earlier assessment already counted. */
export type Counted = { readonly rows: RiskRows & { readonly user: UserRow }; readonly ownValue: number };

/** Counts an event in all rows that it touches. */
export function countEvent(before: RiskRows, event: CountedEvent): Counted {
  const { agreement, ownValue, added, addedValue } = countAgreement(before.agreement, event);
  const pair = event.buys ? countPair(before.pair, event, added) : null;
  const isNewPayee = pair !== null && (before.pair === null || before.pair.week < pair.week);
  const user = countUser(before.user, event, { added, addedValue, newPayee: isNewPayee });
  const since = event.accountCreatedAt ?? user.knownSince ?? event.at;
  const fresh = since > event.at - DAY_MS;
  const userDevice = event.device === null ? null : countUserDevice(before.userDevice, event);
  const rows = {
    user,
    userDevice,
    device: userDevice && countDevice(before, event, { added, fresh, userDevice }),
    address: event.hasAddress
      ? countAddress(before.address, event, { added, fresh, user, userDevice })
      : null,
    agreement,
    pair,
    payee: event.buys
      ? countPayee(before.payee, event, { added, addedValue, fresh, newPayee: isNewPayee, user })
      : null,
  };
  return { rows, ownValue };
}

/** Assessing one agreement again within a day counts once, and adds only what its value has risen by. */
function countAgreement(before: AgreementRow | null, { at, value, takesPart }: CountedEvent) {
  if (!takesPart) return { agreement: null, ownValue: value, added: 1, addedValue: value };
  if (!before || at - before.countedAt >= DAY_MS) {
    const agreement = { countedAt: at, value, device: before?.device ?? null };
    return { agreement, ownValue: value, added: 1, addedValue: value };
  }
  const agreement = { ...before, value: Math.max(before.value, value) };
  return { agreement, ownValue: agreement.value, added: 0, addedValue: agreement.value - before.value };
}

function countPair(before: PairRow | null, { at }: CountedEvent, added: number): PairRow {
  const week = bucketOf(at, 'week');
  if (!before) return { seen: added, week };
  return { seen: before.seen + added, week: Math.max(before.week, week) };
}

type Added = { readonly added: number; readonly addedValue: number; readonly newPayee: boolean };

function countUser(
  before: UserRow | null,
  { at, near }: CountedEvent,
  { added, addedValue, newPayee }: Added,
): UserRow {
  const user = before ?? newUser(at);
  const { countedAt } = user;
  return {
    ...user,
    countedAt: Math.max(countedAt, at),
    tenMinutes: slide(user.tenMinutes, 'tenMinutes', countedAt, at, added),
    hour: slide(user.hour, 'hour', countedAt, at, added),
    day: slide(user.day, 'day', countedAt, at, added),
    dayValue: slide(user.dayValue, 'day', countedAt, at, addedValue),
    week: slide(user.week, 'week', countedAt, at, added),
    near: slide(user.near, 'week', countedAt, at, near * added),
    weekValue: slide(user.weekValue, 'week', countedAt, at, addedValue),
    payees: slide(user.payees, 'week', countedAt, at, Number(newPayee)),
  };
}

function countUserDevice(before: UserDeviceRow | null, { at }: CountedEvent): UserDeviceRow {
  const day = bucketOf(at, 'day');
  if (!before) {
    return { day, dayBefore: null, greens: 0, firstGreenAt: null, trustedUntil: null };
  }
  return before.day >= day ? before : { ...before, day, dayBefore: before.day };
}

function countDevice(
  before: RiskRows,
  { at, network }: CountedEvent,
  { added, fresh, userDevice }: { added: number; fresh: boolean; userDevice: UserDeviceRow },
): DeviceRow {
  const device = before.device ?? newDevice(at);
  const { countedAt } = device;
  const isNew = before.userDevice?.day !== userDevice.day;
  const isBack = isNew && userDevice.dayBefore === userDevice.day - 1;
  const [users, usersBefore] = slide(device.users, 'day', countedAt, at, Number(isNew));
  const moved = network !== null && device.network !== null && network !== device.network;
  return {
    countedAt: Math.max(countedAt, at),
    hour: slide(device.hour, 'hour', countedAt, at, added),
    users: [users, isBack ? Math.max(0, usersBefore - 1) : usersBefore],
    usersEver: device.usersEver + Number(before.userDevice === null),
    fresh: slide(device.fresh, 'day', countedAt, at, Number(fresh && isNew)),
    networks: slide(device.networks, 'day', countedAt, at, Number(moved)),
    network: network ?? device.network,
    knownSince: device.knownSince,
  };
}

/** A user on a trusted device is not counted for an address. */
function countAddress(
  before: AddressRow | null,
  { at }: CountedEvent,
  {
    added,
    fresh,
    user,
    userDevice,
  }: { added: number; fresh: boolean; user: UserRow; userDevice: UserDeviceRow | null },
): AddressRow {
  const { countedAt, hour, fresh: freshBefore } = before ?? { countedAt: at, hour: NONE, fresh: NONE };
  const isTrusted = userDevice !== null && (userDevice.trustedUntil ?? 0) > at;
  const isFirstToday = user.day[0] === 1;
  return {
    countedAt: Math.max(countedAt, at),
    hour: slide(hour, 'hour', countedAt, at, isTrusted ? 0 : added),
    fresh: slide(freshBefore, 'day', countedAt, at, Number(fresh && isFirstToday)),
  };
}

/** A user with fewer payments is a newcomer, whatever age the caller gives the account. */
const NEWCOMER_PAYMENTS = 2;
/**
 * Amounts up to 5 US dollars, as thieves use to find out if a card works, count in full, and larger ones up
 * to four times that less and less, so that there is no amount to stay just above.
 */
const TINY_VALUE = { full: 500, none: 2_000 };

function tininessOf(value: number): number {
  const { full, none } = TINY_VALUE;
  // In quarters, which add up exactly.
  return Math.round(4 * Math.min(1, Math.max(0, (none - value) / (none - full)))) / 4;
}

const paymentsOf = ({ hours }: UserRow) => hours.reduce((sum, count) => sum + count, 0);

function countPayee(
  before: PayeeRow | null,
  { at, value }: CountedEvent,
  { added, addedValue, fresh, newPayee: isNew, user }: Added & { fresh: boolean; user: UserRow },
): PayeeRow {
  const payee = before ?? newPayee(at);
  const { countedAt } = payee;
  const isNewcomer = fresh || paymentsOf(user) < NEWCOMER_PAYMENTS;
  const tiny = fresh ? added * tininessOf(value) : 0;
  return {
    countedAt: Math.max(countedAt, at),
    seen: payee.seen + added,
    payers: slide(payee.payers, 'week', countedAt, at, Number(isNew)),
    fresh: slide(payee.fresh, 'week', countedAt, at, Number(isNew && fresh)),
    newcomerValue: slide(payee.newcomerValue, 'day', countedAt, at, isNewcomer ? addedValue : 0),
    tiny: slide(payee.tiny, 'hour', countedAt, at, tiny),
  };
}
