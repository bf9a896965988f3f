import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

export type CryptoCounts = { encrypted: number; decrypted: number; hashed: number };

export type CryptoCounter = { counts(): CryptoCounts; stop(): void };

type Data = string | NodeJS.ArrayBufferView | ArrayBuffer;
type Updating = { update(data: Data, ...rest: unknown[]): unknown };
type Create = (...args: never[]) => Updating;

const WRAPPED = [
  ['createCipheriv', 'encrypted'],
  ['createDecipheriv', 'decrypted'],
  ['createHash', 'hashed'],
  ['createHmac', 'hashed'],
] as const;

/**
 * Counts the bytes that this process encrypts and hashes, including those of its libraries, until it is
 * stopped. The functions of node:crypto are replaced, so that the service needs no counters of its own.
 * Associated data of a cipher is not counted.
 */
export function countCrypto(): CryptoCounter {
  const counts: CryptoCounts = { encrypted: 0, decrypted: 0, hashed: 0 };
  const functions = crypto as unknown as Record<string, Create>;
  const originals = new Map<string, Create>();
  const replace = (name: string, wrap: (original: Create) => Create) => {
    const original = functions[name] as Create;
    originals.set(name, original);
    functions[name] = wrap(original);
  };
  for (const [name, kind] of WRAPPED) {
    replace(name, (original) => (...args) => {
      const made = original(...args);
      const update = made.update;
      made.update = (data, ...rest) => {
        counts[kind] += bytesOf(data);
        return update.call(made, data, ...rest);
      };
      return made;
    });
  }
  replace('hash', (original) => (...args) => {
    counts.hashed += bytesOf(args[1] ?? '');
    return original(...args);
  });
  // Its input is a key, a salt and a label.
  replace('hkdfSync', (original) => (...args) => {
    for (const part of args.slice(1, 4)) counts.hashed += bytesOf(part);
    return original(...args);
  });
  syncBuiltinESMExports();
  return {
    counts: () => ({ ...counts }),
    stop() {
      for (const [name, original] of originals) functions[name] = original;
      syncBuiltinESMExports();
    },
  };
}

function bytesOf(data: Data): number {
  return typeof data === 'string' ? Buffer.byteLength(data) : data.byteLength;
}
