import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Report } from '#bench/lib/report.ts';
import { shareWithInterval } from '#bench/lib/shares.ts';
import { bringFonts } from './identity/fonts.ts';
import type { PaperVerdict, Shown } from './identity/judge-papers.ts';
import { drawPaper, type Holder, type Overlay, PAPERS, type Paper } from './identity/papers.ts';
import { WAYS } from './identity/ways.ts';

type Try = Omit<Tried, 'verdict' | 'group'> & { readonly document: Buffer; readonly person: Person };
type Tried = { readonly paper: Paper; readonly way: string; readonly holder: Holder } & {
  readonly verdict: PaperVerdict;
  readonly group: string;
};

/**
 * Honest people with honest papers, end to end: each paper in each way of photographing it, with the people
 * of webcam/labels.csv (file,person,group,camera,light), or else of photos/pairs.csv or faces/pairs.csv, in
 * turn: their first photograph on the paper, their last as the selfie. Then papers that must not pass. The
 * drawings share no code with the service. With a journal, a run resumes where it was.
 */
export async function benchIdentityPapers(
  { images, journal }: { readonly images: string | undefined; readonly journal: string | undefined },
  report: Report,
): Promise<void> {
  if (!images) {
    report.progress('identity-papers: needs pictures: --images <folder>, or BENCH_IMAGES');
    return;
  }
  bringFonts(createRequire(import.meta.url));
  const people = await peopleOf(images);
  const honest: Try[] = [];
  for (const [index, paper] of PAPERS.entries()) {
    for (const [at, [way, photograph]] of Object.entries(WAYS).entries()) {
      const nth = index * Object.keys(WAYS).length + at;
      const person = people[nth % people.length] as Person;
      const holder = holderOf(nth);
      const document = await photograph(await drawPaper(paper, holder, person.portrait));
      honest.push({ paper, way, holder, document, person });
    }
  }
  const samples = await samplesOf(people);
  // Imported late, because it turns off drawing.
  const { judgeHere } = await import('./identity/judge-papers.ts');
  const judge = await judgeHere(journal);
  const done: Tried[] = [];
  for (const { paper, way, holder, document, person } of honest) {
    const name = `${paper.name}, ${way}`;
    const shown = { document, selfie: person.selfie };
    const { verdict, tone } = await judge(name, shown, person.sex ? person.portrait : undefined);
    const codes = verdict.details.map(({ code }) => code).join(', ') || 'verified';
    report.progress(`identity-papers: ${name}: ${codes}`);
    done.push({ paper, way, holder, verdict, group: `${tone} ${person.sex}`.trim() });
  }
  honestTables(done, report);
  const rows: string[][] = [];
  for (const [name, tries] of samples) {
    const verdicts: PaperVerdict[] = [];
    for (const [nth, one] of tries.entries()) verdicts.push((await judge(`${name}, ${nth}`, one)).verdict);
    const accepted = verdicts.filter(({ details }) => documentCodes(details).length === 0).length;
    rows.push([name, shareWithInterval(accepted, tries.length)]);
  }
  report.table('Papers that must not pass', ['Paper', 'Accepted'], rows);
}

type Details = PaperVerdict['details'];

/** The findings about the paper; those about faces depend on the photographs. */
function documentCodes(details: Details): string[] {
  const about = details.filter(
    ({ reason, code }) => reason === 'document_unreadable' || code === 'no_face_on_document',
  );
  return about.map(({ code }) => code);
}

function honestTables(done: readonly Tried[], report: Report): void {
  const row = (name: string, some: typeof done) => {
    const accepted = some.filter(({ verdict }) => documentCodes(verdict.details).length === 0);
    const verified = some.filter(({ verdict }) => verdict.verified);
    const expected = some.flatMap(({ paper, holder, verdict }) =>
      Object.entries(paper.fields(holder)).map(([field, value]) => ({ verdict, field, value })),
    );
    const exact = expected.filter(({ verdict, field, value }) => {
      return verdict.fields[field] === value;
    });
    const typed = some.filter(({ paper, verdict }) => verdict.documentType === paper.type);
    return [
      name,
      shareWithInterval(accepted.length, some.length),
      shareWithInterval(verified.length, some.length),
      shareWithInterval(exact.length, expected.length),
      `${typed.length} of ${some.length}`,
    ];
  };
  const head = ['', 'Paper accepted', 'Verified', 'Fields exact', 'Type right'];
  const groups = { 'Nigerian papers': true, 'other papers': false };
  report.table('Honest people with honest papers', head, [
    ...PAPERS.map((paper) =>
      row(
        paper.name,
        done.filter((one) => one.paper === paper),
      ),
    ),
    ...Object.entries(groups).map(([name, is]) =>
      row(
        name,
        done.filter((one) => one.paper.nigerian === is),
      ),
    ),
  ]);
  const by = (of: (one: Tried) => string) =>
    [...Map.groupBy(done, of)].map(([name, some]) => row(name, some));
  report.table(
    'By the way of photographing',
    head,
    by(({ way }) => way),
  );
  if (done.some(({ group }) => group !== '')) {
    report.table(
      'By group',
      head,
      by(({ group }) => group),
    );
  }
  const codes = new Map<string, number>();
  for (const { verdict } of done) {
    for (const { code } of verdict.details) codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  const sorted = [...codes].sort(([, one], [, other]) => other - one);
  report.table(
    'Rejection codes',
    ['Code', 'Times'],
    sorted.map(([code, times]) => [code, String(times)]),
  );
}

type Person = { readonly portrait: Buffer; readonly selfie: Buffer; readonly sex: string };

async function peopleOf(images: string): Promise<Person[]> {
  const read = (set: string, file: string) => readFile(join(images, set, file));
  const labels = await linesOf(join(images, 'webcam', 'labels.csv'));
  const persons = [...Map.groupBy(labels, ([, person = '']) => person).values()];
  if (persons.length > 0) {
    return Promise.all(
      persons.slice(0, PAPERS.length * Object.keys(WAYS).length).map(async (own) => ({
        portrait: await read('webcam', own[0]?.[0] ?? ''),
        selfie: await read('webcam', own.at(-1)?.[0] ?? ''),
        sex: own[0]?.[2] ?? '',
      })),
    );
  }
  for (const set of ['photos', 'faces']) {
    const pairs = await linesOf(join(images, set, 'pairs.csv'));
    const same = pairs.filter(([, , is]) => is === '1');
    if (same.length === 0) continue;
    return Promise.all(
      same.map(async ([one = '', other = '']) => ({
        portrait: await read(set, one),
        selfie: await read(set, other),
        sex: '',
      })),
    );
  }
  throw new Error('identity-papers needs webcam/labels.csv, photos/pairs.csv or faces/pairs.csv');
}

async function linesOf(file: string): Promise<string[][]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.trim().split('\n').slice(1);
  return lines.map((line) => line.trim().split(','));
}

const SURNAMES = ['ADEBAYO', 'OKONKWO', 'BELLO', 'EZE', 'MWANGI', 'NKOSI', 'DIOP', 'MENSAH', 'OKEKE', 'SANI'];
const FIRST = ['CHIDINMA', 'TUNDE', 'AISHA', 'EMEKA', 'WANJIKU', 'THANDI', 'AWA', 'KWAME', 'NGOZI', 'MUSA'];
const MIDDLE = ['GRACE', 'SAMUEL', 'FATIMA', 'PAUL', 'NJERI', 'LERATO', 'MARIE', 'KOFI', 'RUTH', 'ALI'];

function holderOf(nth: number): Holder {
  const pick = (words: readonly string[], step: number) => words[(nth * step + 3) % words.length] ?? '';
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    surname: pick(SURNAMES, 7),
    first: pick(FIRST, 3),
    middle: pick(MIDDLE, 1),
    born: `${1962 + ((nth * 17) % 42)}-${two(1 + ((nth * 5) % 12))}-${two(1 + ((nth * 11) % 28))}`,
    sex: nth % 2 === 0 ? 'F' : 'M',
    digits: String(23_456_789_010 + nth * 7_654_321).slice(0, 11),
  };
}

const OVERLAYS: Readonly<Record<string, Overlay>> = {
  'SPECIMEN across the paper': { text: 'SPECIMEN', angle: -25, size: 130 },
  'SPECIMEN, level': { text: 'SPECIMEN', angle: 0, size: 90 },
  'SAMPLE across the paper': { text: 'SAMPLE', angle: -20, size: 130 },
};

async function samplesOf(people: readonly Person[]): Promise<[string, Shown[]][]> {
  const photograph = WAYS['flat, close'] as (paper: Buffer) => Promise<Buffer>;
  const drawn = async (papers: readonly Paper[], over?: Overlay) => {
    const tries: Shown[] = [];
    for (const [nth, paper] of papers.entries()) {
      const { portrait, selfie } = people[nth % people.length] as Person;
      tries.push({
        document: await photograph(await drawPaper(paper, holderOf(nth), portrait, over)),
        selfie,
      });
    }
    return tries;
  };
  const overlaid = await Promise.all(
    Object.entries(OVERLAYS).map(
      async ([name, over]): Promise<[string, Shown[]]> => [name, await drawn(PAPERS, over)],
    ),
  );
  const cut = await Promise.all(
    (await drawn(PAPERS)).map(async ({ document, selfie }) => {
      const { width, height } = await sharp(document).metadata();
      const upper = { left: 0, top: 0, width, height: Math.round(height * 0.6) };
      return { document: await sharp(document).extract(upper).jpeg().toBuffer(), selfie };
    }),
  );
  return [...overlaid, ['staff cards', await drawn(STAFF_CARDS)], ['the upper 60 %', cut]];
}

const STAFF_CARDS: readonly Paper[] = [
  'ZENON ENERGY PLC',
  'LAGOON HOSPITALS',
  'FEDERAL MINISTRY OF WORKS',
].map((employer) => ({
  name: employer,
  nigerian: true,
  type: 'national_id',
  size: [1000, 630],
  portrait: [50, 170, 230, 290],
  background: '#eef2fb',
  lines: (of) => [
    [300, 60, 30, employer],
    [300, 104, 28, 'STAFF IDENTITY CARD'],
    [320, 190, 20, `Surname: ${of.surname}`],
    [320, 240, 20, `First Name: ${of.first}`],
    [320, 290, 20, `Date of Birth: ${of.born}`],
    [320, 340, 20, `Staff No: ${of.digits.slice(0, 6)}`],
    [320, 390, 20, 'Expiry Date: 2033-08-21'],
    [320, 440, 20, `Sex: ${of.sex}`],
  ],
  fields: () => ({}),
}));
