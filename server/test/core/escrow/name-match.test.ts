import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePayer, matchNames, matchReadName, matchSender, type NameMatch } from '#core/name-match.ts';

describe('two names', () => {
  it.each<readonly [given: string | null, atBank: string | null, verdict: NameMatch]>([
    ['Ada Obi', 'ADA OBI', 'match'],
    ['Obi, Ada', 'ada obi', 'match'],
    ['Mr. Ada Obi', 'OBI ADA', 'match'],
    ['Alh. Musa Bello', 'BELLO MUSA ALHAJI', 'match'],
    ['Chief (Dr.) Bola Ige', 'IGE BOLA', 'match'],
    ['Adébáyọ̀ Ṣóyínká', 'ADEBAYO SOYINKA', 'match'],
    ["Sinead O'Neil", 'ONEIL SINEAD', 'match'],
    ['Ade-Ojo Tunde', 'TUNDE ADE OJO', 'match'],
    ['Acme Nigeria Limited', 'ACME NIG. LTD', 'match'],
    ['Obi and Sons Enterprises', 'OBI & SONS ENT', 'match'],
    ['Prince Oba', 'OBA PRINCE', 'match'],
    ['Ada Obi', 'ADA CHIOMA OBI', 'close'],
    ['A. Obi', 'ADA OBI', 'close'],
    ['Ada C. Obi', 'OBI ADA CHIOMA', 'close'],
    ['Ada', 'ADA OBI', 'close'],
    ['A. O.', 'ADA OBI', 'mismatch'],
    ['Ada Obi', 'MUSA BELLO', 'mismatch'],
    ['Ada Obi', 'ADA BELLO', 'mismatch'],
    ['Ada Obi Ltd', 'ADA OBI', 'close'],
    ['Ada Ada', 'ADA OBI', 'mismatch'],
    ['', 'ADA OBI', 'unknown'],
    ['–', 'ADA OBI', 'unknown'],
    [null, 'ADA OBI', 'unknown'],
    ['Ada Obi', null, 'unknown'],
  ])('%j and %j are a %s', (given, atBank, verdict) => {
    expect(matchNames(given, atBank)).toBe(verdict);
  });

  it.each<readonly [read: string | null, atBank: string | null, verdict: NameMatch]>([
    ['ADEYEMI OLUWASEUN', 'Oluwaseun Adéyẹmí', 'match'],
    ['MOHAMMED BELLO', 'BELLO MUHAMMAD', 'close'],
    ['ADEYEM1 OLUWASEUN', 'ADEYEMI OLUWASEUN', 'close'],
    ['CHUKWUEMEKA OBI', 'C. OBI', 'close'],
    ['ADA OBI', 'ADE OBI', 'mismatch'],
    ['MUSA BELLO', 'MUSA BELLA BELLO', 'close'],
    ['MUSA BELLO', 'BELLA BELLO', 'mismatch'],
    [null, 'ADA OBI', 'unknown'],
  ])('%j, read from a document, and %j are a %s', (read, atBank, verdict) => {
    expect(matchReadName(read, atBank)).toBe(verdict);
  });

  it.each<readonly [name: string | null, sender: string | null, verdict: NameMatch]>([
    // Cut off, and also one letter away from the other word.
    ['Tuiw Tuway', 'TUIW TUW', 'close'],
    ['Ada Obi', 'OBI ADA', 'match'],
    ['Ada Obi', 'MRS OBI ADA', 'match'],
    ['Ada Obi', 'OBI ADA CHIOMA', 'close'],
    ['Muhammad Bello', 'MOHAMMED BELLO', 'close'],
    ['Oluwaseun Adebayo Emmanuel', 'ADEBAYO OLUWASEUN EMMANU', 'close'],
    ['Oluwaseun Adebayo', 'ADEBAYO OLUWAS', 'close'],
    ['Ada Obi', 'FLW/ADA OBI', 'close'],
    ['Ada Obi', 'ADA OBI VENTURES', 'close'],
    ['Ada Chioma Obi', 'ADA CHIOMA NWOSU', 'close'],
    ['Ada Obi', 'ADA NWOSU', 'mismatch'],
    ['Ada Obi', 'MUSA OBI', 'mismatch'],
    ['Ada Obi', 'MUSA BELLO', 'mismatch'],
    ['Ada Obi', 'ACME NIG LTD', 'mismatch'],
    ['Obi and Sons Limited', 'BELLO & SONS LTD', 'mismatch'],
    ['Acme Global Services Ltd', 'ZENITH GLOBAL SERVICES LTD', 'mismatch'],
    // Two letters could begin many names, and only the last word can be truncated.
    ['Ada Obiora', 'ADA OB', 'mismatch'],
    ['Adaeze Obiora', 'OBI ADAEZE', 'mismatch'],
    ['Ada Obi', '–', 'unknown'],
    [null, 'ADA OBI', 'unknown'],
    ['Ada Obi', null, 'unknown'],
  ])('%j and %j, who has sent money, are a %s', (buyer, sender, verdict) => {
    expect(matchSender(buyer, sender)).toBe(verdict);
  });

  // No title and no company abbreviation begins like this, so these words are never ignored in a name.
  const word = fc.stringMatching(/^[fgjkqtw-z][aeiou][a-z]{1,8}$/);
  const name = fc.uniqueArray(word, { minLength: 1, maxLength: 4 });

  it('compare symmetrically', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(matchNames(one, other)).toBe(matchNames(other, one));
      }),
    );
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(matchNames(one.join(' '), other.join(' '))).toBe(matchNames(other.join(' '), one.join(' ')));
      }),
    );
  });

  it('match in any order, case and punctuation', () => {
    const shuffled = name.chain((words) =>
      fc.tuple(fc.constant(words), fc.shuffledSubarray(words, { minLength: words.length })),
    );
    fc.assert(
      fc.property(shuffled, fc.constantFrom(' ', '  ', ', ', '-', '. '), ([words, others], between) => {
        expect(matchNames(words.join(' '), others.join(between).toUpperCase())).toBe('match');
      }),
    );
  });

  it('of a sender match the buyer’s, or are close, however a bank orders and truncates them', () => {
    const sent = name.chain((words) =>
      fc.tuple(
        fc.constant(words),
        fc.shuffledSubarray(words, { minLength: words.length }),
        fc.nat({ max: 9 }),
      ),
    );
    fc.assert(
      fc.property(sent, ([words, shuffled, cut]) => {
        const last = shuffled.at(-1) ?? '';
        const truncated = [...shuffled.slice(0, -1), last.slice(0, Math.max(3, last.length - cut))];
        expect(matchSender(words.join(' '), truncated.join(' ').toUpperCase())).toMatch(/^(match|close)$/);
      }),
    );
  });

  it('of a sender never compare worse than under the strict comparison of read names', () => {
    const order: readonly NameMatch[] = ['mismatch', 'close', 'match', 'unknown'];
    fc.assert(
      fc.property(
        fc.oneof(
          name.map((words) => words.join(' ')),
          fc.string(),
        ),
        fc.string(),
        (one, other) => {
          const [lenient, strict] = [matchSender(one, other), matchReadName(one, other)];
          expect(order.indexOf(lenient)).toBeGreaterThanOrEqual(order.indexOf(strict));
          expect(comparePayer({ given: one, verified: null }, other).paidByAnother).toBe(
            lenient === 'mismatch',
          );
        },
      ),
    );
  });

  it('never match when a word of one is missing from the other', () => {
    fc.assert(
      fc.property(name, word, (words, stranger) => {
        fc.pre(!words.includes(stranger));
        expect(matchNames(words.join(' '), [...words, stranger].join(' '))).not.toBe('match');
        const replaced = [...words.slice(1), stranger].join(' ');
        expect(matchNames(words.join(' '), replaced)).toBe('mismatch');
      }),
    );
  });
});
