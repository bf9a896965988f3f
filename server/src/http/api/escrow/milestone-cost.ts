/** A list with more milestones, or with more shares, counts as several requests. */
const MILESTONES_PER_REQUEST = 10;
const SHARES_PER_REQUEST = 25;

/** What a list of milestones, or of changes to them, costs of the rate limit besides the request itself. */
export function costOf(milestones: readonly object[]): number {
  const shares = milestones.flatMap((one) =>
    'shares' in one && Array.isArray(one.shares) ? one.shares : [],
  );
  return Math.floor(milestones.length / MILESTONES_PER_REQUEST + shares.length / SHARES_PER_REQUEST);
}
