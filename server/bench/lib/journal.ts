import { appendFile, readFile } from 'node:fs/promises';

type Found = { readonly name: string; readonly person: number; readonly passed: boolean | null };

/** The result of each attack on each person; null if it could not be tried. */
export type Journal = {
  has(name: string, person: number): boolean;
  note(name: string, person: number, passed: boolean | null): Promise<void>;
  tried(name: string): boolean;
  /** “3 of 20”. */
  count(name: string): string;
};

/** Appends each result to the file at once. Without a file, results are only kept in memory. */
export async function openJournal(path: string | undefined): Promise<Journal> {
  const text = path === undefined ? '' : await readFile(path, 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean);
  const found = new Map<string, Found>();
  const add = (one: Found) => found.set(JSON.stringify([one.name, one.person]), one);
  for (const line of lines) add(JSON.parse(line) as Found);
  const triesOf = (name: string) =>
    [...found.values()].filter((one) => one.name === name && one.passed !== null);
  return {
    has: (name, person) => found.has(JSON.stringify([name, person])),
    async note(name, person, passed) {
      const one = { name, person, passed };
      add(one);
      if (path !== undefined) await appendFile(path, `${JSON.stringify(one)}\n`);
    },
    tried: (name) => triesOf(name).length > 0,
    count(name) {
      const tried = triesOf(name);
      return `${tried.filter(({ passed }) => passed).length} of ${tried.length}`;
    },
  };
}

/** One of several processes, counted from 1: “1/2”. */
export type Share = { readonly nth: number; readonly of: number };

export function readShare(text: string): Share | undefined {
  const [, nth, of] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  return nth && of ? { nth: Number(nth), of: Number(of) } : undefined;
}

export function shareOf(share: Share | undefined, index: number): boolean {
  return share === undefined || index % share.of === share.nth - 1;
}
