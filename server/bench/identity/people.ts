import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Report } from '#bench/lib/report.ts';
import { percent, shareWithInterval } from '#bench/lib/shares.ts';
import { frameFaults, MAX_DOCUMENT_LIKENESS } from '#core/identity/frames.ts';
import { cosineAt, MATCH_THRESHOLD } from '#core/identity/match-score.ts';
import type { FrameReading } from '#core/identity/reading.ts';
import { type Engine, type Look, lookAt, lookAtFrame, openEngine } from '#vision/engine.ts';
import { cosine } from '#vision/faces/embed.ts';
import { compareFrames } from '#vision/liveness/frames.ts';
import { decode } from '#vision/pictures/decode.ts';
import type { Picture } from '#vision/pictures/image.ts';
import { skinName, skinTone } from './skin-tone.ts';

type Labels = { readonly file: string; readonly person: string; readonly sex: string } & {
  readonly camera: string;
  readonly light: string;
};
type Measured = {
  readonly file: string;
  readonly tone: number | null;
  /** Null for the person's document and where no face was found. */
  readonly reading: Omit<FrameReading, 'sameFace'> | null;
  readonly numbers: readonly number[] | null;
};
type Looked = Labels & Omit<Measured, 'numbers'> & { readonly vector: Float32Array | null };
type Person = { readonly name: string; readonly group: string; readonly pictures: readonly Looked[] };

const COSINES = [0.36, 0.4, 0.44, 0.46, 0.48, 0.5, 0.52, 0.54, 0.553, 0.56, 0.58];
const FRAMES = 3;

/**
 * People in front of cameras and on other days: who passes as another, who passes as live, and who is
 * refused. Reads webcam/labels.csv and days/labels.csv (file,person,group,camera,light), each beside its
 * pictures. The first picture of a person stands for the portrait on their document, reduced and printed.
 * Groups are divided by skin tone, measured on the cheeks. With a journal, a run resumes where it was.
 */
export async function benchIdentityPeople(
  { images, journal }: { readonly images: string | undefined; readonly journal: string | undefined },
  report: Report,
): Promise<void> {
  if (!images) {
    report.progress('identity-people: needs pictures: --images <folder>, or BENCH_IMAGES');
    return;
  }
  const engine = await openEngine();
  for (const set of ['webcam', 'days']) {
    const labels = await readLabels(join(images, set));
    if (labels.length === 0) continue;
    const looked = await lookAtAll(engine, join(images, set), labels, journal, report);
    const people = peopleOf(looked);
    matches(set, people, report);
    // Press photographs are no selfies.
    if (set === 'webcam') liveness(people, report);
  }
}

async function readLabels(folder: string): Promise<Labels[]> {
  const text = await readFile(join(folder, 'labels.csv'), 'utf8').catch(() => '');
  const lines = text.trim().split('\n').slice(1);
  return lines.map((line) => {
    const [file = '', person = '', sex = '', camera = '', light = ''] = line.trim().split(',');
    return { file, person, sex, camera, light };
  });
}

async function lookAtAll(
  engine: Engine,
  folder: string,
  labels: readonly Labels[],
  journal: string | undefined,
  report: Report,
): Promise<Looked[]> {
  const known = await readJournal(journal);
  const looked: Looked[] = [];
  for (const [person, own] of Map.groupBy(labels, (one) => one.person)) {
    report.progress(`identity-people: ${person}, ${looked.length} of ${labels.length} pictures`);
    const missing = own.filter(({ file }) => !known.has(file));
    const first = await readFile(join(folder, own[0]?.file ?? ''));
    const portrait =
      missing.length > 0 ? await lookAt(engine, await decode(await printed(first), 1600)) : null;
    for (const one of own) {
      let measured = known.get(one.file);
      if (!measured && portrait) {
        const picture = await decode(await readFile(join(folder, one.file)), 1280);
        measured = {
          file: one.file,
          ...(await (one === own[0] ? asFirst : asFrame)(engine, picture, portrait)),
        };
        if (journal !== undefined) await appendFile(journal, `${JSON.stringify(measured)}\n`);
      }
      if (!measured) throw new Error('every picture is measured or known');
      const { numbers, ...rest } = measured;
      looked.push({ ...one, ...rest, vector: numbers && Float32Array.from(numbers) });
    }
  }
  return looked;
}

type Seeing = (engine: Engine, picture: Picture, portrait: Look) => Promise<Omit<Measured, 'file'>>;

const asFirst: Seeing = async (engine, picture) => {
  const { face, vector, picture: upright } = await lookAt(engine, picture);
  return { tone: face && skinTone(upright, face), reading: null, numbers: vector && [...vector] };
};

const asFrame: Seeing = async (engine, picture, portrait) => {
  const frame = await lookAtFrame(engine, picture, portrait);
  return { tone: null, reading: frame?.reading ?? null, numbers: frame && [...frame.vector] };
};

async function readJournal(journal: string | undefined): Promise<Map<string, Measured>> {
  const text = journal === undefined ? '' : await readFile(journal, 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line) as Measured).map((one) => [one.file, one]));
}

/** A portrait as documents have it: half as large, softer, paler, saved again. */
async function printed(photo: Buffer): Promise<Buffer> {
  const { width } = await sharp(photo).metadata();
  return sharp(photo)
    .resize(Math.round(width / 2))
    .blur(0.6)
    .linear([0.85, 0.88, 0.8], [20, 22, 18])
    .jpeg({ quality: 75 })
    .toBuffer();
}

function peopleOf(looked: readonly Looked[]): Person[] {
  return [...Map.groupBy(looked, ({ person }) => person)].map(([name, pictures]) => {
    const tones = pictures.flatMap(({ tone }) => tone ?? []).sort((one, other) => one - other);
    const tone = tones[tones.length >> 1] ?? 0;
    const sex = pictures[0]?.sex ?? '';
    const isSplit = sex === 'women' || sex === 'men';
    return { name, group: isSplit ? `${skinName(tone)} ${sex}` : sex, pictures };
  });
}

type Pairs = { readonly same: Float32Array; readonly strangers: Float32Array } & {
  /** The most similar pictures of each pair of people, and the least similar of three frames. */
  readonly ofPeople: Float32Array;
  readonly ofFrames: Float32Array;
};

function pairsOf(people: readonly Person[]): Pairs {
  const [same, strangers, ofPeople, ofFrames]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const [at, one] of people.entries()) {
    const own = vectorsOf(one);
    for (const [nth, vector] of own.entries()) {
      for (const other of own.slice(nth + 1)) same.push(cosine(vector, other));
    }
    for (const other of people.slice(at + 1)) {
      const cosines = own.map((vector) => vectorsOf(other).map((stranger) => cosine(vector, stranger)));
      const all = cosines.flat();
      if (all.length === 0) continue;
      strangers.push(...all);
      ofPeople.push(Math.max(...all));
      for (const row of cosines) {
        for (let from = 0; from + FRAMES <= row.length; from += FRAMES) {
          ofFrames.push(Math.min(...row.slice(from, from + FRAMES)));
        }
      }
    }
  }
  return {
    same: Float32Array.from(same),
    strangers: Float32Array.from(strangers),
    ofPeople: Float32Array.from(ofPeople),
    ofFrames: Float32Array.from(ofFrames),
  };
}

const vectorsOf = ({ pictures }: Person) => pictures.flatMap(({ vector }) => (vector ? [vector] : []));
const reach = (cosines: Float32Array, bar: number) => cosines.filter((value) => value >= bar).length;

function matches(set: string, people: readonly Person[], report: Report): void {
  const groups = [...Map.groupBy(people, ({ group }) => group)].sort(([one], [other]) =>
    one.localeCompare(other),
  );
  const pairs = groups.map(([name, own]) => [name, own, pairsOf(own)] as const);
  const bar = cosineAt(MATCH_THRESHOLD);
  report.table(
    `${set}: match at score ${MATCH_THRESHOLD} (95 % intervals; pairs share people, so the true ones are wider)`,
    [
      'Group',
      'People, pictures, no face',
      'Strangers who pass',
      'Pairs of people',
      'With three frames',
      'The same person passes',
    ],
    pairs.map(([name, own, { same, strangers, ofPeople, ofFrames }]) => {
      const pictures = own.flatMap((person) => person.pictures);
      return [
        name,
        `${own.length}, ${pictures.length}, ${pictures.filter(({ vector }) => vector === null).length}`,
        shareWithInterval(reach(strangers, bar), strangers.length),
        shareWithInterval(reach(ofPeople, bar), ofPeople.length),
        shareWithInterval(reach(ofFrames, bar), ofFrames.length),
        shareWithInterval(reach(same, bar), same.length),
      ];
    }),
  );
  report.table(
    `${set}: trade-off (DET): strangers who pass / genuine people refused, by cosine`,
    ['Group', ...COSINES.map(String)],
    pairs.map(([name, , { same, strangers }]) => [
      name,
      ...COSINES.map((at) => {
        const refused = same.length - reach(same, at);
        return `${percent(reach(strangers, at) / strangers.length)} / ${percent(refused / Math.max(1, same.length))}`;
      }),
    ]),
  );
}

function liveness(people: readonly Person[], report: Report): void {
  const tries = people.flatMap(({ group, pictures }) =>
    pictures.flatMap((picture) => {
      const isInstant = picture.light === pictures[0]?.light;
      return picture.reading
        ? [{ ...picture, group, isInstant, codes: codesOf(picture), isCopy: isCopy(picture) }]
        : [];
    }),
  );
  const row = (name: string, some: typeof tries) => {
    const later = some.filter(({ isInstant }) => !isInstant);
    const instant = some.filter(({ isInstant }) => isInstant);
    return [
      name,
      shareWithInterval(some.filter(({ codes }) => codes.length === 0).length, some.length),
      shareWithInterval(later.filter((one) => one.isCopy).length, later.length),
      shareWithInterval(instant.filter((one) => one.isCopy).length, instant.length),
    ];
  };
  const by = (of: (one: (typeof tries)[number]) => string) =>
    [...Map.groupBy(tries, of)].sort(([one], [other]) => one.localeCompare(other));
  report.table(
    'webcam: live people, one frame',
    ['', 'Live', 'Taken for the portrait of the same day, in other light', 'The same, of the same instant'],
    [
      ...by(({ group }) => group),
      ...by(({ camera }) => `camera ${camera}`),
      ...by(({ light }) => `light ${light}`),
      ...by(() => 'all'),
    ].map(([name, some]) => row(name, some)),
  );
}

const isCopy = ({ reading }: Looked) => (reading?.documentLikeness ?? 0) >= MAX_DOCUMENT_LIKENESS;

/** The findings about the frame alone: nothing is compared with a document. */
function codesOf({ reading }: Looked): string[] {
  if (!reading) return ['no_face'];
  const frame = { ...reading, cosine: null, documentLikeness: null, sameFace: null };
  return frameFaults({ ...compareFrames([]), frames: [frame] }, {}).map(({ code }) => code);
}
