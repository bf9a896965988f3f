/** A person has looked at a RED and lets the user pay all the same. */
export type Override = { readonly reviewId: string };

/**
 * The line that takes a score just below RED, so that the lines still add up to it and everybody can see that
 * it was not the signals that changed. None where the score is not RED.
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
