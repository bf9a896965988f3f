import { forgetId, keptId, passingId } from './device-id.ts';
import { type DeviceHints, readHints } from './hints.ts';
import { machineMark } from './machine.ts';

export type { DeviceHints } from './hints.ts';

export type ReadDeviceOptions = {
  /**
   * Whether the visitor has agreed that an id is kept in their browser. Without it nothing is stored, what
   * was stored is removed, and the fingerprint lasts until the page is left.
   */
  readonly consent: boolean;
};

/** What an assessment takes, by the names that it has there: send it to your own server, and on from it. */
export type Device = {
  readonly deviceFingerprint: string;
  readonly deviceHints: DeviceHints;
  /** Of the device, such as Africa/Lagos. Only with consent. */
  readonly timezone?: string;
  /** Whether the next visit will have the same fingerprint. */
  readonly kept: boolean;
};

/**
 * The device that this page is on. With consent its fingerprint is an id that is kept in this browser for
 * this site, and a mark of the machine: an id that was copied to another kind of machine is another device.
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

/** What a page calls when the visitor takes their consent back: nothing of ours is left in the browser. */
export function forgetDevice(): void {
  forgetId();
}
