import { formatAmount } from '#core/escrow/currency.ts';
import { plain } from '#core/mail/render.ts';
import type { LinkLanguage } from '#core/parties/link.ts';
import { inBasicLetters } from './parts.ts';

type Texts = {
  /** `{platform}`, `{amount}` and `{url}`. */
  readonly link: string;
  /** `{platform}`, `{amount}`, `{step}` and `{code}`. */
  readonly code: string;
};

/**
 * Short, because a text of more than 160 places costs twice as much. The code comes first: a phone shows the
 * beginning of a message on its locked screen, and fills it in.
 */
const TEXTS: Readonly<Record<LinkLanguage, Texts>> = {
  en: {
    link: '{platform}: your deal of {amount}: {url}',
    code: '{code} confirms {amount} for "{step}" at {platform}. Never tell it to anyone. Ten minutes.',
  },
  pcm: {
    link: '{platform}: your deal of {amount} dey here: {url}',
    code: '{code} go confirm {amount} for "{step}" for {platform}. No tell anybody. Ten minutes.',
  },
  ha: {
    link: '{platform}: cinikin ku na {amount}: {url}',
    code: '{code} zai tabbatar da {amount} na "{step}" a {platform}. Kada ku gaya wa kowa. Minti goma.',
  },
  yo: {
    link: '{platform}: adehun yin ti {amount}: {url}',
    code: '{code} yoo fidi {amount} mule fun "{step}" ni {platform}. E ma so fun enikeni. Iseju mewaa.',
  },
  ig: {
    link: '{platform}: nkwekorita gi nke {amount}: {url}',
    code: '{code} ga-akwado {amount} maka "{step}" na {platform}. Agwala onye obula. Nkeji iri.',
  },
  fr: {
    link: '{platform} : votre transaction de {amount} : {url}',
    code: '{code} confirme {amount} pour "{step}" chez {platform}. Ne le donnez à personne. Dix minutes.',
  },
};

/** Longer names and titles are cut, so that the message stays one part. */
const LONGEST_NAME = 20;
const LONGEST_STEP = 25;

type Money = { readonly amount: number; readonly currency: string };

export function linkText(
  language: LinkLanguage,
  { platform, url, ...money }: Money & { readonly platform: string; readonly url: string },
): string {
  // The address is not rewritten: every character of it counts.
  return filled(TEXTS[language].link, {
    platform: short(platform, LONGEST_NAME),
    ...amountOf(money),
  }).replace('{url}', () => url);
}

export function codeText(
  language: LinkLanguage,
  given: Money & { readonly platform: string; readonly step: string; readonly code: string },
): string {
  const { platform, step, code, ...money } = given;
  const gaps = { platform: short(platform, LONGEST_NAME), step: short(step, LONGEST_STEP), code };
  return filled(TEXTS[language].code, { ...gaps, ...amountOf(money) });
}

const amountOf = ({ amount, currency }: Money) => ({ amount: formatAmount(amount, currency) });

function filled(text: string, gaps: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap);
}

function short(text: string, most: number): string {
  const letters = inBasicLetters(plain(text));
  return letters.length <= most ? letters : `${letters.slice(0, most - 2).trimEnd()}..`;
}
