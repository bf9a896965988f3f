import type { Picture, Point } from '#vision/pictures/image.ts';
import { grey } from '#vision/pictures/image.ts';

/** The window, in original pixels: resizing first would blur the pattern away. */
const SIDE = 256;
/** The face's own features are below a tenth of the sampling rate. */
const LOWEST_RING = Math.round(SIDE * 0.1);
const HIGHEST_RING = SIDE / 2;
/** JPEG blocks and straight edges put their energy on the axes. */
const AXIS_WIDTH = 2;

const HANN = Float64Array.from(
  { length: SIDE },
  (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / (SIDE - 1)),
);
const COSINES = Float64Array.from({ length: SIDE / 2 }, (_, i) => Math.cos((-2 * Math.PI * i) / SIDE));
const SINES = Float64Array.from({ length: SIDE / 2 }, (_, i) => Math.sin((-2 * Math.PI * i) / SIDE));

/**
 * The distance of each frequency from zero, and the frequencies that count: within the circle, one half
 * plane.
 */
const RINGS = Uint16Array.from({ length: SIDE * SIDE }, (_, at) =>
  Math.round(Math.hypot(at % SIDE, fold(at))),
);
const HALF_PLANE = Uint16Array.from(
  Array.from(RINGS.keys()).filter((at) => at % SIDE <= SIDE / 2 && (RINGS[at] as number) <= HIGHEST_RING),
);
const SEARCHED = HALF_PLANE.filter((at) => {
  const ring = RINGS[at] as number;
  const onAxis = at % SIDE <= AXIS_WIDTH || Math.abs(fold(at)) <= AXIS_WIDTH;
  return !onAxis && ring >= LOWEST_RING && ring < HIGHEST_RING;
});

/** Returns the vertical frequency at a position in the spectrum: the lower half holds the negative ones. */
function fold(at: number): number {
  const y = Math.floor(at / SIDE);
  return y < SIDE / 2 ? y : y - SIDE;
}

/**
 * The pixel grid of a screen and the dots of a print interfere with the camera's grid: an isolated peak in
 * the spectrum where skin has none. Returns how many standard deviations the highest peak is above its ring;
 * zero for a picture that is too small.
 */
export function moirePeak(picture: Picture, [cx, cy]: Point): number {
  if (picture.width < SIDE || picture.height < SIDE) return 0;
  const left = Math.max(0, Math.min(picture.width - SIDE, Math.round(cx - SIDE / 2)));
  const top = Math.max(0, Math.min(picture.height - SIDE, Math.round(cy - SIDE / 2)));
  return brightestSpot(logSpectrum(window(picture, left, top)));
}

function window({ data, width }: Picture, left: number, top: number): Float32Array {
  const values = new Float32Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++) {
    const start = ((top + y) * width + left) * 3;
    values.set(grey(data.subarray(start, start + SIDE * 3)), y * SIDE);
  }
  return values;
}

/** Returns log magnitudes of the half plane x ≤ SIDE / 2; the other half mirrors it. */
function logSpectrum(values: Float32Array): Float64Array {
  const real = new Float64Array(SIDE * SIDE);
  const imaginary = new Float64Array(SIDE * SIDE);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const at = y * SIDE + x;
      real[at] = ((values[at] as number) - mean) * (HANN[x] as number) * (HANN[y] as number);
    }
  }
  for (let row = 0; row < SIDE; row++) transform(real, imaginary, row * SIDE, 1);
  for (let column = 0; column <= SIDE / 2; column++) transform(real, imaginary, column, SIDE);
  const spectrum = new Float64Array(SIDE * SIDE);
  for (const at of HALF_PLANE) {
    const re = real[at] as number;
    const im = imaginary[at] as number;
    spectrum[at] = Math.log1p(Math.sqrt(re * re + im * im));
  }
  return spectrum;
}

/** Radix-2 FFT of one row or column, in place. */
function transform(real: Float64Array, imaginary: Float64Array, start: number, step: number): void {
  for (let i = 1, j = 0; i < SIDE; i++) {
    let bit = SIDE >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      swap(real, start + i * step, start + j * step);
      swap(imaginary, start + i * step, start + j * step);
    }
  }
  for (let length = 2; length <= SIDE; length <<= 1) {
    const half = length >> 1;
    const stride = SIDE / length;
    for (let block = 0; block < SIDE; block += length) {
      for (let k = 0; k < half; k++) {
        const upper = start + (block + k) * step;
        const lower = upper + half * step;
        const cosine = COSINES[k * stride] as number;
        const sine = SINES[k * stride] as number;
        const re = (real[lower] as number) * cosine - (imaginary[lower] as number) * sine;
        const im = (real[lower] as number) * sine + (imaginary[lower] as number) * cosine;
        real[lower] = (real[upper] as number) - re;
        imaginary[lower] = (imaginary[upper] as number) - im;
        real[upper] = (real[upper] as number) + re;
        imaginary[upper] = (imaginary[upper] as number) + im;
      }
    }
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  const kept = values[one] as number;
  values[one] = values[other] as number;
  values[other] = kept;
}

function brightestSpot(spectrum: Float64Array): number {
  const count = new Float64Array(HIGHEST_RING + 1);
  const sum = new Float64Array(HIGHEST_RING + 1);
  const squares = new Float64Array(HIGHEST_RING + 1);
  for (const at of HALF_PLANE) {
    const ring = RINGS[at] as number;
    const value = spectrum[at] as number;
    count[ring] = (count[ring] as number) + 1;
    sum[ring] = (sum[ring] as number) + value;
    squares[ring] = (squares[ring] as number) + value * value;
  }
  const mean = sum.map((total, ring) => total / (count[ring] as number));
  const deviation = squares.map((total, ring) =>
    Math.sqrt(Math.max(0, total / (count[ring] as number) - (mean[ring] as number) ** 2)),
  );
  let peak = 0;
  for (const at of SEARCHED) {
    const ring = RINGS[at] as number;
    const height = ((spectrum[at] as number) - (mean[ring] as number)) / ((deviation[ring] as number) + 1e-6);
    if (height > peak) peak = height;
  }
  return peak;
}
