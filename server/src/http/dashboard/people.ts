import { z } from 'zod';
import { read } from '#http/pipeline/endpoint.ts';
import { externalId, ok } from '#http/pipeline/schemas.ts';
import * as agreements from '#store/escrow/agreements.ts';
import { moneyOfPerson, namesOf } from '#store/escrow/figures/person.ts';

const sum = z.string().meta({ description: 'In the smallest currency unit, as a string of digits' });

const PersonView = z
  .object({
    externalId: z.string(),
    name: z.string().nullable().meta({ description: 'The latest name that you sent for this person' }),
    email: z.string().nullable(),
    money: z.array(
      z.object({
        side: z.enum(['buyer', 'seller']),
        currency: z.string(),
        agreements: z.int(),
        deposited: sum,
        held: sum,
        refunded: sum,
        onItsWay: sum,
        paidOut: sum,
      }),
    ),
  })
  .meta({ title: 'Person' });

export const personEndpoint = read('GET /people/:externalId', {
  operationId: 'retrievePerson',
  permission: 'escrow.read',
  heavy: true,
  params: z.object({ externalId: externalId('externalId') }),
  answer: ok('The person on both sides of their agreements', PersonView),
  run: async ({ context: { db }, caller: { developerId }, params: { externalId: id } }) => {
    const last = { limit: 1, before: undefined };
    const [money, [bought], [sold]] = await Promise.all([
      moneyOfPerson(db, developerId, id),
      agreements.list(db, developerId, { buyerExternalId: id }, last),
      agreements.list(db, developerId, { sellerExternalId: id }, last),
    ]);
    return { money, bought, sold };
  },
  view: ({ money, bought, sold }, { params }) => ({
    externalId: params.externalId,
    name: bought?.buyerName ?? sold?.sellerName ?? null,
    email: bought?.buyerEmail ?? sold?.sellerEmail ?? null,
    money: [...money],
  }),
});

const MOST_NAMES = 100;

const NamesView = z
  .object({
    data: z.array(z.object({ externalId: z.string(), name: z.string() }).meta({ title: 'PersonName' })),
  })
  .meta({ title: 'PeopleNames' });

/** Names for a list that has ids only. */
export const namesEndpoint = read('GET /people-names', {
  operationId: 'listPeopleNames',
  heavy: true,
  permission: 'escrow.read',
  query: z.object({
    id: z.union([
      externalId('id').transform((one) => [one]),
      z.array(externalId('id')).max(MOST_NAMES, `id may be given at most ${MOST_NAMES} times`),
    ]),
  }),
  answer: ok('People with a name, in any order', NamesView),
  run: ({ context: { db }, caller: { developerId }, query }) => namesOf(db, developerId, query.id),
  view: (names) => ({ data: [...names].map(([id, name]) => ({ externalId: id, name })) }),
});
