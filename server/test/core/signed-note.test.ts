import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkpointText, readCheckpoint, readNotes, signedNote } from '#core/signed-note.ts';
import { openAnchorKey } from '#store/escrow/verify/anchor-key.ts';

const NAME = 'surety/0011223344556677/dev_1';
const key = openAnchorKey(new Uint8Array(32).fill(7));
const checkpoint = { origin: NAME, size: 42, rootHash: Buffer.alloc(32, 1).toString('base64') };
const note = key.signed(NAME, checkpointText(checkpoint));

describe('a checkpoint', () => {
  it('follows C2SP: three lines, an empty one, and a signature after an em dash', () => {
    const [origin, size, rootHash, empty, signature, end] = signedNote(note).split('\n');
    expect([origin, size, rootHash, empty, end]).toEqual([NAME, '42', checkpoint.rootHash, '', '']);
    expect(signature).toMatch(/^— surety\/0011223344556677\/dev_1 [A-Za-z0-9+/]{91}=$/);
  });

  it('can be verified with only the verifier key and none of our code', () => {
    const [name = '', id = '', typed = ''] = key.verifierKey(NAME).split('+');
    expect(name).toBe(NAME);
    const bytes = Buffer.from(typed, 'base64');
    expect([bytes[0], bytes.length]).toEqual([1, 33]);
    const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), bytes.subarray(1)]);
    const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    const signature = Buffer.from(note.signatures[0]?.signature ?? '', 'base64');
    expect(signature.subarray(0, 4).toString('hex')).toBe(id);
    expect(verify(null, Buffer.from(note.text), publicKey, signature.subarray(4))).toBe(true);
  });

  it('is read back from a file that holds many', () => {
    const other = key.signed(NAME, checkpointText({ ...checkpoint, size: 43 }));
    const read = readNotes(`${signedNote(note)}\n${signedNote(other)}\n`);
    expect(read).toEqual([note, other]);
    expect(read.map((one) => one && readCheckpoint(one))).toEqual([checkpoint, { ...checkpoint, size: 43 }]);
  });

  it.each([
    ['a text that was changed', { ...note, text: note.text.replace('42', '43') }],
    [
      'a name that is not the one it was signed under',
      { ...note, signatures: [{ ...note.signatures[0], name: 'x' }] },
    ],
    ['another key', openAnchorKey(new Uint8Array(32)).signed(NAME, note.text)],
    ['no signature', { ...note, signatures: [] }],
  ])('is not taken for ours with %s', (_name, changed) => {
    expect(key.hasSigned(NAME, changed as typeof note)).toBe(false);
    expect(key.hasSigned(NAME, note)).toBe(true);
  });

  it.each([
    ['a torn file', `${NAME}\n42\n`],
    ['a signature that is none', `${NAME}\n42\nAAAA\n\nsigned by me\n`],
  ])('is not read from %s', (_name, file) => {
    expect(readNotes(file)).toEqual([null]);
  });
});
