import { DAY_MS } from '#core/time.ts';
import type { Fix } from './travel.ts';

/** The class of an address for risk purposes. The first that applies wins. */
export type AddressClass =
  | 'reserved' // private, loopback, documentation: carries no information
  | 'allowed' // on the operator's allow list
  | 'tor'
  | 'vpn'
  | 'open_proxy'
  | 'relay' // a privacy relay run by a device maker: shared, but not evasive
  | 'hosting'
  | 'mobile' // a carrier that puts thousands of phones behind one address
  | 'isp'
  | 'unknown';

export type AddressFacts = {
  class: AddressClass;
  /**
   * The unit that counts as one sender: an IPv4 address, or the /48 network that one IPv6 customer may have.
   */
  sender: string;
  asn: number | null;
  organisation: string | null;
  country: string | null;
  /** The approximate location; null for an address that hides or shares its location. */
  fix: Fix | null;
};

export type IpDataSource = { name: string; version: string; date: string };
export type IpDataStatus = {
  ready: boolean;
  version: string | null;
  builtAt: string | null;
  sources: IpDataSource[];
  /** Why there is no data, for the operator. */
  problem: string | null;
};

/**
 * Networks change owners slowly, lists of exit nodes change within weeks, and the operator's own allow list
 * never goes stale.
 */
const STALE_AFTER_DAYS: Readonly<Record<string, number>> = {
  tor: 30,
  vpn: 30,
  proxy: 30,
  relay: 90,
  allow: Number.POSITIVE_INFINITY,
};
const OTHERS_STALE_AFTER_DAYS = 120;

export type AgedSource = IpDataSource & { ageDays: number | null; stale: boolean };

/** Returns the age of each source. A source without a date is not called stale. */
export function agesOf(sources: readonly IpDataSource[], now: Date): AgedSource[] {
  return sources.map((source) => {
    const made = Date.parse(source.date);
    const ageDays = Number.isNaN(made) ? null : Math.floor((now.getTime() - made) / DAY_MS);
    const limit = STALE_AFTER_DAYS[source.name] ?? OTHERS_STALE_AFTER_DAYS;
    return { ...source, ageDays, stale: ageDays !== null && ageDays > limit };
  });
}

/** Returns a warning for the operator, or null. */
export function stalenessOf(sources: readonly IpDataSource[], now: Date): string | null {
  const old = agesOf(sources, now).filter(({ stale }) => stale);
  if (old.length === 0) return null;
  const ages = old.map(({ name, ageDays }) => `${name} ${ageDays} days`).join(', ');
  return `IP data is old (${ages}): addresses may have changed owners since; run surety ipdata update`;
}

/** Offline knowledge about addresses. Look-ups return null while there is no data. */
export type IpIntel = {
  lookUp(address: string): AddressFacts | null;
  status(): IpDataStatus;
};
