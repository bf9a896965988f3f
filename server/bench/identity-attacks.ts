import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blank, FORGERIES, type Forge, randomFrom, sideBySide } from '#bench/lib/forgeries.ts';
import type { Report } from '#bench/lib/report.ts';
import { judgeIdentity } from '#core/identity/verdict.ts';
import { type Engine, measure, openEngine } from '#vision/engine.ts';

const PEOPLE = 20;

/** A portrait, other photographs of the same person, and somebody else. */
type Cast = {
  readonly portrait: Buffer;
  readonly photo: Buffer;
  readonly another: Buffer | null;
  readonly stranger: Buffer;
  readonly random: () => number;
};
type Attack = (cast: Cast) => Promise<readonly Buffer[] | null>;

const forged = (name: keyof typeof FORGERIES): Forge => FORGERIES[name];
const ofPortrait =
  (...names: (keyof typeof FORGERIES)[]): Attack =>
  async ({ portrait, random }) => {
    let picture = portrait;
    for (const name of names) picture = await forged(name)(picture, random);
    return [picture];
  };
const threeTimes =
  (name: keyof typeof FORGERIES): Attack =>
  async ({ photo, random }) => [photo, await forged(name)(photo, random), await forged(name)(photo, random)];

/** With one photograph of somebody, or a few from their album, or their document, and a stranger's face. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  'the portrait itself': async ({ portrait }) => [portrait],
  ...Object.fromEntries(
    (Object.keys(FORGERIES) as (keyof typeof FORGERIES)[])
      .filter((name) => name !== 'cut out')
      .map((name) => [`the portrait, ${name}`, ofPortrait(name)]),
  ),
  'the portrait, mirrored, cropped and lit': ofPortrait('mirrored', 'cropped', 'lit'),
  'the portrait, mirrored, turned and grey': ofPortrait('mirrored', 'turned', 'grey'),
  'one still, three times': async ({ photo }) => [photo, photo, photo],
  ...Object.fromEntries(
    (Object.keys(FORGERIES) as (keyof typeof FORGERIES)[]).map((name) => [
      `one still, three times, ${name}`,
      threeTimes(name),
    ]),
  ),
  'one still, wobbling and lit': async ({ photo, random }) => [
    photo,
    await FORGERIES.lit(await FORGERIES.wobbling(photo, random), random),
    await FORGERIES.lit(await FORGERIES.wobbling(photo, random), random),
  ],
  'one still and its mirror': async ({ photo }) => [photo, await FORGERIES.mirrored(photo)],
  'two photographs of an album': async ({ photo, another }) => another && [photo, another],
  'two photographs of an album and a wobble': async ({ photo, another, random }) =>
    another && [photo, another, await FORGERIES.wobbling(another, random)],
  'a photograph and the portrait, mirrored': async ({ photo, portrait }) => [
    photo,
    await FORGERIES.mirrored(portrait),
  ],
  'A A B': async ({ photo, stranger, random }) => [photo, await FORGERIES.wobbling(photo, random), stranger],
  'A B A': async ({ photo, stranger, random }) => [photo, stranger, await FORGERIES.wobbling(photo, random)],
  'A B': async ({ photo, stranger }) => [photo, stranger],
  'B A A': async ({ photo, stranger, random }) => [stranger, photo, await FORGERIES.wobbling(photo, random)],
  'B alone': async ({ stranger }) => [stranger],
  'a still and a blank picture': async ({ photo }) => [photo, await blank()],
  'a still, a blank picture and the still': async ({ photo, random }) => [
    photo,
    await blank(),
    await FORGERIES.wobbling(photo, random),
  ],
  'A beside B': async ({ photo, stranger }) => [await sideBySide(photo, stranger)],
  'A, then A beside B': async ({ photo, stranger }) => [photo, await sideBySide(photo, stranger)],
};

/** What can be known of pictures without a better model: each attack on each of twenty people. */
export async function benchIdentityAttacks(
  { images }: { images: string | undefined },
  report: Report,
): Promise<void> {
  if (!images) {
    report.progress('identity-attacks: played with pictures: --images <folder>, or BENCH_IMAGES');
    return;
  }
  const engine = await openEngine();
  const casts = await castsOf(join(images, 'faces'));
  const rows: string[][] = [];
  for (const [name, attack] of Object.entries(ATTACKS)) {
    report.progress(`identity-attacks: ${name}`);
    let [passed, all] = [0, 0];
    for (const cast of casts) {
      const selfies = await attack(cast);
      if (!selfies) continue;
      all += 1;
      passed += (await passes(engine, cast.portrait, selfies)) ? 1 : 0;
    }
    rows.push([name, `${passed} of ${all}`]);
  }
  report.table('Attacks with pictures alone: how many would pass', ['Attack', 'Pass'], rows);
  await benchGenuine(engine, casts, join(images, 'liveness'), report);
}

/** Nobody here holds a document, so that it cannot be read says nothing. */
async function passes(engine: Engine, document: Buffer, selfies: readonly Buffer[]): Promise<boolean> {
  // Whoever measures may keep the memory.
  const outcome = await measure(engine, {
    document: Buffer.from(document),
    selfies: selfies.map((selfie) => Buffer.from(selfie)),
  });
  if (!('reading' in outcome)) return false;
  return judgeIdentity(outcome.reading).reasons.every((reason) => reason === 'document_unreadable');
}

/** The same people on another day, and people before a camera: three of six frames, in four ways. */
async function benchGenuine(engine: Engine, casts: readonly Cast[], folder: string, report: Report) {
  let alone = 0;
  for (const { portrait, photo } of casts) alone += (await passes(engine, portrait, [photo])) ? 1 : 0;
  let [passed, all] = [0, 0];
  for (const name of ['les', 'tran']) {
    const frames = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((nth) => readFile(join(folder, `seq_${name}_real_0${nth}.jpg`))),
    );
    for (const chosen of [
      [0, 2, 4],
      [1, 3, 5],
      [0, 1, 5],
      [0, 4],
      [0, 1, 2, 3, 4, 5],
    ]) {
      const selfies = chosen.map((at) => Buffer.from(frames[at] as Buffer));
      const outcome = await measure(engine, { document: Buffer.from(frames[3] as Buffer), selfies });
      if (!('reading' in outcome)) continue;
      // A frame stands in for the document, so that another is a copy of it says nothing.
      const looked = outcome.reading.frames.map((frame) => frame && { ...frame, documentLikeness: null });
      const { reasons } = judgeIdentity({ ...outcome.reading, frames: looked });
      all += 1;
      passed += reasons.every((reason) => reason === 'document_unreadable') ? 1 : 0;
    }
  }
  report.table(
    'Honest people by the same rules',
    ['Who', 'Pass'],
    [
      ['one photograph of another day', `${alone} of ${casts.length}`],
      ['frames of one moment, two people', `${passed} of ${all}`],
    ],
  );
}

async function castsOf(folder: string): Promise<Cast[]> {
  const [, ...lines] = (await readFile(join(folder, 'pairs.csv'), 'utf8')).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(','));
  const photos = new Map<string, Set<string>>();
  for (const [one = '', other = '', same] of pairs) {
    if (same !== '1') continue;
    const name = one.replace(/_\d+\.jpg$/, '');
    photos.set(name, new Set([...(photos.get(name) ?? []), one, other]));
  }
  // Those with an album first.
  const people = [...photos].sort(([, one], [, other]) => other.size - one.size).slice(0, PEOPLE + 1);
  const files = people.map(([, names]) => [...names].sort());
  return Promise.all(
    files.slice(0, PEOPLE).map(async ([portrait = '', photo = '', another], index) => ({
      portrait: await readFile(join(folder, portrait)),
      photo: await readFile(join(folder, photo)),
      another: another === undefined ? null : await readFile(join(folder, another)),
      stranger: await readFile(join(folder, files[index + 1]?.[0] ?? '')),
      random: randomFrom(index + 1),
    })),
  );
}
