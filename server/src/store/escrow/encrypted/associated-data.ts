import type { AssociatedData } from '#store/secrets/personal.ts';

type OfAgreement = { readonly developerId: string; readonly agreementId: string };

/*
 * Associated data for the encrypted fields of each table: the table, the owner and the primary key of the
 * row.
 */

export function agreementData({ developerId, agreementId }: OfAgreement): AssociatedData {
  return ['agreements', developerId, agreementId];
}

export function depositData(
  { developerId, agreementId }: OfAgreement,
  { provider, transactionId }: { readonly provider: string; readonly transactionId: string },
): AssociatedData {
  return ['deposits', developerId, agreementId, provider, transactionId];
}

export function refundPartData(
  { developerId, agreementId }: OfAgreement,
  { refundId, position }: { readonly refundId: string; readonly position: number },
): AssociatedData {
  return ['refund_parts', developerId, agreementId, refundId, position];
}

export function attemptData(
  { developerId, agreementId }: OfAgreement,
  { partId, attempt }: { readonly partId: string; readonly attempt: number },
): AssociatedData {
  return ['payout_attempts', developerId, agreementId, partId, attempt];
}

export function virtualAccountData(
  { developerId }: Pick<OfAgreement, 'developerId'>,
  { provider, reference }: { readonly provider: string; readonly reference: string },
): AssociatedData {
  return ['virtual_accounts', developerId, provider, reference];
}

/** An account and its stored version have the same content, so they share one ciphertext. */
export function payoutAccountData(
  { developerId, externalUserId }: { readonly developerId: string; readonly externalUserId: string },
  version: number,
): AssociatedData {
  return ['payout_accounts', developerId, externalUserId, version];
}

/** Exceptions that concern no agreement have an empty developer. */
export function exceptionData(developerId: string, id: string): AssociatedData {
  return ['exceptions', developerId, id];
}
