import { Reader, type Response } from 'mmdb-lib';
import type { AddressClass, AddressFacts } from '#core/risk/ip-intel.ts';
import { CITY_RADIUS_KM, type Fix } from '#core/risk/travel.ts';
import { type AddressKey, parseAddress, senderOf } from './addresses.ts';
import { countryFix } from './countries.ts';
import { IpDataError, type IpDataFile } from './data-file.ts';
import type { OrganisationTable } from './organisations.ts';
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
  const networks = tableOf(file, 'asn');
  const {
    numbers,
    names,
    classes,
    countries: homes,
  } = JSON.parse(sectionOf(file, 'organisations').toString()) as OrganisationTable;
  const lists = new Map<ListName, RangeTable>();
  for (const name of Object.keys(LIST_FILES) as ListName[]) {
    if (file.section(name)) lists.set(name, tableOf(file, name));
  }
  const countries = new Reader<CountryRecord>(sectionOf(file, 'country'));
  const cityBytes = file.section('city');
  const cities = cityBytes ? new Reader<CityRecord>(cityBytes) : null;

  /**
   * The order of precedence: allow, Tor, VPN, open proxy, relay, hosting, the rest. Lists win within each
   * step.
   */
  function classify(key: AddressKey, organisation: number): AddressClass {
    if (lists.get('allow')?.find(key)) return 'allowed';
    const own = classes[organisation] ?? 'unknown';
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
    const organisation = networks.find(key);
    const kind = classify(key, organisation);
    const location = locationOf(key);
    // The location of a range counts only if it agrees with the rest of its network.
    const { country, fix } = !organisation || homes[organisation] === location.country ? location : NOTHING;
    return {
      class: kind,
      sender,
      asn: numbers[organisation] || null,
      organisation: names[organisation] || null,
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

function tableOf(file: IpDataFile, name: string): RangeTable {
  const bytes = sectionOf(file, name);
  // A copy: aligned whatever the file's buffer is, and freed with the table.
  const columns = new Uint32Array(bytes.length / 4);
  new Uint8Array(columns.buffer).set(bytes);
  return new RangeTable(columns);
}
