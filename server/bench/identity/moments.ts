import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { castsOf } from '#bench/lib/casts.ts';
import { randomFrom } from '#bench/lib/forgeries.ts';
import type { Report } from '#bench/lib/report.ts';
import { shareWithInterval } from '#bench/lib/shares.ts';
import { frameFaults } from '#core/identity/frames.ts';
import { openDetector } from '#vision/faces/detect.ts';
import { type FaceModels, findFaces } from '#vision/faces/find-faces.ts';
import { openMesh } from '#vision/faces/landmarks.ts';
import { type BetweenFrames, type Comparable, comparable, compareFrames } from '#vision/liveness/frames.ts';
import { sceneLikeness } from '#vision/liveness/scene.ts';
import { decode } from '#vision/pictures/decode.ts';

const PEOPLE = 60;
/** The part of a photograph that the camera sees at once; moving the camera shows the rest. */
const WINDOW = 0.75;
const MOVED = [0.02, 0.05, 0.1, 0.15];
const LIGHT = 0.15;

/** Measures what the rules that compare frames refuse: honest people, and albums. */
export async function benchIdentityMoments(
  { images }: { readonly images: string | undefined },
  report: Report,
): Promise<void> {
  if (!images) {
    report.progress('identity-moments: needs pictures: --images <folder>, or BENCH_IMAGES');
    return;
  }
  const models = { detector: await openDetector(), mesh: await openMesh() };
  report.progress('identity-moments: people before a camera');
  await beforeCameras(models, join(images, 'liveness'), report);
  report.progress('identity-moments: photographs');
  await byHand(models, join(images, 'faces'), report);
}

async function look(models: FaceModels, bytes: Buffer): Promise<Comparable | null> {
  const { picture, faces } = await findFaces(models, await decode(Buffer.from(bytes), 1280));
  return faces[0] ? comparable(picture, faces[0]) : null;
}

type Refused = (between: BetweenFrames) => boolean;
const by =
  (code: 'one_still' | 'not_one_moment'): Refused =>
  (between) =>
    frameFaults({ frames: [], ...between }, {}).some((fault) => fault.code === code);

/** All triples of the frames that were filmed of each person, in order. */
async function beforeCameras(models: FaceModels, folder: string, report: Report): Promise<void> {
  const files = (await readdir(folder)).filter((file) => /^seq_.*_real_/.test(file)).sort();
  const people = Map.groupBy(files, (file) => file.replace(/_\d+\.jpg$/, ''));
  const rows: string[][] = [];
  for (const [who, names] of people) {
    const frames: Comparable[] = [];
    for (const name of names) {
      const frame = await look(models, await readFile(join(folder, name)));
      if (frame) frames.push(frame);
    }
    const triples = threes(frames).map(compareFrames);
    const lowest = Math.min(...triples.map(({ sameScene }) => sameScene ?? 1));
    rows.push([
      who.replace(/^seq_/, ''),
      shareWithInterval(triples.filter(by('not_one_moment')).length, triples.length),
      lowest.toFixed(3),
      shareWithInterval(triples.filter(by('one_still')).length, triples.length),
    ]);
  }
  const head = ['Person', 'Refused as an album', 'Lowest similarity of the scene', 'Refused as one still'];
  report.table('Honest people in front of a camera, every three of six frames', head, rows);
}

function threes<One>(all: readonly One[]): One[][] {
  return all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((two, next) => all.slice(at + next + 2).map((three) => [one, two, three])),
  );
}

/** One photograph seen through a hand-held camera: the person does not move, the background does. */
async function byHand(models: FaceModels, folder: string, report: Report): Promise<void> {
  const casts = await castsOf(folder, PEOPLE);
  const random = randomFrom(1);
  const pairs = new Map<string, BetweenFrames[]>();
  const add = (name: string, one: Comparable | null, other: Comparable | null) => {
    if (!one || !other) return;
    const sameScene = sceneLikeness(one.scene, other.scene);
    pairs.set(name, [...(pairs.get(name) ?? []), { ...compareFrames([]), sameScene }]);
  };
  for (const { portrait, photo } of casts) {
    const first = await look(models, await through(photo, 0, random));
    for (const moved of MOVED) {
      const name = `a camera that moves by ${moved * 100} % of its picture, in other light`;
      add(name, first, await look(models, await through(photo, moved, random)));
    }
    const ofTwoDays = await Promise.all([portrait, photo].map((picture) => look(models, picture)));
    add('two photographs of one person from two days', ofTwoDays[0] ?? null, ofTwoDays[1] ?? null);
  }
  const rows = [...pairs].map(([name, seen]) => [
    name,
    shareWithInterval(seen.filter(by('not_one_moment')).length, seen.length),
  ]);
  report.table('Photographs of LFW: how many are refused as an album', ['Two frames', 'Refused'], rows);
}

async function through(photo: Buffer, moved: number, random: () => number): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  const [wide, high] = [Math.round(width * WINDOW), Math.round(height * WINDOW)];
  const angle = random() * 2 * Math.PI;
  const at = (whole: number, part: number, way: number) =>
    Math.max(0, Math.min(whole - part, Math.round((whole - part) / 2 + way * moved * part)));
  const [left, top] = [at(width, wide, Math.cos(angle)), at(height, high, Math.sin(angle))];
  const light = moved === 0 ? 1 : 1 + (random() * 2 - 1) * LIGHT;
  return sharp(photo)
    .extract({ left, top, width: wide, height: high })
    .linear(light)
    .jpeg({ quality: 85 })
    .toBuffer();
}
