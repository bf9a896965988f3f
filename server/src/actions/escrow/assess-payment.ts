import { bankNamesAt } from '#actions/escrow/bank/bank-names.ts';
import { accountForPayment } from '#actions/escrow/bank/issue-account.ts';
import { type Assessment, assessRisk } from '#actions/risk/assess-risk.ts';
import { unlessTaken } from '#actions/unless-taken.ts';
import type { CallerMetadata } from '#core/caller-metadata.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { BuyerIdentity } from '#core/escrow/bank.ts';
import type { Money } from '#core/escrow/money.ts';
import {
  type AssessedPayment,
  exposureOf,
  recordAssessment,
  refuseToAssess,
} from '#core/escrow/payment-gate.ts';
import type { UserFacts } from '#core/risk/gather-facts.ts';
import { of as metadataOf } from '#store/caller-metadata/caller-metadata.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as payoutAccounts from '#store/escrow/payout-accounts.ts';
import { type Answered, type AnswerFor, NO_ANSWER } from '#store/idempotency.ts';
import { changeAndAnswer, loadAgreement } from './change-agreement.ts';
import { bankFor, type EscrowContext } from './context.ts';

export type AssessPaymentInput = AgreementKey & {
  readonly externalUserId: string;
  readonly amount: Money;
  /** Passed on to the bank and not stored. */
  readonly identity?: BuyerIdentity | null;
  readonly deviceFingerprint: string | undefined;
  readonly facts: UserFacts;
  readonly simulateVpn: boolean | undefined;
  readonly simulateImpossibleTravel: boolean | undefined;
  readonly callerMetadata?: CallerMetadata | undefined;
};

export type AssessedAgreement = AssessedPayment<Assessment> & {
  /** Null without an account, or when the bank cannot be asked for its name now. */
  readonly bankName: string | null;
};

/** Assesses a payment: unless the risk is RED, the buyer gets an account to pay into. */
export async function assessPayment(
  context: EscrowContext,
  input: AssessPaymentInput,
  answerFor: AnswerFor<AssessedAgreement>,
): Promise<Answered<AssessedAgreement>> {
  const agreement = await loadAgreement(context, input);
  refuseToAssess(agreement, input.externalUserId);
  const { developerId, callerMetadata } = input;
  return unlessTaken(context.db, { developerId, kind: 'assessment', callerMetadata }, () =>
    assessAndRecord(context, agreement, input, answerFor),
  );
}

/**
 * The reference is taken together with the account, so that a caller can retry with it after the bank was
 * unavailable.
 */
async function assessAndRecord(
  context: EscrowContext,
  agreement: Agreement,
  { callerMetadata, ...input }: AssessPaymentInput,
  answerFor: AnswerFor<AssessedAgreement>,
): Promise<Answered<AssessedAgreement>> {
  const { result: assessment } = await assessRisk(
    context,
    {
      ...input,
      userId: input.externalUserId,
      facts: { ...input.facts, email: input.facts.email ?? agreement.buyerEmail ?? undefined },
      currency: agreement.currency,
      bands: 'payment',
      sellerId: agreement.sellerExternalId,
      payeeAccount: () => payoutAccounts.find(context.db, agreement.developerId, agreement.sellerExternalId),
      metadata: async () => {
        const { metadata } = await metadataOf(context.db, agreement.developerId, agreement.id);
        return { ...metadata, ...callerMetadata?.metadata };
      },
      exposure: exposureOf(agreement, input, bankFor(context, agreement.developerId).can),
    },
    NO_ANSWER,
  );
  const { amount, identity = null } = input;
  const account =
    assessment.flag === 'RED' ? null : await accountForPayment(context, agreement, { amount, identity });

  const chosen = account && ('kept' in account ? account.kept : account.issued);
  const bankNames = chosen && (await bankNamesAt(context, chosen.provider));

  const payment = { externalUserId: input.externalUserId, assessment, account, callerMetadata };
  return changeAndAnswer(
    context,
    input,
    (current, moment) => {
      const { change, result } = recordAssessment(current, payment, moment);
      // A concurrent request may have recorded an account at another provider.
      const isAtChosen = result.account?.provider === chosen?.provider;
      const bankName = (isAtChosen && bankNames?.get(result.account?.bankCode ?? '')) || null;
      return { change, result: { ...result, bankName } };
    },
    answerFor,
    agreement,
  );
}
