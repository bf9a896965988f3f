import { z } from 'zod';
import type { ComparedDeposit } from '#actions/escrow/compare-with-identity.ts';
import { NAME_MATCHES } from '#core/name-match.ts';
import { timestamp } from '#http/pipeline/schemas.ts';

const amount = z.int().nonnegative().meta({ description: 'In the smallest currency unit' });

export const DepositView = z
  .object({
    provider: z.string(),
    transactionId: z.string().meta({ description: 'The bank’s id of the transaction' }),
    amount,
    returned: amount.meta({ description: 'The part that was, or will be, returned to the sender' }),
    reversed: amount.meta({ description: 'The part that the bank reversed' }),
    applied: z.boolean().meta({ description: 'False when it arrived after the agreement had ended' }),
    senderName: z.string().nullable().meta({ description: 'As reported by the sender’s bank' }),
    senderBank: z.string().nullable(),
    senderMatch: z.enum(NAME_MATCHES).meta({
      description: 'How the sender’s name compares with buyerName. `unknown` when either name is missing',
    }),
    identitySenderMatch: z.enum(NAME_MATCHES).meta({
      description:
        'How the sender’s name compares with the name on the document that verified the buyer. ' +
        '`unknown` unless the identity policy has keepName',
    }),
    paidByAnother: z.boolean().meta({
      description:
        'True when the sender’s name is not the buyer’s: compared with the name on the document if one ' +
        'is kept, otherwise with buyerName. Informational only; it blocks nothing',
    }),
    receivedAt: timestamp,
  })
  .meta({ id: 'Deposit' });

export function viewDeposit(deposit: ComparedDeposit): z.output<typeof DepositView> {
  const { provider, transactionId, amount: came, returned, reversed, applied, senderName } = deposit;
  const { senderMatch, identitySenderMatch, paidByAnother } = deposit;
  return {
    provider,
    transactionId,
    amount: came,
    returned,
    reversed,
    applied,
    senderName,
    senderBank: deposit.senderBank ?? null,
    senderMatch,
    identitySenderMatch,
    paidByAnother,
    receivedAt: deposit.receivedAt.toISOString(),
  };
}
