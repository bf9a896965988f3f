import {
  DOCUMENT_KINDS,
  DOCUMENT_TYPES,
  type DocumentKind,
  type DocumentReading,
  type DocumentType,
  type IdentityReading,
} from './reading.ts';

const MIN_SHORT_SIDE = 240;
const MIN_LINES = 4;
const MIN_CHARACTERS = 60;
const MIN_EVIDENCE = 3;
/** Words prove little on a page with neither a portrait nor a machine-readable zone. */
const WORDS_ALONE = 0.4;
const EVIDENCE_SCALE = 3;

/**
 * Returns the most likely type with its confidence, 0–1; `known` when the caller stated it or the page has
 * evidence for it.
 */
export function documentType({ document, documentFace }: IdentityReading, stated: DocumentType | undefined) {
  const hasZone = DOCUMENT_KINDS.some((kind) => document.mrz[kind] > 0);
  const wordWeight = documentFace || hasZone ? 1 : WORDS_ALONE;
  const evidence = (kind: DocumentKind) => document.words[kind] * wordWeight + document.mrz[kind];
  const best = DOCUMENT_TYPES.reduce((one, other) => (evidence(other) > evidence(one) ? other : one));
  const type = stated ?? best;
  const rivals = DOCUMENT_KINDS.filter((kind) => kind !== type).map(evidence);
  const lead = Math.max(0, evidence(type) - Math.max(...rivals));
  const confidence = Math.round((1 - Math.exp(-lead / EVIDENCE_SCALE)) * 100) / 100;
  const known = stated !== undefined || document.words[best] + document.mrz[best] >= MIN_EVIDENCE;
  return { type, confidence, known };
}

export function isReadable({ shortSide, lines, characters }: DocumentReading, typeKnown: boolean): boolean {
  return shortSide >= MIN_SHORT_SIDE && lines >= MIN_LINES && characters >= MIN_CHARACTERS && typeKnown;
}
