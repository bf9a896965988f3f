import { z } from 'zod';
import { FEE_REFUNDS } from '#core/escrow/fee.ts';

const amount = z.int().nonnegative().meta({ description: 'In the smallest currency unit' });

export const FeeLineView = z
  .object({
    name: z.string(),
    buyer: amount.meta({ description: 'Due from the buyer on top of the milestone' }),
    seller: amount.meta({ description: 'Deducted from what the seller gets' }),
    refund: z.enum(FEE_REFUNDS),
  })
  .meta({ id: 'FeeLine' });

export const ShareView = z
  .object({
    externalUserId: z.string().meta({ description: 'Your own id of the payee' }),
    amount,
  })
  .meta({ id: 'Share' });
