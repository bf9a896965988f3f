import { renderSVG } from 'uqr';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import {
  cancelSession,
  createSession,
  findSession,
  type NewSession,
} from '#actions/identity/sessions/create-session.ts';
import { LIVENESS_LEVELS } from '#core/identity/identity-policy.ts';
import {
  REGISTER_PROBLEMS,
  REGISTER_STATES,
  REGISTERS,
  type RegisterCheck,
} from '#core/identity/register.ts';
import {
  agreedTo,
  asOf,
  type IdentitySession,
  MAX_ATTEMPTS,
  PAGE_LANGUAGES,
  SESSION_STATES,
  type SessionState,
} from '#core/identity/session.ts';
import type { Caller } from '#http/pipeline/call.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { created, externalId, idOf, newExternalId, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import { periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as sessions from '#store/identity/sessions.ts';
import * as verifications from '#store/identity/verifications.ts';
import { DocumentTypeName, VerificationResult, viewResult } from './verification-views.ts';

const oneOf = (label: string, words: readonly string[]) => `${label} must be one of ${words.join(', ')}`;

/** The person's browser is redirected there, so it must be a web page and nothing executable. */
const returnUrl = text('returnUrl', { max: 2000 })
  .refine((value) => isPage(value), 'returnUrl must be an http or https URL without a user name')
  .meta({
    description: 'Where the person is redirected afterwards, with `identitySession` added to the query',
  });

function isPage(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

const Requirements = z.object({
  livenessLevel: z
    .enum(LIVENESS_LEVELS, oneOf('livenessLevel', LIVENESS_LEVELS))
    .optional()
    .meta({
      description:
        '`active`: the person also makes movements that the server chooses. Cannot be less than the ' +
        'identity policy requires',
    }),
  documentTypes: z
    .array(DocumentTypeName, 'documentTypes must be a list')
    .min(1, 'documentTypes must have at least one entry; leave it out to accept any')
    .max(4)
    .optional()
    .meta({ description: 'The accepted documents. Defaults to any' }),
  register: z
    .enum(REGISTERS, oneOf('register', REGISTERS))
    .optional()
    .meta({
      description:
        'The national register in which the person is looked up with their consent. They are verified only ' +
        'if it names the person on the document. Each lookup costs money',
    }),
});

const SessionBody = z.object({
  externalUserId: newExternalId('externalUserId'),
  requirements: Requirements.optional(),
  returnUrl: returnUrl.optional(),
  language: z
    .enum(PAGE_LANGUAGES, oneOf('language', PAGE_LANGUAGES))
    .default('en')
    .meta({ description: 'The initial language of the page; the person can choose another' }),
  qr: z
    .boolean('qr must be true or false')
    .default(false)
    .meta({ description: 'Adds the link as a QR code' }),
});

/** Stored with one L; the API has one spelling. */
const CANCELLED = { stored: 'CANCELED', shown: 'CANCELLED' } as const;
type SessionStatus = Exclude<SessionState, typeof CANCELLED.stored> | typeof CANCELLED.shown;
const statusOf = (state: SessionState): SessionStatus =>
  state === CANCELLED.stored ? CANCELLED.shown : state;
const stateOf = (status: SessionStatus): SessionState =>
  status === CANCELLED.shown ? CANCELLED.stored : status;
const SESSION_STATUSES = SESSION_STATES.map(statusOf) as [SessionStatus, ...SessionStatus[]];

const RegisterCheckView = z
  .object({
    status: z.enum(REGISTER_STATES).meta({
      description:
        'ASKED: no person was found yet. CONSENTED: waits for the provider. ANSWERED: the register has named a ' +
        'person. DECLINED, EXPIRED: the person did not consent, or not in time; they can begin again',
    }),
    provider: z.string().nullable(),
    lookups: z.int().meta({ description: 'Lookups so far, at most 3. Each may have cost money' }),
    problem: z.enum(REGISTER_PROBLEMS).nullable().meta({
      description: 'Why the last lookup named no person',
    }),
    consent: z
      .object({ version: z.string(), language: z.string(), givenAt: timestamp })
      .nullable()
      .meta({ description: 'The text about the lookup that the person agreed to last' }),
  })
  .meta({ id: 'RegisterCheck' });

const SessionView = z
  .object({
    id: z.string(),
    externalUserId: z.string(),
    status: z.enum(SESSION_STATUSES).meta({
      description: 'DONE: verified. FAILED: no attempts left. These two, EXPIRED and CANCELLED are final',
    }),
    requirements: z.object({
      livenessLevel: z.enum(LIVENESS_LEVELS),
      documentTypes: z.array(DocumentTypeName).nullable().meta({ description: 'Null accepts any' }),
      register: z.enum(REGISTERS).nullable().meta({ description: 'Null asks for none' }),
    }),
    language: z.enum(PAGE_LANGUAGES),
    returnUrl: z.string().nullable(),
    attempts: z.int(),
    attemptsLeft: z.int(),
    verificationId: z.string().nullable().meta({ description: 'The verification of the last attempt' }),
    consent: z
      .object({
        version: z.string(),
        language: z.enum(PAGE_LANGUAGES),
        givenAt: timestamp,
        keepDocument: z.boolean(),
        keepName: z.boolean(),
        keepPicturesDays: z.int().nullable(),
        searchFacesDays: z.int().nullable(),
      })
      .nullable()
      .meta({
        description:
          'The text that the person agreed to, its language, the time, and what it said would be stored',
      }),
    register: RegisterCheckView.nullable().meta({
      description: 'The lookup in a national register. Null when the session does not ask for it',
    }),
    createdAt: timestamp,
    expiresAt: timestamp,
    endedAt: timestamp.nullable(),
  })
  .meta({ id: 'IdentitySession' });

const NewSessionView = SessionView.extend({
  url: z.string().meta({ description: 'The link, for this person only. It is shown only once' }),
  qr: z.string().optional().meta({ description: 'The link as a QR code in SVG, if it was requested' }),
}).meta({ id: 'NewIdentitySession' });

const SessionWithResult = SessionView.extend({
  verification: VerificationResult.nullable().meta({ description: 'The result of the last attempt' }),
}).meta({ id: 'IdentitySessionResult' });

const ListQuery = PageQuery.extend({
  externalUserId: externalId('externalUserId').optional(),
  status: z.enum(SESSION_STATUSES, oneOf('status', SESSION_STATUSES)).optional(),
  ...periodFilters,
});

const SessionParams = z.object({ id: idOf('ids') });

function keyOf({ caller, params }: { caller: Caller; params: { id: string } }): sessions.SessionKey {
  return { developerId: caller.developerId, id: params.id };
}

/** The token is in the fragment, so that it does not appear in the logs of servers and proxies. */
export function linkOf({ front }: Context, token: string): string {
  return `${front.origin}/verify#${token}`;
}

export const identitySessionEndpoints = [
  command('POST /identity/sessions', {
    operationId: 'createIdentitySession',
    permission: 'identity.write',
    tag: 'Identity',
    summary: 'Create an identity session',
    description: `Creates a link to a page on which a person verifies themselves. Send \`url\` to the
      person, or show it as a QR code (\`qr\`). It works for one hour, for this person, with three attempts,
      and is shown only once. The event \`identity.session.completed\` reports the result; do not rely on
      the browser that returns to \`returnUrl\`.`,
    errors: ['register_unavailable'],
    body: SessionBody,
    answer: created('The session with its link, which works for one hour', NewSessionView),
    secretAnswer: true,
    run: ({ context, caller, body }, answerFor) => {
      const { externalUserId, requirements, language } = body;
      const input = {
        developerId: caller.developerId,
        externalUserId,
        livenessLevel: requirements?.livenessLevel,
        documentTypes: requirements?.documentTypes ?? null,
        language,
        returnUrl: body.returnUrl ?? null,
        register: requirements?.register ?? null,
      };
      return createSession(context, input, answerFor);
    },
    view: viewNew,
  }),

  read('GET /identity/sessions/:id', {
    operationId: 'retrieveIdentitySession',
    permission: 'identity.read',
    tag: 'Identity',
    summary: 'Retrieve an identity session',
    description: `Returns the number of attempts, the person's consent, and the verdict of the last attempt.`,
    params: SessionParams,
    answer: ok('The session', SessionWithResult),
    run: async (call) => {
      const session = await findSession(call.context, keyOf(call));
      const { developerId, verificationId: id } = session;
      const found = id === null ? undefined : await verifications.find(call.context.db, developerId, id);
      return { session, verification: found };
    },
    view: ({ session, verification }) => ({
      ...viewSession(session),
      verification: verification ? viewResult(verification) : null,
    }),
  }),

  list('GET /identity/sessions', {
    operationId: 'listIdentitySessions',
    permission: 'identity.read',
    tag: 'Identity',
    summary: 'List identity sessions',
    description: `Returns identity sessions, newest first. Filter by user and status. ${PAGING_NOTE}`,
    query: ListQuery,
    answer: ok('A page of sessions', SessionView),
    cursor: byId('ids'),
    rows: async ({ context, caller, query: { externalUserId, status, from, to } }, part) => {
      const now = context.clock();
      const rows = await sessions.list(context.db, caller.developerId, {
        externalUserId,
        state: status && stateOf(status),
        now,
        from,
        to,
        ...part,
      });
      return rows.map((row) => asOf(row, now));
    },
    view: viewSession,
  }),

  command('POST /identity/sessions/:id/cancel', {
    operationId: 'cancelIdentitySession',
    permission: 'identity.write',
    tag: 'Identity',
    summary: 'Cancel an identity session',
    description: `Use this for a link that was sent to the wrong person or is no longer needed. Everything
      uploaded through it is deleted; a verdict that was already given is kept.`,
    errors: ['identity_session_over'],
    params: SessionParams,
    answer: ok('The cancelled session', SessionView),
    run: (call, answerFor) => cancelSession(call.context, keyOf(call), answerFor),
    view: viewSession,
  }),
];

function viewNew(
  { session, token }: NewSession,
  { context, body }: { readonly context: Context; readonly body: z.output<typeof SessionBody> },
): z.output<typeof NewSessionView> {
  const url = linkOf(context, token);
  return { ...viewSession(session), url, ...(body.qr && { qr: renderSVG(url) }) };
}

function viewSession(session: IdentitySession): z.output<typeof SessionView> {
  const { id, externalUserId, state, language, attempts, verificationId, consent } = session;
  const { livenessLevel, documentTypes, register } = session;
  return {
    id,
    externalUserId,
    status: statusOf(state),
    requirements: {
      livenessLevel,
      documentTypes: documentTypes && [...documentTypes],
      register: register?.register ?? null,
    },
    language,
    returnUrl: session.returnUrl,
    attempts,
    attemptsLeft: MAX_ATTEMPTS - attempts,
    verificationId,
    consent: consent && viewConsent(session, consent),
    register: register && viewCheck(register),
    createdAt: session.createdAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    endedAt: session.endedAt?.toISOString() ?? null,
  };
}

function viewCheck({ state, provider, lookups, problem, consent }: RegisterCheck) {
  const given = consent && { version: consent.version, language: consent.language, givenAt: consent.at };
  return { status: state, provider, lookups, problem, consent: given };
}

function viewConsent(session: IdentitySession, { at, ...consent }: NonNullable<IdentitySession['consent']>) {
  return { ...consent, givenAt: at, ...agreedTo(session) };
}
