import type { MovementKind } from '#core/escrow/ledger.ts';
import { anchorLeaf } from '#core/escrow/verify/anchor.ts';
import type { HashBytes } from '#core/merkle.ts';
import { leafHash, rootOfPath } from '#core/merkle-path.ts';
import { readCheckpoint, readNotes } from '#core/signed-note.ts';
import { documentText, type Latin1, readDocument } from './document.ts';
import {
  DISPUTE_TYPE,
  fileText,
  type Payload,
  RECEIPT_TYPE,
  type ReceiptPayload,
  receiptKind,
  type SignedFile,
  STATEMENT_TYPE,
  type StatementPayload,
  signedText,
} from './receipt.ts';

/** What a check needs from outside of `core`. */
export type CheckTools = {
  readonly hash: HashBytes;
  readonly bytesOf: (text: string) => Uint8Array;
  readonly toBase64: (bytes: Uint8Array) => string;
  readonly fromBase64: (text: string) => Uint8Array;
  readonly textOf: (bytes: Uint8Array) => string;
  /** True when this line of a C2SP signed note is the signature of a text by a verifier key. */
  readonly verifies: (verifierKey: string, text: string, line: string) => boolean;
};

export type Checked = { readonly payload: Payload } | { readonly fault: string };

/** Checks a saved receipt, statement or dispute, as JSON or as PDF. It needs no network and no service. */
export function checkFile(bytes: Latin1, wantedKey: string | null, tools: CheckTools): Checked {
  if (!bytes.startsWith('%PDF-')) return checkJson(utf8(bytes, tools), wantedKey, tools);
  const decode = (base64: string) => tools.textOf(tools.fromBase64(base64));
  const encode = (text: string) => tools.toBase64(tools.bytesOf(text));
  const document = readDocument(bytes, decode, encode);
  if (!document) return { fault: 'this PDF carries no proof, or was changed after its end' };
  const checked = checkJson(document.file, wantedKey, tools);
  if ('fault' in checked) return checked;
  const hash = hexOf(tools.hash(latin1Bytes(document.covered)));
  const isSigned = tools.verifies(checked.payload.key, documentText(hash), document.signature);
  return isSigned ? checked : { fault: 'the pages of the PDF are not those that were signed' };
}

function checkJson(text: string, wantedKey: string | null, tools: CheckTools): Checked {
  const file = parsed(text);
  if (!file || fileText(file) !== text) return { fault: 'the file is not as the service wrote it' };
  const { payload, signature } = file;
  if (wantedKey !== null && payload.key !== wantedKey) {
    return { fault: `it is signed with another key: ${payload.key}` };
  }
  if (!tools.verifies(payload.key, signedText(payload), signature)) {
    return { fault: 'its signature does not match' };
  }
  const fault = faultOf(payload, tools);
  return fault === null ? { payload } : { fault };
}

function faultOf(payload: Payload, tools: CheckTools): string | null {
  if (payload.type === RECEIPT_TYPE) return receiptFault(payload, tools);
  return payload.type === STATEMENT_TYPE ? statementFault(payload) : null;
}

const TYPES: readonly string[] = [RECEIPT_TYPE, STATEMENT_TYPE, DISPUTE_TYPE];

function parsed(text: string): SignedFile | null {
  try {
    const file = JSON.parse(text) as SignedFile;
    const known = TYPES.includes(file.payload.type);
    return known && typeof file.payload.key === 'string' && typeof file.signature === 'string' ? file : null;
  } catch {
    return null;
  }
}

/** Why a receipt with a valid signature proves nothing, or null. */
function receiptFault(receipt: ReceiptPayload, tools: CheckTools): string | null {
  const { account, agreement, kind, entries, leaf, key, checkpoint } = receipt;
  const sha256 = (text: string) => hexOf(tools.hash(tools.bytesOf(text)));
  const [first] = entries;
  if (!first || receiptKind(first[1] as MovementKind) !== kind) return 'its kind is not that of its entry';
  let head = receipt.previous;
  for (const [nth, entry] of entries.entries()) {
    if (entry[0] !== first[0] + nth) return `entry ${first[0] + nth} is missing`;
    head = sha256(JSON.stringify([head, agreement, ...entry]));
  }
  if (head !== leaf.chainHead || leaf.transfers !== first[0] + entries.length - 1) {
    return 'its entries do not lead to the anchored head';
  }
  const [note] = readNotes(checkpoint);
  const tree = note && readCheckpoint(note);
  const line = checkpoint.split('\n\n')[1]?.trimEnd() ?? '';
  if (!note || !tree || !tools.verifies(key, note.text, line)) return 'its checkpoint is not signed';
  const data = anchorLeaf(account, {
    agreementId: agreement,
    transferCount: leaf.transfers,
    chainHead: leaf.chainHead,
    eventCount: leaf.events,
    eventHead: leaf.eventHead,
  });
  const path = receipt.path.map((node) => tools.fromBase64(node));
  const position = { index: leaf.index, size: tree.size };
  const root = rootOfPath(position, leafHash(tools.bytesOf(data), tools.hash), path, tools.hash);
  return root && tools.toBase64(root) === tree.rootHash ? null : 'it is not in the published log';
}

/** The lines of a seller's month add up from the opening to the closing balance. */
function statementFault({ seller, currencies }: StatementPayload): string | null {
  if (seller === null) return null;
  const wrong = currencies.find(
    ({ opening, closing, lines }) =>
      lines.reduce((sum, line) => sum + line[4], opening['seller'] ?? 0) !== closing['seller'],
  );
  return wrong ? `its lines in ${wrong.currency} do not add up` : null;
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function latin1Bytes(text: Latin1): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function utf8(bytes: Latin1, { textOf }: CheckTools): string {
  return textOf(latin1Bytes(bytes));
}
