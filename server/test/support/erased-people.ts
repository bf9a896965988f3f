const letters = (n: number) => [...String(n)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');
/** Without zeros: the counter in the middle of an id has many, and looked like a number that had them. */
const digits = (n: number) =>
  n
    .toString(9)
    .padStart(6, '0')
    .replace(/\d/g, (digit) => String(Number(digit) + 1));
export const person = (role: string, n: number) => ({
  id: `${role}-${n}`,
  name: `${role}o${letters(n)}x Quacken${role}${letters(n)}x`,
  email: `${role}.${letters(n)}x@quacken.example`,
  account: `73${digits(n)}77`,
  formerAccount: `73${digits(n)}78`,
});
export type Person = ReturnType<typeof person>;
/** Only sellers have an account of their own. */
const wordsOf = ({ name, email, account, formerAccount, id }: Person) => [
  ...name.split(' '),
  email,
  ...(id.startsWith('Thadd') ? [account, formerAccount] : []),
];

/** Ids and hashes have 32 or more random hex digits, in which any ten digits may occur. */
function isInHash(text: string, index: number): boolean {
  const before = /[0-9a-f]*$/i.exec(text.slice(Math.max(0, index - 64), index))?.[0] ?? '';
  const after = /^[0-9a-f]*/i.exec(text.slice(index, index + 64))?.[0] ?? '';
  return before.length + after.length >= 32;
}

/** Finds any of these people's words in a text. Each word has one of few shapes, so one pass is enough. */
export function wordsIn(people: readonly Person[]): (text: string) => string | undefined {
  const words = new Set(people.flatMap(wordsOf).map((word) => word.toLowerCase()));
  return (text) => {
    for (const [found] of text.matchAll(
      /(?:zebul|thadd)\.\w+@quacken\.example|(?:zebul|thadd)o\w+|quacken\w+/gi,
    ))
      if (words.has(found.toLowerCase())) return found;
    for (const { index, 1: found = '' } of text.matchAll(/(?=(73[1-9]{6}7[78]))/g))
      if (words.has(found) && !isInHash(text, index)) return found;
    return undefined;
  };
}
