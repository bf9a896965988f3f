import type { ZoneText } from './zone.ts';

/** A line of print, in pixels of the page when it lies level. */
export type PageLine = {
  readonly text: string;
  /** 0–1. */
  readonly confidence: number;
  readonly left: number;
  readonly right: number;
  /** Of its middle. */
  readonly y: number;
  readonly height: number;
};

/** What was read of a page, for as long as it is judged: of itself nothing of it is kept. */
export type PageText = { readonly lines: readonly PageLine[]; readonly zone: ZoneText | null };

/** Capitals without accents, as labels and zones are written. */
export function plainText(text: string): string {
  return text.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
}
