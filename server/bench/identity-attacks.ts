import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { castsOf } from '#bench/lib/casts.ts';
import { DOCUMENT_ATTACKS, GENUINE_DOCUMENT, type Shown } from '#bench/lib/document-attacks.ts';
import { type Cast, FRAME_ATTACKS } from '#bench/lib/frame-attacks.ts';
import { openJournal, type Share, shareOf } from '#bench/lib/journal.ts';
import type { Report } from '#bench/lib/report.ts';
import { DEFAULT_RULES } from '#core/identity/policy.ts';
import { judgeIdentity } from '#core/identity/verdict.ts';
import type { Engine, measure as Measure } from '#vision/engine.ts';

type Options = {
  readonly images: string | undefined;
  readonly people: number;
  /** Where what was found is written as it is found, so that a run can be broken off and gone on with. */
  readonly journal: string | undefined;
  /** Which people this process takes; the others are another's, with the same journal. */
  readonly share: Share | undefined;
};
type Looking = { readonly engine: Engine; readonly measure: typeof Measure };
type Try = { readonly name: string; readonly run: (looking: Looking) => Promise<boolean | null> };

/**
 * What can be known of pictures without a better model: each attack on each of so many people, with frames
 * alone and with a document.
 */
export async function benchIdentityAttacks(options: Options, report: Report): Promise<void> {
  const { images, people, share } = options;
  if (!images) {
    report.progress('identity-attacks: played with pictures: --images <folder>, or BENCH_IMAGES');
    return;
  }
  const casts = await castsOf(join(images, 'faces'), people);
  const journal = await openJournal(options.journal);
  const tries = await Promise.all(casts.map(triesFor));
  // Imported late: from then on nothing can be drawn.
  const { measure, openEngine } = await import('#vision/engine.ts');
  const looking = { engine: await openEngine(), measure };
  for (const [person, list] of tries.entries()) {
    if (!shareOf(share, person)) continue;
    for (const { name, run } of list) {
      if (journal.has(name, person)) continue;
      await journal.note(name, person, await run(looking));
    }
    report.progress(`identity-attacks: ${person + 1} of ${casts.length} people`);
  }
  if (share) return;
  const rows = (names: readonly string[]) => names.map((name) => [name, journal.count(name)]);
  report.table(
    'Attacks with pictures alone: how many would pass',
    ['Attack', 'Pass'],
    rows(Object.keys(FRAME_ATTACKS)),
  );
  report.table(
    'Attacks with a document, by people whose honest one passes',
    ['Attack', 'Pass'],
    rows(Object.keys(DOCUMENT_ATTACKS)),
  );
  const honest = [
    [HONEST_PHOTO, journal.count(HONEST_PHOTO)],
    [HONEST_DOCUMENT, journal.count(HONEST_DOCUMENT)],
    ['frames of one moment, two people', await momentsPass(looking, join(images, 'liveness'))],
  ];
  report.table('Honest people by the same rules', ['Who', 'Pass'], honest);
}

const HONEST_PHOTO = 'one photograph of another day';
const HONEST_DOCUMENT = 'a drawn passport and such a photograph';

async function triesFor(cast: Cast): Promise<Try[]> {
  const genuine = await GENUINE_DOCUMENT(cast);
  const drawn = await Promise.all(
    Object.entries(DOCUMENT_ATTACKS).map(async ([name, draw]) => [name, await draw(cast)] as const),
  );
  let known: Promise<boolean> | undefined;
  const honest = (looking: Looking) => {
    known ??= verifies(looking, genuine);
    return known;
  };
  return [
    { name: HONEST_PHOTO, run: (looking) => passes(looking, cast.portrait, [cast.photo]) },
    { name: HONEST_DOCUMENT, run: honest },
    ...Object.entries(FRAME_ATTACKS).map(([name, attack]) => ({
      name,
      run: async (looking: Looking) => {
        const selfies = await attack(cast);
        return selfies && passes(looking, cast.portrait, selfies);
      },
    })),
    ...drawn.map(([name, shown]) => ({
      name,
      run: async (looking: Looking) => ((await honest(looking)) ? verifies(looking, shown) : null),
    })),
  ];
}

/** By all rules, what the document says with them. */
async function verifies({ engine, measure }: Looking, { document, selfie, used }: Shown): Promise<boolean> {
  const images = { document: Buffer.from(document), selfies: [Buffer.from(selfie)], thorough: true };
  const outcome = await measure(engine, images);
  if (!('reading' in outcome)) return false;
  const rules = { ...DEFAULT_RULES, documentSeenBefore: used ? ('refuse' as const) : ('off' as const) };
  const paper = { page: outcome.page, today: new Date() };
  return judgeIdentity(outcome.reading, { rules, paper, seenBefore: used }).verified;
}

/** Nobody here holds a document, so that it cannot be read says nothing. */
async function passes(
  { engine, measure }: Looking,
  document: Buffer,
  selfies: readonly Buffer[],
): Promise<boolean> {
  // Whoever measures may keep the memory.
  const outcome = await measure(engine, {
    document: Buffer.from(document),
    selfies: selfies.map((selfie) => Buffer.from(selfie)),
  });
  if (!('reading' in outcome)) return false;
  return judgeIdentity(outcome.reading).reasons.every((reason) => reason === 'document_unreadable');
}

/** People before a camera: some of six frames, in five ways. */
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
      // A frame stands in for the document, so that another is a copy of it says nothing.
      const looked = outcome.reading.frames.map((frame) => frame && { ...frame, documentLikeness: null });
      const { reasons } = judgeIdentity({ ...outcome.reading, frames: looked });
      all += 1;
      passed += reasons.every((reason) => reason === 'document_unreadable') ? 1 : 0;
    }
  }
  return `${passed} of ${all}`;
}
