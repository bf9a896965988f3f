/** Returns the word that was most likely meant, or undefined when all have too many mistakes. */
export function nearest(typed: string, words: readonly string[], mostMistakes: number): string | undefined {
  const plainly = plain(typed);
  let best: { word: string; mistakes: number } | undefined;
  for (const each of words) {
    const word = plain(each);
    // A difference in length is at least as many mistakes, so most words need no comparison.
    if (Math.abs(plainly.length - word.length) > mostMistakes) continue;
    const mistakes = mistakesBetween(plainly, word);
    if (mistakes <= mostMistakes && mistakes < (best?.mistakes ?? Infinity)) best = { word: each, mistakes };
  }
  return best?.word;
}

/** More are a list of everything, not a hint. */
const MOST_SHARING = 3;

/**
 * Returns the names that share the most words with what was typed: all of its words, or two. `amount` finds
 * totalAmount, and `externalUserId` finds platformUserId. Empty when there are none, or too many.
 */
export function sharingWords(typed: string, names: readonly string[]): readonly string[] {
  const wanted = wordsOf(typed);
  const enough = Math.min(wanted.length, 2);
  let [most, found]: [number, string[]] = [enough, []];
  for (const name of names) {
    const words = wordsOf(name);
    const shared = wanted.filter((word) => words.includes(word)).length;
    if (shared > most) [most, found] = [shared, [name]];
    else if (shared === most && shared > 0) found.push(name);
  }
  return found.length <= MOST_SHARING ? found : [];
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_.-]+/)
    .filter((word) => word !== '');
}

/** Case and separators do not count: logLevel equals LOG_LEVEL. */
function plain(word: string): string {
  return word.replace(/[_.-]/g, '').toUpperCase();
}

/** Returns the Damerau–Levenshtein distance, computed one row at a time. */
export function mistakesBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        row > 1 && column > 1 && swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
