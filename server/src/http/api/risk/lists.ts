import { z } from 'zod';
import { addToList, namedIn, takeOffList } from '#actions/risk/change-list.ts';
import { LIST_KINDS, LIST_SUBJECTS, type ListSubject, sayWhat, spelled } from '#core/risk/lists.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, write } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { ActorView, created, idOf, moment, NO_CONTENT, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import * as lists from '#store/risk/lists.ts';
import { FINGERPRINT_LIMIT } from './risk-fields.ts';

const on = z.enum(LIST_SUBJECTS, { error: `on must be one of ${LIST_SUBJECTS.join(', ')}` });
const kind = z
  .enum(LIST_KINDS, { error: `kind must be one of ${LIST_KINDS.join(', ')}` })
  .meta({ description: 'block is RED, watch adds points, trust takes some off' });
const value = text('value', { max: FINGERPRINT_LIMIT }).meta({
  description: LIST_SUBJECTS.map((subject) => `${subject}: ${sayWhat(subject)}`).join('; '),
});

const EntryBody = z.object({
  on,
  kind,
  value,
  reason: text('reason', { max: 200 }).meta({ description: 'For those who come after you' }),
  expiresAt: moment('expiresAt').nullable().default(null).meta({ description: 'Null: it stays' }),
});

const EntryView = z
  .object({
    id: z.string(),
    on,
    kind,
    value: z.string().meta({ description: 'As it was given; of a device the hash of its fingerprint' }),
    reason: z.string(),
    expiresAt: timestamp.nullable(),
    addedBy: ActorView,
    addedAt: timestamp,
  })
  .meta({ id: 'RiskListEntry' });

const ListQuery = PageQuery.extend({
  on: on.optional(),
  kind: kind.optional(),
  value: value.optional().meta({ description: 'Together with `on`: this one' }),
});

/** Users, devices, networks, bank accounts and e-mail domains that an account has an opinion of. */
export const riskListEndpoints = [
  command('POST /fraud/lists', {
    operationId: 'addToRiskList',
    permission: 'risk_lists.write',
    tag: 'Fraud',
    summary: 'Put a user, device, network, bank account or e-mail domain on a list; what is on one moves',
    description: `\`block\` makes an assessment RED, \`watch\` adds points, \`trust\` takes some off. A
      thing is on one list at a time: put on another, it leaves the first. With \`expiresAt\` it goes by
      itself.`,
    errors: ['too_many_list_entries'],
    body: EntryBody,
    answer: created('The entry', EntryView),
    run: ({ context, caller: { developerId }, body }, answerFor) =>
      addToList(context, developerId, body, answerFor),
    view: viewEntry,
  }),

  list('GET /fraud/lists', {
    operationId: 'listRiskListEntries',
    permission: 'risk.read',
    tag: 'Fraud',
    summary: 'What is on the lists, newest first',
    description: `With \`on\` and \`value\`, whether one thing is listed at all. ${PAGING_NOTE}`,
    query: ListQuery,
    answer: ok('A page of entries', EntryView),
    cursor: byId('lst'),
    rows: ({ context, caller, query }, part) =>
      lists.list(context.db, caller.developerId, {
        ...{ on: query.on, kind: query.kind, ...part },
        key: query.on && query.value !== undefined ? keyOf(query.on, query.value) : undefined,
      }),
    view: viewEntry,
  }),

  write('DELETE /fraud/lists/:id', {
    operationId: 'takeOffRiskList',
    permission: 'risk_lists.write',
    tag: 'Fraud',
    summary: 'Take an entry off its list',
    description: `The next assessment no longer knows of it; those that were made stay as they are.`,
    params: z.object({ id: idOf('lst') }),
    answer: NO_CONTENT,
    run: ({ context, caller, params }) => takeOffList(context, caller.developerId, params.id),
    view: () => undefined,
  }),
];

/** What cannot be spelled is on no list, and neither is nothing. */
function keyOf(subject: ListSubject, given: string): string {
  return spelled(subject, namedIn(subject, given))?.key ?? '';
}

function viewEntry(entry: lists.ListEntry): z.output<typeof EntryView> {
  const { expiresAt, addedAt, ...said } = entry;
  return { ...said, expiresAt: expiresAt?.toISOString() ?? null, addedAt: addedAt.toISOString() };
}
