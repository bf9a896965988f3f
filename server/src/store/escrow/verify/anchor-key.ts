import { createPrivateKey, createPublicKey, hash, sign, verify } from 'node:crypto';
import type { SignedNote } from '#core/signed-note.ts';

/** Signs checkpoints as C2SP signed notes (Ed25519). */
export type AnchorKey = {
  /** The key for verifying signatures under this name: `<name>+<key id>+<key>`. */
  verifierKey(name: string): string;
  signed(name: string, text: string): SignedNote;
  /** True when one of the signatures is ours under this name. */
  hasSigned(name: string, note: SignedNote): boolean;
};

/** The prefix of a 32-byte private key in PKCS #8, and the length of the prefix of a public key in SPKI. */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_BYTES = 12;
const ED25519 = Buffer.from([1]);
const ID_BYTES = 4;

export function openAnchorKey(seed: Uint8Array): AnchorKey {
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_ED25519, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(privateKey);
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  const typed = Buffer.concat([ED25519, spki.subarray(SPKI_BYTES)]);
  const idOf = (name: string) =>
    hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), typed]), 'buffer').subarray(0, ID_BYTES);
  return {
    verifierKey: (name) => `${name}+${idOf(name).toString('hex')}+${typed.toString('base64')}`,
    signed(name, text) {
      const signature = Buffer.concat([idOf(name), sign(null, Buffer.from(text), privateKey)]);
      return { text, signatures: [{ name, signature: signature.toString('base64') }] };
    },
    hasSigned: (name, { text, signatures }) =>
      signatures.some((candidate) => {
        const bytes = Buffer.from(candidate.signature, 'base64');
        const ours = candidate.name === name && bytes.subarray(0, ID_BYTES).equals(idOf(name));
        return ours && verify(null, Buffer.from(text), publicKey, bytes.subarray(ID_BYTES));
      }),
  };
}
