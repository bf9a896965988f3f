import sharp from 'sharp';

/** A way to alter a still, a little differently each time. */
export type Forge = (picture: Buffer, random: () => number) => Promise<Buffer>;

/** A separate random sequence for each attack, so that a run can be repeated. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

const saved =
  (quality: number): Forge =>
  (picture) =>
    sharp(picture).jpeg({ quality }).toBuffer();

/** Crops a margin and scales the rest to the frame. */
async function zoomed(picture: Buffer, share: number): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const [left, top] = [Math.round(width * share), Math.round(height * share)];
  return sharp(picture)
    .extract({ left, top, width: width - 2 * left, height: height - 2 * top })
    .resize(width, height)
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** The middle that contains no corner of a turned picture. */
async function middleOf(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const size = await sharp(picture).metadata();
  const [wide, high] = [Math.round(width * 0.86), Math.round(height * 0.86)];
  const [left, top] = [Math.round((size.width - wide) / 2), Math.round((size.height - high) / 2)];
  return sharp(picture).extract({ left, top, width: wide, height: high }).jpeg({ quality: 85 }).toBuffer();
}

export const FORGERIES = {
  saved: saved(60),
  wobbling: async (picture, random) => {
    const { width, height } = await sharp(picture).metadata();
    const [left, top] = [2 + Math.floor(random() * 8), 2 + Math.floor(random() * 8)];
    return sharp(picture)
      .extract({ left, top, width: width - left - 2, height: height - top - 2 })
      .jpeg({ quality: 85 })
      .toBuffer();
  },
  cropped: (picture, random) => zoomed(picture, 0.03 + random() * 0.07),
  turned: async (picture, random) => {
    const { width, height } = await sharp(picture).metadata();
    const degrees = (random() < 0.5 ? -1 : 1) * (2 + random() * 4);
    const turned = await sharp(picture).rotate(degrees, { background: '#777777' }).toBuffer();
    return middleOf(turned, width, height);
  },
  lit: (picture, random) =>
    sharp(picture)
      .modulate({ brightness: 0.85 + random() * 0.3 })
      .gamma(1 + random() * 0.6)
      .jpeg({ quality: 85 })
      .toBuffer(),
  blurred: (picture, random) =>
    sharp(picture)
      .blur(0.5 + random() * 0.5)
      .jpeg({ quality: 85 })
      .toBuffer(),
  noisy: async (picture, random) => {
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const noise = () => (random() + random() + random() - 1.5) * 16;
    const grainy = Buffer.from(data.map((value) => Math.max(0, Math.min(255, value + noise()))));
    const raw = { width: info.width, height: info.height, channels: 3 as const };
    return sharp(grainy, { raw }).jpeg({ quality: 85 }).toBuffer();
  },
  grey: (picture) => sharp(picture).greyscale().jpeg({ quality: 85 }).toBuffer(),
  mirrored: (picture) => sharp(picture).flop().jpeg({ quality: 85 }).toBuffer(),
  slanted: async (picture, random) => {
    const { width, height } = await sharp(picture).metadata();
    const slant = (random() - 0.5) * 0.12;
    const leaning = await sharp(picture).affine([1, slant, 0, 1], { background: '#777777' }).toBuffer();
    return middleOf(leaning, width, height);
  },
  /** The middle is cut out and moved in front of the rest. */
  'cut out': async (picture, random) => {
    const { width, height } = await sharp(picture).metadata();
    const [wide, high] = [Math.round(width * 0.5), Math.round(height * 0.66)];
    const [left, top] = [Math.round(width * 0.25), Math.round(height * 0.17)];
    const head = await sharp(picture).extract({ left, top, width: wide, height: high }).toBuffer();
    const cut = await sharp(head)
      .ensureAlpha()
      .composite([
        { input: oval(wide, high), raw: { width: wide, height: high, channels: 4 }, blend: 'dest-in' },
      ])
      .png()
      .toBuffer();
    const by = () => Math.round((random() - 0.5) * width * 0.06);
    return sharp(picture)
      .composite([{ input: cut, left: left + by(), top: top + by() }])
      .jpeg({ quality: 90 })
      .toBuffer();
  },
} as const satisfies Record<string, Forge>;

/** Opaque inside. Not drawn as SVG, because a process with the models loaded reads only JPEG and PNG. */
function oval(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const across = ((at % width) + 0.5) / (width / 2) - 1;
    const down = (Math.floor(at / width) + 0.5) / (height / 2) - 1;
    if (across ** 2 + down ** 2 <= 1) pixels[at * 4 + 3] = 255;
  }
  return pixels;
}

export function blank(): Promise<Buffer> {
  const create = { width: 250, height: 250, channels: 3 as const, background: '#cccccc' };
  return sharp({ create }).jpeg().toBuffer();
}

/** Two people in one picture. */
export async function sideBySide(one: Buffer, other: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(one).metadata();
  const beside = await sharp(other).resize(width, height).toBuffer();
  return sharp(one)
    .extend({ right: width })
    .composite([{ input: beside, left: width, top: 0 }])
    .jpeg({ quality: 90 })
    .toBuffer();
}
