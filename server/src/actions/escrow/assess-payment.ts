import { type Assessment, assessRisk } from '#actions/risk/assess-risk.ts';
import { environmentOf } from '#core/environment.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { VirtualAccount } from '#core/escrow/bank.ts';
import type { Money } from '#core/escrow/money.ts';
import { type AssessedPayment, recordAssessment, refuseToAssess } from '#core/escrow/payment-gate.ts';
import type { UserFacts } from '#core/risk/gather-facts.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import { type Answered, type AnswerFor, NO_ANSWER } from '#store/idempotency.ts';
import { changeAndAnswer, loadAgreement } from './change-agreement.ts';
import { bankFor, type EscrowContext } from './escrow-desk.ts';
import { reachBank } from './reach-bank.ts';

export type AssessPaymentInput = AgreementKey & {
  readonly externalUserId: string;
  readonly amount: Money;
  readonly deviceFingerprint: string | undefined;
  readonly facts: UserFacts;
  readonly simulateVpn: boolean | undefined;
  readonly simulateImpossibleTravel: boolean | undefined;
};

export type AssessedAgreement = AssessedPayment<Assessment>;

/** The gate before the money: unless the risk is RED, the buyer gets an account to pay into. */
export async function assessPayment(
  context: EscrowContext,
  input: AssessPaymentInput,
  answerFor: AnswerFor<AssessedAgreement>,
): Promise<Answered<AssessedAgreement>> {
  const agreement = await loadAgreement(context, input);
  refuseToAssess(agreement, input.externalUserId);
  const { result: assessment } = await assessRisk(
    context,
    {
      ...input,
      userId: input.externalUserId,
      currency: agreement.currency,
      bands: 'payment',
    },
    NO_ANSWER,
  );
  const account =
    assessment.flag === 'RED'
      ? null
      : (agreement.virtualAccount ?? (await issueAccount(context, agreement, input.amount)));

  const payment = { externalUserId: input.externalUserId, assessment, account };
  return changeAndAnswer(
    context,
    input,
    (current, moment) => recordAssessment(current, payment, moment),
    answerFor,
  );
}

/** The bank is asked under the agreement's id, so asking twice gives the same account. */
function issueAccount(context: EscrowContext, agreement: Agreement, amount: Money): Promise<VirtualAccount> {
  const holder = agreement.buyerName ?? agreement.buyerExternalId;
  // Whoever is shown a test account should see what it is.
  const kind = environmentOf(agreement.developerId) === 'test' ? 'Test Escrow' : 'Escrow';
  return reachBank(() =>
    bankFor(context, agreement.developerId).issueAccount({
      reference: agreement.id,
      accountName: `${context.policy.accountLabel} ${kind} - ${holder}`,
      customerEmail: agreement.buyerEmail,
      currency: agreement.currency,
      amount,
      identity: null,
    }),
  );
}
