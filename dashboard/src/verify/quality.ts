/** What is wrong with a picture, as far as its pixels say. Whether there is a face in it, they do not. */
export type Fault = 'dark' | 'bright' | 'blurred' | 'glare';

export type Pixels = { readonly width: number; readonly height: number; readonly data: ArrayLike<number> };

const DARK = 55;
const BRIGHT = 225;
/** Mean step between neighbours, in shades: a sharp face is far above, a smear far below. */
const SHARP = 2.2;
const WHITE = 250;
/** So much pure white is a lamp in the laminate, not paper. */
const GLARE = 0.06;

/**
 * The first thing that a person should mend, in the middle of the picture, where the oval or the frame is.
 * Light comes before sharpness, since what is dark is blurred too. It gives advice and stops nobody: the
 * server judges.
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

/** How much two looks at one scene differ, in shades: a hand that shakes makes ten, one that holds two. */
export function differenceOf(one: Pixels, other: Pixels): number {
  const length = Math.min(one.data.length, other.data.length);
  let sum = 0;
  for (let at = 1; at < length; at += 4) sum += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
  return (sum * 4) / Math.max(1, length);
}
