/**
 * From 0 to 1: the share of pairs of neighbouring letters that two texts have in common (the Sørensen–Dice
 * coefficient). Capitals, accents and punctuation do not count, and the order of words hardly does. Its time
 * is linear in the length, unlike an edit distance, since rules run on texts that strangers may have written.
 */
export function similarity(one: string, other: string): number {
  const [left, right] = [plain(one), plain(other)];
  if (left === right) return 1;
  const pairs = new Map<string, number>();
  for (const pair of pairsOf(left)) pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  let [common, all] = [0, Math.max(0, left.length - 1)];
  for (const pair of pairsOf(right)) {
    all += 1;
    const found = pairs.get(pair) ?? 0;
    if (found === 0) continue;
    pairs.set(pair, found - 1);
    common += 1;
  }
  return all === 0 ? 0 : (2 * common) / all;
}

function plain(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

function* pairsOf(text: string): Generator<string> {
  for (let at = 0; at + 1 < text.length; at++) yield text.slice(at, at + 2);
}
