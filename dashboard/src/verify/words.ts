import { en, type Words } from './words/en.ts';
import { fr } from './words/fr.ts';
import { pt } from './words/pt.ts';

/** The version of the consent text below; the server takes no other. */
export const CONSENT_VERSION = '2026-11-17';

export const LANGUAGES = { en, fr, pt };
export type Language = keyof typeof LANGUAGES;
type Sentence = Exclude<keyof Words, 'problems'>;
export type Problem = keyof Words['problems'];

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

/** A sentence in the person's language, with what belongs in its gaps. */
export function say(sentence: Sentence, gaps: Readonly<Record<string, string | number>> = {}): string {
  return LANGUAGES[current][sentence].replace(/\{(\w+)\}/g, (_gap, name: string) => String(gaps[name] ?? ''));
}

export function sayProblem(code: string): string {
  const { problems } = LANGUAGES[current];
  return problems[Object.hasOwn(problems, code) ? (code as Problem) : 'other'];
}
