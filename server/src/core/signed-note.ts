/*
 * Signed notes and checkpoints by C2SP (c2sp.org/signed-note, c2sp.org/tlog-checkpoint), the format that
 * witnesses and monitors of other transparency logs read.
 */

export type Checkpoint = {
  /** The name of the log. */
  readonly origin: string;
  readonly size: number;
  /** Base64. */
  readonly rootHash: string;
};

export type SignedNote = {
  /** The signed text, including its final newline. */
  readonly text: string;
  readonly signatures: readonly { readonly name: string; readonly signature: string }[];
};

export function checkpointText({ origin, size, rootHash }: Checkpoint): string {
  return `${origin}\n${size}\n${rootHash}\n`;
}

export function signedNote({ text, signatures }: SignedNote): string {
  const lines = signatures.map(({ name, signature }) => `— ${name} ${signature}\n`);
  return `${text}\n${lines.join('')}`;
}

/** Returns the checkpoint, or null. Lines after the third are extensions, which we do not use. */
export function readCheckpoint({ text }: SignedNote): Checkpoint | null {
  const [origin = '', size = '', rootHash = ''] = text.split('\n');
  return origin && /^(?:0|[1-9]\d{0,15})$/.test(size) && rootHash
    ? { origin, size: Number(size), rootHash }
    : null;
}

/** Reads notes separated by empty lines. An invalid note is null. */
export function readNotes(file: string): (SignedNote | null)[] {
  const blocks = file.split(/\n\n/).filter((block) => block.trim() !== '');
  const notes: (SignedNote | null)[] = [];
  for (let at = 0; at < blocks.length; at += 2) {
    notes.push(toNote(blocks[at] ?? '', blocks[at + 1]?.trimEnd().split('\n') ?? []));
  }
  return notes;
}

function toNote(text: string, lines: readonly string[]): SignedNote | null {
  const signatures = lines.map((line) => /^— (\S+) ([A-Za-z0-9+/=]+)$/.exec(line));
  if (lines.length === 0 || signatures.includes(null)) return null;
  return {
    text: `${text.trimStart()}\n`,
    signatures: signatures.map((found) => ({ name: found?.[1] ?? '', signature: found?.[2] ?? '' })),
  };
}
