import { describe, expect, it } from 'vitest';
import { evidenceFromMrz, evidenceFromWords } from '#vision/documents/document-words.ts';
import { findMrz } from '#vision/documents/mrz.ts';
import type { TextLine } from '#vision/documents/text-read.ts';

/** Lines as on a page: one below the other, level. */
function page(...texts: string[]): TextLine[] {
  return texts.map((text, row) => ({
    text,
    confidence: 0.95,
    weakest: 0.9,
    cx: 500,
    cy: 100 + row * 50,
    width: 900,
    height: 34,
    angle: 0,
  }));
}

// The specimens of ICAO 9303.
const TD3 = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
const TD1 = [
  'I<UTOD231458907<<<<<<<<<<<<<<<',
  '7408122F1204159UTO<<<<<<<<<<<6',
  'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
];
const TD2 = ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'];

describe('a machine-readable zone', () => {
  it.each([
    ['TD3', TD3, 'passport', 5],
    ['TD1', TD1, 'national_id', 4],
    ['TD2', TD2, 'national_id', 4],
  ] as const)('of layout %s is found with its check digits', (format, rows, kind, checks) => {
    const mrz = findMrz(page('UTOPIA', 'ERIKSSON ANNA MARIA', ...rows));
    expect(mrz).toMatchObject({ format, checksPassed: checks });
    expect(evidenceFromMrz(mrz)[kind]).toBeGreaterThanOrEqual(6);
  });

  it('is repaired where fillers were lost or letters misread', () => {
    const [first, second] = TD3 as [string, string];
    const shorter = first.replace('<<<<<<<<<<', '<<<<<');
    const misread = second.replace('7408122F', '74O8I22F');
    expect(findMrz(page(shorter, misread))).toMatchObject({ format: 'TD3', checksPassed: 5 });
  });

  it('is joined where a row was found in two pieces', () => {
    const [first, second] = TD3 as [string, string];
    const pieces: TextLine[] = [
      { ...(page(first)[0] as TextLine) },
      { ...(page(second.slice(0, 28))[0] as TextLine), cy: 150, cx: 300 },
      { ...(page(second.slice(28))[0] as TextLine), cy: 151, cx: 800 },
    ];
    expect(findMrz(pieces)).toMatchObject({ format: 'TD3', checksPassed: 5 });
  });

  it('is not found in ordinary text', () => {
    expect(findMrz(page('FEDERAL REPUBLIC OF NIGERIA', 'SUBTOTAL 1,200.00 TOTAL 1,450.00'))).toBeNull();
  });
});

describe('the words of a document', () => {
  it.each([
    ['drivers_license', ['FEDERAL REPUBLIC OF NIGERIA', 'NATIONAL DRIVERS LICENCE']],
    ['drivers_license', ["DRIVER'S", 'LICENSE']],
    ['national_id', ['REPUBLIQUE FRANCAISE', "CARTE NATIONALE D'IDENTITÉ"]],
    ['national_id', ['National Identity Management Commission']],
    ['voters_card', ['ELECTION COMMISSION OF INDIA', 'ELECTOR PHOTO IDENTITY CARD']],
    ['voters_card', ['INDEPENDENT NATIONAL ELECTORAL COMMISSION']],
    ['passport', ['REPUBLIC OF KENYA', 'PASSPORT']],
    ['other', ['RESIDENCE PERMIT']],
    ['other', ['INVOICE 4711', 'SUBTOTAL']],
  ] as const)('speak for %s', (kind, lines) => {
    const evidence = evidenceFromWords(page(...lines));
    const best = Object.entries(evidence).sort(([, one], [, other]) => other - one)[0];
    expect(best?.[0]).toBe(kind);
  });
});
