import { Reader, type Response } from 'mmdb-lib';
import type { AddressClass, AddressFacts } from '#core/risk/ip-intel.ts';
import { CITY_RADIUS_KM, type Fix } from '#core/risk/travel.ts';
import { type AddressKey, parseAddress, senderOf } from './addresses.ts';
import { countryFix } from './countries.ts';
import { IpDataError, type IpDataFile } from './data-file.ts';
import { openOrganisations } from './organisation-rows.ts';
import { RangeTable } from './ranges.ts';
import { isRelay } from './relays.ts';
import { isReserved } from './reserved.ts';
import { LIST_FILES, type ListName } from './sources.ts';

/** Look-ups in a compiled file. Everything is in memory; a look-up takes a few microseconds. */
export type LookUp = (address: string) => AddressFacts;

type CountryRecord = Response & { country_code?: string };
type CityRecord = CountryRecord & { latitude?: number; longitude?: number };

const NOTHING: AddressFacts = {
  class: 'unknown',
  sender: '',
  asn: null,
  organisation: null,
  country: null,
  fix: null,
};
/** Classes whose users are not at the location of the address. */
const PLACELESS: ReadonlySet<AddressClass> = new Set(['tor', 'vpn', 'open_proxy', 'relay', 'hosting']);
/** The operator's lists take precedence over our tables, in this order. */
const LISTED_CLASS: readonly [ListName, AddressClass][] = [
  ['tor', 'tor'],
  ['vpn', 'vpn'],
  ['proxy', 'open_proxy'],
];

export function openLookUp(file: IpDataFile): LookUp {
  const networks = new RangeTable(integersOf(file, 'asn'));
  const organisationAt = openOrganisations({
    texts: sectionOf(file, 'organisations'),
    ends: integersOf(file, 'organisation ends'),
  });
  const lists = new Map<ListName, RangeTable>();
  for (const name of Object.keys(LIST_FILES) as ListName[]) {
    if (file.section(name)) lists.set(name, new RangeTable(integersOf(file, name)));
  }
  const countries = new Reader<CountryRecord>(sectionOf(file, 'country'));
  const cityBytes = file.section('city');
  const cities = cityBytes ? new Reader<CityRecord>(cityBytes) : null;

  /**
   * The order of precedence: allow, Tor, VPN, open proxy, relay, hosting, the rest. Lists win within each
   * step.
   */
  function classify(key: AddressKey, own: AddressClass): AddressClass {
    if (lists.get('allow')?.find(key)) return 'allowed';
    if (own === 'tor') return 'tor';
    for (const [list, listed] of LISTED_CLASS) {
      if (listed === 'open_proxy' && own === 'vpn') return 'vpn';
      if (lists.get(list)?.find(key)) return listed;
    }
    if (own !== 'vpn' && (lists.get('relay')?.find(key) || isRelay(key))) return 'relay';
    return own;
  }

  function locationOf({ text }: AddressKey): Pick<AddressFacts, 'country' | 'fix'> {
    const city = cities?.get(text);
    if (city?.country_code && city.latitude !== undefined && city.longitude !== undefined) {
      const { latitude, longitude, country_code: country } = city;
      const fix: Fix = { latitude, longitude, radiusKm: CITY_RADIUS_KM, source: 'city', country };
      return { country, fix };
    }
    const country = countries.get(text)?.country_code ?? null;
    return { country, fix: country ? countryFix(country) : null };
  }

  return (address) => {
    const key = parseAddress(address);
    if (!key) return NOTHING;
    const sender = senderOf(key);
    if (isReserved(key)) return { ...NOTHING, class: 'reserved', sender };
    // The first row stands for no organisation.
    const organisation = organisationAt(networks.find(key));
    const kind = classify(key, organisation.class);
    const location = locationOf(key);
    const isHome = organisation.number === 0 || organisation.country === location.country;
    // The location of a range counts only if it agrees with the rest of its network.
    const { country, fix } = isHome ? location : NOTHING;
    return {
      class: kind,
      sender,
      asn: organisation.number || null,
      organisation: organisation.name || null,
      country,
      fix: PLACELESS.has(kind) ? null : fix,
    };
  };
}

function sectionOf(file: IpDataFile, name: string): Buffer {
  const bytes = file.section(name);
  if (!bytes) throw new IpDataError(`the compiled IP data has no section "${name}"`);
  return bytes;
}

/** In place, where the section is aligned in memory as it is in the file. */
function integersOf(file: IpDataFile, name: string): Uint32Array {
  const section = sectionOf(file, name);
  const size = Uint32Array.BYTES_PER_ELEMENT;
  const bytes = section.byteOffset % size === 0 ? section : new Uint8Array(section);
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / size);
}
