import type { PageText } from './document/page.ts';
import { checkDigit } from './document/zone.ts';
import type { IdentityImages, IdentityOutcome } from './engine.ts';
import type { DocumentKind, DocumentReading, FrameReading } from './reading.ts';

type TestPerson = {
  readonly surname: string;
  readonly given: string;
  readonly born: string;
  readonly number: string;
};

/** Two fictional people with fictional passports. The simulated register knows them. */
export const TEST_PEOPLE = {
  folake: { surname: 'ADEYEMI', given: 'FOLAKE JANE', born: '910517', number: 'T00000001' },
  emeka: { surname: 'OKAFOR', given: 'CHUKWUEMEKA', born: '840203', number: 'T00000002' },
} as const satisfies Record<string, TestPerson>;

type Picture = {
  readonly shows: 'document' | 'selfie';
  readonly of: keyof typeof TEST_PEOPLE | null;
  readonly flaw?: 'blurred' | 'expired' | 'screen';
};

/**
 * Their pictures by name. The result of a verification follows the usual rules from the pictures sent
 * together: one person's selfie with the other's passport does not match.
 */
export const TEST_PICTURES = {
  'folake-document': { shows: 'document', of: 'folake' },
  'folake-document-expired': { shows: 'document', of: 'folake', flaw: 'expired' },
  'folake-document-blurred': { shows: 'document', of: 'folake', flaw: 'blurred' },
  'folake-selfie': { shows: 'selfie', of: 'folake' },
  'folake-selfie-again': { shows: 'selfie', of: 'folake' },
  'folake-selfie-screen': { shows: 'selfie', of: 'folake', flaw: 'screen' },
  'emeka-document': { shows: 'document', of: 'emeka' },
  'emeka-selfie': { shows: 'selfie', of: 'emeka' },
  'empty-room': { shows: 'selfie', of: null },
} as const satisfies Record<string, Picture>;
export type TestPicture = keyof typeof TEST_PICTURES;

/** The PNG text keyword under which a picture carries its name. */
export const MARK = 'Surety test picture';
const PNG_HEAD = 8;
const CHUNK_FRAME = 12;
/** It directly follows the header; the rest of a file is not searched. */
const CHUNKS_READ = 3;

/** Returns the test picture's name; null for any other picture, and for one that was re-encoded. */
export function testPicture(bytes: Uint8Array): TestPicture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = PNG_HEAD;
  for (let read = 0; read < CHUNKS_READ && at + CHUNK_FRAME <= bytes.length; read++) {
    const length = view.getUint32(at);
    const data = at + 8;
    if (data + length > bytes.length) return null;
    const [keyword, name = ''] = latin(bytes.subarray(at + 4, data + length)).split('\0', 2);
    if (keyword === `tEXt${MARK}`) return Object.hasOwn(TEST_PICTURES, name) ? (name as TestPicture) : null;
    at += CHUNK_FRAME + length;
  }
  return null;
}

function latin(bytes: Uint8Array): string {
  // The keyword and the name are short.
  return String.fromCharCode(...bytes.subarray(0, 80));
}

/**
 * Returns the measurements that the engine would return for photographs of these people; null unless all
 * pictures are test pictures. The caller must make sure that this is a test environment.
 */
export function playTestPeople({
  document,
  selfies,
  face: wanted,
  keep,
}: IdentityImages): IdentityOutcome | null {
  const paper = testPicture(document);
  const names = selfies.map(testPicture);
  if (!paper || names.some((name) => name === null)) return null;
  const page: Picture = TEST_PICTURES[paper];
  const frames = names.map((name): Picture => TEST_PICTURES[name as TestPicture]);
  const isStill = frames.length > 1 && new Set(names).size < names.length;
  const stillness = frames.length < 2 ? null : isStill ? 1 : 0.5;
  return {
    reading: {
      documentFace: page.of !== null,
      document: documentReading(page),
      frames: frames.map((frame) => frameReading(frame, page, frames)),
      faceStillness: stillness,
      wholeStillness: stillness,
      eyesStillness: stillness,
      sameScene: frames.length < 2 ? null : 0.95,
    },
    page: pageOf(page),
    // The record must not be mistaken for a real measurement.
    models: { 'test people': '1' },
    ...(wanted && { face: faceOf(frames) }),
    ...(keep && {
      pictures: [document, ...selfies].map((image, index) => ({
        name: index === 0 ? 'document' : `face-${index}`,
        jpeg: image,
      })),
    }),
    scale: { calibrationPoints: undefined, minLive: undefined },
  };
}

/** Each person has an orthogonal face vector. */
function faceOf([first]: readonly Picture[]): Float32Array {
  return Float32Array.from(Object.keys(TEST_PEOPLE), (name) => (name === first?.of ? 1 : 0));
}

const ALIKE = 0.95;
const UNLIKE = 0;

function frameReading(frame: Picture, page: Picture, all: readonly Picture[]): FrameReading | null {
  if (frame.of === null) return null;
  const same = all.every(({ of }) => of === null || of === frame.of);
  return {
    faceShare: 0.5,
    companion: 0,
    moire: 1,
    bezel: 0,
    live: frame.flaw === 'screen' ? 0.01 : 0.99,
    cosine: page.of === null ? null : page.of === frame.of ? ALIKE : UNLIKE,
    documentLikeness: frame.shows === 'document' ? 1 : 0.3,
    sameFace: all.length < 2 ? null : same ? ALIKE : UNLIKE,
  };
}

const NO_EVIDENCE: Readonly<Record<DocumentKind, number>> = {
  passport: 0,
  drivers_license: 0,
  national_id: 0,
  voters_card: 0,
  other: 0,
};

function isLegible({ shows, flaw }: Picture): boolean {
  return shows === 'document' && flaw !== 'blurred';
}

function documentReading(page: Picture): DocumentReading {
  const legible = isLegible(page);
  const evidence = legible ? { ...NO_EVIDENCE, passport: 6 } : NO_EVIDENCE;
  return {
    shortSide: 480,
    lines: legible ? 10 : 0,
    characters: legible ? 200 : 0,
    colour: 20,
    cutLines: 0,
    rim: 0,
    portraitSide: 160,
    portraitRoom: 2,
    words: evidence,
    mrz: evidence,
    mrzChecksPassed: legible ? 5 : 0,
    mrzRows: legible ? 2 : 0,
  };
}

/** Two rows of a passport (ICAO 9303). Utopia (UTO) is the standard's example country. */
function pageOf(page: Picture): PageText {
  if (page.of === null || !isLegible(page)) return { lines: [], zone: null };
  const { surname, given, born, number } = TEST_PEOPLE[page.of];
  const names = `P<UTO${surname}<<${given.replaceAll(' ', '<')}`.padEnd(44, '<');
  const expires = page.flaw === 'expired' ? '190630' : '491231';
  const digits = [number, born, expires].map((part) => part + checkDigit(part)) as [string, string, string];
  const personal = '<'.repeat(14) + checkDigit('<'.repeat(14));
  const all = checkDigit(digits.join('') + personal);
  const numbers = `${digits[0]}UTO${digits[1]}<${digits[2]}${personal}${all}`;
  return { lines: [], zone: { rows: [names, numbers], certainty: 1, steady: true } };
}
