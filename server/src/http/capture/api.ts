import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import {
  type Attendance,
  attend,
  bringPicture,
  consent,
  finishAttempt,
} from '#actions/identity/sessions/attend-session.ts';
import { accountOf } from '#core/environment.ts';
import { imageKind } from '#core/identity/picture.ts';
import {
  asOf,
  CONSENT_VERSION,
  DOCUMENT_PART,
  FACE_PARTS,
  faceParts,
  MAX_ATTEMPTS,
  MAX_DOCUMENT_BYTES,
  MAX_FRAME_BYTES,
  PAGE_LANGUAGES,
  SESSION_STATES,
} from '#core/identity/session.ts';
import { Problem } from '#core/problem.ts';
import type { Guard } from '#http/frame/call.ts';
import { type BodyReader, endpointBy } from '#http/frame/endpoint.ts';
import type { RatePolicy } from '#http/frame/limits/bucket.ts';
import { NO_CONTENT, ok, timestamp } from '#http/frame/schemas.ts';
import { type Service, scope } from '#http/frame/scope.ts';
import * as developers from '#store/account/developers.ts';
import * as policies from '#store/identity/policies.ts';
import * as parts from '#store/identity/session-parts.ts';
import * as verifications from '#store/identity/verifications.ts';

export const CAPTURE_API = '/verify/api';

/** Many people share an address on mobile networks; one link is one person. */
const PER_ADDRESS: RatePolicy = { name: 'verify-address', perSecond: 20, burst: 400 };
const PER_LINK: RatePolicy = { name: 'verify-link', perSecond: 4, burst: 80 };
/** Looking at pictures is what costs. */
const VERDICTS_PER_LINK: RatePolicy = { name: 'verify-verdicts', perSecond: 1 / 10, burst: 5 };

const TOKEN = /^[\w-]{43}$/;
const attendances = new WeakMap<FastifyRequest, Attendance>();

/** The link is the right. It is asked for before a byte of the body is read. */
function askForLink({ context, limits }: Service): Guard<null> {
  return async (request, reply) => {
    await limits.takeFrom(PER_ADDRESS, reply, request.ip);
    const token = String(request.headers['x-session-token'] ?? '');
    if (!TOKEN.test(token)) throw new Problem('not_found', 'This link is not complete. Ask for a new one.');
    await limits.take(PER_LINK, reply, token);
    attendances.set(request, await attend(context, token));
    return null;
  };
}

type Attended = { readonly context: Context; readonly attendance: Attendance };

/** What is done with a link is done by the person whom it was made for. */
function attended({ context, wire }: { context: Context; wire: { request: FastifyRequest } }): Attended {
  const attendance = attendances.get(wire.request);
  if (!attendance) throw new Error('a request without a link came through');
  return { context: { ...context, actor: { type: 'person', id: attendance.session.id } }, attendance };
}

const PageView = z
  .object({
    state: z.enum(SESSION_STATES),
    askedBy: z.string(),
    language: z.enum(PAGE_LANGUAGES),
    livenessLevel: z.enum(['passive', 'active']),
    documentTypes: z.array(z.string()).nullable(),
    /** The pictures of the face that it takes. */
    faces: z.array(z.string()),
    consented: z.boolean(),
    attemptsLeft: z.int(),
    /** What has arrived already, so that nobody sends it twice. */
    parts: z.array(z.string()),
    /** What the last attempt lacked. */
    problems: z.array(z.string()),
    returnUrl: z.string().nullable(),
    expiresAt: timestamp,
  })
  .meta({ title: 'CapturePage' });

const ConsentBody = z.object({
  version: z.literal(CONSENT_VERSION, 'this text has changed; load the page again'),
  language: z.enum(PAGE_LANGUAGES),
});

const LIMITS: ReadonlyMap<string, number> = new Map([
  [DOCUMENT_PART, MAX_DOCUMENT_BYTES],
  ...FACE_PARTS.map((name) => [name, MAX_FRAME_BYTES] as const),
]);

/** A picture is the whole body. */
const pictureBody: BodyReader = {
  contentType: 'image/jpeg',
  install(app) {
    const options = { parseAs: 'buffer', bodyLimit: MAX_DOCUMENT_BYTES } as const;
    app.addContentTypeParser(['image/jpeg', 'image/png'], options, (_request, body, done) =>
      done(null, body),
    );
  },
};

function pictureOf({ body }: FastifyRequest, name: string): Uint8Array {
  const details = (message: string) => ({ details: [{ path: name, message }] });
  if (!Buffer.isBuffer(body) || imageKind(body) === null) {
    throw new Problem('unsupported_media_type', undefined, details('is neither a JPEG nor a PNG file'));
  }
  if (body.length > (LIMITS.get(name) ?? 0)) {
    throw new Problem('payload_too_large', undefined, details('is too large'));
  }
  return body;
}

const byLink = endpointBy<null>();

const captureEndpoints = [
  byLink('GET /session', {
    operationId: 'attendIdentitySession',
    permission: null,
    answer: ok('How far the person has come', PageView),
    run: (call) => viewPage(attended(call)),
    view: (view) => view,
  }),

  byLink('POST /consent', {
    operationId: 'consentToIdentitySession',
    permission: null,
    body: ConsentBody,
    answer: NO_CONTENT,
    run: async (call) => {
      const { context, attendance } = attended(call);
      await consent(context, attendance, call.body.language);
    },
    view: () => undefined,
  }),

  {
    ...byLink('PUT /parts/:name', {
      operationId: 'bringPicture',
      permission: null,
      params: z.object({ name: z.enum([...LIMITS.keys()] as [string, ...string[]]) }),
      answer: NO_CONTENT,
      run: async (call) => {
        const { context, attendance } = attended(call);
        const { name } = call.params;
        await bringPicture(context, attendance, name, pictureOf(call.wire.request, name));
      },
      view: () => undefined,
    }),
    reader: pictureBody,
  },

  byLink('POST /finish', {
    operationId: 'finishIdentityAttempt',
    permission: null,
    answer: ok('What the attempt came to', PageView),
    run: async (call) => {
      const { context, attendance } = attended(call);
      const { reply, limits } = call.wire;
      await limits.take(VERDICTS_PER_LINK, reply, attendance.token);
      const place = context.identity.takePlace(accountOf(attendance.session.developerId));
      // Whoever loses the network meanwhile finds the verdict when they are back.
      try {
        await finishAttempt(context, attendance, place);
      } finally {
        place.leave();
      }
      return viewPage({ context, attendance: await attend(context, attendance.token) });
    },
    view: (view) => view,
  }),
];

async function viewPage({ context, attendance }: Attended): Promise<z.output<typeof PageView>> {
  const session = asOf(attendance.session, context.clock());
  const { developerId, verificationId } = session;
  const [account, policy, names, last] = await Promise.all([
    developers.find(context.db, context.box, accountOf(developerId)),
    policies.find(context.db, developerId),
    parts.names(context.db, session),
    verificationId === null ? undefined : verifications.find(context.db, developerId, verificationId),
  ]);
  return {
    state: session.state,
    askedBy: account?.name ?? '',
    language: session.language,
    livenessLevel: session.livenessLevel,
    documentTypes: session.documentTypes && [...session.documentTypes],
    faces: [...faceParts(policy)],
    consented: session.consent !== null,
    attemptsLeft: MAX_ATTEMPTS - session.attempts,
    parts: names,
    problems: [...new Set(last?.details.map(({ code }) => code) ?? [])],
    returnUrl: returnAddress(session),
    expiresAt: session.expiresAt.toISOString(),
  };
}

/** Says which session they come back from, and nothing about how it went: that is asked with a key. */
function returnAddress({ id, returnUrl }: Attendance['session']): string | null {
  if (returnUrl === null) return null;
  const url = new URL(returnUrl);
  url.searchParams.set('identitySession', id);
  return url.href;
}

export function captureApi(service: Service): FastifyPluginAsync {
  return scope(service, { guard: askForLink(service), endpoints: captureEndpoints, hidden: true });
}
