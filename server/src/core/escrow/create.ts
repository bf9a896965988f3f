import { type CallerMetadata, NO_CALLER_METADATA } from '#core/caller-metadata.ts';
import { CHAIN_START } from '#core/chain.ts';
import { Problem } from '#core/problem.ts';
import type { Agreement } from './agreement.ts';
import { newMilestone, termsOf } from './amendments/agreed-terms.ts';
import type { Decided, Moment } from './decision.ts';
import { Draft } from './draft.ts';
import { type FeeTerms, lineOf, refuseExcessiveFees } from './fee.ts';
import type { TimeLimits } from './inspection.ts';
import { EMPTY_BALANCES } from './ledger.ts';
import { type Money, ZERO } from './money.ts';
import type { Quoted } from './quote.ts';
import { refuseFaultyPayees, type ShareTerms, shareLineOf } from './share.ts';

export type AgreementInput = {
  readonly developerId: string;
  readonly buyerExternalId: string;
  readonly sellerExternalId: string;
  readonly buyerEmail: string | null;
  readonly buyerName: string | null;
  readonly sellerEmail: string | null;
  readonly sellerName: string | null;
  readonly currency: string;
  readonly totalAmount: Money;
  readonly milestones: readonly {
    readonly title: string;
    readonly amount: Money;
    readonly limits?: TimeLimits | null;
    readonly shares?: readonly ShareTerms[] | undefined;
  }[];
  readonly fundBy?: Date | null;
  readonly callerMetadata?: CallerMetadata;
  /** The platform's fees for each milestone, as they are stated. A quote has fees and shares instead. */
  readonly fees?: readonly FeeTerms[] | undefined;
  readonly quoted?: Quoted | undefined;
};

/** `watched` is true when watch lists exist: the named parties are then screened against them. */
export function create(
  { callerMetadata = NO_CALLER_METADATA, fees = [], quoted, ...input }: AgreementInput,
  moment: Moment,
  watched = false,
): Decided<Agreement> {
  const total = input.milestones.reduce((sum, milestone) => sum + milestone.amount, 0);
  if (total !== input.totalAmount) {
    throw new Problem(
      'amount_mismatch',
      `totalAmount is ${input.totalAmount}, but the milestone amounts add up to ${total}. Make them equal.`,
      {
        details: [{ path: 'totalAmount', message: `must equal the sum of the milestone amounts, ${total}` }],
      },
    );
  }
  if (input.buyerExternalId === input.sellerExternalId) {
    throw new Problem(
      'validation_failed',
      'The buyer and the seller are the same user. Send two different users.',
      {
        details: [{ path: 'sellerExternalId', message: 'must differ from buyerExternalId' }],
      },
    );
  }
  refuseFaultyPayees(quoted?.milestones.map(({ shares }) => ({ shares })) ?? input.milestones, input);
  refusePastLimits(input, moment.now);
  const agreement: Agreement = {
    ...input,
    fundBy: input.fundBy ?? null,
    fundingRemindedAt: null,
    id: moment.newId('agr'),
    createdAt: moment.now,
    amendment: null,
    milestones: input.milestones.map(({ title, amount, limits = null, shares = [] }, index) => {
      const fixed = quoted?.milestones[index];
      const terms = {
        fees: fixed?.fees ?? fees.map((fee) => lineOf(fee, amount)),
        shares: fixed?.shares ?? shares.map((share) => shareLineOf(share, amount)),
      };
      return { ...newMilestone({ id: moment.newId('ms'), title, amount, ...terms }), limits };
    }),
    feeTerms: quoted ? (quoted.feeTerms ?? []) : fees,
    virtualAccount: null,
    hold: null,
    balances: EMPTY_BALANCES,
    deposited: ZERO,
    refunded: ZERO,
    reversed: ZERO,
    version: 0,
    eventCount: 0,
    transferCount: 0,
    chainHead: CHAIN_START,
    eventHead: CHAIN_START,
    chainedFrom: 1,
  };
  refuseExcessiveFees(agreement.milestones);
  const draft = new Draft(agreement, moment);
  draft.emit('agreement.created', {
    buyerExternalId: agreement.buyerExternalId,
    sellerExternalId: agreement.sellerExternalId,
    buyerEmail: agreement.buyerEmail,
    buyerName: agreement.buyerName,
    sellerEmail: agreement.sellerEmail,
    sellerName: agreement.sellerName,
    totalAmount: agreement.totalAmount,
    currency: agreement.currency,
    ...(agreement.fundBy && { fundBy: agreement.fundBy.toISOString() }),
    milestones: agreement.milestones.map(termsOf),
    ...(agreement.feeTerms.length > 0 && { feeTerms: agreement.feeTerms }),
    ...callerMetadata,
  });
  draft.setCallerMetadata('agreement', agreement.id, callerMetadata);
  if (watched && (agreement.buyerName ?? agreement.sellerName) !== null) draft.enqueue('screen-parties', {});
  const change = draft.done();
  return { change, result: change.after };
}

function refusePastLimits({ fundBy, milestones }: Pick<AgreementInput, 'fundBy' | 'milestones'>, now: Date) {
  const times = [
    { path: 'fundBy', time: fundBy },
    ...milestones.map(({ limits }, index) => ({
      path: `milestones[${index}].deliverBy`,
      time: limits?.deliverBy,
    })),
  ];
  const details = times
    .filter(({ time }) => time && time <= now)
    .map(({ path }) => ({ path, message: 'must be in the future' }));
  if (details.length === 0) return;
  throw new Problem('validation_failed', `${details[0]?.path} must be in the future. Send a later time.`, {
    details,
  });
}
