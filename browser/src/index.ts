import { forgetId, keptId, passingId } from './device-id.ts';
import { type DeviceHints, readHints } from './hints.ts';
import { machineMark } from './machine.ts';

export type { DeviceHints } from './hints.ts';

export type ReadDeviceOptions = {
  /**
   * True when the visitor has agreed that an id is kept in their browser. Without consent nothing is stored,
   * an earlier id is removed, and the fingerprint lasts until the page is left.
   */
  readonly consent: boolean;
};

/** The fields of an assessment about the device. Send them to your own server, which passes them on. */
export type Device = {
  readonly deviceFingerprint: string;
  readonly deviceHints: DeviceHints;
  /** The device's time zone, such as Africa/Lagos. Only with consent. */
  readonly timezone?: string;
  /** True when the next visit will have the same fingerprint. */
  readonly kept: boolean;
};

/**
 * Reads the device that this page is on. With consent its fingerprint is an id that is kept in this browser
 * for this site, plus a hash of the machine's type: an id that is copied to another type of machine counts as
 * another device.
 */
export async function readDevice({ consent }: ReadDeviceOptions): Promise<Device> {
  const deviceHints = await readHints();
  if (!consent) {
    forgetId();
    return { deviceFingerprint: `sb1.${passingId()}.0`, deviceHints, kept: false };
  }
  const { id, kept } = keptId();
  const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { deviceFingerprint: `sb1.${id}.${machineMark()}`, deviceHints, timezone, kept };
}

/** Removes everything that this package stored. Call it when the visitor withdraws consent. */
export function forgetDevice(): void {
  forgetId();
}
