const PERCENT = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/;
const WHOLE = 10_000;

/** Parses a percentage with at most two decimals into basis points. Null when it is none. */
export function toBasisPoints(text: string): number | null {
  const [, whole, part = ''] = PERCENT.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const basisPoints = Number(whole + part.padEnd(2, '0'));
  return basisPoints <= WHOLE ? basisPoints : null;
}

/** The error to show for a percentage. Null when it is valid or still empty. */
export function percentMistake(text: string): string | null {
  if (text.trim() === '' || toBasisPoints(text) !== null) return null;
  return 'Enter a percentage up to 100, with at most two decimals.';
}
