/*
 * A PDF that carries its own proof. After its end follow, as comments, the signed file in base64 and a
 * signature of everything before it, then the PDF's last lines again: readers look for them at the end.
 */

const FILE = '\n%surety-document ';
const SIGNATURE = '%surety-signature ';
const START = /startxref\n(\d+)\n%%EOF\n$/;

/** Bytes as text, one character a byte. */
export type Latin1 = string;

export type SealedDocument = {
  /** The text of the signed file. */
  readonly file: string;
  /** Everything that the signature covers. */
  readonly covered: Latin1;
  readonly signature: string;
};

/** The text that the signature of a document covers. `sha256` is in hex. */
export function documentText(sha256: string): string {
  return `surety document 1\n${sha256}\n`;
}

/** Returns what has to be hashed and signed. */
export function coveredPart(pdf: Latin1, fileInBase64: string): Latin1 {
  return `${pdf}${FILE.slice(1)}${fileInBase64}\n`;
}

export function sealedDocument(pdf: Latin1, covered: Latin1, signatureInBase64: string): Latin1 {
  return `${covered}${SIGNATURE}${signatureInBase64}\n${lastLines(pdf)}`;
}

function lastLines(pdf: Latin1): string {
  const found = START.exec(pdf);
  if (!found) throw new Error('the PDF does not end as expected');
  return found[0];
}

/** Returns the parts of a document that carries its proof, or null. Every byte belongs to one of them. */
export function readDocument(
  bytes: Latin1,
  decode: (base64: string) => string,
  encode: (text: string) => string,
): SealedDocument | null {
  const at = bytes.lastIndexOf(FILE);
  if (at < 0) return null;
  const pdf = bytes.slice(0, at + 1);
  const [file = '', signature = ''] = bytes.slice(at + FILE.length).split(`\n${SIGNATURE}`);
  const [signed = ''] = signature.split('\n');
  const covered = coveredPart(pdf, file);
  const parts = { file: decode(file), covered, signature: decode(signed) };
  if (encode(parts.file) !== file || encode(parts.signature) !== signed || !START.test(pdf)) return null;
  return sealedDocument(pdf, covered, signed) === bytes ? parts : null;
}
