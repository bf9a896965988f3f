import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

/**
 * Encrypted messages between the process that was asked and the one that measures. Pictures of people cross a
 * network, so each message is encrypted with a key that only processes of this installation have (derived
 * from SECRETS_KEY); there are no certificates to manage, and nothing is stored.
 */
export type SealedMessages = {
  /**
   * Returns an authenticated header that names the account of a message, checked before the message is read.
   */
  introduce(account: string, at: Date): string;
  /** Returns null without a valid MAC, or when the header is too old. */
  welcome(introduction: string, now: Date): { readonly account: string } | null;
  /** Encrypts into parts, which are sent one after another. */
  encrypt(purpose: string, content: unknown): Buffer[];
  /** Throws when it was encrypted with another key or for another purpose, or was changed on the way. */
  open(purpose: string, encrypted: Buffer): unknown;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Clocks follow the database's, so this only covers the transfer. */
const FRESH_MS = 60_000;

export function openSealedMessages(derive: (purpose: string) => Uint8Array): SealedMessages {
  const introducing = derive('identity introductions');
  const encryption = derive('identity letters');
  const mac = (text: string) => createHmac('sha256', introducing).update(text).digest('base64url');
  return {
    introduce(account, at) {
      const text = `${at.getTime()}.${Buffer.from(account).toString('base64url')}`;
      return `${text}.${mac(text)}`;
    },
    welcome(introduction, now) {
      const [at = '', account = '', given = ''] = introduction.split('.');
      const expected = Buffer.from(mac(`${at}.${account}`));
      const received = Buffer.from(given);
      if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
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

/** Raised when the format of a message changes: messages of another version are rejected. */
export const MEASURE = 'measure 3';
const OUTCOME = 'outcome 1';

/** Binds an outcome to one message: otherwise an attacker in between could answer another message with it. */
export function outcomeOf(message: Buffer): string {
  return `${OUTCOME} to ${message.subarray(0, NONCE_BYTES).toString('hex')}`;
}
/** The path for messages, and the header of the introduction. */
export const PATH = '/measure';
export const INTRODUCTION = 'x-introduction';
