import { DEFAULT_RULES } from '#core/identity/identity-policy.ts';
import { judgeIdentity } from '#core/identity/verdict.ts';
import type { Engine, measure as Measure } from '#vision/engine.ts';
import type { Shown } from './document-attacks.ts';

/** Decides if pictures pass: this code, or a service of any version. */
export type Judge = {
  /** With frames only. There is no document, so an unreadable one does not count. */
  passes(portrait: Buffer, selfies: readonly Buffer[]): Promise<boolean>;
  /** With all rules, including those about the document's data. */
  verifies(shown: Shown): Promise<boolean>;
};
export type Looking = { readonly engine: Engine; readonly measure: typeof Measure };

const onlyUnreadable = (reasons: readonly string[]) =>
  reasons.every((reason) => reason === 'document_unreadable');

export function judgeHere({ engine, measure }: Looking): Judge {
  return {
    async passes(portrait, selfies) {
      // The engine may keep the memory, so it gets a copy.
      const outcome = await measure(engine, {
        document: Buffer.from(portrait),
        selfies: selfies.map((selfie) => Buffer.from(selfie)),
      });
      return 'reading' in outcome && onlyUnreadable(judgeIdentity(outcome.reading).reasons);
    },
    async verifies({ document, selfie, used }) {
      const images = { document: Buffer.from(document), selfies: [Buffer.from(selfie)], thorough: true };
      const outcome = await measure(engine, images);
      if (!('reading' in outcome)) return false;
      const rules = { ...DEFAULT_RULES, documentSeenBefore: used ? ('refuse' as const) : ('off' as const) };
      const paper = { page: outcome.page, today: new Date() };
      return judgeIdentity(outcome.reading, { rules, paper, seenBefore: used }).verified;
    },
  };
}

type Answer = { readonly data: { readonly identityVerified: boolean; readonly rejectionReasons: string[] } };

/** A running service, asked through its API and with its account's policy. */
export function judgeOver(url: string, apiKey: string): Judge {
  let users = 0;
  const verify = async (document: Buffer, selfies: readonly Buffer[]): Promise<Answer['data']> => {
    users += 1;
    const form = new FormData();
    form.set('external_user_id', `attacked_${users}`);
    form.set('document_image', picture(document));
    for (const selfie of selfies) form.append('selfie_images', picture(selfie));
    const headers = { 'x-api-key': apiKey };
    const response = await fetch(new URL('/v1/identity/verify', url), {
      method: 'POST',
      headers,
      body: form,
    });
    // A picture that is rejected as invalid has not passed.
    if (response.status === 400 || response.status === 422) {
      return { identityVerified: false, rejectionReasons: ['refused'] };
    }
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return ((await response.json()) as Answer).data;
  };
  return {
    passes: async (portrait, selfies) => onlyUnreadable((await verify(portrait, selfies)).rejectionReasons),
    async verifies({ document, selfie, used }) {
      if (used) await verify(document, [selfie]);
      return (await verify(document, [selfie])).identityVerified;
    },
  };
}

const picture = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)]);
