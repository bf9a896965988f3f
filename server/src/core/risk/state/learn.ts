import type { DeviceStanding } from '#core/risk/devices.ts';
import type { Fix } from '#core/risk/travel.ts';
import { nextBaseline } from '#core/risk/value.ts';
import type { Counted } from './count-event.ts';
import type { UserDeviceRow, UserRow } from './rows.ts';

/** What an assessment adds to the history besides its counts. */
export type Learned = {
  /** The amount in units of the stored habit; null when the currency has none. */
  readonly units: number | null;
  readonly place: Fix | null;
  /** The device's standing after a GREEN; null after any other flag. */
  readonly standing: DeviceStanding | null;
  /** The request came through a VPN or a proxy. */
  readonly hidden: boolean;
  /** The first GREEN with this device. */
  readonly newDevice: boolean;
};

/** Adds what was learned at a time on a device to counted rows. */
export function learn(
  { user, userDevice, device, agreement, ...rest }: Counted['rows'],
  { units, place, standing, hidden, newDevice }: Learned,
  { at, device: used }: { readonly at: number; readonly device: string | null },
): Counted['rows'] {
  return {
    ...rest,
    user: {
      ...user,
      knownSince: user.knownSince ?? at,
      lastPaidAt: Math.max(user.lastPaidAt ?? at, at),
      hours: addHour(user.hours, new Date(at).getUTCHours()),
      hiddenCount: user.hiddenCount + Number(hidden),
      firstDevice: user.firstDevice ?? used,
      // An amount of zero has no logarithm.
      baseline: units ? nextBaseline(user.baseline, units) : user.baseline,
      place: place ? { at, fix: place } : user.place,
      trustedUntil: latest(user.trustedUntil, standing?.trustedUntil ?? null),
    },
    userDevice: userDevice && standing ? withStanding(userDevice, standing) : userDevice,
    device: device && newDevice && device.knownSince === null ? { ...device, knownSince: at } : device,
    agreement: agreement && used !== null ? { ...agreement, device: used } : agreement,
  };
}

function addHour(hours: UserRow['hours'], hour: number): UserRow['hours'] {
  const added = [...hours];
  added[hour] = (added[hour] ?? 0) + 1;
  return added;
}

function withStanding(
  row: UserDeviceRow,
  { greens, firstGreenAt, trustedUntil }: DeviceStanding,
): UserDeviceRow {
  return { ...row, greens, firstGreenAt, trustedUntil: latest(row.trustedUntil, trustedUntil) };
}

function latest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}
