import type { CalibrationPoints } from './engine.ts';
import { ALIKE_SCORE, cosineAt } from './match-score.ts';

/** Whoever has more users than this is compared with those who were verified last. */
export const MOST_COMPARED = 20_000;
/** More than anybody would look at; the likest come first. */
export const MOST_ALIKE = 20;

/** A face as whole numbers, of which only the direction counts: a quarter of the bytes, and as good. */
export type Face = Int8Array;

/** Somebody else whose face is so like another's that a person should look. */
export type AlikeFace = { readonly externalUserId: string; readonly likeness: number };

/**
 * From which cosine on two faces among thousands are alike. Far above the bar of a verification: there one
 * face is held against one, here against all, and a chance of one in a thousand comes true for each of them.
 */
export function alikeFrom(calibrationPoints: CalibrationPoints | undefined): number {
  return cosineAt(ALIKE_SCORE, calibrationPoints);
}

const LARGEST = 127;

export function faceOf(vector: Float32Array): Face {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  return Int8Array.from(vector, (value) => Math.round((value / largest) * LARGEST));
}

/** Of two faces that one model has seen: the cosine. Lists of different lengths are of two models. */
export function likenessOf(one: Face, other: Face, sizes: number = sizeOf(one) * sizeOf(other)): number {
  return one.length === other.length ? product(one, other) / (sizes || 1) : 0;
}

/** For whoever compares one face with many. */
export function sizeOf(face: Face): number {
  return Math.sqrt(product(face, face));
}

function product(one: Face, other: Face): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
}
