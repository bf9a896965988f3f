/** The fields that labels name. */
const LABELLED = [
  'surname',
  'givenNames',
  'otherNames',
  'name',
  'number',
  'personalNumber',
  'birthDate',
  'expiryDate',
  'sex',
  'nationality',
  'issuingCountry',
  'issueDate',
  'other',
] as const;
export type Labelled = (typeof LABELLED)[number];

/**
 * The printed words of each label: Nigerian documents first, then those of other African states, and common
 * English, French, German and Spanish ones. OCR may lose a space, a slash or an apostrophe. Longer labels
 * come before their prefixes, and `other` keeps the words of a neighbouring label from being taken for a
 * value.
 */
const WORDS: Readonly<Record<Labelled, readonly string[]>> = {
  surname: ['SURNAME', 'LAST NAME', 'FAMILY NAME', 'NACHNAME', 'APELLIDOS', 'NUME', 'NOM DE FAMILLE', 'NOM'],
  givenNames: [
    'GIVEN NAMES?',
    'FIRST NAMES?',
    'FORENAMES?',
    'PRENOMS?',
    'VORNAMEN?',
    'NOMBRES?',
    'PRENUME',
    'PRONUME',
  ],
  /** Printed on a line of their own after the first name. */
  otherNames: ['OTHER NAMES?', 'MIDDLE NAMES?'],
  name: [
    'FULL NAMES?',
    'ELECTORS NAME',
    'NAME OF HOLDER',
    'HOLDERS NAME',
    'NAMES?',
    'NOMS? ET PRENOMS?',
    'NOMS? PRENOMS?',
  ],
  number: [
    'PASSPORT NO',
    'PASSPORT NUMBER',
    'NO DU PASSEPORT',
    'PASSEPORT NO',
    'DOCUMENT NO',
    'DOCUMENT NUMBER',
    'LICEN[CS]E NO',
    'LIC NO',
    'L NO',
    'DL NO',
    '4D LIC',
    '4D',
    'DRIVING LICEN[CS]E NO',
    'VIN',
    'IDENTIFICATION NUMBER',
    'IDENTITY NO',
    'IDENTITY NUMBER',
    'NATIONAL ID NO',
    'NUMERO DE LA CARTE',
    'N DE LA CARTE',
    'ID NO',
    'ID NUMBER',
    'CARD NO',
    'CARD NUMBER',
    'EPIC NO',
    'NUMERO',
    'IDENTITE N',
  ],
  personalNumber: ['NIN', 'IDENTIFICATION NUMBER', 'PERSONAL NO', 'PERSONAL ID NUMBER', 'CNP'],
  birthDate: [
    'DATE OF BIRTH',
    'D OF B',
    'DOB',
    'BIRTH DATE',
    'DATE DE NAISSANCE',
    'NEE? LE',
    'NE\\(E\\) LE',
    'BORN',
    'GEBURTSTAG',
    'GEBURTSDATUM',
    'FECHA DE NACIMIENTO',
    'YEAR OF BIRTH',
  ],
  expiryDate: [
    'DATE OF EXPIRY',
    'EXPIRY DATE',
    'EXPIRATION DATE',
    'DATE OF EXPIRATION',
    'DATE D EXPIRATION',
    'VALID UNTIL',
    'VALID TILL',
    'VALID TO',
    'EXPIRES',
    'EXPIRY',
    'EXP',
    '4B',
    'GULTIG BIS',
    'VALABLE JUSQU',
    'FECHA DE CADUCIDAD',
    'VALIDEZ',
    'VALABILITATE',
  ],
  sex: ['SEX', 'GENDER', 'SEXE', 'SEXO', 'GESCHLECHT'],
  nationality: ['NATIONALITY', 'NATIONALITE', 'CITIZENSHIP', 'STAATSANGEHORIGKEIT', 'NACIONALIDAD'],
  issuingCountry: ['COUNTRY CODE', 'CODE DU PAYS', 'CODE OF ISSUING STATE', 'ISSUING COUNTRY'],
  issueDate: [
    'DATE OF ISSUE',
    'DATE OF ISSUANCE',
    'ISSUE DATE',
    'ISSUED ON',
    'DATE DE DELIVRANCE',
    '1ST ISS',
    'FIRST ISSUE',
    'ISS',
    '4A',
  ],
  other: [
    'PLACE OF BIRTH',
    'DISTRICT OF BIRTH',
    'COUNTRY OF BIRTH',
    'PLACE OF ISSUE',
    'PLACE OF ISSUANCE',
    'HOLDERS SIGN',
    'SERIAL NUMBER',
    'SERIAL NO',
    'STATUS',
    'LIEU DE NAISSANCE',
    'GEBURTSORT',
    'ADDRESS',
    'ADRESSE',
    'OCCUPATION',
    'AUTHORITY',
    'AUTORITE',
    'TRACKING ID',
    'CLASS',
    'BLOOD GROUP',
    'B G',
    'HEIGHT',
    'HT',
    'FACIAL MARK',
    'GLASSES',
    'REPL',
    'REN',
    'STATE OF',
    'DELIM',
    'CODE',
    'POLLING UNIT',
    'TYPE',
    'SIGNATURE',
    'NOTE',
    'FATHERS NAME',
    'HUSBANDS NAME',
    'NEXT OF KIN',
    'NAMES? OF PARENTS',
    'NOMS DES PARENTS',
    'SERIA',
    'STATE',
    'L G A',
    'TOWN',
  ],
};

/** A label starts where no letter precedes it; text glued to its end is its value. */
const PATTERNS: readonly (readonly [field: Labelled, pattern: RegExp])[] = LABELLED.flatMap((field) =>
  WORDS[field].map((words) => {
    const loose = words.replaceAll(' ', "[\\s/.'’-]{0,2}");
    // Short labels must be followed by a non-letter, or every word starting with them would match.
    const after = words.length <= 3 ? '(?![A-Z])' : '';
    return [field, new RegExp(`(?<![A-Z0-9])${loose}${after}`, 'g')] as const;
  }),
);

export type Label = { readonly field: Labelled; readonly from: number; readonly to: number };

/** Returns the labels of a line from left to right; of two that overlap, the longer one counts. */
export function labelsIn(text: string): Label[] {
  const found = PATTERNS.flatMap(([field, pattern]) =>
    [...text.matchAll(pattern)].map((hit) => ({ field, from: hit.index, to: hit.index + hit[0].length })),
  );
  const longest = found.sort((one, other) => other.to - other.from - (one.to - one.from));
  const kept: Label[] = [];
  for (const label of longest) {
    if (kept.every(({ from, to }) => label.to <= from || label.from >= to)) kept.push(label);
  }
  return kept.sort((one, other) => one.from - other.from);
}
