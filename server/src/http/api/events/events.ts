import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { EVENT_TYPE_NAMES, EVENTS, publicEvent } from '#core/events/event.ts';
import { Problem } from '#core/problem.ts';
import { nearest } from '#core/spelling.ts';
import { read } from '#http/pipeline/endpoint.ts';
import { nextCursor, PageQuery } from '#http/pipeline/paging.ts';
import { ok } from '#http/pipeline/schemas.ts';
import { expandable, periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as events from '#store/events/events.ts';
import { withProofs } from '#store/events/proofs.ts';
import { EventView } from './event-schema.ts';

const LONGEST_TYPE = Math.max(...EVENT_TYPE_NAMES.map((name) => name.length));

export const eventType = z
  .enum(EVENT_TYPE_NAMES, { error: ({ input }) => `is not an event type${meantBy(input)}` })
  .meta({
    description: Object.entries(EVENTS)
      .map(([name, { description }]) => `- \`${name}\`: ${description}`)
      .join('\n'),
  });

/** One mistake for every four letters. */
const LETTERS_PER_MISTAKE = 4;

function meantBy(input: unknown): string {
  const typed = typeof input === 'string' ? input.slice(0, LONGEST_TYPE) : '';
  const meant = nearest(typed, EVENT_TYPE_NAMES, typed.length / LETTERS_PER_MISTAKE);
  return meant ? `; did you mean ${meant}?` : '; /docs/guide/events lists them';
}

export const expandProof = expandable(
  ['proof'],
  '`proof` adds the hash, the commitments to personal fields and their salts, so that others can check them',
);

const LogQuery = PageQuery.pick({ limit: true }).extend({
  type: eventType.optional(),
  ...periodFilters,
  after: z.string().max(100).optional().meta({
    description:
      'The id of an event. Returns the events committed after it. Defaults to the start of the log',
  }),
  expand: expandProof,
});

const EventLog = z
  .object({
    data: z.array(EventView),
    nextCursor: nextCursor.meta({
      description: 'Send it as `after` to get the next page. Null at the end of the log',
    }),
    resumeAfter: z.string().nullable().meta({
      description: 'Send it as `after` to continue later from the end of this page',
    }),
  })
  .meta({ id: 'EventLog' });

export const eventEndpoints = [
  read('GET /events', {
    operationId: 'listEvents',
    permission: 'webhooks.read',
    tag: 'Events',
    summary: 'List events',
    description:
      'Returns all events of the account in the order in which they were committed. Use it to poll ' +
      'instead of receiving webhooks, or to catch up on missed ones. Store `resumeAfter` and send it ' +
      'as `after` next time.' +
      ' ' +
      'Reading with `after` never skips an event. With `type`, `from` or `to`, a page may be short or even empty while ' +
      '`nextCursor` is not null; keep reading until it is null.',
    query: LogQuery,
    heavy: true,
    answer: ok('A page of the event log, oldest first', EventLog),
    run: async ({ context, caller: { developerId }, query }) => {
      const start = await startOf(context, developerId, query);
      const page = await events.read(context.db, developerId, { ...query, after: start });
      if (!query.expand?.has('proof')) return page;
      return { ...page, events: await withProofs(context.db, developerId, page.events) };
    },
    view: (page, { caller, query }) => ({
      data: page.events.map((event) => publicEvent(event, caller.developerId)),
      nextCursor: page.more ? page.lastRead : null,
      resumeAfter: page.lastRead ?? query.after ?? null,
    }),
  }),
];

async function startOf(context: Context, developerId: string, { after, from }: z.output<typeof LogQuery>) {
  if (after === undefined && from) return events.positionBefore(context.db, developerId, from);
  if (after === undefined) return events.START_OF_LOG;
  const found = await events.positionOf(context.db, developerId, after);
  if (found) return found;
  throw new Problem('validation_failed', 'after is not the id of an event in this account.', {
    details: [{ path: 'after', message: 'must be the id of an event, or the nextCursor of an earlier page' }],
  });
}
