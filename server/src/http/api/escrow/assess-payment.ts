import { z } from 'zod';
import { type AssessedAgreement, assessPayment } from '#actions/escrow/assess-payment.ts';
import type { BuyerIdentity } from '#core/escrow/bank.ts';
import { FLAGS, SIGNALS } from '#core/risk/facts.ts';
import { factsFromSnakeCase, fingerprint, simulate, snakeCaseFacts } from '#http/api/risk/risk-fields.ts';
import { command } from '#http/pipeline/endpoint.ts';
import { externalId, ok, positiveAmount } from '#http/pipeline/schemas.ts';
import { callerMetadataFields, callerMetadataOf } from '#http/pipeline/shape/caller-metadata.ts';
import { eitherSpelling } from '#http/pipeline/shape/spellings.ts';
import { AgreementParams, keyOf } from './agreements.ts';

const elevenDigits = (label: string) =>
  z
    .string()
    .regex(/^\d{11}$/, `${label} must have 11 digits`)
    .optional();

const AssessBody = eitherSpelling(
  z.object({
    external_user_id: externalId('external_user_id').meta({ description: 'The agreement’s buyerExternalId' }),
    transaction_amount: positiveAmount('transaction_amount').meta({
      description: 'The amount that the buyer is about to pay: the total or a part of it',
    }),
    buyer_bvn: elevenDigits('buyer_bvn').meta({
      description:
        'The buyer’s Bank Verification Number. Some banks require it; it is passed to the bank and not ' +
        'stored',
    }),
    buyer_nin: elevenDigits('buyer_nin').meta({
      description:
        'The buyer’s National Identification Number. Some banks require it; it is passed to the bank ' +
        'and not stored',
    }),
    device_fingerprint: fingerprint('device_fingerprint').optional(),
    simulate_vpn: simulate('it came from a VPN'),
    simulate_impossible_travel: simulate('the user had travelled impossibly fast'),
    ...snakeCaseFacts,
    ...callerMetadataFields,
  }),
);

const PaymentAssessment = z
  .object({
    score: z.int().min(0).max(100),
    flag: z.enum(FLAGS),
    virtualAccount: z
      .object({ accountNumber: z.string(), bankCode: z.string(), accountName: z.string() })
      .optional()
      .meta({ description: 'The account to pay into. Absent when the flag is RED' }),
    triggeredSignals: z.array(z.enum(SIGNALS)).optional().meta({ description: 'Only on AMBER and RED' }),
    recommendation: z.string().optional().meta({ description: 'Only on RED' }),
  })
  .meta({ id: 'PaymentAssessment' });

export const assessPaymentEndpoint = command('POST /escrow/agreements/:id/assess', {
  operationId: 'assessPayment',
  permission: 'escrow.write',
  tag: 'Escrow',
  summary: 'Assess a payment',
  description: `Call this when the buyer is about to pay, with what you know about their device and
    location. GREEN and AMBER return the account to pay into, the same one on every call. RED returns no
    account: do not take the money. The status is 200 whatever the verdict. Only the buyer can be assessed.
    Fields may also be sent in camelCase, such as \`externalUserId\`.`,
  errors: ['not_a_party', 'agreement_closed', 'reference_taken', 'provider_unavailable'],
  params: AgreementParams,
  body: AssessBody,
  problems: [403],
  answer: ok('The verdict, whatever it is', PaymentAssessment),
  run: (call, answerFor) => {
    const { body } = call;
    const input = {
      ...keyOf(call),
      externalUserId: body.external_user_id,
      amount: body.transaction_amount,
      identity: identityOf(body),
      deviceFingerprint: body.device_fingerprint,
      facts: factsFromSnakeCase(body),
      simulateVpn: body.simulate_vpn,
      simulateImpossibleTravel: body.simulate_impossible_travel,
      callerMetadata: callerMetadataOf(body),
    };
    return assessPayment(call.context, input, answerFor);
  },
  view: viewAssessed,
});

function identityOf({ buyer_bvn: bvn, buyer_nin: nin }: z.output<typeof AssessBody>): BuyerIdentity | null {
  return bvn || nin ? { ...(bvn ? { bvn } : {}), ...(nin ? { nin } : {}) } : null;
}

function viewAssessed({ assessment, account }: AssessedAgreement): z.output<typeof PaymentAssessment> {
  const { score, flag, triggeredSignals, recommendation } = assessment;
  return {
    score,
    flag,
    ...(account ? { virtualAccount: viewAccount(account) } : {}),
    ...(flag === 'GREEN' ? {} : { triggeredSignals }),
    ...(flag === 'RED' ? { recommendation } : {}),
  };
}

function viewAccount({ accountNumber, bankCode, accountName }: NonNullable<AssessedAgreement['account']>) {
  return { accountNumber, bankCode, accountName };
}
