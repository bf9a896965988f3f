import sharp from 'sharp';
import { jpegInScans, png } from '#test/support/identity/bombs.ts';

export type Make = (random: () => number) => Buffer;

/**
 * Pictures of an attacker who wants to take the service down: odd shapes, many scans, decompression bombs and
 * truncated files.
 */
export async function hostilePictures(document: Buffer, face: Buffer): Promise<readonly [string, Make][]> {
  const heavy = {
    'a crowd of forty megapixels': await sharp({
      create: { width: 8_000, height: 5_000, channels: 3, background: '#777' },
    })
      .composite([{ input: await sharp(face).resize(400).toBuffer(), tile: true }])
      .jpeg({ quality: 40 })
      .toBuffer(),
    'twenty megapixels in ten scans': jpegInScans(5_000, 4_000, 10),
    'twenty megapixels of sixteen bits': png(5_000, 4_000, { depth: 16, colour: 2 }),
  };
  const always = (picture: Buffer): Make => {
    return () => picture;
  };
  const bombs = {
    'one megapixel in 2,000 scans': jpegInScans(1_000, 1_000, 2_000),
    'a row of 39 million pixels': png(39_000_000, 1, { depth: 16 }),
    'four hundred megapixels': png(20_000, 20_000, { depth: 1 }),
    'a line': png(1_600, 1),
    'a single pixel': png(1, 1),
    'four times as long as wide': png(8_000, 2_000),
  };
  const within = (random: () => number, picture: Buffer) => Math.floor(random() * picture.length);
  return [
    ...Object.entries({ ...heavy, ...bombs }).map(([name, picture]): [string, Make] => [
      name,
      always(picture),
    ]),
    ['a truncated picture', (random) => face.subarray(0, within(random, face))],
    ['a truncated document', (random) => document.subarray(0, within(random, document))],
    [
      'a picture with some bytes changed',
      (random) => {
        const changed = Buffer.from(face);
        for (let left = 20; left > 0; left--) changed[within(random, changed)] = Math.floor(random() * 256);
        return changed;
      },
    ],
    [
      'noise after a picture’s first bytes',
      (random) => {
        const noise = Buffer.from(face.subarray(0, 64 * 1_024));
        for (let at = 300; at < noise.length; at++) noise[at] = Math.floor(random() * 256);
        return noise;
      },
    ],
  ];
}
