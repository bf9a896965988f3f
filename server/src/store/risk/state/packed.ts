import {
  type AddressRow,
  type DeviceRow,
  newDevice,
  newPayee,
  newUser,
  type PayeeRow,
  type UserRow,
} from '#core/risk/state/rows.ts';
import type { Fix } from '#core/risk/travel.ts';

/**
 * Counters are stored as one text each: a JSON array without names. The database only stores it, and neither
 * side takes longer for forty counters than for one. A position is never reused, and a new one is added at
 * the end. Columns of their own are for what SQL reads or changes.
 */
type PackedUser = readonly [
  countedAt: number,
  tenMinutes: number,
  tenMinutesBefore: number,
  hour: number,
  hourBefore: number,
  day: number,
  dayBefore: number,
  dayValue: number,
  dayValueBefore: number,
  week: number,
  weekBefore: number,
  near: number,
  nearBefore: number,
  weekValue: number,
  weekValueBefore: number,
  payees: number,
  payeesBefore: number,
  hiddenCount: number,
  baselineCount: number,
  baselineMeanLog: number,
  lastPaidAt: number | null,
  firstDevice: string | null,
  hours: readonly number[] | 0,
  place: PackedPlace | 0,
];
type PackedPlace = readonly [
  at: number,
  latitude: number,
  longitude: number,
  radiusKm: number,
  source: Fix['source'],
  country: string | null,
];

type UserColumns = Pick<UserRow, 'knownSince' | 'trustedUntil' | 'verified'>;

export function packUser(user: UserRow): string {
  const { place, hours } = user;
  const packed: PackedUser = [
    user.countedAt,
    ...user.tenMinutes,
    ...user.hour,
    ...user.day,
    ...user.dayValue,
    ...user.week,
    ...user.near,
    ...user.weekValue,
    ...user.payees,
    user.hiddenCount,
    user.baseline.count,
    user.baseline.meanLog,
    user.lastPaidAt,
    user.firstDevice,
    user.lastPaidAt === null ? 0 : hours,
    place ? packPlace(place) : 0,
  ];
  return JSON.stringify(packed);
}

function packPlace({ at, fix }: NonNullable<UserRow['place']>): PackedPlace {
  const { latitude, longitude, radiusKm, source, country } = fix;
  return [at, latitude, longitude, radiusKm, source, country];
}

/** Null stands for a user who was verified and never assessed. */
export function unpackUser(text: string | null, columns: UserColumns): UserRow {
  if (text === null) return { ...newUser(0), ...columns };
  const user: PackedUser = JSON.parse(text);
  const [countedAt] = user;
  const hours = user[22];
  return {
    ...columns,
    countedAt,
    tenMinutes: [user[1], user[2]],
    hour: [user[3], user[4]],
    day: [user[5], user[6]],
    dayValue: [user[7], user[8]],
    week: [user[9], user[10]],
    near: [user[11], user[12]],
    weekValue: [user[13], user[14]],
    payees: [user[15], user[16]],
    hiddenCount: user[17],
    baseline: { count: user[18], meanLog: user[19] },
    lastPaidAt: user[20],
    firstDevice: user[21],
    hours: hours === 0 ? newUser(0).hours : hours,
    place: user[23] === 0 ? null : placeOf(user[23]),
  };
}

function placeOf([at, latitude, longitude, radiusKm, source, country]: PackedPlace): UserRow['place'] {
  return { at, fix: { latitude, longitude, radiusKm, source, country } };
}

type PackedDevice = readonly [
  countedAt: number,
  hour: number,
  hourBefore: number,
  users: number,
  usersBefore: number,
  usersEver: number,
  fresh: number,
  freshBefore: number,
  networks: number,
  networksBefore: number,
  network: number | null,
];

export function packDevice({
  countedAt,
  hour,
  users,
  usersEver,
  fresh,
  networks,
  network,
}: DeviceRow): string {
  const packed: PackedDevice = [countedAt, ...hour, ...users, usersEver, ...fresh, ...networks, network];
  return JSON.stringify(packed);
}

/** Null stands for a device that was trusted and never assessed. */
export function unpackDevice(text: string | null, knownSince: number | null): DeviceRow {
  if (text === null) return { ...newDevice(0), knownSince };
  const device: PackedDevice = JSON.parse(text);
  return {
    countedAt: device[0],
    hour: [device[1], device[2]],
    users: [device[3], device[4]],
    usersEver: device[5],
    fresh: [device[6], device[7]],
    networks: [device[8], device[9]],
    network: device[10],
    knownSince,
  };
}

type PackedAddress = readonly [
  countedAt: number,
  hour: number,
  hourBefore: number,
  fresh: number,
  freshBefore: number,
];

export function packAddress({ countedAt, hour, fresh }: AddressRow): string {
  const packed: PackedAddress = [countedAt, ...hour, ...fresh];
  return JSON.stringify(packed);
}

export function unpackAddress(text: string): AddressRow {
  const [countedAt, hour, hourBefore, fresh, freshBefore]: PackedAddress = JSON.parse(text);
  return { countedAt, hour: [hour, hourBefore], fresh: [fresh, freshBefore] };
}

type PackedPayee = readonly [
  countedAt: number,
  newcomerValue: number,
  newcomerValueBefore: number,
  tiny: number,
  tinyBefore: number,
];
/** Sums over the week have columns of their own. */
type PayeeColumns = Pick<PayeeRow, 'seen' | 'payers' | 'fresh'>;

export function packPayee({ countedAt, newcomerValue, tiny }: PayeeRow): string {
  const packed: PackedPayee = [countedAt, ...newcomerValue, ...tiny];
  return JSON.stringify(packed);
}

/** Null stands for a seller from before these were counted, who was last paid in this week. */
export function unpackPayee(text: string | null, weekStartsAt: number, columns: PayeeColumns): PayeeRow {
  if (text === null) return { ...newPayee(weekStartsAt), ...columns };
  const [countedAt, value, valueBefore, tiny, tinyBefore]: PackedPayee = JSON.parse(text);
  return { ...columns, countedAt, newcomerValue: [value, valueBefore], tiny: [tiny, tinyBefore] };
}
