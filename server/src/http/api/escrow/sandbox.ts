import { z } from 'zod';
import {
  depositInSandbox,
  reverseInSandbox,
  type SandboxReversal,
  sandboxOf,
} from '#actions/escrow/deposit-in-sandbox.ts';
import { ENVIRONMENTS, environmentOf } from '#core/environment.ts';
import type { ReceivedDeposit } from '#core/escrow/deposit.ts';
import { command, read } from '#http/pipeline/endpoint.ts';
import { accepted, created, currency, ok, positiveAmount, text, timestamp } from '#http/pipeline/schemas.ts';

const DepositBody = z.object({
  accountNumber: z.string('accountNumber is required').regex(/^\d{10}$/, 'accountNumber must be 10 digits'),
  amount: positiveAmount('amount'),
  reference: text('reference', { max: 100 })
    .optional()
    .meta({
      description:
        'The bank’s reference of the transfer. A repeated reference is applied once, and refused with ' +
        'another amount or account',
    }),
  senderName: text('senderName', { max: 120 }).optional(),
  currency: currency('currency')
    .optional()
    .meta({
      description:
        'Must be the agreement’s currency; others are refused. A real bank’s deposit in another currency ' +
        'becomes an exception',
    }),
});

const ReversalParams = z.object({ reference: z.string().min(1).max(100) });
const ReversalBody = z
  .object({ amount: positiveAmount('amount').optional(), reason: text('reason', { max: 200 }).optional() })
  .prefault({});
const ReversalView = z
  .object({ reference: z.string(), agreementId: z.string() })
  .meta({ id: 'SandboxReversal' });

const SandboxView = z.object({ environment: z.enum(ENVIRONMENTS) }).meta({ id: 'Sandbox' });

const DepositView = z
  .object({
    reference: z.string(),
    agreementId: z.string(),
    accountNumber: z.string(),
    amount: z.int(),
    senderName: z.string().nullable(),
    applied: z
      .boolean()
      .meta({ description: 'False when the agreement had ended and the money is in suspense' }),
    receivedAt: timestamp,
  })
  .meta({ id: 'SandboxDeposit' });

/** For environments that use the sandbox bank: simulates a buyer's transfer. */
export const sandboxEndpoints = [
  read('GET /sandbox', {
    operationId: 'retrieveSandbox',
    permission: 'account.read',
    tag: 'Sandbox',
    summary: 'Check that the key uses the sandbox',
    description: `Call this before a test that simulates the bank: it succeeds only where no real money
      moves. A test key always uses the sandbox; a live key does only while the service has no other bank,
      and gets 404 otherwise.`,
    problems: [404],
    answer: ok('The key uses the sandbox: no real money moves', SandboxView),
    run: async ({ context, caller: { developerId } }) => {
      sandboxOf(context, developerId);
      return { environment: environmentOf(developerId) };
    },
    view: (sandbox) => sandbox,
  }),
  command('POST /sandbox/deposits', {
    operationId: 'createSandboxDeposit',
    permission: 'escrow.write',
    tag: 'Sandbox',
    summary: 'Simulate a deposit',
    description: `Simulates the buyer's transfer into a virtual account. A repeated \`reference\` returns
      200 and is applied once; with another amount or account it is refused. Available only where the
      sandbox is the bank.`,
    errors: ['deposit_conflict', 'wrong_currency'],
    body: DepositBody,
    problems: [404],
    answer: created('The deposit was received', DepositView),
    repeated: {
      answer: ok('This reference was received before; nothing has changed', DepositView),
      when: (received: ReceivedDeposit) => received.repeated,
    },
    run: ({ context, caller: { developerId }, body, wire }, answerFor) => {
      const incoming = { body: JSON.stringify(body), headers: wire.request.headers, developerId };
      return depositInSandbox(context, incoming, answerFor);
    },
    view: viewDeposit,
  }),
  command('POST /sandbox/deposits/:reference/reverse', {
    operationId: 'reverseSandboxDeposit',
    permission: 'escrow.write',
    tag: 'Sandbox',
    summary: 'Simulate a reversed deposit',
    description: `Simulates a bank that takes a deposit back after a fraud or a mistake, in part with
      \`amount\`. Money that is still held is deducted; money that has already left is owed to you and
      recorded as an exception. The books follow within moments.`,
    params: ReversalParams,
    body: ReversalBody,
    answer: accepted('The bank has reported the reversal; the books follow', ReversalView),
    run: ({ context, caller: { developerId }, params: { reference }, body, wire }, answerFor) => {
      const notification = JSON.stringify({ reverse: reference, ...body });
      const request = { body: notification, headers: wire.request.headers, developerId };
      return reverseInSandbox(context, request, reference, answerFor);
    },
    view: (reversed: SandboxReversal) => reversed,
  }),
];

function viewDeposit({ agreementId, deposit }: ReceivedDeposit): z.output<typeof DepositView> {
  return {
    // The sandbox prefixes each reference with its developer, which is internal.
    reference: deposit.transactionId.slice(deposit.transactionId.indexOf('/') + 1),
    agreementId,
    accountNumber: deposit.accountNumber,
    amount: deposit.amount,
    senderName: deposit.senderName,
    applied: deposit.applied,
    receivedAt: deposit.receivedAt.toISOString(),
  };
}
