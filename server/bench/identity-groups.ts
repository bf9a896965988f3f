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
  /** The similarities of all pairs of different people, highest first. */
  readonly strangers: Float32Array;
  /** The pairs that a face search might report. */
  readonly likest: readonly Pair[];
  readonly same: readonly number[];
};

const GOAL = 0.001;
/** Scores at which a face search could report two people as similar. */
const ALIKE = [96, 97, 98, 99];
/** If the other embedding also finds two people this similar, they may be one person with two names. */
const BOTH = 0.5;

/** Only the groups, which need more pictures than the rest. With a journal, a run resumes where it was. */
export async function benchIdentityGroups(
  { images, journal }: { readonly images: string | undefined; readonly journal: string | undefined },
  report: Report,
): Promise<void> {
  if (!images) {
    report.progress('identity-groups: needs pictures: --images <folder>, or BENCH_IMAGES');
    return;
  }
  await benchGroups(await openEngine(), join(images, 'groups'), report, journal);
}

/**
 * False matches and false non-matches within groups: everyone with everyone else of the same group, and with
 * themselves if there is a second photograph. `labels.csv` (file,person,group) identifies people.
 */
export async function benchGroups(
  engine: Engine,
  folder: string,
  report: Report,
  journal?: string | undefined,
): Promise<void> {
  const lines = await readFile(join(folder, 'labels.csv'), 'utf8').catch(() => null);
  if (lines === null) {
    report.progress('identity: no groups/labels.csv, so groups are skipped');
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
    `False matches and false non-matches within groups, at score ${MATCH_THRESHOLD} (95 % intervals)`,
    [
      ...['Group', 'Photographs, no face', 'Strangers who pass'],
      ...[`Cosine that lets ${GOAL * 100} % pass`, 'Same person is refused'],
    ],
    groups.map((group) => [
      ...[group.name, `${group.faces}, ${group.faceless}`],
      shareWithInterval(countFrom(bar, group.strangers), group.strangers.length),
      reachedBy(group, GOAL).toFixed(3),
      shareWithInterval(group.same.length - countFrom(bar, group.same), group.same.length),
    ]),
  );
}

/** Standard deviations from the mean of one in ten, one in a hundred and one in a million. */
const [TENTH, HUNDREDTH, MILLIONTH] = [1.2816, 2.3263, 4.7534];

/** The cosine of one stranger in a million, if the tail continues like a normal distribution. */
function oneInAMillion(group: Group): number {
  const [low, high] = [reachedBy(group, 0.1), reachedBy(group, 0.01)];
  return low + ((high - low) * (MILLIONTH - TENTH)) / (HUNDREDTH - TENTH);
}

async function tellOfSearch(groups: readonly Group[], vectors: Vectors, report: Report): Promise<void> {
  const bars = ALIKE.map((score) => ({ score, bar: cosineAt(score) }));
  const heads = bars.map(({ score, bar }) => `${score} (${bar.toFixed(3)})`);
  report.table(
    `Face search: strangers who reach a score (cosine); a review opens from ${ALIKE_SCORE}`,
    ['Group', ...heads, 'Most similar', 'One in a million, extrapolated'],
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
    `The same without pairs that faceplugin also puts above ${BOTH}, some of which are one person twice`,
    ['Group', ...heads, 'Most similar'],
    rows,
  );
  report.table(
    'Face search: the same person is found in another photograph',
    ['Group', ...heads],
    groups
      .filter(({ same }) => same.length > 0)
      .map(({ name, same }) => [
        name,
        ...bars.map(({ bar }) => shareWithInterval(countFrom(bar, same), same.length)),
      ]),
  );
}

/** The similarities of those pairs that another embedding tells apart. */
async function doubtedOf({ likest }: Group, vectors: Vectors): Promise<number[]> {
  const second = await openEmbedder('faceplugin');
  const doubted: number[] = [];
  for (const { one, other, alike } of likest) {
    const [first, next] = [await vectors(second, one.file), await vectors(second, other.file)];
    if (!first || !next || cosine(first, next) < BOTH) doubted.push(alike);
  }
  return doubted;
}
