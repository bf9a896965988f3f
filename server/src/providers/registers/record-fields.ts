import { imageKind } from '#core/identity/picture.ts';

/** Registers store portraits of a few kilobytes. */
const LARGEST = 500_000;

/** Decodes a portrait in base64, with or without a data URL's beginning; null for anything else. */
export function portraitOf(text: string | null | undefined): Uint8Array | null {
  const encoded = text?.replace(/^data:image\/\w+;base64,/, '').trim();
  if (!encoded || encoded.length > LARGEST * 1.4) return null;
  const bytes = Buffer.from(encoded, 'base64');
  return imageKind(bytes) === null ? null : bytes;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Reads 1991-05-17, 17-05-1991, 17-May-1991 and the same with slashes; null for anything else. */
export function dayOf(text: string | null | undefined): string | null {
  const parts = /^(\d{1,4})[-/ ](\d{1,2}|[a-z]{3})[a-z]*[-/ ](\d{1,4})(?:T.*)?$/i.exec(text?.trim() ?? '');
  if (!parts) return null;
  const [, first = '', middle = '', last = ''] = parts;
  const [year, date] = first.length === 4 ? [first, last] : [last, first];
  const named = MONTHS.indexOf(middle.slice(0, 3).toLowerCase()) + 1;
  const month = named || Number(middle);
  if (year.length !== 4 || date.length > 2 || !(month >= 1 && month <= 12)) return null;
  return `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/** 17-May-1991. */
export function dayInWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  return `${date}-${name.charAt(0).toUpperCase()}${name.slice(1)}-${year}`;
}
