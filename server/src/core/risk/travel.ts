import { HOUR_MS } from '#core/time.ts';

/**
 * Could the user have travelled here since the last event? Every position has an uncertainty, and the benefit
 * of the doubt goes to the user: both radii are subtracted from the distance.
 */
export type FixSource = 'device' | 'city' | 'country';
export type Fix = {
  latitude: number;
  longitude: number;
  radiusKm: number;
  source: FixSource;
  /** ISO 3166 alpha-2, if known. */
  country: string | null;
};
export type Journey = { distanceKm: number; elapsedMs: number; speedKmh: number };

const EARTH_RADIUS_KM = 6371;
const MINIMUM_DISTANCE_KM = 500;
const MAXIMUM_SPEED_KMH = 900;
const MINIMUM_ELAPSED_MS = 60_000;

const DEVICE_RADIUS_KM = 5;
export const CITY_RADIUS_KM = 700;
const COUNTRY_MARGIN_KM = 300;

/** Treats a country as a disc of its area plus a margin for its real shape. */
export function countryRadiusKm(areaKm2: number): number {
  return Math.sqrt(areaKm2 / Math.PI) + COUNTRY_MARGIN_KM;
}

export function deviceFix(latitude: number, longitude: number, accuracyKm = DEVICE_RADIUS_KM): Fix {
  return { latitude, longitude, radiusKm: accuracyKm, source: 'device', country: null };
}

type Point = Pick<Fix, 'latitude' | 'longitude'>;

export function haversineKm(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    halfLatitude ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Returns the smallest possible distance between two positions. */
function distanceBetween(from: Fix, to: Fix): number {
  return haversineKm(from, to) - from.radiusKm - to.radiusKm;
}

/** True for two simultaneous positions that cannot both be right. */
export function areFarApart(one: Fix | null, other: Fix | null): boolean {
  return one !== null && other !== null && distanceBetween(one, other) >= MINIMUM_DISTANCE_KM;
}

/**
 * Returns the journey if it was impossible, or null. Two address fixes in one country prove nothing:
 * city-level GeoIP is off by hundreds of kilometres where carriers route through one exchange.
 */
export function impossibleJourney(from: Fix | null, to: Fix | null, elapsedMs: number): Journey | null {
  if (!from || !to) return null;
  const bothByAddress = from.source !== 'device' && to.source !== 'device';
  if (bothByAddress && from.country !== null && from.country === to.country) return null;
  const distanceKm = distanceBetween(from, to);
  const speedKmh = distanceKm / (Math.max(elapsedMs, MINIMUM_ELAPSED_MS) / HOUR_MS);
  const impossible = distanceKm >= MINIMUM_DISTANCE_KM && speedKmh > MAXIMUM_SPEED_KMH;
  return impossible ? { distanceKm, elapsedMs, speedKmh } : null;
}
