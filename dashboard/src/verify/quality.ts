/** A fault that shows in the pixels alone. They do not tell if there is a face. */
export type Fault = 'dark' | 'bright' | 'blurred' | 'glare';

export type Pixels = { readonly width: number; readonly height: number; readonly data: ArrayLike<number> };

const DARK = 55;
const BRIGHT = 225;
/**
 * Mean difference between neighbouring pixels, in shades. A sharp face is far above it, a blurred one far
 * below.
 */
const SHARP = 2.2;
const WHITE = 250;
/** A larger share of pure white than this is a lamp reflected in the laminate, not paper. */
const GLARE = 0.06;

/**
 * Returns the first fault to fix in the middle of the picture, where the oval or the frame is. Light comes
 * before sharpness, because a dark picture also looks blurred. This is only advice: the server decides.
 */
export function faultOf(pixels: Pixels, of: 'face' | 'document'): Fault | null {
  const { light, steps, white } = measure(pixels);
  if (light < DARK) return 'dark';
  if (of === 'document' && white > GLARE && light < BRIGHT) return 'glare';
  if (light > BRIGHT) return 'bright';
  return steps < SHARP ? 'blurred' : null;
}

function measure({ width, height, data }: Pixels): { light: number; steps: number; white: number } {
  const shade = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  };
  let [light, steps, white, count] = [0, 0, 0, 0];
  for (let y = Math.round(height * 0.2); y < height * 0.8; y++) {
    for (let x = Math.round(width * 0.2); x < width * 0.8; x++) {
      const here = shade(x, y);
      light += here;
      steps += Math.abs(here - shade(x + 1, y)) + Math.abs(here - shade(x, y + 1));
      if (here >= WHITE) white++;
      count++;
    }
  }
  return { light: light / count, steps: steps / count / 2, white: white / count };
}

/** Mean difference of two frames, in shades: about ten for a shaking hand, two for a steady one. */
export function differenceOf(one: Pixels, other: Pixels): number {
  const length = Math.min(one.data.length, other.data.length);
  let sum = 0;
  for (let at = 1; at < length; at += 4) sum += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
  return (sum * 4) / Math.max(1, length);
}
