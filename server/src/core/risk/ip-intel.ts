import type { Fix } from './travel.ts';

/** What an address is, as far as risk is concerned. The first row that applies wins. */
export type AddressClass =
  | 'reserved' // private, loopback, documentation: says nothing about anybody
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
  /** What counts as one sender: an IPv4 address, or the /64 network that one IPv6 customer has. */
  sender: string;
  asn: number | null;
  organisation: string | null;
  country: string | null;
  /** Where the address is, roughly; null for an address that hides or shares its place. */
  fix: Fix | null;
};

export type IpDataSource = { name: string; version: string; date: string };
export type IpDataStatus = {
  ready: boolean;
  version: string | null;
  builtAt: string | null;
  sources: IpDataSource[];
  /** Why there is no data, in words for the operator. */
  problem: string | null;
};

/** Knowledge about addresses that needs no network. Answers null while there is no data. */
export type IpIntel = {
  lookUp(address: string): AddressFacts | null;
  status(): IpDataStatus;
};
