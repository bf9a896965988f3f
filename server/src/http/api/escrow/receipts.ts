import { z } from 'zod';
import { issueDispute } from '#actions/parties/receipts/issue-dispute.ts';
import { type Issued, issueReceipt } from '#actions/parties/receipts/issue-receipt.ts';
import { issueStatement } from '#actions/parties/receipts/issue-statement.ts';
import { read } from '#http/pipeline/endpoint.ts';
import { externalId, idOf, ok } from '#http/pipeline/schemas.ts';

const SignedFileView = z
  .object({
    name: z.string().meta({ description: 'A name for the files, without an ending' }),
    json: z.string().meta({
      description:
        'The signed file. Save it as it is: one changed byte makes it invalid. Anyone can check it ' +
        'without this service',
    }),
    pdf: z.string().meta({ description: 'The same as a PDF that contains the signed file, in base64' }),
  })
  .meta({ id: 'SignedFile' });

const month = z
  .string('month must be a month such as 2030-01')
  .regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'month must be a month such as 2030-01');

export const receiptEndpoints = [
  read('GET /escrow/agreements/:id/entries/:sequence/receipt', {
    operationId: 'retrieveReceipt',
    permission: 'escrow.read',
    tag: 'Ledger',
    summary: 'Retrieve the receipt of a ledger entry',
    description: `Returns a file that proves one entry of an agreement’s ledger: the entry, the hashes from it
      to the anchored head, the path to the root of the log, and the signed head. It is the same at each
      request. An entry can be proven once it is anchored, which takes some minutes.`,
    problems: [409],
    errors: ['not_anchored'],
    params: z.object({
      id: idOf('agr'),
      sequence: z.coerce.number().pipe(z.int('sequence must be a number').min(1).max(2_147_483_647)),
    }),
    heavy: true,
    answer: ok('The receipt', SignedFileView),
    run: ({ context, caller: { developerId }, params }) =>
      issueReceipt(context, { developerId, agreementId: params.id, sequence: params.sequence }),
    view,
  }),

  read('GET /escrow/statements/:month', {
    operationId: 'retrieveStatement',
    permission: 'escrow.read',
    tag: 'Ledger',
    summary: 'Retrieve the statement of a month',
    description: `Returns the signed statement of a month in the time zone of your mails. For finance: opening
      and closing balances of every ledger account, and the sum of each type of entry, by currency. With
      \`sellerExternalId\`: every entry that changed what this seller is owed, with its hash. A month that has
      not ended is stated up to now.`,
    errors: ['sum_too_large', 'statement_too_long'],
    problems: [409],
    params: z.object({ month }),
    query: z.object({ sellerExternalId: externalId('sellerExternalId').optional() }),
    heavy: true,
    answer: ok('The statement', SignedFileView),
    run: ({ context, caller: { developerId }, params, query }) =>
      issueStatement(context, { developerId, month: params.month, seller: query.sellerExternalId ?? null }),
    view,
  }),

  read('GET /disputes/:id/bundle', {
    operationId: 'retrieveDisputeBundle',
    permission: 'escrow.read',
    tag: 'Disputes',
    summary: 'Retrieve the whole case of a dispute',
    description: `Returns one signed file of the case: what it is about, everything that was said and done, each
      event with its proof, and the hashes of the files. It is the same until something happens in the case.`,
    params: z.object({ id: idOf('dsp') }),
    heavy: true,
    answer: ok('The case', SignedFileView),
    run: ({ context, caller: { developerId }, params }) =>
      issueDispute(context, { developerId, disputeId: params.id }),
    view,
  }),
];

function view({ name, json, pdf }: Issued): z.output<typeof SignedFileView> {
  return { name, json, pdf: pdf.toString('base64') };
}
