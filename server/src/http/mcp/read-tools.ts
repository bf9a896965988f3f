import { z } from 'zod';
import { type ApiCall, get, RefusedCall, segment } from './api-call.ts';
import { searchGuide } from './search-guide.ts';

export type ReadTool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  run(input: Record<string, unknown>, call: ApiCall): Promise<unknown>;
};

/** Checks the input where the tool is defined, so that `run` gets it typed. */
function tool<Input extends z.ZodObject>(
  about: Omit<ReadTool, 'input' | 'run'> & { readonly input: Input },
  run: (input: z.output<Input>, call: ApiCall) => Promise<unknown>,
): ReadTool {
  return { ...about, run: (input, call) => run(input as z.output<Input>, call) };
}

export const id = z.string().min(1).max(255);
const limit = z.number().int().min(1).max(50).default(20);
const day = z.string().max(40).optional().describe('ISO 8601');

export const READ_TOOLS: readonly ReadTool[] = [
  tool(
    {
      name: 'find_agreements',
      title: 'Find agreements',
      description: 'Lists escrow agreements, newest first, by status, party, reference or time of creation.',
      input: z.object({
        status: z.string().max(40).optional().describe('Such as PENDING, FUNDED, FROZEN or DISBURSED'),
        buyerExternalId: id.optional(),
        sellerExternalId: id.optional(),
        reference: z.string().max(200).optional(),
        from: day,
        to: day,
        limit,
      }),
    },
    (input, call) => get(call, '/escrow/agreements', input),
  ),
  tool(
    {
      name: 'explain_agreement',
      title: 'Explain an agreement',
      description:
        'Returns an agreement with its milestones, the whereabouts of its money, its payouts and refunds, and ' +
        'its latest events, newest first.',
      input: z.object({ agreementId: id }),
    },
    async ({ agreementId }, call) => {
      const path = `/escrow/agreements/${segment(agreementId)}`;
      const agreement = await get(call, path, { expand: 'funding,payouts' });
      const refunds = await get(call, `${path}/refunds`, { limit: 20 });
      const events = await get(call, `${path}/events`, { limit: 30, order: 'newest' });
      return { agreement, refunds: refunds['data'], events: events['data'] };
    },
  ),
  tool(
    {
      name: 'list_payouts',
      title: 'List payouts',
      description: 'Lists payouts to sellers with their attempts, newest first.',
      input: z.object({
        status: z.string().max(40).optional(),
        agreementId: id.optional(),
        sellerExternalId: id.optional(),
        limit,
      }),
    },
    (input, call) => get(call, '/payouts', input),
  ),
  tool(
    {
      name: 'explain_score',
      title: 'Explain a fraud score',
      description: 'Returns a fraud assessment: its score, each contribution with its reason, and its label.',
      input: z.object({ assessmentId: id }),
    },
    ({ assessmentId }, call) => get(call, `/fraud/assessments/${segment(assessmentId)}`),
  ),
  tool(
    {
      name: 'find_assessments',
      title: 'Find fraud assessments',
      description: 'Lists fraud assessments, newest first, by user, agreement or flag.',
      input: z.object({
        platformUserId: id.optional(),
        agreementId: id.optional(),
        flag: z.enum(['GREEN', 'AMBER', 'RED']).optional(),
        limit,
      }),
    },
    (input, call) => get(call, '/fraud/assessments', input),
  ),
  tool(
    {
      name: 'list_waiting',
      title: 'List open tasks',
      description:
        'Lists everything that waits for a person: requests for approval, open reviews, held payouts and open ' +
        'exceptions. A list that this key may not read is left out and named.',
      input: z.object({ limit }),
    },
    async ({ limit: most }, call) => {
      const lists = {
        approvals: get(call, '/approvals', { status: 'PENDING', limit: most }),
        reviews: get(call, '/reviews', { status: 'OPEN', limit: most }),
        holds: get(call, '/holds', { status: 'OPEN', limit: most }),
        exceptions: get(call, '/exceptions', { status: 'OPEN', limit: most }),
      };
      const found = await Promise.all(
        Object.entries(lists).map(async ([name, list]) => [name, await readable(list)] as const),
      );
      return Object.fromEntries(found);
    },
  ),
  tool(
    {
      name: 'list_events',
      title: 'List events',
      description: 'Reads the event log, oldest first, after an event if one is given.',
      input: z.object({ after: id.optional(), type: z.string().max(80).optional(), limit }),
    },
    (input, call) => get(call, '/events', input),
  ),
  tool(
    {
      name: 'retrieve_balances',
      title: 'Retrieve the balances',
      description: "Returns the account's trial balance by currency, and if it is balanced.",
      input: z.object({}),
    },
    (_input, call) => get(call, '/ledger/trial-balance'),
  ),
  tool(
    {
      name: 'search_docs',
      title: 'Search the guide',
      description: 'Searches the guide of this service and returns the sections that match best.',
      input: z.object({ query: z.string().min(2).max(200) }),
    },
    async ({ query }) => ({ sections: searchGuide(query) }),
  ),
];

async function readable(list: Promise<Record<string, unknown>>): Promise<unknown> {
  try {
    return (await list)['data'];
  } catch (error) {
    if (error instanceof RefusedCall) return { notReadable: error.body };
    throw error;
  }
}
