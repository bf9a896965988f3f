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
      description: 'What the buyer is about to pay: the total, or a part of it',
    }),
    buyer_bvn: elevenDigits('buyer_bvn').meta({
      description:
        'The buyer’s Bank Verification Number. Some banks ask for it; it goes there and is not kept',
    }),
    buyer_nin: elevenDigits('buyer_nin').meta({
      description: 'The same with the National Identification Number',
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
      .meta({ description: 'Where to pay; absent when the flag is RED' }),
    triggeredSignals: z.array(z.enum(SIGNALS)).optional().meta({ description: 'On AMBER and RED' }),
    recommendation: z.string().optional().meta({ description: 'On RED' }),
  })
  .meta({ id: 'PaymentAssessment' });

export const assessPaymentEndpoint = command('POST /escrow/agreements/:id/assess', {
  operationId: 'assessPayment',
  permission: 'escrow.write',
  tag: 'Escrow',
  summary: 'Assess the risk of a payment; unless it is RED, get the account to pay into',
  description: `Call it when the buyer is about to pay, with what you know of their device and place. GREEN
    and AMBER answer the account to pay into, the same one however often you ask; RED answers none, and no
    money should be taken. Whatever the verdict, it is 200. The buyer alone can be assessed. Every field may
    be written in camelCase as well, such as \`externalUserId\`.`,
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
