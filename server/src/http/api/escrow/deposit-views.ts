import { z } from 'zod';
import type { ComparedDeposit } from '#actions/escrow/compare-with-identity.ts';
import { NAME_MATCHES } from '#core/name-match.ts';
import { timestamp } from '#http/pipeline/schemas.ts';

const amount = z.int().nonnegative().meta({ description: 'In the smallest currency unit' });

export const DepositView = z
  .object({
    provider: z.string(),
    transactionId: z.string().meta({ description: 'What the bank calls it' }),
    amount,
    returned: amount.meta({ description: 'What went back to where it came from, or is promised to' }),
    reversed: amount.meta({ description: 'What its bank took back' }),
    applied: z.boolean().meta({ description: 'False: it came after the end of the agreement' }),
    senderName: z.string().nullable().meta({ description: 'As the sender’s bank says it' }),
    senderBank: z.string().nullable(),
    senderMatch: z.enum(NAME_MATCHES).meta({
      description: 'How the sender’s name compares with buyerName; unknown where one of them is not known',
    }),
    identitySenderMatch: z.enum(NAME_MATCHES).meta({
      description:
        'How it compares with the name on the document that verified the buyer; unknown unless the identity policy says keepName',
    }),
    paidByAnother: z.boolean().meta({
      description:
        'The sender’s name is not the buyer’s: not that of the document where one is kept, else not buyerName. It stops nothing',
    }),
    receivedAt: timestamp,
  })
  .meta({ id: 'Deposit' });

export function viewDeposit(deposit: ComparedDeposit): z.output<typeof DepositView> {
  const { provider, transactionId, amount: came, returned, reversed, applied, senderName } = deposit;
  const { senderMatch, identitySenderMatch, paidByAnother } = deposit;
  return {
    ...{ provider, transactionId, amount: came, returned, reversed, applied, senderName },
    senderBank: deposit.senderBank ?? null,
    ...{ senderMatch, identitySenderMatch, paidByAnother },
    receivedAt: deposit.receivedAt.toISOString(),
  };
}
