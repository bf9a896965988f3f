import type { Place } from '#store/secrets/personal.ts';

type OfAgreement = { readonly developerId: string; readonly agreementId: string };

/*
 * Where the personal fields of each table are sealed: the table, whose the row is, and its key.
 */

export function agreementPlace({ developerId, agreementId }: OfAgreement): Place {
  return ['agreements', developerId, agreementId];
}

export function depositPlace(
  { developerId, agreementId }: OfAgreement,
  { provider, transactionId }: { readonly provider: string; readonly transactionId: string },
): Place {
  return ['deposits', developerId, agreementId, provider, transactionId];
}

export function refundPartPlace(
  { developerId, agreementId }: OfAgreement,
  { refundId, position }: { readonly refundId: string; readonly position: number },
): Place {
  return ['refund_parts', developerId, agreementId, refundId, position];
}

export function attemptPlace(
  { developerId, agreementId }: OfAgreement,
  { milestoneId, attempt }: { readonly milestoneId: string; readonly attempt: number },
): Place {
  return ['payout_attempts', developerId, agreementId, milestoneId, attempt];
}

export function virtualAccountPlace(
  { developerId }: Pick<OfAgreement, 'developerId'>,
  { provider, reference }: { readonly provider: string; readonly reference: string },
): Place {
  return ['virtual_accounts', developerId, provider, reference];
}

/** An account and the version that was kept of it say the same, sealed once. */
export function payoutAccountPlace(
  { developerId, externalUserId }: { readonly developerId: string; readonly externalUserId: string },
  version: number,
): Place {
  return ['payout_accounts', developerId, externalUserId, version];
}

/** Those of nobody's agreement carry an empty developer. */
export function exceptionPlace(developerId: string, id: string): Place {
  return ['exceptions', developerId, id];
}
