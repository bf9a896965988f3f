import type { DocumentKind } from '#core/identity/reading.ts';
import type { MrzReading } from './mrz.ts';
import type { TextLine } from './text-read.ts';

/** The weight of evidence for each kind; `other` is a paper that is not accepted. */
export type Evidence = Readonly<Record<DocumentKind, number>>;

/**
 * Words on documents, without accents, spaces or punctuation, and their weights. Titles weigh most; labels
 * shared by several kinds weigh little. Nigerian cards first, then common English, French, Indian, Spanish
 * and German ones.
 */
const WORDS: Readonly<Record<DocumentKind, readonly (readonly [pattern: RegExp, weight: number])[]>> = {
  passport: [
    [/PASSPORT|PASSEPORT|PASAPORTE|REISEPASS|PASSAPORTO|PASPOORT|PASZPORT|UTLEVEL|PUTOVNICA|CESTOVNIPAS/, 4],
    [/VEGABREF|^PASSI?$/, 4],
    [/ECOWAS|ECONOMICCOMMUNITYOFWEST/, 1],
    [/HOLDERSSIGNATURE|SIGNATUREOFBEARER/, 1],
    [/PLACEOFBIRTH/, 1],
    [/AUTHORITY|AUTORITE/, 1],
  ],
  drivers_license: [
    [/DRIVE?R?S?LICEN[CS]E|DRIVINGLICEN[CS]E|DRIVERLICEN[CS]E|COMMERCIALDRIVER/, 6],
    [/PERMISDECONDUIRE|FUHRERSCHEIN|LICENCIADECONDUCIR|SURATIZINMENGEMUDI/, 6],
    [/PERMISODECONDUC|PATENTEDIGUIDA|CARTADECONDUCAO|RIJBEWIJS|PRAWOJAZDY|CEADUNASTIOMANA/, 6],
    [/KO?REKORT|KORKORT|AJOKORTTI|PERMISDECONDUCERE|RIDICSKYPRUKAZ|VODICSKYPREUKAZ|DVLA/, 6],
    [/FEDERALROADSAFETY|FRSC/, 4],
    [/DEPARTMENTOFMOTOR|MOTORVEHICLES|FEDERALLIMITSAPPLY|UNIONOFINDIADRIVING/, 2],
    [/^DL\w?\d{5,}|^4DLIC|LICNO|^LNO/, 2],
    [/^CLASS|CLASSC|CLASSA/, 1],
    [/^(END|ENDORSEMENTS|RSTR|RESTR)/, 1],
    [/HGT|WGT|EYES/, 1],
    [/FIRSTISSUE|1STISS|FACIALMARK/, 1],
  ],
  national_id: [
    [/NATIONALIDENTITY|NATIONALIDENTIFICATION|IDENTITYCARD|NATIONALID|IDENTIFICATIONCARD/, 5],
    [/CARTENATIONALEDIDENTITE|CARTEDIDENTITE|CARTEDEIDENTITATE|BILHETEDEIDENT/, 5],
    [/PERSONALAUSWEIS|IDENTITEITSKAART|DOCUMENTONACIONALDEIDENTIDAD|CARTADEIDENTI/, 5],
    [/ASMENSTAPATYBESKORTELE|PERSONASAPLIECIBA|IDENTITETSKORT|OSEBNAIZKAZNICA|OSOBNAISKAZNICA/, 5],
    [/NIMC|NATIONALIDENTITYMANAGEMENT/, 5],
    [/^NIN$|^NIN\d{10,11}|NATIONALIDENTIFICATIONNUMBER|DIGITALNINSLIP/, 3],
    [/AADHAAR|UNIQUEIDENTIFICATIONAUTHORITY|GHANACARD|HUDUMA|NDANGAMUNTU/, 5],
    [/JAMHURIYAKENYA|DISTRICTOFBIRTH|NATIONALIDNO|IDENTITYNUMBER/, 3],
    [/^IDNUMBER|FULLNAMES/, 1],
  ],
  voters_card: [
    [/VOTERS?CARD|VOTERSIDENTI|VOTERS?ID|PERMANENTVOTER|ELECTORPHOTO|ELECTORALCARD|CREDENCIALPARAVOTAR/, 7],
    [/INEC|INDEPENDENTNATIONALELECTORAL/, 6],
    [/ELECTIONCOMMISSION|ELECTORALCOMMISSION/, 6],
    [/POLLINGUNIT|^VIN\w{8}|ELECTORSNAME|DELIM/, 3],
  ],
  other: [
    [/TRAVELDOCUMENT|PERMANENTRESIDENT|RESIDENCEPERMIT|TITREDESEJOUR|AUFENTHALTSTITEL|BORDERCROSS/, 6],
    [/EMPLOYMENTAUTHORI[SZ]ATION|NOTEVIDENCEOF/, 6],
    [/^VISAS?$|IMMIGRANTVISA|^WIZA|VISUM/, 6],
    [/INVOICE|RECEIPT|SUBTOTAL|INSURANCE|CREDITCARD|DEBITCARD|TOTALDUE|COPAY/, 6],
    [/STUDENTID|STUDENTCARD|UNIVERSITY|POLYTECHNIC|LIBRARYCARD|MEMBERSHIP|BUSINESSCARD|VISITORS?PASS/, 5],
    [/^STAFF|STAFFID|STAFFCARD|STAFFNO|EMPLOYEEID|EMPLOYEENO|EMPLOYEECARD|JOBTITLE/, 5],
  ],
};

/** From this weight a title may be spread over several lines ("DRIVER'S" above "LICENCE"). */
const TITLE = 4;

/** A passport's zone is unambiguous; an identity card's code may also mean a residence permit. */
const ZONE_CODES: readonly (readonly [pattern: RegExp, kind: DocumentKind, weight: number])[] = [
  [/^V/, 'other', 8],
  [/^(AR|IR|IT|TI|AC|IA|C[12])/, 'other', 6],
  [/^P/, 'passport', 10],
  [/^[IAC1L]/, 'national_id', 6],
];
const LAYOUT_KINDS: Readonly<Record<string, DocumentKind>> = {
  TD3: 'passport',
  TD1: 'national_id',
  TD2: 'national_id',
  FRENCH_NATIONAL_ID: 'national_id',
};
const LAYOUT_WEIGHT = 6;

export function evidenceFromWords(lines: readonly TextLine[]): Evidence {
  const texts = lines.map((line) => plain(line.text));
  const joined = texts.join('');
  const weigh = (kind: DocumentKind) =>
    WORDS[kind].reduce((sum, [pattern, weight]) => {
      const found = texts.some((text) => pattern.test(text)) || (weight >= TITLE && pattern.test(joined));
      return found ? sum + weight : sum;
    }, 0);
  return {
    passport: weigh('passport'),
    drivers_license: weigh('drivers_license'),
    national_id: weigh('national_id'),
    voters_card: weigh('voters_card'),
    other: weigh('other'),
  };
}

export function evidenceFromMrz(mrz: MrzReading | null): Evidence {
  const evidence = { passport: 0, drivers_license: 0, national_id: 0, voters_card: 0, other: 0 };
  if (mrz === null || (mrz.rows < 2 && mrz.checksPassed === 0)) return evidence;
  const byCode = ZONE_CODES.find(([pattern]) => pattern.test(mrz.code));
  if (byCode) evidence[byCode[1]] += byCode[2];
  const byLayout = LAYOUT_KINDS[mrz.format ?? ''];
  // Valid check digits outweigh a misread first letter.
  if (!byCode && byLayout && mrz.checksPassed >= 2) evidence[byLayout] += LAYOUT_WEIGHT;
  return evidence;
}

function plain(text: string): string {
  return text
    .toUpperCase()
    .normalize('NFD')
    .replace(/[^A-Z0-9<]/g, '');
}
