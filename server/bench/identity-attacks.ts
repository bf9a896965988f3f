import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { castsOf } from '#bench/lib/casts.ts';
import { DOCUMENT_ATTACKS, GENUINE_DOCUMENT } from '#bench/lib/document-attacks.ts';
import { type Cast, FRAME_ATTACKS } from '#bench/lib/frame-attacks.ts';
import { type Journal, openJournal, type Share, shareOf } from '#bench/lib/journal.ts';
import { type Judge, judgeHere, judgeOver, type Looking } from '#bench/lib/judges.ts';
import type { Report } from '#bench/lib/report.ts';
import { judgeIdentity } from '#core/identity/verdict.ts';

type Options = {
  readonly images: string | undefined;
  readonly people: number;
  /** File that results are appended to as they are found, so that a run can be interrupted and resumed. */
  readonly journal: string | undefined;
  /** The people that this process takes; other processes take the rest, with the same journal. */
  readonly share: Share | undefined;
  /**
   * The address of a service of another version, asked instead of this code. Its results go only to the
   * journal.
   */
  readonly against: string | undefined;
  /** The journal of such a run, to compare with. */
  readonly before: string | undefined;
};
type Try = { readonly name: string; readonly run: (judge: Judge) => Promise<boolean | null> };

/** Plays each attack on each person, with frames only and with a document. */
export async function benchIdentityAttacks(options: Options, report: Report): Promise<void> {
  const { images, people } = options;
  if (!images) {
    report.progress('identity-attacks: needs pictures: --images <folder>, or BENCH_IMAGES');
    return;
  }
  const casts = await castsOf(join(images, 'faces'), people);
  const tries = await Promise.all(casts.map(triesFor));
  if (options.against !== undefined) {
    const judge = judgeOver(options.against, process.env['SURETY_API_KEY'] ?? '');
    await play(tries, judge, options, report);
    return;
  }
  // Imported late, because it turns off drawing.
  const { measure, openEngine } = await import('#vision/engine.ts');
  const looking = { engine: await openEngine(), measure };
  const now = await play(tries, judgeHere(looking), options, report);
  if (options.share) return;
  const before = await openJournal(options.before);
  const beside = (name: string) => (before.tried(name) ? before.count(name) : '–');
  const rows = (names: readonly string[]) => names.map((name) => [name, beside(name), now.count(name)]);
  const head = ['Attack', 'Passed before', 'Passes now'];
  report.table('Attacks with pictures only: how many pass', head, rows(Object.keys(FRAME_ATTACKS)));
  report.table(
    'Attacks with a document, by people whose genuine one passes',
    head,
    rows(Object.keys(DOCUMENT_ATTACKS)),
  );
  const moments = await momentsPass(looking, join(images, 'liveness'));
  report.table(
    'Honest people under the same rules',
    ['Case', 'Passed before', 'Passes now'],
    [...rows([HONEST_PHOTO, HONEST_DOCUMENT]), ['frames of one moment, two people', '–', moments]],
  );
}

async function play(tries: Try[][], judge: Judge, options: Options, report: Report): Promise<Journal> {
  const journal = await openJournal(options.journal);
  for (const [person, list] of tries.entries()) {
    if (!shareOf(options.share, person)) continue;
    for (const { name, run } of list) {
      if (journal.has(name, person)) continue;
      await journal.note(name, person, await run(judge));
    }
    report.progress(`identity-attacks: ${person + 1} of ${tries.length} people`);
  }
  return journal;
}

const HONEST_PHOTO = 'one photograph from another day';
const HONEST_DOCUMENT = 'a drawn passport and such a photograph';

async function triesFor(cast: Cast): Promise<Try[]> {
  const genuine = await GENUINE_DOCUMENT(cast);
  const drawn = await Promise.all(
    Object.entries(DOCUMENT_ATTACKS).map(async ([name, draw]) => [name, await draw(cast)] as const),
  );
  let known: Promise<boolean> | undefined;
  const honest = (judge: Judge) => {
    known ??= judge.verifies(genuine);
    return known;
  };
  return [
    { name: HONEST_PHOTO, run: (judge) => judge.passes(cast.portrait, [cast.photo]) },
    { name: HONEST_DOCUMENT, run: honest },
    ...Object.entries(FRAME_ATTACKS).map(([name, attack]) => ({
      name,
      run: async (judge: Judge) => {
        const selfies = await attack(cast);
        return selfies && judge.passes(cast.portrait, selfies);
      },
    })),
    ...drawn.map(([name, shown]) => ({
      name,
      run: async (judge: Judge) => ((await honest(judge)) ? judge.verifies(shown) : null),
    })),
  ];
}

/** People in front of a camera: a selection of their six frames, in five ways. */
async function momentsPass({ engine, measure }: Looking, folder: string): Promise<string> {
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
      // A frame stands in for the document, so a frame that copies it means nothing.
      const looked = outcome.reading.frames.map((frame) => frame && { ...frame, documentLikeness: null });
      const { reasons } = judgeIdentity({ ...outcome.reading, frames: looked });
      all += 1;
      passed += reasons.every((reason) => reason === 'document_unreadable') ? 1 : 0;
    }
  }
  return `${passed} of ${all}`;
}
