import { en, type Labels } from './labels/en.ts';
import { fr } from './labels/fr.ts';
import { pt } from './labels/pt.ts';

/**
 * Version of the consent text in labels/. The server accepts no other: change both together with the text.
 */
export const CONSENT_VERSION = '2026-11-18';

/** As CONSENT_VERSION, of the text about the national register. */
export const REGISTER_TEXT_VERSION = '2026-11-19';

export const LANGUAGES = { en, fr, pt };
export type Language = keyof typeof LANGUAGES;
type Sentence = Exclude<keyof Labels, 'problems'>;
export type Problem = keyof Labels['problems'];

let current: Language = 'en';

export function speak(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  document.title = LANGUAGES[language].title;
}

export function spoken(): Language {
  return current;
}

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

/** A sentence in the person's language, with its placeholders filled in. */
export function say(sentence: Sentence, gaps: Readonly<Record<string, string | number>> = {}): string {
  return LANGUAGES[current][sentence].replace(/\{(\w+)\}/g, (_gap, name: string) => String(gaps[name] ?? ''));
}

export function sayProblem(code: string): string {
  const { problems } = LANGUAGES[current];
  return problems[Object.hasOwn(problems, code) ? (code as Problem) : 'other'];
}
