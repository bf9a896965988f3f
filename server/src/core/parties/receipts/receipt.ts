import type { MovementKind, Transfer } from '#core/escrow/ledger.ts';
import { chainInput } from '#core/escrow/ledger.ts';
import type { AnchorEntry } from '#core/escrow/verify/anchor.ts';

/*
 * The files that a receipt and a statement consist of. Their format must never change: a file that was saved
 * today must be checked by the programs of later versions, and by programs of others.
 */

export const RECEIPT_TYPE = 'surety receipt 1';
export const STATEMENT_TYPE = 'surety statement 1';
export const DISPUTE_TYPE = 'surety dispute 1';

export type ReceiptKind = 'deposit' | 'release' | 'refund' | 'settlement' | 'entry';

const KINDS: Readonly<Partial<Record<MovementKind, ReceiptKind>>> = {
  deposit: 'deposit',
  release: 'release',
  refund_paid: 'refund',
  payout_succeeded: 'settlement',
};

/** What an entry means to the two people of a deal. */
export function receiptKind(kind: MovementKind): ReceiptKind {
  return KINDS[kind] ?? 'entry';
}

/** An entry as its hash covers it: sequence, type, debit, credit, amount, cause, time. */
export type ReceiptEntry = readonly [number, string, string, string, number, string, string];

/** Proves that an entry of a ledger is in the log whose signed head was published. */
export type ReceiptPayload = {
  readonly type: typeof RECEIPT_TYPE;
  readonly account: string;
  readonly agreement: string;
  readonly kind: ReceiptKind;
  readonly currency: string;
  /** The hash of the entry before. */
  readonly previous: string;
  /** The entry, and those after it up to the anchored count. */
  readonly entries: readonly ReceiptEntry[];
  readonly leaf: {
    readonly index: number;
    readonly transfers: number;
    readonly chainHead: string;
    readonly events: number;
    readonly eventHead: string;
  };
  /** Base64, lowest first. */
  readonly path: readonly string[];
  readonly checkpoint: string;
  readonly key: string;
};

/** Time, agreement, entry, type, amount (negative when it leaves the account), and hash of the entry. */
export type StatementLine = readonly [string, string, number, string, number, string];

export type StatementPart = {
  readonly currency: string;
  readonly opening: Readonly<Record<string, number>>;
  readonly closing: Readonly<Record<string, number>>;
  /** Sums of each type of entry, for the whole account. */
  readonly movements: readonly (readonly [type: string, count: number, amount: number])[];
  /** Single entries, for one seller. */
  readonly lines: readonly StatementLine[];
  /** Fees and shares of the same deals, which the seller did not get. Absent without any. */
  readonly deducted?: readonly StatementLine[];
};

export type StatementPayload = {
  readonly type: typeof STATEMENT_TYPE;
  readonly account: string;
  /** The external id of the seller; null for the whole account. */
  readonly seller: string | null;
  readonly month: string;
  readonly from: string;
  readonly to: string;
  readonly currencies: readonly StatementPart[];
  readonly key: string;
};

/** A file of a dispute. Its bytes are not in the bundle; `fileSha256` says which they are. */
export type BundledFile = {
  readonly id: string;
  readonly by: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly fileSha256: string;
  readonly shared: boolean;
  readonly deleted: boolean;
  readonly addedAt: string;
};

/** The whole case: what it is about, what was said and done, and the files. */
export type DisputePayload = {
  readonly type: typeof DISPUTE_TYPE;
  readonly account: string;
  readonly agreement: string;
  readonly milestone: { readonly id: string; readonly title: string; readonly amount: number };
  readonly currency: string;
  readonly buyer: string;
  readonly seller: string;
  readonly dispute: {
    readonly id: string;
    readonly openedBy: string;
    readonly reason: string;
    readonly claimToBuyer: number;
    readonly status: string;
    readonly outcome: string | null;
  };
  /** When the last of it happened. */
  readonly asOf: string;
  readonly files: readonly BundledFile[];
  /** Oldest first, each with what is needed to compute its hash again. */
  readonly events: readonly object[];
  readonly key: string;
};

export type Payload = ReceiptPayload | StatementPayload | DisputePayload;
export type SignedFile = { readonly payload: Payload; readonly signature: string };

/** The text of the file, byte for byte. */
export function fileText({ payload, signature }: SignedFile): string {
  return JSON.stringify({ payload, signature });
}

/** The text that the signature covers. */
export function signedText(payload: unknown): string {
  return `${JSON.stringify(payload)}\n`;
}

/** Returns an entry as its hash covers it. */
export function receiptEntry(agreementId: string, transfer: Transfer): ReceiptEntry {
  const [, , ...entry] = JSON.parse(chainInput('', agreementId, transfer)) as [
    string,
    string,
    ...ReceiptEntry,
  ];
  return entry;
}

export function leafOf(index: number, entry: AnchorEntry): ReceiptPayload['leaf'] {
  const { transferCount: transfers, chainHead, eventCount: events, eventHead } = entry;
  return { index, transfers, chainHead, events, eventHead };
}
