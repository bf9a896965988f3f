import { z } from 'zod';
import { addToList, namedIn, takeOffList } from '#actions/risk/change-list.ts';
import { LIST_KINDS, LIST_SUBJECTS, type ListSubject, sayWhat, spelled } from '#core/risk/lists.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, write } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { ActorView, created, idOf, moment, NO_CONTENT, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import { periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as lists from '#store/risk/lists.ts';
import { FINGERPRINT_LIMIT } from './risk-fields.ts';

const on = z.enum(LIST_SUBJECTS, { error: `on must be one of ${LIST_SUBJECTS.join(', ')}` });
const type = z.enum(LIST_KINDS, { error: `type must be one of ${LIST_KINDS.join(', ')}` }).meta({
  description: 'block makes the flag RED, watch adds points, trust subtracts points, named is for rules',
});
const name = text('list', { max: 40 }).regex(
  /^[A-Za-z]\w*$/,
  'list must begin with a letter and have only letters, digits and _',
);
const value = text('value', { max: FINGERPRINT_LIMIT }).meta({
  description: LIST_SUBJECTS.map((subject) => `${subject}: ${sayWhat(subject)}`).join('; '),
});

const EntryBody = z.object({
  on,
  type,
  list: name
    .nullable()
    .default(null)
    .meta({ description: 'The name of a named list. A new name makes a new list; up to 50' }),
  value,
  reason: text('reason', { max: 200 }).meta({ description: 'For your colleagues' }),
  expiresAt: moment('expiresAt')
    .nullable()
    .default(null)
    .meta({ description: 'Null means that it does not expire' }),
});

const EntryView = z
  .object({
    id: z.string(),
    on,
    type,
    list: z.string().nullable().meta({ description: 'The name of a named list; null for the others' }),
    value: z.string().meta({ description: 'As given. For a device, the hash of its fingerprint' }),
    reason: z.string(),
    expiresAt: timestamp.nullable(),
    createdBy: ActorView,
    createdAt: timestamp,
  })
  .meta({ id: 'RiskListEntry' });

const ListQuery = PageQuery.extend({
  on: on.optional(),
  type: type.optional(),
  list: name.optional(),
  value: value.optional().meta({ description: 'Only the entry with this value. Requires `on`' }),
  ...periodFilters,
});

/** Values that an account blocks, watches or trusts, and named lists for its rules. */
export const riskListEndpoints = [
  command('POST /fraud/lists', {
    operationId: 'addToRiskList',
    permission: 'risk_lists.write',
    tag: 'Fraud',
    summary: 'Add an entry to a risk list',
    description: `Lists users, devices, networks, bank accounts and e-mail domains. \`block\` makes an
      assessment RED, \`watch\` adds points, \`trust\` subtracts points. A value is on one list at a time:
      adding it to another list moves it; a named list, which rules read as \`user in @partners\`, can hold it
      as well. With \`expiresAt\`, the entry is removed automatically.`,
    errors: ['too_many_list_entries'],
    body: EntryBody,
    answer: created('The entry', EntryView),
    run: ({ context, caller: { developerId }, body: { type: kind, ...body } }, answerFor) =>
      addToList(context, developerId, { ...body, kind }, answerFor),
    view: viewEntry,
  }),

  list('GET /fraud/lists', {
    operationId: 'listRiskListEntries',
    permission: 'risk.read',
    tag: 'Fraud',
    summary: 'List risk list entries',
    description: `Returns the entries of the lists, newest first. Send \`on\` and \`value\` to check whether
      a value is listed. ${PAGING_NOTE}`,
    query: ListQuery,
    answer: ok('A page of entries', EntryView),
    cursor: byId('lst'),
    rows: ({ context, caller, query }, part) =>
      lists.list(context.db, caller.developerId, {
        on: query.on,
        kind: query.type,
        list: query.list,
        from: query.from,
        to: query.to,
        ...part,
        key: query.on && query.value !== undefined ? keyOf(query.on, query.value) : undefined,
      }),
    view: viewEntry,
  }),

  write('DELETE /fraud/lists/:id', {
    operationId: 'takeOffRiskList',
    permission: 'risk_lists.write',
    tag: 'Fraud',
    summary: 'Remove an entry from a risk list',
    description: `The next assessment no longer considers it; existing assessments do not change.`,
    params: z.object({ id: idOf('lst') }),
    answer: NO_CONTENT,
    run: ({ context, caller, params }) => takeOffList(context, caller.developerId, params.id),
    view: () => undefined,
  }),
];

/** A value that cannot be normalised is on no list; the empty key matches no entry. */
function keyOf(subject: ListSubject, given: string): string {
  return spelled(subject, namedIn(subject, given))?.key ?? '';
}

function viewEntry(entry: lists.ListEntry): z.output<typeof EntryView> {
  const { kind: type, expiresAt, addedBy: createdBy, addedAt, ...said } = entry;
  return {
    ...said,
    type,
    expiresAt: expiresAt?.toISOString() ?? null,
    createdBy,
    createdAt: addedAt.toISOString(),
  };
}
