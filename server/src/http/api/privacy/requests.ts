import { z } from 'zod';
import { type ClosedRequest, completeRequest, refuseRequest } from '#actions/privacy/close-request.ts';
import { openRequest } from '#actions/privacy/open-request.ts';
import { readBundle } from '#actions/privacy/read-bundle.ts';
import { OWN_ACCOUNT_ID } from '#core/external-id.ts';
import { type PrivacyRequest, REQUEST_STATES, REQUEST_TYPES } from '#core/privacy/request.ts';
import { Problem } from '#core/problem.ts';
import type { Caller } from '#http/pipeline/call.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { ActorView, created, externalId, idOf, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import { periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as requests from '#store/privacy/requests.ts';

const MAX_TEXT = 2_000;
const MAX_FIELDS = 20;

const type = z.enum(REQUEST_TYPES, { error: `type must be one of ${REQUEST_TYPES.join(', ')}` });

const RequestView = z
  .object({
    id: z.string(),
    externalUserId: z.string(),
    type,
    status: z.enum(REQUEST_STATES),
    note: z.string().nullable().meta({ description: 'The person’s words. Stored encrypted' }),
    answer: z.string().nullable().meta({ description: 'What was done, or why it was refused' }),
    createdBy: ActorView,
    createdAt: timestamp,
    dueAt: timestamp.meta({ description: 'The latest time for an answer: 28 days after it was made' }),
    closedBy: ActorView.nullable(),
    closedAt: timestamp.nullable(),
    erasureId: z.string().nullable().meta({ description: 'The erasure, which the audit log records' }),
    bundleExpiresAt: timestamp
      .nullable()
      .meta({ description: 'Until when the bundle of a request for access can be downloaded' }),
  })
  .meta({ id: 'PrivacyRequest' });

const ClosedView = RequestView.extend({
  kept: z
    .array(
      z.object({
        class: z.string(),
        why: z.string(),
        until: timestamp.nullable().meta({ description: 'Null while the reason lasts' }),
      }),
    )
    .meta({ description: 'Data that an erasure leaves, and until when' }),
}).meta({ id: 'ClosedPrivacyRequest' });

const BundleView = z
  .object({
    externalUserId: z.string(),
    createdAt: timestamp,
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    cut: z.array(z.string()).meta({ description: 'Sections with more rows than the bundle holds' }),
    purposes: z.array(
      z.object({ class: z.string(), purpose: z.string(), basis: z.string(), ends: z.string() }),
    ),
    leftOut: z.record(z.string(), z.string()).meta({ description: 'Tables that are left out, and why' }),
    recipients: z.array(z.object({ type: z.string(), name: z.string() })),
    pdf: z.string().meta({ description: 'The same for a reader, as a PDF in base64' }),
  })
  .meta({ id: 'PrivacyBundle' });

const RequestParams = z.object({ id: idOf('prq') });

function viewRequest(request: PrivacyRequest): z.output<typeof RequestView> {
  const { developerId: _tenant, state: status, ...rest } = request;
  return {
    id: rest.id,
    externalUserId: rest.externalUserId,
    type: rest.type,
    status,
    note: rest.note,
    answer: rest.answer,
    createdBy: rest.openedBy,
    createdAt: rest.openedAt.toISOString(),
    dueAt: rest.dueAt.toISOString(),
    closedBy: rest.closedBy,
    closedAt: rest.closedAt?.toISOString() ?? null,
    erasureId: rest.erasureId,
    bundleExpiresAt: rest.bundleExpiresAt?.toISOString() ?? null,
  };
}

function viewClosed({ kept, ...request }: ClosedRequest): z.output<typeof ClosedView> {
  return {
    ...viewRequest(request),
    kept: kept.map((one) => ({ ...one, until: one.until?.toISOString() ?? null })),
  };
}

function keyOf({ caller, params }: { caller: Caller; params: { id: string } }) {
  return { developerId: caller.developerId, id: params.id };
}

/** Requests of people about their own data. */
export const privacyRequestEndpoints = [
  command('POST /privacy/requests', {
    operationId: 'createPrivacyRequest',
    permission: 'privacy.write',
    tag: 'Privacy',
    summary: 'Record a privacy request',
    description: `Records that a person asks to see, correct, erase or restrict their data, or objects to its
      use. The clock runs from now: \`dueAt\` is in 28 days. Nothing else happens until you complete or refuse
      the request, so check first who is asking.`,
    body: z.object({
      externalUserId: externalId('externalUserId').refine((id) => id !== OWN_ACCOUNT_ID, {
        error: 'externalUserId is the id of the platform’s own payout account, which is not a person',
      }),
      type,
      note: text('note', { max: MAX_TEXT }).optional(),
    }),
    answer: created('The request', RequestView),
    run: ({ context, caller: { developerId }, body: { note = null, ...body } }, answerFor) =>
      openRequest(context, { developerId, note, ...body }, answerFor),
    view: viewRequest,
  }),

  list('GET /privacy/requests', {
    operationId: 'listPrivacyRequests',
    permission: 'privacy.read',
    tag: 'Privacy',
    summary: 'List privacy requests',
    description: `Returns requests, newest first. Filter by status, type and person. ${PAGING_NOTE}`,
    query: PageQuery.extend({
      status: z
        .enum(REQUEST_STATES, { error: `status must be one of ${REQUEST_STATES.join(', ')}` })
        .optional(),
      type: type.optional(),
      externalUserId: externalId('externalUserId').optional(),
      ...periodFilters,
    }),
    answer: ok('A page of requests', RequestView),
    cursor: byId('prq'),
    rows: ({ context, caller, query: { status: state, ...query } }, part) =>
      requests.list(context.db, caller.developerId, { ...query, state }, part),
    view: viewRequest,
  }),

  read('GET /privacy/requests/:id', {
    operationId: 'retrievePrivacyRequest',
    permission: 'privacy.read',
    tag: 'Privacy',
    summary: 'Retrieve a privacy request',
    description: 'Returns the request, its clock, and how it ended.',
    params: RequestParams,
    answer: ok('The request', RequestView),
    run: async (call) => {
      const found = await requests.find(call.context.db, keyOf(call));
      if (!found)
        throw new Problem('not_found', `There is no privacy request ${call.params.id} in this account.`);
      return found;
    },
    view: viewRequest,
  }),

  command('POST /privacy/requests/:id/complete', {
    operationId: 'completePrivacyRequest',
    permission: 'privacy.write',
    tag: 'Privacy',
    summary: 'Complete a privacy request',
    description: `Does what the request asks for. **access** prepares the bundle. **erase** erases the person
      for good: the keys to their part of the history, and names, addresses, account numbers, pictures and face
      embeddings everywhere else; \`kept\` says what stays, why and until when. It is refused while the person
      has agreements that are not over. A former member of your team is the person \`surety:member:mem_…\`:
      the audit log forgets them too. **restrict** and **object** keep the data and stop scoring, face search
      and mail. **correct** keeps each corrected field beside what was stored, and records
      \`person.corrected\`: send the corrected data with the calls that you sent it with first as well.`,
    errors: ['privacy_request_closed', 'person_in_agreements', 'member_in_team'],
    params: RequestParams,
    body: z.object({
      answer: text('answer', { max: MAX_TEXT }).optional(),
      corrected: z
        .array(
          z.object({
            field: text('field', { max: 100 }).meta({ description: 'Such as `name`' }),
            was: text('was', { max: MAX_TEXT }).nullable(),
            is: text('is', { max: MAX_TEXT }),
          }),
        )
        .max(MAX_FIELDS, { error: `corrected must have at most ${MAX_FIELDS} entries` })
        .optional()
        .meta({ description: 'For `correct`: each field with the old and the new version, encrypted' }),
    }),
    answer: ok('The closed request', ClosedView),
    run: (call, answerFor) => {
      const { answer = null, corrected = [] } = call.body;
      return completeRequest(call.context, keyOf(call), { answer, corrected }, answerFor);
    },
    view: viewClosed,
  }),

  command('POST /privacy/requests/:id/refuse', {
    operationId: 'refusePrivacyRequest',
    permission: 'privacy.write',
    tag: 'Privacy',
    summary: 'Refuse a privacy request',
    description: 'Closes the request with a reason, which the person has a right to know.',
    errors: ['privacy_request_closed'],
    params: RequestParams,
    body: z.object({ answer: text('answer', { max: MAX_TEXT }) }),
    answer: ok('The closed request', ClosedView),
    run: (call, answerFor) => refuseRequest(call.context, keyOf(call), call.body.answer, answerFor),
    view: viewClosed,
  }),

  read('GET /privacy/requests/:id/bundle', {
    operationId: 'retrievePrivacyBundle',
    permission: 'privacy.write',
    tag: 'Privacy',
    summary: 'Download the bundle of a request',
    description: `Returns the answer to a request for access: everything that is stored about the person and
      that they have a right to see, with purposes, periods and recipients. Data about other people is left
      out. Each download is recorded in the audit log (\`privacy_bundle.seen\`).`,
    errors: ['bundle_expired'],
    heavy: true,
    params: RequestParams,
    answer: ok('The bundle', BundleView),
    run: (call) => readBundle(call.context, keyOf(call)),
    view: (bundle) => bundle as z.output<typeof BundleView>,
  }),
];
