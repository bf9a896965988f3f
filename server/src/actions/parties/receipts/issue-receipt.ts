import type { Context } from '#actions/context.ts';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { platformOf } from '#actions/parties/platform.ts';
import { CHAIN_START } from '#core/chain.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { MovementKind } from '#core/escrow/ledger.ts';
import type { Party } from '#core/escrow/party.ts';
import { anchorLeaf } from '#core/escrow/verify/anchor.ts';
import { leafHash, rootOfPath } from '#core/merkle-path.ts';
import type { LinkLanguage } from '#core/parties/link.ts';
import {
  leafOf,
  RECEIPT_TYPE,
  type ReceiptKind,
  type ReceiptPayload,
  receiptEntry,
  receiptKind,
} from '#core/parties/receipts/receipt.ts';
import { Problem } from '#core/problem.ts';
import { readCheckpoint, readNotes } from '#core/signed-note.ts';
import * as journal from '#store/escrow/journal.ts';
import * as anchorPath from '#store/escrow/verify/anchor-path.ts';
import { CHECK_TOOLS } from './check-tools.ts';
import { receiptPages } from './receipt-pages.ts';
import { type FileSigner, fileSigner } from './sign-file.ts';

/** A signed file, and a PDF that carries it. */
export type Issued = { readonly name: string; readonly json: string; readonly pdf: Buffer };

export type EntryKey = {
  readonly developerId: string;
  readonly agreementId: string;
  readonly sequence: number;
};

/** Issues the receipt of an entry of a ledger. The same entry gives the same bytes. */
export async function issueReceipt(
  context: Context,
  key: EntryKey,
  language: LinkLanguage = 'en',
): Promise<Issued> {
  const agreement = await loadAgreement(context, key);
  const signer = fileSigner(context, key.developerId);
  const payload = await provenEntry(context, key, agreement, signer);
  const json = signer.file(payload);
  const platform = await platformOf(context, key.developerId);
  const checkAt = `${context.front.origin}/check`;
  const pages = await receiptPages({ payload, json, agreement, platform, language, checkAt });
  return { name: `receipt-${key.agreementId}-${key.sequence}`, json, pdf: signer.pdf(pages, json) };
}

async function provenEntry(
  { db }: Context,
  key: EntryKey,
  agreement: Agreement,
  signer: FileSigner,
): Promise<ReceiptPayload> {
  const { developerId, agreementId, sequence } = key;
  const anchored = await anchorPath.leafOf(db, key, sequence);
  const head = anchored && (await anchorPath.headOver(db, developerId, anchored.index, signer.origin));
  const after = Math.max(sequence - 2, 0);
  const limit = (anchored?.transferCount ?? sequence) - after;
  const found = await journal.transfers(db, key, { limit, after });
  const entries = found.filter((entry) => entry.sequence >= sequence);
  const [first] = entries;
  if (!first) throw new Problem('not_found', 'This agreement has no entry with this number.');
  if (!anchored || !head) throw new Problem('not_anchored');
  const path = await anchorPath.pathOf(db, developerId, { index: anchored.index, size: head.size });
  refuseOtherRoot(developerId, anchored, head, path);
  return {
    type: RECEIPT_TYPE,
    account: developerId,
    agreement: agreementId,
    kind: receiptKind(first.kind),
    currency: agreement.currency,
    previous: found.find((entry) => entry.sequence === sequence - 1)?.hash ?? CHAIN_START,
    entries: entries.map((entry) => receiptEntry(agreementId, entry)),
    leaf: leafOf(anchored.index, anchored),
    path: path.map((node) => Buffer.from(node).toString('base64')),
    checkpoint: head.note,
    key: signer.verifierKey,
  };
}

/** A receipt that proves nothing would be worse than none. */
function refuseOtherRoot(
  developerId: string,
  leaf: anchorPath.AnchoredLeaf,
  { size, note }: { readonly size: number; readonly note: string },
  path: readonly Uint8Array[],
): void {
  const { hash, bytesOf, toBase64 } = CHECK_TOOLS;
  const start = leafHash(bytesOf(anchorLeaf(developerId, leaf)), hash);
  const root = rootOfPath({ index: leaf.index, size }, start, path, hash);
  const [read] = readNotes(note);
  const signed = read && readCheckpoint(read)?.rootHash;
  if (!root || toBase64(root) !== signed)
    throw new Error(`the log of ${developerId} is not what was anchored`);
}

const SHOWN: Readonly<Record<Party, readonly MovementKind[]>> = {
  buyer: ['deposit', 'release', 'refund_paid'],
  seller: ['deposit', 'release', 'payout_succeeded'],
};

export type ListedReceipt = {
  readonly sequence: number;
  readonly kind: ReceiptKind;
  readonly amount: number;
  readonly createdAt: Date;
  /** False until the entry is anchored. */
  readonly isReady: boolean;
};

/** The newest entries that a party may want a receipt for. */
export async function receiptsFor(
  { db }: Context,
  key: { readonly developerId: string; readonly agreementId: string },
  party: Party,
): Promise<ListedReceipt[]> {
  const found = await journal.newestOf(db, key, SHOWN[party]);
  const anchored = found.length > 0 ? await anchorPath.anchoredCount(db, key) : 0;
  return found.map((entry) => ({
    sequence: entry.sequence,
    kind: receiptKind(entry.kind),
    amount: entry.amount,
    createdAt: entry.createdAt,
    isReady: entry.sequence <= anchored,
  }));
}
