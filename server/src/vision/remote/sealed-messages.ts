import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

/**
 * What passes between the process that was asked and the one that measures. Pictures of people go over a
 * network, so each letter is encrypted with a key that only processes of this installation have (it comes
 * from SECRETS_KEY); there are no certificates to look after, and nothing is written down anywhere.
 */
export type SealedMessages = {
  /** Says on whose behalf a letter comes, before it is read. */
  introduce(account: string, at: Date): string;
  /** Null for whoever does not have the key, or comes with an introduction of long ago. */
  welcome(introduction: string, now: Date): { readonly account: string } | null;
  /** In parts, which are sent one after the other. */
  encrypt(purpose: string, content: unknown): Buffer[];
  /** Throws when it was encrypted with another key, for another purpose, or changed on the way. */
  open(purpose: string, encrypted: Buffer): unknown;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Clocks follow the database's, so that this is for the way alone. */
const FRESH_MS = 60_000;

export function openSealedMessages(derive: (purpose: string) => Uint8Array): SealedMessages {
  const introducing = derive('identity introductions');
  const encryption = derive('identity letters');
  const mark = (text: string) => createHmac('sha256', introducing).update(text).digest('base64url');
  return {
    introduce(account, at) {
      const text = `${at.getTime()}.${Buffer.from(account).toString('base64url')}`;
      return `${text}.${mark(text)}`;
    },
    welcome(introduction, now) {
      const [at = '', account = '', given = ''] = introduction.split('.');
      const expected = Buffer.from(mark(`${at}.${account}`));
      const marked = Buffer.from(given);
      if (marked.length !== expected.length || !timingSafeEqual(marked, expected)) return null;
      if (Math.abs(now.getTime() - Number(at)) > FRESH_MS) return null;
      return { account: Buffer.from(account, 'base64url').toString() };
    },
    encrypt(purpose, content) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', encryption, nonce).setAAD(Buffer.from(purpose));
      return [nonce, cipher.update(serialize(content)), cipher.final(), cipher.getAuthTag()];
    },
    open(purpose, encrypted) {
      const decipher = createDecipheriv('aes-256-gcm', encryption, encrypted.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(encrypted.subarray(-TAG_BYTES));
      const opened = decipher.update(encrypted.subarray(NONCE_BYTES, -TAG_BYTES));
      decipher.final();
      return deserialize(opened);
    },
  };
}

/** Raised when what stands in a letter changes: those of another version are not understood. */
export const MEASURE = 'measure 3';
const OUTCOME = 'outcome 1';

/** An outcome is the answer to one letter: whoever sits between the two could give it to another as well. */
export function outcomeOf(message: Buffer): string {
  return `${OUTCOME} to ${message.subarray(0, NONCE_BYTES).toString('hex')}`;
}
/** Where a letter is posted, and the header of its introduction. */
export const PATH = '/measure';
export const INTRODUCTION = 'x-introduction';
