import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inBasicLetters, isUnicode, partsOf } from '#core/messages/parts.ts';
import { codeText, linkText } from '#core/messages/texts.ts';
import { LINK_LANGUAGES } from '#core/parties/link.ts';

const URL_OF_USUAL_LENGTH = `https://pay.marketplace.example/deal/${'x'.repeat(43)}`;
const MOST = { amount: 999_999_999_99, currency: 'NGN' };

describe.each(LINK_LANGUAGES)('a message in %s', (language) => {
  it('with a link is one part, and has the whole address', () => {
    const given = { platform: 'Balógun Market of Lagos', url: URL_OF_USUAL_LENGTH, ...MOST };
    const text = linkText(language, given);
    expect([partsOf(text), isUnicode(text)]).toEqual([1, false]);
    expect(text).toContain(URL_OF_USUAL_LENGTH);
  });

  it('with a code is one part, names everything, and begins with the code', () => {
    const text = codeText(language, { platform: 'Ọjà', step: 'Ẹ̀rọ ìfọṣọ', code: '012345', ...MOST });
    expect([partsOf(text), isUnicode(text)]).toEqual([1, false]);
    expect(text).toMatch(/^012345 .*NGN 999,999,999\.99.*"Ero ifoso".*Oja/);
  });

  it('is one part whatever a shop and a step are called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (platform, step) => {
        const code = codeText(language, { platform, step, code: '123456', ...MOST });
        const link = linkText(language, { platform, url: URL_OF_USUAL_LENGTH, ...MOST });
        expect([partsOf(code), partsOf(link), isUnicode(code + link)]).toEqual([1, 1, false]);
      }),
    );
  });
});

describe('the parts of a text', () => {
  it.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    // Some signs take two places.
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    // The naira sign and the letters of Yoruba are not in the alphabet of 160.
    ['₦'.repeat(70), 1],
    ['₦'.repeat(71), 2],
    ['ẹ'.repeat(135), 3],
  ])('%s … are %i', (text, parts) => {
    expect(partsOf(text)).toBe(parts);
  });

  it('are fewer when letters are written plainly', () => {
    expect(inBasicLetters('Ṣé ọjà dé? “₦5,000” – Ƙofa, ɗaki 宝')).toBe(
      'Se oja de? "NGN 5,000" - Kofa, daki ?',
    );
  });
});
