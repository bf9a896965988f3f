import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { bankFor } from '#actions/escrow/context.ts';
import { statusOf } from '#core/escrow/agreement.ts';
import { askedWordsOf, saysAll } from '#core/search-words.ts';
import { read } from '#http/pipeline/endpoint.ts';
import { ok, text, timestamp } from '#http/pipeline/schemas.ts';
import type { ShownAgreement } from '#store/escrow/agreement-rows.ts';
import { loadByIds } from '#store/escrow/agreements.ts';
import * as search from '#store/escrow/search.ts';

/** The permission that each type of result needs. */
const NEEDS = {
  person: 'escrow.read',
  agreement: 'escrow.read',
  dispute: 'escrow.read',
  payout: 'escrow.read',
  verification: 'identity.read',
  assessment: 'risk.read',
  review: 'reviews.read',
  request: 'requests.read',
} as const;
type Type = keyof typeof NEEDS;
const TYPES = Object.keys(NEEDS) as [Type, ...Type[]];
const MOST_PEOPLE = 5;
const MOST_AGREEMENTS = 15;
const MOST_DISPUTES = 10;

const SearchQuery = z.object({
  q: text('q', { max: 200 }).meta({
    description: 'What you know of it, at least two characters: see the description of the endpoint',
  }),
  types: z
    .string()
    .optional()
    .transform((value) => value?.split(','))
    .pipe(z.array(z.enum(TYPES, `types must be of ${TYPES.join(', ')}`)).optional())
    .meta({ description: `Only these types, separated by commas: ${TYPES.join(', ')}` }),
});

const ResultView = z
  .object({
    type: z.enum(TYPES),
    id: z.string().meta({ description: 'The id of the object; for a person, your own id' }),
    title: z.string(),
    agreementId: z.string().nullable(),
    status: z.string().nullable(),
    amount: z.int().nullable(),
    currency: z.string().nullable(),
    createdAt: timestamp.nullable(),
  })
  .meta({ id: 'SearchResult' });
type Result = z.output<typeof ResultView>;

export const searchEndpoints = [
  read('GET /search', {
    operationId: 'search',
    permission: 'escrow.read',
    heavy: true,
    tag: 'Escrow',
    summary: 'Find anything',
    description: `Finds agreements and people by whatever you know: an id or a part of it, a name or the
      beginning of one, a mail address, a phone number in the metadata, an amount in either notation, your
      reference, the payer’s name, the bank’s reference, the interbank session id, an account number or its
      last digits. The disputes of an agreement follow it; a dispute is also found by its id or a part of it.
      Finds payouts, verifications, assessments, reviews and requests by their id. The newest results come
      first, at most ${MOST_AGREEMENTS + MOST_PEOPLE + MOST_DISPUTES}.`,
    query: SearchQuery,
    answer: ok('The results', z.object({ data: z.array(ResultView) })),
    run: async ({ context, caller, query }) => {
      const wanted = (type: Type) => caller.rights.has(NEEDS[type]) && (query.types?.includes(type) ?? true);
      const found = await findAll(context, caller.developerId, query.q.trim());
      return found.filter(({ type }) => wanted(type));
    },
    view: (results) => ({ data: [...results] }),
  }),
];

async function findAll(context: Context, developerId: string, q: string): Promise<Result[]> {
  if (q.length < 2) return [];
  await context.requestLog.flush();
  const { db } = context;
  const providers = [...new Set([bankFor(context, developerId).name, ...context.banks.keys()])];
  const [agreements, disputed, objects] = await Promise.all([
    search.searchAgreements(db, { developerId, text: q, providers }),
    disputesNamed(context, developerId, q),
    search.searchObjects(db, developerId, q),
  ]);
  const shown = agreements.slice(0, MOST_AGREEMENTS);
  return [
    ...objects.map(({ createdAt, ...one }) => ({
      ...one,
      amount: null,
      currency: null,
      createdAt: createdAt.toISOString(),
    })),
    ...peopleOf(agreements, q),
    ...withDisputes(shown),
    ...disputed.filter(({ agreementId }) => !shown.some(({ id }) => id === agreementId)),
  ];
}

/** Each agreement, followed by its disputes. */
function withDisputes(agreements: readonly ShownAgreement[]): Result[] {
  let left = MOST_DISPUTES;
  return agreements.flatMap((agreement) => {
    const disputes = disputesOf(agreement).slice(0, left);
    left -= disputes.length;
    return [viewAgreement(agreement), ...disputes];
  });
}

/** The disputes that the text is the id of. */
async function disputesNamed({ db }: Context, developerId: string, text: string): Promise<Result[]> {
  const found = await search.searchDisputes(db, { developerId, text }, MOST_DISPUTES);
  const agreements = await loadByIds(db, developerId, [
    ...new Set(found.map(({ agreementId }) => agreementId)),
  ]);
  const ids = new Set(found.map(({ id }) => id));
  return agreements.flatMap(disputesOf).filter(({ id }) => ids.has(id));
}

function disputesOf(agreement: ShownAgreement): Result[] {
  const { id: agreementId, title, currency } = viewAgreement(agreement);
  return agreement.milestones.flatMap(({ dispute, amount }) => {
    if (!dispute) return [];
    const { id, status, openedAt } = dispute;
    const createdAt = openedAt.toISOString();
    return [{ type: 'dispute', id, title, agreementId, status, amount, currency, createdAt }];
  });
}

function viewAgreement(agreement: ShownAgreement): Result {
  const { buyerName, buyerExternalId, sellerName, sellerExternalId } = agreement;
  return {
    type: 'agreement',
    id: agreement.id,
    title: `${buyerName ?? buyerExternalId} to ${sellerName ?? sellerExternalId}`,
    agreementId: agreement.id,
    status: statusOf(agreement),
    amount: agreement.totalAmount,
    currency: agreement.currency,
    createdAt: agreement.createdAt.toISOString(),
  };
}

/** The parties of the agreements that were found, if the text is about them. */
function peopleOf(agreements: readonly ShownAgreement[], q: string): Result[] {
  const words = askedWordsOf(q);
  const people = new Map<string, Result>();
  for (const agreement of agreements) {
    for (const side of ['buyer', 'seller'] as const) {
      const id = agreement[`${side}ExternalId`];
      const name = agreement[`${side}Name`];
      const isMeant =
        id.toLowerCase().startsWith(q.toLowerCase()) ||
        (words.length > 0 && saysAll(words, [name, agreement[`${side}Email`]]));
      if (!isMeant || people.has(id)) continue;
      const nothing = { agreementId: null, status: null, amount: null, currency: null, createdAt: null };
      people.set(id, { type: 'person', id, title: name ?? id, ...nothing });
    }
  }
  return [...people.values()].slice(0, MOST_PEOPLE);
}
