import { z } from 'zod';
import { type Screened, screenPerson } from '#actions/reviews/screening/screen-person.ts';
import { WATCH_SOURCES } from '#core/reviews/screening/entry.ts';
import { LIKENESSES } from '#core/reviews/screening/match.ts';
import { command, read } from '#http/pipeline/endpoint.ts';
import { newExternalId, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import type { ListVersion } from '#store/reviews/screening/lists.ts';
import * as lists from '#store/reviews/screening/lists.ts';
import type { Hit } from '#store/reviews/screening/people.ts';

const Agrees = z.enum(['same', 'near', 'differs', 'unknown']);

export const HitView = z
  .object({
    id: z.string(),
    source: z.enum(WATCH_SOURCES),
    entryId: z.string().meta({ description: 'The id of the entry in the list' }),
    programme: z.string().nullable(),
    score: z.int().min(0).max(100).meta({ description: 'How similar they are; never a verdict' }),
    listedName: z.string(),
    weakAlias: z
      .boolean()
      .meta({ description: 'The list calls this alias weak; it is a hit only with the same birth date' }),
    parts: z.array(
      z.object({
        given: z.string(),
        listed: z.string().nullable(),
        likeness: z.enum(LIKENESSES).meta({
          description:
            'sound: spelled differently but sounds alike. form: a short form, such as Tunde of Babatunde. ' +
            'spelling: one letter differs. initial: abbreviated',
        }),
      }),
    ),
    birthDate: Agrees.meta({ description: 'near: the year differs by at most one' }),
    country: Agrees,
  })
  .meta({ id: 'WatchListHit' });

const ListView = z
  .object({
    source: z.enum(WATCH_SOURCES),
    version: z.int(),
    entries: z.int(),
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
    loadedAt: timestamp,
  })
  .meta({ id: 'WatchList' });

const ScreeningView = z
  .object({
    externalUserId: z.string(),
    hits: z.array(HitView).meta({ description: 'Most likely first. New hits are added to the review queue' }),
    lists: z
      .array(ListView)
      .meta({ description: 'The lists that were searched. Empty when no list is loaded' }),
  })
  .meta({ id: 'Screening' });

const ScreeningBody = z.object({
  externalUserId: newExternalId('externalUserId'),
  name: text('name', { max: 200 }),
  birthDate: z.iso.date('birthDate must be a date such as 1991-05-17').optional(),
  country: z
    .string('country must be text')
    .regex(/^[A-Z]{2}$/, 'country must be two capital letters such as NG')
    .optional()
    .meta({ description: 'Nationality, ISO 3166 alpha-2' }),
});

export const screeningEndpoints = [
  command('POST /screenings', {
    operationId: 'screenPerson',
    permission: 'identity.write',
    tag: 'Reviews',
    summary: 'Screen a person',
    description: `Compares a person with the sanctions and watch lists, now and whenever a list changes.
      Names are compared by sound and spelling, in several scripts. A hit is a similarity, never a verdict,
      and is added to the review queue. The person is remembered and compared with every list that is loaded
      later. If \`lists\` is empty, no list is loaded and nothing was compared.`,
    body: ScreeningBody,
    answer: ok('The result of the screening', ScreeningView),
    run: ({ context, caller: { developerId }, body }, answerFor) => {
      const { externalUserId: userId, name, birthDate = null, country = null } = body;
      return screenPerson(context, { developerId, userId }, { name, birthDate, country }, answerFor);
    },
    view: viewScreening,
  }),

  read('GET /watch-lists', {
    operationId: 'listWatchLists',
    permission: 'reviews.read',
    tag: 'Reviews',
    summary: 'List watch lists',
    description: `Returns the lists of this installation, their age, and what their latest version changed.
      The operator of the service loads them with \`surety lists update\`.`,
    heavy: true,
    answer: ok('The latest version of each list', z.object({ data: z.array(ListView) })),
    run: ({ context }) => lists.current(context.db),
    view: (found) => ({ data: found.map(viewList) }),
  }),
];

function viewScreening({ userId, hits, lists: loaded }: Screened): z.output<typeof ScreeningView> {
  return { externalUserId: userId, hits: hits.map(viewHit), lists: loaded.map(viewList) };
}

export function viewHit({ version: _version, ...hit }: Hit): z.output<typeof HitView> {
  return { ...hit, source: hit.source as z.output<typeof HitView>['source'], parts: [...hit.parts] };
}

function viewList({ loadedAt, ...list }: ListVersion): z.output<typeof ListView> {
  return { ...list, loadedAt: loadedAt.toISOString() };
}
