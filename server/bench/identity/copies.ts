import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { FORGERIES, randomFrom } from '#bench/lib/forgeries.ts';
import type { Report } from '#bench/lib/report.ts';
import { shareWithInterval } from '#bench/lib/shares.ts';
import { MAX_DOCUMENT_LIKENESS } from '#core/identity/frames.ts';
import { openPuppet, type Posture } from '#test/support/identity/puppet.ts';
import { openDetector } from '#vision/faces/detect.ts';
import { type FaceModels, findFaces } from '#vision/faces/find-faces.ts';
import { openMesh } from '#vision/faces/landmarks.ts';
import { decode } from '#vision/pictures/decode.ts';
import { copyLikeness, type FaceMap, mapFace } from '#vision/pictures/same-photo.ts';

const PEOPLE = 20;
const BENDS: Readonly<Record<string, Posture>> = {
  'turned by 15 degrees': { yaw: 15 },
  'turned by 26 degrees': { yaw: -26 },
  'with the chin up': { pitch: -18 },
  'with the mouth open': { mouth: 0.5 },
  'a little of each': { yaw: 10, pitch: 6, mouth: 0.25 },
};
const CHANGES = ['mirrored', 'cropped', 'lit', 'blurred', 'noisy', 'grey'] as const;

/**
 * Measures the rule that a selfie must not be the document's photo: copies, bent and changed by software, and
 * two photographs of one person. Reads faces/pairs.csv (path1,path2,same) and, for larger photographs,
 * photos/pairs.csv. People are split into halves by name; the threshold was chosen on one of them.
 */
export async function benchIdentityCopies(
  { images }: { readonly images: string | undefined },
  report: Report,
): Promise<void> {
  if (!images) {
    report.progress('identity-copies: needs pictures: --images <folder>, or BENCH_IMAGES');
    return;
  }
  const models = { detector: await openDetector(), mesh: await openMesh() };
  for (const set of ['faces', 'photos']) {
    const rows = await readFile(join(images, set, 'pairs.csv'), 'utf8').catch(() => '');
    const pairs = rows.trim().split('\n').slice(1);
    if (pairs.length > 0) await benchSet(models, join(images, set), pairs, set, report);
  }
}

async function benchSet(
  models: FaceModels,
  folder: string,
  rows: readonly string[],
  set: string,
  report: Report,
): Promise<void> {
  const pairs = rows.map((row) => row.trim().split(',')).filter(([, , same]) => same === '1');
  for (const half of [1, 0]) {
    const own = pairs.filter(([one = '']) => halfOf(one) === half);
    const title = `${set}, ${half === 0 ? 'the half on which the threshold was chosen' : 'held-out half'}`;
    const found = new Map<string, number[]>();
    const note = (name: string, value: number | null) =>
      value !== null && found.set(name, [...(found.get(name) ?? []), value]);
    for (const [one = '', other = ''] of own) {
      const [first, second] = [await readFile(join(folder, one)), await readFile(join(folder, other))];
      note('two photographs of one person', await compare(models, await printed(first), second));
    }
    const people = [...new Map(own.map(([one = '']) => [nameOf(one), one])).values()].slice(0, PEOPLE);
    for (const [index, file] of people.entries()) {
      report.progress(`identity-copies: ${title}, ${index + 1} of ${people.length}`);
      await copiesOf(models, await readFile(join(folder, file)), randomFrom(index + 1), note);
    }
    report.table(
      `${title}: taken for the document’s photo (${MAX_DOCUMENT_LIKENESS} and above)`,
      ['Selfie', 'Refused', 'Lowest', 'Highest'],
      [...found].map(([name, values]) => [
        name,
        shareWithInterval(values.filter((value) => value >= MAX_DOCUMENT_LIKENESS).length, values.length),
        Math.min(...values).toFixed(3),
        Math.max(...values).toFixed(3),
      ]),
    );
  }
}

async function copiesOf(
  models: FaceModels,
  photo: Buffer,
  random: () => number,
  note: (name: string, value: number | null) => void,
): Promise<void> {
  const document = await printed(photo);
  const puppet = openPuppet(photo);
  for (const change of CHANGES) {
    const changed = await FORGERIES[change](photo, random);
    note(`the photo, ${change}`, await compare(models, document, changed));
  }
  for (const [name, posture] of Object.entries(BENDS)) {
    const bent = await puppet(posture);
    note(`the photo, bent: ${name}`, await compare(models, document, bent));
    const changed = await FORGERIES.lit(await FORGERIES.mirrored(bent), random);
    note(`the same, mirrored and lit: ${name}`, await compare(models, document, changed));
  }
}

/** A portrait as documents have it: half as large, softer, paler, saved again. */
function printed(photo: Buffer): Promise<Buffer> {
  return sharp(photo)
    .metadata()
    .then(({ width }) =>
      sharp(photo)
        .resize(Math.round(width * 0.5))
        .blur(0.6)
        .linear([0.85, 0.88, 0.8], [20, 22, 18])
        .jpeg({ quality: 75 })
        .toBuffer(),
    );
}

async function compare(models: FaceModels, one: Buffer, other: Buffer): Promise<number | null> {
  const [first, second] = [await look(models, one), await look(models, other)];
  return first && second && copyLikeness(first, second);
}

async function look(models: FaceModels, bytes: Buffer): Promise<FaceMap | null> {
  const { picture, faces } = await findFaces(models, await decode(Buffer.from(bytes), 1280));
  return faces[0] ? mapFace(picture, faces[0]) : null;
}

const nameOf = (file: string) => file.replace(/_\d+\.jpg$/, '');

/** A person is in one half with all of their photographs. */
function halfOf(file: string): number {
  let sum = 7;
  for (const letter of nameOf(file)) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return sum % 2;
}
