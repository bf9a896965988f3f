import { z } from 'zod';
import { type AssessedAgreement, assessPayment } from '#actions/escrow/assess-payment.ts';
import type { BuyerIdentity } from '#core/escrow/bank.ts';
import { FLAGS, SIGNALS } from '#core/risk/facts.ts';
import {
  Contribution,
  FRAUD_TYPE_IN_ANSWERS,
  FraudTypeView,
  fingerprint,
  hintOf,
  simulate,
  userFacts,
} from '#http/api/risk/risk-fields.ts';
import { command } from '#http/pipeline/endpoint.ts';
import { externalId, ok, positiveAmount } from '#http/pipeline/schemas.ts';
import { callerMetadataFields, callerMetadataOf } from '#http/pipeline/shape/caller-metadata.ts';
import { BankName } from './agreement-views.ts';
import { AgreementParams, keyOf } from './agreements.ts';

const elevenDigits = (label: string) =>
  z
    .string()
    .regex(/^\d{11}$/, `${label} must have 11 digits`)
    .optional();

const AssessBody = z.object({
  externalUserId: externalId('externalUserId').meta({ description: 'The agreement’s buyerExternalId' }),
  transactionAmount: positiveAmount('transactionAmount').meta({
    description: 'The amount that the buyer is about to pay: the total or a part of it',
  }),
  buyerBvn: elevenDigits('buyerBvn').meta({
    description:
      'The buyer’s Bank Verification Number. Some banks require it; it is passed to the bank and not ' +
      'stored',
  }),
  buyerNin: elevenDigits('buyerNin').meta({
    description:
      'The buyer’s National Identification Number. Some banks require it; it is passed to the bank ' +
      'and not stored',
  }),
  deviceFingerprint: fingerprint('deviceFingerprint').optional(),
  simulateVpn: simulate('it came from a VPN'),
  simulateImpossibleTravel: simulate('the user had travelled impossibly fast'),
  ...userFacts,
  ...callerMetadataFields,
});

const PaymentAssessment = z
  .object({
    id: z.string(),
    score: z.int().min(0).max(100),
    flag: z.enum(FLAGS),
    contributions: z.array(Contribution),
    virtualAccount: z
      .object({
        accountNumber: z.string(),
        bankCode: z.string(),
        bankName: BankName,
        accountName: z.string(),
      })
      .optional()
      .meta({ description: 'The account to pay into. Absent when the flag is RED' }),
    triggeredSignals: z.array(z.enum(SIGNALS)).optional().meta({ description: 'Only on AMBER and RED' }),
    recommendation: z.string().optional().meta({ description: 'Only on RED' }),
    fraudType: FraudTypeView.optional().meta({ description: FRAUD_TYPE_IN_ANSWERS }),
  })
  .meta({ id: 'PaymentAssessment' });

export const assessPaymentEndpoint = command('POST /escrow/agreements/:id/assess', {
  operationId: 'assessPayment',
  permission: 'escrow.write',
  tag: 'Escrow',
  summary: 'Assess a payment',
  description: `Call this when the buyer is about to pay, with what you know about their device and
    location. GREEN and AMBER return the account to pay into, the same one on every call. RED returns no
    account: do not take the money. The status is 200 whatever the verdict. Only the buyer can be assessed.`,
  errors: ['not_a_party', 'agreement_closed', 'reference_taken', 'person_restricted', 'provider_unavailable'],
  params: AgreementParams,
  body: AssessBody,
  formerlySnakeCase: true,
  problems: [403],
  answer: ok('The verdict, whatever it is', PaymentAssessment),
  run: (call, answerFor) => {
    const { body } = call;
    const input = {
      ...keyOf(call),
      externalUserId: body.externalUserId,
      amount: body.transactionAmount,
      identity: identityOf(body),
      deviceFingerprint: body.deviceFingerprint,
      facts: body,
      simulateVpn: body.simulateVpn,
      simulateImpossibleTravel: body.simulateImpossibleTravel,
      callerMetadata: callerMetadataOf(body),
    };
    return assessPayment(call.context, input, answerFor);
  },
  view: viewAssessed,
});

function identityOf({ buyerBvn: bvn, buyerNin: nin }: z.output<typeof AssessBody>): BuyerIdentity | null {
  return bvn || nin ? { ...(bvn ? { bvn } : {}), ...(nin ? { nin } : {}) } : null;
}

function viewAssessed({
  assessment,
  account,
  bankName,
}: AssessedAgreement): z.output<typeof PaymentAssessment> {
  const { id, score, flag, contributions, triggeredSignals, recommendation } = assessment;
  return {
    id,
    score,
    flag,
    contributions,
    ...(account ? { virtualAccount: viewAccount(account, bankName) } : {}),
    ...(flag === 'GREEN' ? {} : { triggeredSignals }),
    ...(flag === 'RED' ? { recommendation } : {}),
    ...hintOf(assessment),
  };
}

function viewAccount(
  { accountNumber, bankCode, accountName }: NonNullable<AssessedAgreement['account']>,
  bankName: string | null,
) {
  return { accountNumber, bankCode, bankName, accountName };
}
