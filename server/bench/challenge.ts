import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '#bench/lib/report.ts';
import { challengeFaults, MOVE_NAMES, type Move } from '#core/identity/challenge.ts';
import type { LookReading } from '#core/identity/reading.ts';
import { mirrored } from '#test/support/attacks.ts';
import { openPuppet, POSTURES } from '#test/support/identity/puppet.ts';
import { openDetector } from '#vision/faces/detect.ts';
import { type FaceModels, findFacesAtOnce } from '#vision/faces/find-faces.ts';
import { openMesh } from '#vision/faces/landmarks.ts';
import { sizeOf } from '#vision/liveness/movements.ts';
import { decode } from '#vision/pictures/decode.ts';

const PEOPLE = 30;
/** A person who already looks away has at most half of the way to go. */
const FRONTAL = 15;
const MEASURES = ['yaw', 'pitch', 'eyes', 'mouth', 'size'] as const;

/**
 * Measures how well head movements are recognised, on people who hold still and on photographs turned by
 * software.
 */
export async function benchChallenge(
  { images }: { readonly images: string | undefined },
  report: Report,
): Promise<void> {
  if (!images) throw new Error('challenge needs --images <folder>, with faces/ and liveness/ in it');
  const models = { detector: await openDetector(), mesh: await openMesh() };
  await holdingStill(models, join(images, 'liveness'), report);
  const faces = await frontal(models, join(images, 'faces'));
  await inTheMirror(models, faces, report);
  await bent(models, faces, report);
}

type Read = Omit<LookReading, 'cosine' | 'copy'>;

async function read(models: FaceModels, bytes: Buffer): Promise<Read | null> {
  const picture = await decode(bytes, 960);
  const [face] = await findFacesAtOnce(models, picture);
  return face ? { ...face.pose, size: sizeOf(picture, face) } : null;
}

/** Any change while no movement was requested is noise, and must not count as a movement. */
async function holdingStill(models: FaceModels, folder: string, report: Report): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^seq_.*_real_/.test(name)).sort();
  const people = new Map<string, Read[]>();
  for (const name of names) {
    const found = await read(models, await readFile(join(folder, name)));
    const who = name.replace(/_\d+\.jpg$/, '');
    if (found) people.set(who, [...(people.get(who) ?? []), found]);
  }
  const rows = [...people].map(([who, looks]) => {
    const spread = MEASURES.map((measure) => {
      const values = looks.map((look) => look[measure]);
      return (Math.max(...values) - Math.min(...values)).toFixed(
        measure === 'yaw' || measure === 'pitch' ? 1 : 3,
      );
    });
    const taken = MOVE_NAMES.filter((move) => isTaken(move, looks[0] as Read, looks.slice(1, 4)));
    return [who.replace(/^seq_/, ''), String(looks.length), ...spread, taken.join(', ') || 'none'];
  });
  const head = ['Person', 'Frames', 'Yaw °', 'Pitch °', 'Eyes', 'Mouth', 'Size', 'Mistaken for a movement'];
  report.table('People who hold still: range of each measure', head, rows);
}

function isTaken(move: Move, straight: Read, looks: readonly Read[]): boolean {
  const step = looks.map((look) => ({ ...look, cosine: 1, copy: null }));
  return (
    challengeFaults({ moves: [move], colours: [] }, { straight, steps: [step], flashes: [], sameScene: null })
      .length === 0
  );
}

type Face = { readonly bytes: Buffer; readonly read: Read };

async function frontal(models: FaceModels, folder: string): Promise<Face[]> {
  const faces: Face[] = [];
  for (const name of (await readdir(folder)).filter((each) => each.endsWith('_0001.jpg')).sort()) {
    const bytes = await readFile(join(folder, name));
    const found = await read(models, bytes);
    if (found && Math.abs(found.yaw) < FRONTAL && found.mouth < 0.2) faces.push({ bytes, read: found });
    if (faces.length === PEOPLE) break;
  }
  return faces;
}

/** A mirror swaps left and right and nothing else, so any other difference is error. */
async function inTheMirror(models: FaceModels, faces: readonly Face[], report: Report): Promise<void> {
  const errors: Record<(typeof MEASURES)[number], number[]> = {
    yaw: [],
    pitch: [],
    eyes: [],
    mouth: [],
    size: [],
  };
  for (const { bytes, read: plain } of faces) {
    const other = await read(models, await mirrored(bytes));
    if (!other) continue;
    for (const measure of MEASURES) {
      const expected = measure === 'yaw' ? -plain.yaw : plain[measure];
      errors[measure].push(Math.abs(other[measure] - expected));
    }
  }
  const rows = MEASURES.map((measure) => {
    const sorted = errors[measure].sort((one, two) => one - two);
    const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(3);
    return [measure, String(sorted.length), at(0.5), at(0.9), at(1)];
  });
  report.table(
    'Faces and their mirror images: how far the measures differ',
    ['Measure', 'Faces', 'Median', '90 %', 'Highest'],
    rows,
  );
}

/**
 * Photographs whose mesh was turned by a known angle. They are not people, but no one knows the angles of
 * real ones.
 */
async function bent(models: FaceModels, faces: readonly Face[], report: Report): Promise<void> {
  const counts = new Map(MOVE_NAMES.map((move) => [move, { right: 0, wrong: 0, all: 0 }]));
  for (const { bytes, read: straight } of faces) {
    const puppet = openPuppet(bytes);
    for (const move of MOVE_NAMES) {
      const found = await read(models, await puppet(POSTURES[move]));
      const count = counts.get(move);
      if (!count) continue;
      count.all++;
      if (!found) continue;
      if (isTaken(move, straight, [found, found, found])) count.right++;
      if (MOVE_NAMES.some((other) => other !== move && isTaken(other, straight, [found, found, found])))
        count.wrong++;
    }
  }
  const posture = (move: Move) =>
    Object.entries(POSTURES[move])
      .map(([name, by]) => `${name} ${by}`)
      .join(', ');
  const rows = [...counts].map(([move, { right, wrong, all }]) => [
    ...[move, posture(move)],
    ...[`${right} of ${all}`, `${wrong} of ${all}`],
  ]);
  const head = ['Movement', 'Turned by', 'Recognised', 'Mistaken for another'];
  report.table('Photographs turned by software', head, rows);
}
