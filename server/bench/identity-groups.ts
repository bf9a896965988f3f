import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '#bench/lib/report.ts';
import { shareWithInterval } from '#bench/lib/shares.ts';
import { ALIKE_SCORE, cosineAt, MATCH_THRESHOLD } from '#core/identity/match-score.ts';
import { type Engine, openEngine } from '#vision/engine.ts';
import { cosine, openEmbedder } from '#vision/faces/embed.ts';
import { openVectors, type Vectors } from './identity/vectors.ts';

type Labelled = { readonly file: string; readonly person: string; readonly vector: Float32Array | null };
type Pair = { readonly one: Labelled; readonly other: Labelled; readonly alike: number };
type Group = {
  readonly name: string;
  readonly faces: number;
  readonly faceless: number;
  /** Everybody with everybody else, the likest first. */
  readonly strangers: Float32Array;
  /** Those of them that a search might tell of. */
  readonly likest: readonly Pair[];
  readonly same: readonly number[];
};

const GOAL = 0.001;
/** Scores from which on somebody could be told that two of many are alike. */
const ALIKE = [96, 97, 98, 99];
/** Two of whom the other embedding, too, finds that they are so alike may be one person with two names. */
const BOTH = 0.5;

/** The groups alone: they want more pictures than the rest. With a journal a run goes on where it was. */
export async function benchIdentityGroups(
  { images, journal }: { readonly images: string | undefined; readonly journal: string | undefined },
  report: Report,
): Promise<void> {
  if (!images) {
    report.progress('identity-groups: measured on pictures: --images <folder>, or BENCH_IMAGES');
    return;
  }
  await benchGroups(await openEngine(), join(images, 'groups'), report, journal);
}

/**
 * False matches and false non-matches inside groups: everybody with everybody else of the same group, and
 * with themselves where there is a second photograph. `labels.csv` (file,person,group) says who is who.
 */
export async function benchGroups(
  engine: Engine,
  folder: string,
  report: Report,
  journal?: string | undefined,
): Promise<void> {
  const lines = await readFile(join(folder, 'labels.csv'), 'utf8').catch(() => null);
  if (lines === null) {
    report.progress('identity: no groups/labels.csv, so nothing is said about groups');
    return;
  }
  report.progress('identity: groups');
  const vectors = await openVectors(engine.faces, folder, journal);
  const labelled = new Map<string, Labelled[]>();
  for (const line of lines.trim().split('\n').slice(1)) {
    const [file = '', person = '', group = ''] = line.trim().split(',');
    const all = labelled.get(group) ?? [];
    all.push({ file, person, vector: await vectors(engine.embedder, file) });
    labelled.set(group, all);
  }
  const groups = [...labelled].sort().map(([name, all]) => compareAll(name, all));
  tellOfMatches(groups, report);
  await tellOfSearch(groups, vectors, report);
}

function compareAll(name: string, all: readonly Labelled[]): Group {
  const strangers: number[] = [];
  const same: number[] = [];
  const likest: Pair[] = [];
  const least = cosineAt(Math.min(...ALIKE));
  for (const [at, one] of all.entries()) {
    for (let next = at + 1; next < all.length; next++) {
      const other = all[next] as Labelled;
      const alike = one.vector && other.vector ? cosine(one.vector, other.vector) : null;
      if (one.person === other.person) same.push(alike ?? -1);
      else if (alike !== null) strangers.push(alike);
      if (one.person !== other.person && alike !== null && alike >= least) likest.push({ one, other, alike });
    }
  }
  const faceless = all.filter(({ vector }) => vector === null).length;
  const sorted = Float32Array.from(strangers).sort().reverse();
  return { name, faces: all.length, faceless, same, strangers: sorted, likest };
}

const countFrom = (bar: number, cosines: Iterable<number>) =>
  [...cosines].filter((value) => value >= bar).length;
/** The cosine that this share of strangers reaches. */
const reachedBy = ({ strangers }: Group, share: number) =>
  strangers[Math.floor(strangers.length * share)] ?? 0;

function tellOfMatches(groups: readonly Group[], report: Report): void {
  const bar = cosineAt(MATCH_THRESHOLD);
  report.table(
    `False matches and false non-matches inside groups, at score ${MATCH_THRESHOLD} (95 % intervals)`,
    [
      ...['Group', 'Photographs, no face', 'Strangers who pass'],
      ...[`Cosine that lets ${GOAL * 100} % pass`, 'The same person is refused'],
    ],
    groups.map((group) => [
      ...[group.name, `${group.faces}, ${group.faceless}`],
      shareWithInterval(countFrom(bar, group.strangers), group.strangers.length),
      reachedBy(group, GOAL).toFixed(3),
      shareWithInterval(group.same.length - countFrom(bar, group.same), group.same.length),
    ]),
  );
}

/** How many deviations from the middle one in ten, in a hundred and in a million are. */
const [TENTH, HUNDREDTH, MILLIONTH] = [1.2816, 2.3263, 4.7534];

/** Where one stranger in a million would be, if the tail goes on as a normal one does. */
function oneInAMillion(group: Group): number {
  const [low, high] = [reachedBy(group, 0.1), reachedBy(group, 0.01)];
  return low + ((high - low) * (MILLIONTH - TENTH)) / (HUNDREDTH - TENTH);
}

async function tellOfSearch(groups: readonly Group[], vectors: Vectors, report: Report): Promise<void> {
  const bars = ALIKE.map((score) => ({ score, bar: cosineAt(score) }));
  const heads = bars.map(({ score, bar }) => `${score} (${bar.toFixed(3)})`);
  report.table(
    `Search for faces: strangers as alike as a score (cosine), of whom the desk hears from ${ALIKE_SCORE} on`,
    ['Group', ...heads, 'The likest', 'One in a million, extrapolated'],
    groups.map((group) => [
      group.name,
      ...bars.map(({ bar }) => shareWithInterval(countFrom(bar, group.strangers), group.strangers.length)),
      ...[(group.strangers[0] ?? 0).toFixed(3), oneInAMillion(group).toFixed(3)],
    ]),
  );
  const rows: string[][] = [];
  for (const group of groups) {
    const doubted = await doubtedOf(group, vectors);
    rows.push([
      group.name,
      ...bars.map(({ bar }) => shareWithInterval(countFrom(bar, doubted), group.strangers.length)),
      doubted.length === 0 ? 'none' : Math.max(...doubted).toFixed(3),
    ]);
  }
  report.table(
    `The same without pairs that faceplugin, too, puts above ${BOTH}: some of those are one person twice`,
    ['Group', ...heads, 'The likest'],
    rows,
  );
  report.table(
    'Search for faces: the same person is found in another photograph',
    ['Group', ...heads],
    groups
      .filter(({ same }) => same.length > 0)
      .map(({ name, same }) => [
        name,
        ...bars.map(({ bar }) => shareWithInterval(countFrom(bar, same), same.length)),
      ]),
  );
}

/** How alike those of the likest are whom another embedding tells apart. */
async function doubtedOf({ likest }: Group, vectors: Vectors): Promise<number[]> {
  const second = await openEmbedder('faceplugin');
  const doubted: number[] = [];
  for (const { one, other, alike } of likest) {
    const [first, next] = [await vectors(second, one.file), await vectors(second, other.file)];
    if (!first || !next || cosine(first, next) < BOTH) doubted.push(alike);
  }
  return doubted;
}
