import type { ZoneText } from './zone.ts';

/** A line of print, in pixels of the deskewed page. */
export type PageLine = {
  readonly text: string;
  /** 0–1. */
  readonly confidence: number;
  readonly left: number;
  readonly right: number;
  /** The vertical centre. */
  readonly y: number;
  readonly height: number;
};

/** The text read from a page. It exists only while the page is judged and is not stored. */
export type PageText = { readonly lines: readonly PageLine[]; readonly zone: ZoneText | null };

/** Returns the text in capitals without accents, as labels and zones are written. */
export function plainText(text: string): string {
  return text.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
}
