import type { LinkLanguage } from '#core/parties/link.ts';
import { en, type PartyLabel, type PartyLabels } from './en.ts';
import { fr } from './fr.ts';
import { ha } from './ha.ts';
import { ig } from './ig.ts';
import { pcm } from './pcm.ts';
import { yo } from './yo.ts';

const LABELS: Readonly<Record<LinkLanguage, PartyLabels>> = { en, pcm, ha, yo, ig, fr };

export type Say = (label: PartyLabel, gaps?: Readonly<Record<string, string>>) => string;

/** Returns a function that says a label in a language, with its gaps filled in. */
export function speaker(language: LinkLanguage): Say {
  return (label, gaps = {}) =>
    LABELS[language][label].replace(/\{(\w+)\}/g, (_gap, name: string) => gaps[name] ?? '');
}
