import { NO_CALLER_METADATA } from '#core/caller-metadata.ts';
import type { BankDestination } from '#core/escrow/bank.ts';
import type {
  Books,
  StoredAttempt,
  StoredDeposit,
  StoredEvent,
  StoredPart,
  StoredRefund,
  Unopened,
} from '#core/escrow/verify/books.ts';
import { openCallerMetadata, type StoredCallerMetadata } from '#store/caller-metadata/caller-metadata.ts';
import { type AgreementRow, openParties } from '#store/escrow/agreement-rows.ts';
import * as places from '#store/escrow/encrypted/associated-data.ts';
import { openCommitted, partsOf } from '#store/events/encrypted-data.ts';
import { DecryptionFailed } from '#store/secrets/field-cipher.ts';
import { openFields, type PersonalBox } from '#store/secrets/personal.ts';

type Encrypted = { readonly encrypted: string | null };
type PartRow = Omit<StoredPart, 'destination'> &
  Encrypted & { readonly [Field in keyof BankDestination]: string | null };

/** The rows of an agreement that may be encrypted, as stored. */
export type EncryptedRows<Row extends AgreementRow = AgreementRow> = {
  readonly agreement: Row;
  readonly events: readonly (Omit<StoredEvent, 'createdAt' | 'data'> & { createdAt: string; data: object })[];
  readonly deposits: readonly (StoredDeposit & Encrypted)[];
  readonly attempts: readonly (StoredAttempt & Encrypted)[];
  readonly refunds: readonly (Omit<StoredRefund, 'createdAt' | 'rows'> & {
    readonly createdAt: string;
    readonly rows: readonly PartRow[];
  })[];
  readonly callerMetadata: StoredCallerMetadata | null;
};

type Openable = 'events' | 'deposits' | 'attempts' | 'refunds' | 'callerMetadata' | 'unopened';

export type OpenedRows = Pick<Books, Openable> & {
  readonly agreement: AgreementRow;
};

/**
 * The verification must not fail on the faults it looks for: rows that cannot be decrypted are listed, and
 * the rest of each row is still checked.
 */
export function openBooks(box: PersonalBox, rows: EncryptedRows): OpenedRows {
  const unopened: Unopened[] = [];
  const attempt = <Row>(where: string, open: () => Row, closed: () => Row): Row => {
    try {
      return open();
    } catch (error) {
      if (!(error instanceof DecryptionFailed)) throw error;
      unopened.push({ where, what: error.message });
      return closed();
    }
  };
  const { agreement } = rows;
  const key = { developerId: agreement.developer_id, agreementId: agreement.id };
  return {
    unopened,
    agreement: attempt(
      '',
      () => openParties(box, agreement),
      () => ({ ...agreement, account_name: agreement.account_number }),
    ),
    callerMetadata: attempt(
      'metadata',
      () => openCallerMetadata(box, key.developerId, rows.callerMetadata),
      () => NO_CALLER_METADATA,
    ),
    events: rows.events.map(({ createdAt, ...event }) => ({
      ...attempt<Omit<StoredEvent, 'createdAt'>>(
        `event ${event.sequence}`,
        () => ({
          ...event,
          ...openCommitted(box, { ...key, ...event, streamId: key.agreementId }, event.data),
        }),
        () => ({ ...event, ...plainPartOf(event.data), closed: true }),
      ),
      createdAt: new Date(createdAt),
    })),
    deposits: rows.deposits.map((deposit) =>
      attempt(
        `deposit ${deposit.provider}:${deposit.transactionId}`,
        () => openFields<StoredDeposit>(box, places.depositData(key, deposit), deposit),
        () => deposit,
      ),
    ),
    attempts: rows.attempts.map((payout) =>
      attempt(
        `payout ${payout.reference}`,
        () => openFields<StoredAttempt>(box, places.attemptData(key, payout), payout),
        () => payout,
      ),
    ),
    refunds: rows.refunds.map(({ createdAt, rows: parts, ...refund }) => ({
      ...refund,
      createdAt: new Date(createdAt),
      rows: parts.map((part) =>
        attempt(
          `refund ${refund.id}, part ${part.position + 1}`,
          () => toPart(openFields(box, places.refundPartData(key, { ...part, refundId: refund.id }), part)),
          () => ({ ...part, destination: null }),
        ),
      ),
    })),
  };
}

/** The plain-text part of data that could not be decrypted. */
function plainPartOf(data: {
  readonly encrypted?: unknown;
  readonly sealed?: unknown;
}): Pick<StoredEvent, 'data' | 'committed'> {
  if ('personal' in data) {
    const { clear, commitments } = partsOf(data);
    return { data: clear, committed: { clear, commitments } };
  }
  const { encrypted: _encrypted, sealed: _sealed, ...clear } = data;
  return { data: clear };
}

function toPart(row: PartRow): StoredPart {
  const { bankCode, accountNumber, accountName, ...part } = row;
  const known = bankCode !== null && accountNumber !== null && accountName !== null;
  return { ...part, destination: known ? { bankCode, accountNumber, accountName } : null };
}
