import { createPrivateKey, createPublicKey, hash, sign, verify } from 'node:crypto';
import type { SignedNote } from '#core/signed-note.ts';

/** Signs what is published, in the manner of C2SP's signed notes (Ed25519). */
export type AnchorKey = {
  /** What others check signatures under this name with: `<name>+<key id>+<key>`. */
  verifierKey(name: string): string;
  signed(name: string, text: string): SignedNote;
  /** Whether one of its signatures is ours under this name. */
  hasSigned(name: string, note: SignedNote): boolean;
};

/** What stands before the 32 bytes of a private key in PKCS #8, and before those of a public one in SPKI. */
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
