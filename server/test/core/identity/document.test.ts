import { describe, expect, it } from 'vitest';
import { nameOf, readPage } from '#core/identity/document/content.ts';
import { type Claim, documentFaults } from '#core/identity/document/faults.ts';
import type { PageLine } from '#core/identity/document/page.ts';
import type { DocumentReading, DocumentType } from '#core/identity/reading.ts';

const TODAY = new Date('2026-11-16T12:00:00Z');

// A specimen of ICAO 9303.
const TD3 = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];

/** Lines 30 apart one below the other, or at given positions. */
function page(...texts: (string | readonly [text: string, left: number, y: number])[]): PageLine[] {
  return texts.map((line, row) => {
    const [text, left, y] = typeof line === 'string' ? [line, 100, row * 30] : line;
    return { text, confidence: 0.97, left, right: left + text.length * 12, y, height: 24 };
  });
}

describe('print beside labels', () => {
  it.each<readonly [name: string, type: DocumentType, lines: PageLine[], fields: Record<string, string>]>([
    [
      'of a NIN slip',
      'national_id',
      page(
        'National Identification Number Slip (NINS)',
        'Tracking ID:S7Y00R80PQ1',
        'NIN:12345678901',
        'Surname:EZE',
        'First Name:TUNDE SAMUEL',
        'Gender:M',
        'Issue Date: 12-03-2021',
      ),
      { surname: 'EZE', givenNames: 'TUNDE SAMUEL', number: '12345678901', sex: 'M' },
    ],
    [
      'of an identity card',
      'national_id',
      page(
        'FEDERAL REPUBLIC OF NIGERIA',
        'SURNAME/NOM',
        'ADEBAYO',
        'FIRST NAMES/PRENOMS',
        'CHIDINMA GRACE',
        ['DATE OF BIRTH', 100, 200],
        ['SEX/SEXE', 400, 200],
        ['1990-03-14', 100, 226],
        ['F', 402, 226],
        'NATIONALITY NGA',
        'EXPIRY 30JAN 2031',
        '1234 5678 900',
      ),
      {
        ...{ surname: 'ADEBAYO', givenNames: 'CHIDINMA GRACE', number: '12345678900', sex: 'F' },
        ...{ birthDate: '1990-03-14', expiryDate: '2031-01-30', nationality: 'NGA', issuingCountry: 'NGA' },
      },
    ],
    [
      'of a licence, glued together as readers do',
      'drivers_license',
      page(
        'NATIONAL DRIVERS LICENCE',
        'L/NOABC12345680AA02',
        'CLASS B',
        "O'NEIL-BELLO,AISHA",
        '12 BROAD STREET LAGOS ISLAND',
        'SEX F HT 1.72m BG O+',
        'DOF B 1998-07-21',
        'ISS 12-01-2022 EXP 11-01-2027',
      ),
      {
        ...{ surname: "O'NEIL-BELLO", givenNames: 'AISHA', number: 'ABC12345680AA02', sex: 'F' },
        ...{ birthDate: '1998-07-21', expiryDate: '2027-01-11' },
      },
    ],
    [
      'of a voter’s card, whose name has no label',
      'voters_card',
      page(
        'INDEPENDENT NATIONAL ELECTORAL COMMISSION',
        "VOTER'S CARD",
        'CODE:24-05-07-001',
        'VIN:90F5 AFF1 3429 6412 651',
        'DELIM:LAGOS/ETI-OSA',
        'OKONKWO EMEKA PAUL',
        'DATE OF BIRTH 1985-11-02',
        'OCCUPATION TRADER GENDER MALE',
      ),
      { name: 'OKONKWO EMEKA PAUL', number: '90F5AFF134296412651', birthDate: '1985-11-02', sex: 'M' },
    ],
    [
      'with the days between which it is valid',
      'national_id',
      page('Nume/Nom/Lastname', 'SAVA', 'Valabilitate/Validite', '17.10.03-09.05.2013'),
      { surname: 'SAVA', expiryDate: '2013-05-09' },
    ],
  ])('%s is read', (_name, type, lines, fields) => {
    const { content } = readPage({ lines, zone: null }, type, TODAY);
    const values = Object.entries(content).flatMap(([field, read]) =>
      read && typeof read === 'object' ? [[field, read.value]] : [],
    );
    expect(Object.fromEntries(values)).toMatchObject(fields);
  });
});

const NOTHING = { passport: 0, drivers_license: 0, national_id: 0, voters_card: 0, other: 0 };
const LOOK: DocumentReading = {
  ...{ shortSide: 640, lines: 14, characters: 200, words: NOTHING, mrz: NOTHING },
  ...{ mrzChecksPassed: 5, mrzRows: 2, colour: 20, cutLines: 0, rim: 0 },
};
const NAMES = page('Surname', 'ERIKSSON', 'Given names', 'ANNA MARIA', 'Date of birth', '12.08.1974');

function faults(
  {
    rows = TD3,
    steady = true,
    certainty = 0.95,
    lines = NAMES,
  }: { rows?: string[]; steady?: boolean; certainty?: number; lines?: PageLine[] },
  { claim = {} as Claim, at = '2012-01-01', look = {} as Partial<DocumentReading> } = {},
) {
  const today = new Date(at);
  const read = readPage({ lines, zone: { rows, steady, certainty } }, 'passport', today);
  return documentFaults(read, { ...LOOK, ...look }, 'passport', { claim, today });
}

describe('a document', () => {
  const wrong = [TD3[0] as string, (TD3[1] as string).replace('7408122F', '7408125F')];

  it('has no objections as long as it is valid', () => {
    expect(faults({})).toEqual([]);
    expect(faults({}, { at: '2012-04-15' })).toEqual([]);
    expect(faults({}, { at: '2012-04-16' })).toEqual(['expired']);
  });

  it('fails for its check digits only where a misreading is ruled out', () => {
    expect(faults({ rows: wrong })).toEqual(['wrong_check_digits']);
    expect(faults({ rows: wrong, steady: false })).toEqual([]);
    expect(faults({ rows: wrong, certainty: 0.6 })).toEqual([]);
    const letterForDigit = [TD3[0] as string, (TD3[1] as string).replace('L898902C3', 'L89B902C3')];
    expect(faults({ rows: letterForDigit })).toEqual([]);
  });

  it('fails where its zone and print differ in content, but not in a letter', () => {
    const with_ = (...texts: string[]) => faults({ lines: page(...texts) });
    expect(with_('Surname', 'OKAFOR', 'Given names', 'CHUKWUEMEKA')).toEqual(['zone_differs']);
    expect(with_('Date of birth', '12.08.1984')).toEqual(['zone_differs']);
    expect(with_('Date of expiry', '15.04.2022')).toEqual(['zone_differs']);
    expect(with_('Surname', 'ERIKSS0N', 'Given names', 'ANA MARIA')).toEqual([]);
    const blurred = page('Date of birth', '12.08.1984').map((line) => ({ ...line, confidence: 0.7 }));
    expect(faults({ lines: blurred })).toEqual([]);
  });

  it.each<readonly [name: string, codes: string[]]>([
    ['Anna Maria Eriksson', []],
    ['ERIKSSON A. M.', []],
    ['Ànna Eríkson', []],
    ['Chukwuemeka Okafor', ['another_name']],
    ['Anna Okafor', ['another_name']],
  ])('of Anna Maria Eriksson that is said to be %s', (name, codes) => {
    expect(faults({}, { claim: { name } })).toEqual(codes);
  });

  it('fails when it is grey, has a portrait over another, is cut off, or without the zone of a passport', () => {
    expect(faults({}, { look: { colour: 1 } })).toEqual(['photocopy']);
    expect(faults({}, { look: { rim: 0.7 } })).toEqual(['pasted_portrait']);
    expect(faults({}, { look: { cutLines: 3 } })).toEqual(['cut_off']);
    expect(faults({}, { look: { mrzRows: 0 } })).toEqual(['cut_off']);
    expect(faults({}, { claim: { birthDate: '1974-08-13' } })).toEqual(['another_birth_date']);
  });

  it('is not a document when it is a page of text', () => {
    const lines = page('PASSPORT', 'this is my passport', 'please accept it', 'with kind regards');
    const read = readPage({ lines, zone: null }, 'passport', TODAY);
    expect(nameOf(read.content)).toBeNull();
    const codes = documentFaults(read, { ...LOOK, mrzRows: 0 }, 'passport', { today: TODAY });
    expect(codes).toEqual(['not_a_document']);
  });
});
