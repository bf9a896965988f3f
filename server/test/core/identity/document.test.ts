import { describe, expect, it } from 'vitest';
import { nameOf, readPage } from '#core/identity/document/content.ts';
import { type Claim, documentFaults } from '#core/identity/document/faults.ts';
import type { PageLine } from '#core/identity/document/page.ts';
import type { DocumentReading, DocumentType } from '#core/identity/reading.ts';

const TODAY = new Date('2026-11-16T12:00:00Z');

// The specimen of ICAO 9303, which is of Utopia there.
const TD3 = ['P<SWEERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36SWE7408122F1204159ZE184226B<<<<<10'];

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
      'of an old NIN slip, with the middle name on a line of its own',
      'national_id',
      page(
        'National Identity Management System',
        'Federal Republic of Nigeria',
        'Surname: ADEBAYO',
        'First Name: CHIDINMA',
        'Middle Name: GRACE',
        'NIN: 12345678901',
      ),
      { surname: 'ADEBAYO', givenNames: 'CHIDINMA GRACE', number: '12345678901', issuingCountry: 'NGA' },
    ],
    [
      'of a voter’s card with a label above the name',
      'voters_card',
      page('INDEPENDENT NATIONAL ELECTORAL COMMISSION', 'NAME', 'ADEBAYO, CHIDINMA GRACE', 'GENDER FEMALE'),
      { surname: 'ADEBAYO', givenNames: 'CHIDINMA GRACE', sex: 'F' },
    ],
    [
      'of a Kenyan card',
      'national_id',
      page(
        'JAMHURI YA KENYA REPUBLIC OF KENYA',
        ['SERIAL NUMBER: 212345678', 100, 40],
        ['ID NUMBER: 24567890', 500, 40],
        ['FULL NAMES', 100, 80],
        ['WANJIKU MARY NJERI', 100, 106],
        ['DATE OF BIRTH', 100, 140],
        ['14.03.1990', 100, 166],
        ['SEX', 100, 200],
        ['FEMALE', 100, 226],
        ['DISTRICT OF BIRTH', 100, 260],
        ['NYERI', 100, 286],
      ),
      {
        ...{ name: 'WANJIKU MARY NJERI', number: '24567890', birthDate: '1990-03-14', sex: 'F' },
        issuingCountry: 'KEN',
      },
    ],
    [
      'of a South African card, where the given names are “Names”',
      'national_id',
      page(
        'REPUBLIC OF SOUTH AFRICA NATIONAL IDENTITY CARD',
        'Surname',
        'NKOSI',
        'Names',
        'THANDI LERATO',
        ['Identity Number', 100, 200],
        ['9003140123088', 100, 226],
      ),
      { surname: 'NKOSI', givenNames: 'THANDI LERATO', number: '9003140123088', issuingCountry: 'ZAF' },
    ],
    [
      'of a Senegalese card, where “Nom” is the surname',
      'national_id',
      page('REPUBLIQUE DU SENEGAL', 'Prénoms', 'AWA MARIE', 'Nom', 'DIOP', 'Sexe F'),
      { surname: 'DIOP', givenNames: 'AWA MARIE', sex: 'F', issuingCountry: 'SEN' },
    ],
    [
      'of a British licence, with numbers for labels',
      'drivers_license',
      page(
        'DRIVING LICENCE UK',
        '1. MORGAN',
        '2. MRS SARAH MEREDYTH',
        '3. 11.03.1976 UNITED KINGDOM',
        '4a. 19.01.2023 4c. DVLA',
        '4b. 18.01.2033',
        '5. MORGA753116SM9IJ 35',
        '8. 122 BURNS CRESCENT EDINBURGH',
      ),
      {
        ...{ surname: 'MORGAN', givenNames: 'SARAH MEREDYTH', number: 'MORGA753116SM9IJ' },
        ...{ birthDate: '1976-03-11', expiryDate: '2033-01-18', issuingCountry: 'GBR' },
      },
    ],
    [
      'of a German licence, glued together as readers do',
      'drivers_license',
      page('FÜHRERSCHEIN', '1.SCHMIDT', '2.ERIKA', '3.12.08.1964 BERLIN', '4b.20.01.2035', '5.B072RRE2I55'),
      {
        ...{ surname: 'SCHMIDT', givenNames: 'ERIKA', number: 'B072RRE2I55' },
        ...{ birthDate: '1964-08-12', expiryDate: '2035-01-20' },
      },
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
  ...{ portraitSide: 160, portraitRoom: 2 },
};
const NAMES = page('Surname', 'ERIKSSON', 'Given names', 'ANNA MARIA', 'Date of birth', '12.08.1974');

function faults(
  {
    rows = TD3,
    steady = true,
    certainty = 0.95,
    lines = NAMES,
  }: { rows?: string[]; steady?: boolean; certainty?: number; lines?: PageLine[] },
  {
    claim = {} as Claim,
    at = '2012-01-01',
    look = {} as Partial<DocumentReading>,
    isTestPerson = false,
  } = {},
) {
  const today = new Date(at);
  const read = readPage({ lines, zone: { rows, steady, certainty } }, 'passport', today);
  return documentFaults(read, { ...LOOK, ...look }, 'passport', { claim, today, isTestPerson });
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
    expect(faults({}, { look: { portraitRoom: 0.1 } })).toEqual(['cut_off']);
    expect(faults({}, { claim: { birthDate: '1974-08-13' } })).toEqual(['another_birth_date']);
  });

  it('is not a document when it is a page of text', () => {
    const lines = page('PASSPORT', 'this is my passport', 'please accept it', 'with kind regards');
    const read = readPage({ lines, zone: null }, 'passport', TODAY);
    expect(nameOf(read.content)).toBeNull();
    const codes = documentFaults(read, { ...LOOK, mrzRows: 0 }, 'passport', { today: TODAY });
    expect(codes).toEqual(['not_a_document']);
  });

  const CARD = ['SURNAME: EZE', 'FIRST NAME: TUNDE', 'DATE OF BIRTH: 1990-03-14', 'EXPIRY: 2035-01-30'];
  const onCard = (type: DocumentType, title: readonly string[], look: Partial<DocumentReading> = {}) => {
    const read = readPage({ lines: page(...title, ...CARD), zone: null }, type, TODAY);
    return documentFaults(read, { ...LOOK, mrzRows: 0, ...look }, type, { today: TODAY });
  };

  it.each<readonly [name: string, type: DocumentType, title: string[], words: object, codes: string[]]>([
    ['a state on it', 'national_id', ['FEDERAL REPUBLIC OF NIGERIA'], { national_id: 5 }, []],
    ['a state in two lines', 'national_id', ['LIETUVOS RES', 'PUBLIKA'], { national_id: 5 }, []],
    ['no state on it', 'national_id', ['IDENTITY CARD'], { national_id: 5 }, ['not_issued']],
    ['a company on it', 'national_id', ['ACME PLC', 'STAFF ID'], { other: 5 }, ['not_issued']],
    [
      'a ministry’s staff on it',
      'national_id',
      ['FEDERAL MINISTRY OF WORKS', 'STAFF IDENTITY CARD'],
      { national_id: 5, other: 5 },
      ['not_issued'],
    ],
    ['a company on it, as a licence', 'drivers_license', ['STAFF CARD'], { other: 5 }, ['not_issued']],
    ['no state on it, as a licence', 'drivers_license', ['DRIVING LICENCE'], { drivers_license: 6 }, []],
  ])('is issued by a state: with %s', (_name, type, title, words, codes) => {
    expect(onCard(type, title, { words: { ...NOTHING, ...words } })).toEqual(codes);
  });

  it.each(['SPECIMEN', 'Specimen copy', 'SPÉCIMEN', 'SPEOIMEN', 'PEIMENATSAMT', 'SAMPLE', 'MUESTRA', 'VOID'])(
    'is refused as a sample with the word %s',
    (word) => {
      const words = { ...NOTHING, national_id: 5 };
      expect(onCard('national_id', ['REPUBLIC OF GHANA', word], { words })).toEqual(['specimen']);
      expect(faults({ lines: [...NAMES, ...page(word)] })).toEqual(['specimen']);
    },
  );

  it('is refused as a sample of Utopia, unless it is a test person’s', () => {
    const rows = TD3.map((row) => row.replace('SWE', 'UTO'));
    expect(faults({ rows })).toEqual(['specimen']);
    expect(faults({ rows }, { isTestPerson: true })).toEqual([]);
    expect(faults({ rows }, { isTestPerson: true, at: '2012-04-16' })).toEqual(['expired']);
  });

  it('may be grey if people print it themselves', () => {
    const look = { colour: 1, words: { ...NOTHING, national_id: 8 } };
    expect(onCard('national_id', ['DIGITAL NIN SLIP', 'FEDERAL REPUBLIC OF NIGERIA'], look)).toEqual([]);
    expect(onCard('national_id', ['NATIONAL IDENTITY CARD', 'REPUBLIC OF GHANA'], look)).toEqual([
      'photocopy',
    ]);
  });
});
