import type { CreateAgreementParams } from '@surety/sdk';
import { toMinor } from './amount.ts';
import { toBasisPoints } from './percent.ts';

/** A fee as it is typed into a form. */
export type FeeDraft = {
  readonly key: number;
  readonly name: string;
  readonly percent: string;
  readonly fixed: string;
  readonly payer: 'seller' | 'buyer' | 'both';
};

/** A share of a milestone as it is typed into a form. */
export type ShareDraft = { readonly key: number; readonly payee: string; readonly percent: string };

type Fee = NonNullable<CreateAgreementParams['fees']>[number];
type Share = NonNullable<CreateAgreementParams['milestones'][number]['shares']>[number];

const HALF = { buyerBasisPoints: 5_000 } as const;

/** Returns the fees as they are sent. Null while one of them is incomplete. */
export function feesOf(drafts: readonly FeeDraft[], currency: string): Fee[] | null {
  const fees = drafts.map(({ name, percent, fixed, payer }): Fee | null => {
    const basisPoints = percent.trim() === '' ? 0 : toBasisPoints(percent);
    const amount = fixed.trim() === '' ? 0 : toMinor(fixed, currency);
    if (basisPoints === null || amount === null || name.trim() === '') return null;
    return { name, basisPoints, fixed: amount, paidBy: payer === 'both' ? HALF : payer };
  });
  return fees.some((fee) => fee === null) ? null : (fees as Fee[]);
}

/** Returns the shares as they are sent. Null while one of them is incomplete. */
export function sharesOf(drafts: readonly ShareDraft[]): Share[] | null {
  const shares = drafts.map(({ payee, percent }): Share | null => {
    const basisPoints = toBasisPoints(percent);
    return basisPoints === null || payee.trim() === '' ? null : { externalUserId: payee, basisPoints };
  });
  return shares.some((share) => share === null) ? null : (shares as Share[]);
}
