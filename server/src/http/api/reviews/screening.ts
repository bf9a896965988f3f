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
    entryId: z.string().meta({ description: 'The list’s own id' }),
    programme: z.string().nullable(),
    score: z.int().min(0).max(100).meta({ description: 'How alike they are; never a verdict' }),
    listedName: z.string(),
    parts: z.array(
      z.object({
        given: z.string(),
        listed: z.string().nullable(),
        likeness: z.enum(LIKENESSES).meta({
          description: 'sound: written otherwise; spelling: one letter off; initial: shortened',
        }),
      }),
    ),
    birthDate: Agrees.meta({ description: 'near: the year is at most one off' }),
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
    hits: z.array(HitView).meta({ description: 'The likeliest first. New ones wait at the desk' }),
    lists: z
      .array(ListView)
      .meta({ description: 'What the person was held against; none were loaded if empty' }),
  })
  .meta({ id: 'Screening' });

const ScreeningBody = z.object({
  externalUserId: newExternalId('externalUserId'),
  name: text('name', { max: 200 }),
  birthDate: z.iso.date('birthDate must be a day such as 1991-05-17').optional(),
  country: z
    .string('country must be text')
    .regex(/^[A-Z]{2}$/, 'country must be two capital letters, such as NG')
    .optional()
    .meta({ description: 'Nationality, ISO 3166 alpha-2' }),
});

export const screeningEndpoints = [
  command('POST /screenings', {
    operationId: 'screenPerson',
    permission: 'identity.write',
    tag: 'Reviews',
    summary: 'Hold a person against the sanctions and watch lists, now and whenever a list changes',
    description: `Names are compared by sound and spelling, in several scripts; a hit is a likeness, never a
      verdict, and waits at the desk. The person is remembered, and held against every list that is loaded
      later. Without lists \`lists\` is empty, and nothing was compared.`,
    body: ScreeningBody,
    answer: ok('What was found', ScreeningView),
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
    summary: 'Which lists this installation has, and what their last version changed',
    description: `Whoever runs the service loads them with \`surety lists update\`; look here for how old
      they are.`,
    heavy: true,
    answer: ok('The newest version of each', z.object({ data: z.array(ListView) })),
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
