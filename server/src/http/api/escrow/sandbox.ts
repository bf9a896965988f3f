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
  reference: text('reference', { max: 100 }).optional().meta({
    description:
      'The bank’s name for the transfer; the same one is taken in once, and refused with another amount or account',
  }),
  senderName: text('senderName', { max: 120 }).optional(),
  currency: currency('currency').optional().meta({
    description: 'Another one than the agreement’s is refused, as a real bank’s would be set aside',
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
      .meta({ description: 'False when the agreement was over and the money is in suspense' }),
    receivedAt: timestamp,
  })
  .meta({ id: 'SandboxDeposit' });

/** For environments whose bank the sandbox is: here one plays the buyer who makes a transfer. */
export const sandboxEndpoints = [
  read('GET /sandbox', {
    operationId: 'retrieveSandbox',
    permission: 'account.read',
    tag: 'Sandbox',
    summary: 'Whether the sandbox is the bank of this key',
    description: `Ask before a test that plays the bank: it answers only where no real money moves. Always
      for a test key; for a live one while the service has no other bank, and 404 after that.`,
    problems: [404],
    answer: ok('It is: no real money moves', SandboxView),
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
    summary: 'Pay money into a virtual account, as the buyer’s bank would',
    description: `Plays the buyer's transfer, for tests and for trying things out. The same \`reference\`
      again is answered 200 and applied once; with another amount or account it is refused. Present only
      where the sandbox is the bank.`,
    errors: ['deposit_conflict', 'wrong_currency'],
    body: DepositBody,
    problems: [404],
    answer: created('The money has arrived', DepositView),
    repeated: {
      answer: ok('This reference was taken in before; nothing happened now', DepositView),
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
    summary: 'Take a deposit back, as a bank does after a fraud or a mistake',
    description: `Plays a bank that takes money back, in part with \`amount\`. What is still held is taken
      from it; what has left already is owed to you, as an exception. The books follow within moments.`,
    params: ReversalParams,
    body: ReversalBody,
    answer: accepted('The bank has said so; the books follow', ReversalView),
    run: ({ context, caller: { developerId }, params: { reference }, body, wire }, answerFor) => {
      const told = JSON.stringify({ reverse: reference, ...body });
      const request = { body: told, headers: wire.request.headers, developerId };
      return reverseInSandbox(context, request, reference, answerFor);
    },
    view: (reversed: SandboxReversal) => reversed,
  }),
];

function viewDeposit({ agreementId, deposit }: ReceivedDeposit): z.output<typeof DepositView> {
  return {
    // The sandbox keeps a reference in its developer's name space, which is nobody else's business.
    reference: deposit.transactionId.slice(deposit.transactionId.indexOf('/') + 1),
    agreementId,
    accountNumber: deposit.accountNumber,
    amount: deposit.amount,
    senderName: deposit.senderName,
    applied: deposit.applied,
    receivedAt: deposit.receivedAt.toISOString(),
  };
}
