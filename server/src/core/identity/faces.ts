import type { CalibrationPoints } from './engine.ts';
import { ALIKE_SCORE, cosineAt } from './match-score.ts';

/** In a larger account, only the most recently verified users are compared. */
export const MOST_COMPARED = 20_000;
/** More than a person would review; the most similar come first. */
export const MOST_ALIKE = 20;

/**
 * A face embedding quantised to integers, of which only the direction counts: a quarter of the bytes at equal
 * quality.
 */
export type Face = Int8Array;

/** A user whose face is so similar that a person should look. */
export type AlikeFace = { readonly externalUserId: string; readonly likeness: number };

/**
 * Returns the cosine from which two faces among thousands count as alike. It is far above the threshold of a
 * verification: there one face is compared with one, here with all, and a chance of one in a thousand comes
 * true for every thousandth of them.
 */
export function alikeFrom(calibrationPoints: CalibrationPoints | undefined): number {
  return cosineAt(ALIKE_SCORE, calibrationPoints);
}

const LARGEST = 127;

export function faceOf(vector: Float32Array): Face {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  return Int8Array.from(vector, (value) => Math.round((value / largest) * LARGEST));
}

/** Returns the cosine of two faces. Different lengths mean different models. */
export function likenessOf(one: Face, other: Face, sizes: number = sizeOf(one) * sizeOf(other)): number {
  return one.length === other.length ? product(one, other) / (sizes || 1) : 0;
}

/** Returns the vector length, computed once when one face is compared with many. */
export function sizeOf(face: Face): number {
  return Math.sqrt(product(face, face));
}

function product(one: Face, other: Face): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
}
