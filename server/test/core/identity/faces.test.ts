import { describe, expect, it } from 'vitest';
import { alikeFrom, faceOf, likenessOf } from '#core/identity/faces.ts';
import { ALIKE_SCORE, matchScore } from '#core/identity/match-score.ts';

const dot = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] as number), 0);

describe('the threshold of a face search', () => {
  it('is where the score begins, for any model', () => {
    const own = [
      [0, 0],
      [0.3, 90],
      [0.6, 96],
    ] as const;
    for (const calibrationPoints of [undefined, own]) {
      const bar = alikeFrom(calibrationPoints);
      expect(matchScore(bar, calibrationPoints)).toBeGreaterThanOrEqual(ALIKE_SCORE);
      expect(matchScore(bar - 0.01, calibrationPoints)).toBeLessThan(ALIKE_SCORE);
    }
  });

  it('is met by the same embedding and not by others', () => {
    const [one, other] = [faceOf(Float32Array.of(1, 0)), faceOf(Float32Array.of(0, 1))];
    expect(likenessOf(one, one)).toBe(1);
    expect(likenessOf(one, other)).toBe(0);
  });

  it.each([
    ['numbers that are none', [Number.NaN, Number.NaN], [1, 1]],
    ['numbers without end', [Number.POSITIVE_INFINITY, 1], [1, 1]],
    ['nothing at all', [0, 0], [0, 0]],
    ['no numbers', [], []],
    ['lists of two lengths', [1, 1], [1, 1, 0]],
    ['the same lists the other way round', [1, 1, 0], [1, 1]],
  ])('is not met by %s', (_what, one, other) => {
    const likeness = likenessOf(faceOf(Float32Array.from(one)), faceOf(Float32Array.from(other)));
    expect(likeness).toBe(0);
  });

  it('differs by at most half a hundredth between rounded embeddings and the model’s own', () => {
    const wave = (step: number) => Float32Array.from({ length: 128 }, (_, at) => Math.sin(at * step));
    for (const [step, next] of [
      [0.7, 0.71],
      [1.3, 1.32],
      [2.9, 0.4],
    ] as const) {
      const [one, other] = [wave(step), wave(next)];
      const size = (vector: Float32Array) => Math.sqrt(dot(vector, vector));
      const exact = dot(one, other) / (size(one) * size(other));
      expect(Math.abs(likenessOf(faceOf(one), faceOf(other)) - exact)).toBeLessThan(0.005);
    }
  });
});
