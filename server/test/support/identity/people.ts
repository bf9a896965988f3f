import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { rememberedPicture } from './remembered.ts';

/**
 * Faces in the demo photos of the package @vladmandic/face-api: centre and width in pixels of a photo 1600
 * wide. One person is in two of the photos; the others are different people.
 */
const FACES = {
  anna: { photo: 'sample3.jpg', x: 991, y: 319, width: 205 },
  annaAgain: { photo: 'sample1.jpg', x: 1307, y: 284, width: 123 },
  stranger: { photo: 'sample1.jpg', x: 428, y: 419, width: 158 },
  otherStranger: { photo: 'sample5.jpg', x: 1268, y: 454, width: 177 },
} as const;
export type FaceName = keyof typeof FACES;

const PHOTO_WIDTH = 1600;
const SELFIE = { width: 720, height: 960 };

/** A passport photo: the head fills most of it. */
export async function portrait(name: FaceName, width = 280, height = 360): Promise<Buffer> {
  return cutOut(name, 1.9, width, height);
}

/** A selfie: the head fills about half of it. */
export async function selfie(name: FaceName): Promise<Buffer> {
  return cutOut(name, 2.9, SELFIE.width, SELFIE.height);
}

/** A wide picture of several people. */
export async function group(): Promise<Buffer> {
  return sharp(await photo('sample3.jpg'))
    .extract({ left: 380, top: 150, width: 1100, height: 500 })
    .jpeg()
    .toBuffer();
}

function cutOut(...how: Parameters<typeof cut>): Promise<Buffer> {
  return rememberedPicture(['face', ...how.map(String)], () => cut(...how));
}

async function cut(name: FaceName, spread: number, width: number, height: number): Promise<Buffer> {
  const face = FACES[name];
  const cutWidth = Math.round(face.width * spread);
  const cutHeight = Math.round((cutWidth * height) / width);
  return sharp(await photo(face.photo))
    .extract({
      left: Math.min(PHOTO_WIDTH - cutWidth, Math.round(face.x - cutWidth / 2)),
      top: Math.max(0, Math.round(face.y - cutHeight / 2)),
      width: cutWidth,
      height: cutHeight,
    })
    .resize(width, height)
    .jpeg({ quality: 92 })
    .toBuffer();
}

async function photo(name: string): Promise<Buffer> {
  const folders = createRequire(import.meta.url).resolve.paths('@vladmandic/face-api') ?? [];
  for (const folder of folders) {
    const bytes = await readFile(`${folder}/@vladmandic/face-api/demo/${name}`).catch(() => null);
    if (bytes) return sharp(bytes).resize(PHOTO_WIDTH).jpeg({ quality: 95 }).toBuffer();
  }
  throw new Error('@vladmandic/face-api is not installed');
}
