import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomFrom } from './forgeries.ts';
import type { Cast } from './frame-attacks.ts';

/** People with at least two photographs, those with an album first. */
export async function castsOf(folder: string, count: number): Promise<Cast[]> {
  const [, ...lines] = (await readFile(join(folder, 'pairs.csv'), 'utf8')).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(','));
  const photos = new Map<string, Set<string>>();
  for (const [one = '', other = '', same] of pairs) {
    if (same !== '1') continue;
    const name = one.replace(/_\d+\.jpg$/, '');
    photos.set(name, new Set([...(photos.get(name) ?? []), one, other]));
  }
  const people = [...photos].sort(([, one], [, other]) => other.size - one.size).slice(0, count + 1);
  const files = people.map(([, names]) => [...names].sort());
  return Promise.all(
    files.slice(0, count).map(async ([portrait = '', photo = '', another], index) => ({
      portrait: await readFile(join(folder, portrait)),
      photo: await readFile(join(folder, photo)),
      another: another === undefined ? null : await readFile(join(folder, another)),
      stranger: await readFile(join(folder, files[index + 1]?.[0] ?? '')),
      strangerAgain: await readFile(join(folder, files[index + 1]?.[1] ?? '')),
      random: randomFrom(index + 1),
    })),
  );
}
