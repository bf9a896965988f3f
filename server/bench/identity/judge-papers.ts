import { appendFile, readFile } from 'node:fs/promises';
import { type IdentityVerdict, judgeIdentity } from '#core/identity/verdict.ts';
import { lookAt, measure, openEngine } from '#vision/engine.ts';
import { decode } from '#vision/pictures/decode.ts';
import { skinName, skinTone } from './skin-tone.ts';

/** A paper and a selfie. */
export type Shown = { readonly document: Buffer; readonly selfie: Buffer };
/** The part of a verdict that the tables count. */
export type PaperVerdict = Pick<IdentityVerdict, 'verified' | 'details' | 'documentType' | 'score'> & {
  readonly fields: Readonly<Record<string, string | null>>;
};
type Known = { readonly name: string; readonly verdict: PaperVerdict; readonly tone: string };

/** Judges papers by name. A verdict in the journal is not computed again. */
export async function judgeHere(journal: string | undefined) {
  const text = journal === undefined ? '' : await readFile(journal, 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean);
  const known = new Map(lines.map((line) => JSON.parse(line) as Known).map((one) => [one.name, one]));
  const engine = await openEngine();
  const judge = async ({ document, selfie }: Shown): Promise<PaperVerdict> => {
    const selfies = [Buffer.from(selfie)];
    const outcome = await measure(engine, { document: Buffer.from(document), selfies, thorough: true });
    if (!('reading' in outcome)) throw new Error('a drawn picture cannot be bad');
    const paper = { page: outcome.page, today: new Date() };
    const { verified, details, documentType, score, read } = judgeIdentity(outcome.reading, { paper });
    const { checkDigits: _checkDigits, ...values } = read?.content ?? { checkDigits: null };
    const fields = Object.entries(values).map(([name, value]) => [name, value?.value ?? null]);
    return { verified, details, documentType, score, fields: Object.fromEntries(fields) };
  };
  const tone = async (portrait: Buffer) => {
    const { picture, face } = await lookAt(engine, await decode(Buffer.from(portrait), 1280));
    return skinName((face && skinTone(picture, face)) ?? 0);
  };
  return async (name: string, shown: Shown, portrait?: Buffer) => {
    const found = known.get(name);
    if (found) return found;
    const one = { name, verdict: await judge(shown), tone: portrait ? await tone(portrait) : '' };
    if (journal !== undefined) await appendFile(journal, `${JSON.stringify(one)}\n`);
    return one;
  };
}
