import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '#bench/lib/report.ts';
import { shareWithInterval } from '#bench/lib/shares.ts';
import { MATCH_THRESHOLD, matchScore } from '#core/identity/match-score.ts';
import type { Engine } from '#vision/engine.ts';
import { cosine, embed } from '#vision/faces/embed.ts';
import { findFaces } from '#vision/faces/find-faces.ts';
import { decode } from '#vision/pictures/decode.ts';

type Labelled = { readonly person: string; readonly group: string; readonly vector: Float32Array | null };

const GOAL = 0.001;

/**
 * False matches and false non-matches inside groups: everybody with everybody else of the same group, and
 * with themselves where there is a second photograph. `labels.csv` (file,person,group) says who is who.
 */
export async function benchGroups(engine: Engine, folder: string, report: Report): Promise<void> {
  const lines = await readFile(join(folder, 'labels.csv'), 'utf8').catch(() => null);
  if (lines === null) {
    report.progress('identity: no groups/labels.csv, so nothing is said about groups');
    return;
  }
  report.progress('identity: groups');
  const groups = new Map<string, Labelled[]>();
  for (const line of lines.trim().split('\n').slice(1)) {
    const [file = '', person = '', group = ''] = line.trim().split(',');
    const all = groups.get(group) ?? [];
    all.push({ person, group, vector: await vectorOf(engine, join(folder, file)) });
    groups.set(group, all);
  }
  const rows = [...groups].sort().map(([group, all]) => row(group, all));
  report.table(
    `False matches and false non-matches inside groups, at score ${MATCH_THRESHOLD} (95 % intervals)`,
    [
      'Group',
      'Photographs, no face',
      'Strangers who pass',
      `Cosine that lets ${GOAL * 100} % pass`,
      'The same person is refused',
    ],
    rows,
  );
}

async function vectorOf(engine: Engine, file: string): Promise<Float32Array | null> {
  const { picture, faces } = await findFaces(engine.faces, await decode(await readFile(file), 1280));
  return faces[0] ? embed(engine.embedder, picture, faces[0].points) : null;
}

function row(group: string, all: readonly Labelled[]): string[] {
  const strangers: number[] = [];
  const same: number[] = [];
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      const alike = one.vector && other.vector ? cosine(one.vector, other.vector) : null;
      if (one.person === other.person) same.push(alike ?? -1);
      else if (alike !== null) strangers.push(alike);
    }
  }
  const pass = (cosines: readonly number[]) =>
    cosines.filter((value) => matchScore(value) >= MATCH_THRESHOLD).length;
  strangers.sort((one, other) => other - one);
  return [
    group,
    `${all.length}, ${all.filter(({ vector }) => vector === null).length}`,
    shareWithInterval(pass(strangers), strangers.length),
    (strangers[Math.floor(strangers.length * GOAL)] ?? 0).toFixed(3),
    shareWithInterval(same.length - pass(same), same.length),
  ];
}
