import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openHuman } from '#bench/lib/human.ts';
import { median } from '#bench/lib/load.ts';
import type { Report } from '#bench/lib/report.ts';
import { shareWithInterval } from '#bench/lib/shares.ts';
import { MATCH_THRESHOLD, matchScore } from '#core/identity/match-score.ts';
import { DOCUMENT_TYPES } from '#core/identity/reading.ts';
import { judgeIdentity } from '#core/identity/verdict.ts';
import { readDocument } from '#vision/documents/document.ts';
import { type Engine, measure, openEngine, type Stage } from '#vision/engine.ts';
import { cosine, embed } from '#vision/faces/embed.ts';
import { findFaces } from '#vision/faces/find-faces.ts';
import { compareFrames } from '#vision/liveness/frames.ts';
import { decode } from '#vision/pictures/decode.ts';
import { benchGroups } from './identity-groups.ts';

/**
 * Accuracy and cost of identity verification, on a folder of pictures that is not part of the repository:
 * faces/pairs.csv (path1,path2,same), documents/labels.csv (file,label), liveness/labels.csv
 * (file,label,attack_type,sequence) and optionally groups/labels.csv (file,person,group), each beside its
 * pictures.
 */
export async function benchIdentity(
  { images }: { images: string | undefined },
  report: Report,
): Promise<void> {
  if (!images) {
    report.progress('identity: accuracy needs pictures: --images <folder>, or BENCH_IMAGES');
    return;
  }
  const engine = await openEngine();
  await benchFaces(engine, join(images, 'faces'), report);
  await benchGroups(engine, join(images, 'groups'), report);
  await benchDocuments(engine, join(images, 'documents'), report);
  await benchLiveness(engine, join(images, 'liveness'), report);
  await benchCost(engine, images, report);
}

async function benchFaces(engine: Engine, folder: string, report: Report): Promise<void> {
  report.progress('identity: faces');
  const vectors = new Map<string, Float32Array | null>();
  const vectorOf = async (file: string) => {
    const known = vectors.get(file);
    if (known !== undefined) return known;
    const { picture, faces } = await findFaces(
      engine.faces,
      await decode(await readFile(join(folder, file)), 1280),
    );
    const vector = faces[0] ? await embed(engine.embedder, picture, faces[0].points) : null;
    vectors.set(file, vector);
    return vector;
  };
  const counts = { same: { passed: 0, all: 0 }, different: { passed: 0, all: 0 } };
  for (const [one = '', other = '', same] of await readCsv(join(folder, 'pairs.csv'))) {
    const [first, second] = [await vectorOf(one), await vectorOf(other)];
    const count = same === '1' ? counts.same : counts.different;
    count.all += 1;
    if (first && second && matchScore(cosine(first, second)) >= MATCH_THRESHOLD) count.passed += 1;
  }
  const found = [...vectors.values()].filter((vector) => vector !== null).length;
  report.table(
    `Face match at score ${MATCH_THRESHOLD}`,
    ['Faces found', 'Same person passes (TAR)', 'Different person passes (FAR)'],
    [
      [
        share(found, vectors.size),
        shareWithInterval(counts.same.passed, counts.same.all),
        shareWithInterval(counts.different.passed, counts.different.all),
      ],
    ],
  );
}

async function benchDocuments(engine: Engine, folder: string, report: Report): Promise<void> {
  report.progress('identity: documents');
  const rows = new Map<string, { right: number; all: number; readable: number }>();
  const costs: number[] = [];
  for (const [file = '', label = ''] of await readCsv(join(folder, 'labels.csv'))) {
    const { picture, faces } = await findFaces(
      engine.faces,
      await decode(await readFile(join(folder, file)), 1600),
    );
    const [face] = faces;
    const startedAt = cpuMs();
    const { reading: document } = await readDocument(engine.document, picture, face ?? null);
    costs.push(cpuMs() - startedAt);
    const seen = { documentFace: face !== undefined, document, frames: [null] };
    const verdict = judgeIdentity({ ...seen, ...compareFrames([]) });
    const isType = (DOCUMENT_TYPES as readonly string[]).includes(label);
    const right = isType ? verdict.documentType === label : verdict.documentTypeConfidence < 0.5;
    const row = rows.get(label) ?? { right: 0, all: 0, readable: 0 };
    row.all += 1;
    row.right += right ? 1 : 0;
    row.readable += verdict.reasons.includes('document_unreadable') ? 0 : 1;
    rows.set(label, row);
  }
  report.table(
    'Document type (none and other: right when the confidence stays below 0.5)',
    ['Label', 'Right', 'Readable'],
    [...rows].map(([label, row]) => [label, share(row.right, row.all), share(row.readable, row.all)]),
  );
  report.table(
    'Reading a document, CPU ms',
    ['Median', '90 %', 'Highest'],
    [[median(costs), quantile(costs, 0.9), Math.max(...costs)].map((ms) => ms.toFixed(0))],
  );
}

async function benchLiveness(engine: Engine, folder: string, report: Report): Promise<void> {
  report.progress('identity: liveness');
  const groups = new Map<string, { passed: number; all: number }>();
  const sequences = new Map<string, { kind: string; files: string[] }>();
  const count = (kind: string, outcome: Outcome) => {
    if (!('reading' in outcome)) return;
    const group = groups.get(kind) ?? { passed: 0, all: 0 };
    group.all += 1;
    group.passed += judgeIdentity(outcome.reading).livenessPassed ? 1 : 0;
    groups.set(kind, group);
  };
  const look = async (files: readonly string[]) => {
    const selfies = await Promise.all(files.map((file) => readFile(join(folder, file))));
    return measure(engine, { document: selfies[0] as Buffer, selfies }).then(withoutDocument);
  };
  for (const [file = '', label = '', attack = '', sequence = ''] of await readCsv(
    join(folder, 'labels.csv'),
  )) {
    count(`${label}: ${attack}, one frame`, await look([file]));
    if (sequence === '') continue;
    const kind = `${label}: ${attack}, six frames`;
    sequences.set(sequence, { kind, files: [...(sequences.get(sequence)?.files ?? []), file] });
  }
  for (const { kind, files } of sequences.values()) count(kind, await look(files));
  const rows = (live: boolean) =>
    [...groups]
      .filter(([kind]) => kind.startsWith('live') === live)
      .sort()
      .map(([kind, { passed, all }]) => [kind, shareWithInterval(live ? all - passed : passed, all)]);
  report.table(
    'Liveness: attacks that pass, by kind (APCER of ISO/IEC 30107-3, 95 % intervals)',
    ['Attack', 'Passes'],
    rows(false),
  );
  report.table(
    'Liveness: live people who are refused (BPCER, 95 % intervals)',
    ['Taken as', 'Refused'],
    rows(true),
  );
  report.table(
    'Not tested',
    ['Attack', 'Why'],
    [
      ['masks of silicone or resin, heads', 'no test pictures'],
      ['faces swapped or animated by software, sent in place of a camera', 'no test pictures'],
      ['screens and prints of people of each group', 'the sets are too small to split'],
    ],
  );
}

/** The first frame stands in for the document, so its similarity to it means nothing. */
type Outcome = Awaited<ReturnType<typeof measure>>;
function withoutDocument(outcome: Outcome): Outcome {
  if (!('reading' in outcome)) return outcome;
  const frames = outcome.reading.frames.map((frame) => frame && { ...frame, documentLikeness: null });
  return { ...outcome, reading: { ...outcome.reading, frames } };
}

const FACE_STAGES: readonly Stage[] = ['faces', 'embedding'];
const ROUNDS = 6;

/** One document and three frames, stage by stage. Human alternates with us on the same decoded pictures. */
async function benchCost(engine: Engine, folder: string, report: Report): Promise<void> {
  report.progress('identity: CPU by stage');
  const documents = (await readCsv(join(folder, 'documents', 'labels.csv')))
    .filter(([, label = '']) => (DOCUMENT_TYPES as readonly string[]).includes(label))
    .map(([file = '']) => file);
  const frames = (await readCsv(join(folder, 'liveness', 'labels.csv')))
    .filter(([, label]) => label === 'live')
    .map(([file = '']) => file);
  const human = await openHuman();
  const ours = new Map<string, number[]>();
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const at = (list: readonly string[], index: number) => list[(index * 7) % list.length] as string;
    const document = await readFile(join(folder, 'documents', at(documents, round)));
    const selfies = await Promise.all(
      [0, 1, 2].map((frame) => readFile(join(folder, 'liveness', at(frames, round * 3 + frame)))),
    );
    const stages = new Map<string, number>();
    let last = cpuMs();
    await measure(
      engine,
      { document, selfies },
      (stage) => {
        const now = cpuMs();
        stages.set(stage, (stages.get(stage) ?? 0) + now - last);
        last = now;
      },
      false,
    );
    const pictures = [
      await decode(document, 1600),
      ...(await Promise.all(selfies.map((one) => decode(one, 1280)))),
    ];
    // The first call with a new picture size compiles; a running service has done that already.
    for (const picture of pictures) await human.describe(picture);
    const startedAt = cpuMs();
    for (const picture of pictures) await human.describe(picture);
    if (round === 0) continue;
    theirs.push(cpuMs() - startedAt);
    for (const [stage, ms] of stages) ours.set(stage, [...(ours.get(stage) ?? []), ms]);
  }
  human.close();
  const stage = (name: string) => median(ours.get(name) ?? [0]);
  const faces = FACE_STAGES.reduce((sum, name) => sum + stage(name), 0);
  const total = [...ours.keys()].reduce((sum, name) => sum + stage(name), 0);
  report.table(
    'CPU of one verification (one document, three frames), median ms',
    [...ours.keys(), 'all'],
    [[...[...ours.keys()].map(stage), total].map((ms) => ms.toFixed(0))],
  );
  report.table(
    'The face part beside @vladmandic/human (detector, mesh, description; WASM) on the same pictures, CPU ms',
    ['Ours', 'Human', 'Ours / Human'],
    [[faces.toFixed(0), median(theirs).toFixed(0), (faces / median(theirs)).toFixed(2)]],
  );
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function readCsv(file: string): Promise<string[][]> {
  const [, ...lines] = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.map((line) => line.trim().split(','));
}

function share(part: number, whole: number): string {
  return `${part} of ${whole}${whole > 0 ? ` (${((part / whole) * 100).toFixed(1)} %)` : ''}`;
}

function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * at)] as number;
}
