import { BoundedMap } from '#core/bounded-map.ts';

/**
 * Compares a device's time zone with the country of its address. Zones are compared by their rules, not their
 * names: the zone database merges neighbours that keep the same time (a phone in Benin may report
 * Africa/Lagos), and travel within the same time proves nothing.
 */
/** There are about 600 canonical zone names, each with a year. */
export const knownZones = new BoundedMap<string, string>(2_000);

function offsetAt(zone: string, year: number, month: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const parts = format.formatToParts(Date.UTC(year, month, 15, 12));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/**
 * Returns the zone's offsets in January and July, which are equal for two zones with the same rules in that
 * year.
 */
function rulesOf(zone: string, year: number): string {
  const key = `${zone} ${year}`;
  let rules = knownZones.get(key);
  if (rules === undefined) {
    rules = `${offsetAt(zone, year, 0)} ${offsetAt(zone, year, 6)}`;
    knownZones.set(key, rules);
  }
  return rules;
}

const zonesOfCountry = new BoundedMap<string, readonly string[]>(300);

function zonesOf(country: string): readonly string[] {
  let zones = zonesOfCountry.get(country);
  if (!zones) {
    const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & {
      getTimeZones(): string[] | undefined;
    };
    zones = locale.getTimeZones() ?? [];
    zonesOfCountry.set(country, zones);
  }
  return zones;
}

/** Also true for a country whose zones are unknown: what cannot be compared does not disagree. */
export function timeZoneFits(zone: string, country: string, year: number): boolean {
  const zones = zonesOf(country);
  if (zones.length === 0) return true;
  const rules = rulesOf(zone, year);
  return zones.some((candidate) => rulesOf(candidate, year) === rules);
}
