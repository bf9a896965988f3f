import { createHash, createPublicKey, verify } from 'node:crypto';
import type { CheckTools } from '#core/parties/receipts/check.ts';

/** The prefix of a public key in SPKI. */
const SPKI_ED25519 = Buffer.from('302a300506032b6570032100', 'hex');
const ID_BYTES = 4;
const ED25519 = 1;

/** A verifier key of C2SP signed notes: name, key id and key. A name may contain no plus sign. */
const VERIFIER_KEY = /^([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/;
const SIGNATURE = /^— (\S+) ([A-Za-z0-9+/]+=*)$/;

/** What `checkFile` needs, from Node. */
export const CHECK_TOOLS: CheckTools = {
  hash: (bytes) => createHash('sha256').update(bytes).digest(),
  bytesOf: (text) => Buffer.from(text),
  textOf: (bytes) => Buffer.from(bytes).toString('utf8'),
  toBase64: (bytes) => Buffer.from(bytes).toString('base64'),
  fromBase64: (text) => Buffer.from(text, 'base64'),
  verifies(verifierKey, text, line) {
    const [, name, id, key = ''] = VERIFIER_KEY.exec(verifierKey) ?? [];
    const [, signer, encoded = ''] = SIGNATURE.exec(line) ?? [];
    const [typed, signature] = [Buffer.from(key, 'base64'), Buffer.from(encoded, 'base64')];
    if (name === undefined || signer !== name || signature.toString('base64') !== encoded) return false;
    if (typed[0] !== ED25519 || typed.length !== 33 || typed.toString('base64') !== key) return false;
    const expected = createHash('sha256').update(`${name}\n`).update(typed).digest().subarray(0, ID_BYTES);
    if (expected.toString('hex') !== id || !signature.subarray(0, ID_BYTES).equals(expected)) return false;
    const spki = Buffer.concat([SPKI_ED25519, typed.subarray(1)]);
    const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), publicKey, signature.subarray(ID_BYTES));
  },
};
