import { type PageLine, plainText } from './page.ts';

/** A state or authority whose name is printed on the documents that it issues. */
type Issuer = { readonly country: string; readonly words: RegExp };

/**
 * Names as documents print them, in capitals without accents or spaces: OCR loses spaces first. African
 * states first, with their own languages, then others whose identity cards have no machine-readable zone on
 * the side of the portrait.
 */
const ISSUERS: readonly Issuer[] = [
  {
    country: 'NGA',
    words: /REPUBLICOFNIGERIA|NATIONALELECTORALCOMM|ROADSAFETYC|NIMC|NATIONALIDENTITYMANAGEMENT|NINSLIP/,
  },
  { country: 'KEN', words: /YAKENYA|REPUBLICOFKENYA/ },
  { country: 'GHA', words: /REPUBLICOFGHANA|GHANACARD/ },
  { country: 'UGA', words: /REPUBLICOFUGANDA/ },
  { country: 'TZA', words: /WATANZANIA|REPUBLICOFTANZANIA/ },
  { country: 'RWA', words: /URWANDA|REPUBLICOFRWANDA/ },
  { country: 'ZAF', words: /SOUTHAFRICA/ },
  { country: 'ZMB', words: /REPUBLICOFZAMBIA/ },
  { country: 'ZWE', words: /REPUBLICOFZIMBABWE/ },
  { country: 'MWI', words: /REPUBLICOFMALAWI/ },
  { country: 'ETH', words: /REPUBLICOFETHIOPIA/ },
  { country: 'SLE', words: /SIERRALEONE/ },
  { country: 'LBR', words: /REPUBLICOFLIBERIA/ },
  { country: 'GMB', words: /OFTHEGAMBIA/ },
  { country: 'SEN', words: /REPUBLIQUEDUSENEGAL/ },
  { country: 'CIV', words: /REPUBLIQUEDECOTED/ },
  { country: 'CMR', words: /REPUBLIQUEDUCAMEROUN|REPUBLICOFCAMEROON/ },
  { country: 'BEN', words: /REPUBLIQUEDUBENIN/ },
  { country: 'TGO', words: /REPUBLIQUETOGOLAISE/ },
  { country: 'MLI', words: /REPUBLIQUEDUMALI/ },
  { country: 'BFA', words: /BURKINAFASO/ },
  { country: 'NER', words: /REPUBLIQUEDUNIGER/ },
  { country: 'COD', words: /DEMOCRATIQUEDUCONGO/ },
  { country: 'EGY', words: /REPUBLICOFEGYPT/ },
  { country: 'MAR', words: /ROYAUMEDUMAROC/ },
  { country: 'AGO', words: /REPUBLICADEANGOLA/ },
  { country: 'MOZ', words: /REPUBLICADEMOCAMBIQUE/ },
  { country: 'IND', words: /GOVERNMENTOFINDIA|UNIQUEIDENTIFICATIONAUTHORITY|ELECTIONCOMMISSIONOFINDIA/ },
  { country: 'GBR', words: /DVLA|DRIVERVEHICLEAGENCY/ },
  { country: 'FRA', words: /REPUBLIQUEFRANCAISE/ },
  { country: 'DEU', words: /BUNDESREPUBLIK/ },
];

/** Words with which other states, and their provinces and ministries, name themselves. */
const STATE = new RegExp(
  [
    'RES?PUB[LU]I[CKQ]|REPUBBLICA|VABARIIK|CUMHURIYETI|BUNDES|FEDERALE|CONFEDERATION|COMMONWEALTH',
    'KINGDOM|ROYAUME|KONINKRIJK|GRANDDUCHE|SULTANATE|EMIRATES|JAMHURI|PROVIN[CS]|STATEOF|UNITEDSTATES',
    'GOVERNMENT|GOUVERNEMENT|GOBIERNO|MINIST|ESTADOS?UNIDOS',
    'ESPANA|SUOMI|SVERIGE|NORGE|DANMARK|OSTERREICH|SCHWEIZ|SUISSE|POLSKA|RZECZPOSPOLITA|ROMANIA|DEUTSCHLAND',
    'NEDERLAND|BELGI[EQ]|LUXEMBOURG|MAGYARORSZAG|IRELAND|MALTA|CYPRUS|CANADA|AUSTRALIA|NEWZEALAND|MALAYSIA',
    'BRASIL|MEXIC|ARGENTINA|COLOMBIA|PERU|CHILE|PAKISTAN|SRILANKA|NEPAL|HONGKONG',
  ].join('|'),
);

const letters = ({ text }: PageLine) => plainText(text).replace(/[^A-Z]/g, '');

/** Returns the three-letter code of the state that a page names, with the confidence of that line. */
export function namedCountry(lines: readonly PageLine[]): { value: string; confidence: number } | null {
  for (const line of lines) {
    const issuer = ISSUERS.find(({ words }) => words.test(letters(line)));
    if (issuer) return { value: issuer.country, confidence: line.confidence };
  }
  return null;
}

/** True when the page names any state or its authority; a title may be spread over two lines. */
export function namesState(lines: readonly PageLine[]): boolean {
  const all = lines.map(letters);
  const print = [...all, ...all.slice(1).map((line, index) => `${all[index]}${line}`)];
  return print.some((text) => STATE.test(text) || ISSUERS.some(({ words }) => words.test(text)));
}

/** Printed across samples, and on cards without an issuer. Other print may hide a letter of it. */
const SAMPLE =
  /PE[CO]?IME|[CO]IMEN(?!T)|PECIM|SPE.{1,3}MEN|MUSTERMANN|^MUSTER$|^MUESTRA$|^(S?A)?MPLE$|SAMPLECARD|SAMPLEONLY|FACSIMILE|^NOTVALID$|^VOID$|NOVELTY|FORTRAININGONLY|^REPLICA$/;

export function isSample(lines: readonly PageLine[]): boolean {
  return lines.some((line) => SAMPLE.test(letters(line)));
}

/** People print the slip of their number themselves, often without colours. */
const SELF_PRINTED = /NINSLIP|NUMBERSLIP|NUMBERSLIPNINS|TRACKINGID/;

export function isSelfPrinted(lines: readonly PageLine[]): boolean {
  return lines.some((line) => SELF_PRINTED.test(letters(line)));
}
