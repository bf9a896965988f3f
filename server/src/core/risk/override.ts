/** A person reviewed a RED and allowed the payment. */
export type Override = { readonly reviewId: string };

/**
 * Returns the line that lowers a score to just below RED, so that the lines still add up and it is visible
 * that the signals did not change. Null when the score is not RED.
 */
export function overrideLine(
  { reviewId }: Override,
  score: number,
  redFrom: number,
): { signal: 'review'; points: number; reason: string } | null {
  if (score < redFrom) return null;
  const reason = `A person has looked at it and let it through (${reviewId}).`;
  return { signal: 'review', points: redFrom - 1 - score, reason };
}
