import { open, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Frames per picture: half a second. */
const EACH = 15;
const PLACES = 45;
/** The longest comment that a JPEG can hold, including its length field. */
const LONGEST = 65_535;

export type Film = { show(names: readonly string[]): Promise<void> };

/**
 * The film that Chromium's fake camera plays in a loop. It maps the file into memory, so overwriting the file
 * changes what it plays next, as long as every frame keeps its length.
 */
export async function openFilm(path: string, pictures: Readonly<Record<string, Buffer>>): Promise<Film> {
  const frames = await Promise.all(
    Object.entries(pictures).map(
      async ([name, picture]) => [name, await sharp(picture).jpeg({ quality: 92 }).toBuffer()] as const,
    ),
  );
  const length = Math.max(...frames.map(([, frame]) => frame.length)) + LONGEST;
  const padded = new Map(frames.map(([name, frame]) => [name, stretched(frame, length)]));
  const played = (names: readonly string[]) =>
    Buffer.concat(
      Array.from({ length: PLACES }, (_, place) => {
        const name = names[Math.floor(place / EACH) % names.length] ?? '';
        return padded.get(name) as Buffer;
      }),
    );
  await writeFile(path, played([frames[0]?.[0] ?? '']));
  return {
    async show(names) {
      const file = await open(path, 'r+');
      await file.write(played(names), 0, null, 0);
      await file.close();
    },
  };
}

/** Pads a frame to the given length with comments after its first two bytes. */
function stretched(frame: Buffer, length: number): Buffer {
  const comments: Buffer[] = [];
  let missing = length - frame.length;
  while (missing > 0) {
    // Leaves enough for one more comment, which takes at least four bytes.
    const size = missing > LONGEST + 2 ? Math.min(LONGEST, missing - 6) : missing - 2;
    const comment = Buffer.alloc(size + 2);
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(size, 2);
    comments.push(comment);
    missing -= comment.length;
  }
  return Buffer.concat([frame.subarray(0, 2), ...comments, frame.subarray(2)]);
}
