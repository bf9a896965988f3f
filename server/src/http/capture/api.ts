import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import {
  type Attendance,
  attend,
  bringPicture,
  consent,
  findAttendance,
  finishAttempt,
  LINK_DEAD,
} from '#actions/identity/sessions/attend-session.ts';
import { answerStep, bringAnswer, challengePerson } from '#actions/identity/sessions/challenge-person.ts';
import {
  beginRegisterCheck,
  declineRegisterCheck,
  finishRegisterCheck,
} from '#actions/identity/sessions/check-register.ts';
import { inTimeOf } from '#actions/tenant-time.ts';
import { accountOf } from '#core/environment.ts';
import { LOOKS_EACH } from '#core/identity/challenge.ts';
import { showStep } from '#core/identity/challenge-steps.ts';
import { identityBusy } from '#core/identity/engine.ts';
import { imageKind } from '#core/identity/picture.ts';
import {
  CONSENT_VERSION,
  DOCUMENT_PART,
  FACE_PARTS,
  MAX_DOCUMENT_BYTES,
  MAX_FRAME_BYTES,
  PAGE_LANGUAGES,
} from '#core/identity/session.ts';
import { Problem } from '#core/problem.ts';
import type { Guard } from '#http/pipeline/call.ts';
import { type BodyReader, endpointBy } from '#http/pipeline/endpoint.ts';
import type { RatePolicy } from '#http/pipeline/limits/bucket.ts';
import { boundUploads } from '#http/pipeline/limits/upload-room.ts';
import { idOf, NO_CONTENT, ok } from '#http/pipeline/schemas.ts';
import { type Service, scope } from '#http/pipeline/scope.ts';
import { hashOfLink } from '#store/identity/sessions.ts';
import { ChallengeView, CommitBody, StepView, viewStep, WishesBody } from './challenge-view.ts';
import { type Attended, PageView, viewPage } from './page-view.ts';
import { missingFields, RegisterBody } from './register-view.ts';

export const CAPTURE_API = '/verify/api';

/** Mobile networks put many people behind one address; a link belongs to one person. */
const PER_ADDRESS: RatePolicy = { name: 'verify-address', perSecond: 20, burst: 400 };
const PER_LINK: RatePolicy = { name: 'verify-link', perSecond: 4, burst: 80 };
/** Analysing pictures is the expensive part. */
const VERDICTS_PER_LINK: RatePolicy = { name: 'verify-verdicts', perSecond: 1 / 10, burst: 5 };

/** Each question goes to the provider. */
const CONSENTS_PER_LINK: RatePolicy = { name: 'verify-consents', perSecond: 1 / 5, burst: 10 };

const TOKEN = /^[\w-]{43}$/;
const attendances = new WeakMap<FastifyRequest, Attendance>();

/** The link itself is the credential. It is checked before any of the body is read. */
function askForLink({ context, cellLookup, limits }: Service): Guard<null> {
  return async (request, reply) => {
    await limits.takeFrom(PER_ADDRESS, reply, request.ip);
    const token = String(request.headers['x-session-token'] ?? '');
    if (!TOKEN.test(token)) throw new Problem('not_found', 'This link is not complete. Ask for a new one.');
    await limits.take(PER_LINK, reply, token);
    const name = () => hashOfLink(token).toString('base64');
    const attendance = await cellLookup.find(request, name, (cell) => findAttendance(cell, token));
    if (!attendance) throw new Problem('not_found', LINK_DEAD);
    attendances.set(request, attendance);
    // The models load while the person takes the pictures.
    if (!attendance.session.endedAt) context.identity.prepare();
    return null;
  };
}

function attendanceOf(request: FastifyRequest): Attendance {
  const attendance = attendances.get(request);
  if (!attendance) throw new Error('a request without a link passed the guard');
  return attendance;
}

/** Everything done through a link counts as done by the person it was created for. */
function attended({ context, wire }: { context: Context; wire: { request: FastifyRequest } }): Attended {
  const attendance = attendanceOf(wire.request);
  const timed = inTimeOf(context, attendance.aheadMs);
  return {
    context: {
      ...timed,
      caller: { ...timed.caller, actor: { type: 'person', id: attendance.session.id } },
    },
    attendance,
  };
}

const ConsentBody = z.object({
  version: z.literal(CONSENT_VERSION, 'this text has changed; reload the page'),
  language: z.enum(PAGE_LANGUAGES),
  // The page's announcement of what will be stored. A page without one has announced that nothing is.
  keepDocument: z.boolean().default(false),
  keepName: z.boolean().default(false),
  keepPicturesDays: z.int().min(1).max(30).nullable().default(null),
  searchFacesDays: z.int().min(1).max(365).nullable().default(null),
});

const LIMITS: ReadonlyMap<string, number> = new Map([
  [DOCUMENT_PART, MAX_DOCUMENT_BYTES],
  ...FACE_PARTS.map((name) => [name, MAX_FRAME_BYTES] as const),
]);

/** The most that one link may upload at once: a document, or all frames of a series of movements. */
const OF_ONE_LINK = { maxBytes: 6 * 1024 * 1024, whenFull: 'refuse', busy: identityBusy } as const;

/** The body is the picture itself. */
const pictureBody: BodyReader = {
  contentType: 'image/jpeg',
  install(app) {
    boundUploads(app, (request) => {
      const { token, session } = attendanceOf(request);
      return { ...OF_ONE_LINK, name: `link ${token}`, accountId: accountOf(session.developerId) };
    });
    const options = { parseAs: 'buffer', bodyLimit: MAX_DOCUMENT_BYTES } as const;
    app.addContentTypeParser(['image/jpeg', 'image/png'], options, (_request, body, done) =>
      done(null, body),
    );
  },
};

function pictureOf({ body }: FastifyRequest, name: string, limit: number): Uint8Array {
  const details = (message: string) => ({ details: [{ path: name, message }] });
  if (!Buffer.isBuffer(body) || imageKind(body) === null) {
    throw new Problem('unsupported_media_type', undefined, details('is neither a JPEG nor a PNG file'));
  }
  if (body.length > limit) {
    throw new Problem('payload_too_large', undefined, details('is too large'));
  }
  return body;
}

const byLink = endpointBy<null>();

const captureEndpoints = [
  byLink('GET /session', {
    operationId: 'attendIdentitySession',
    permission: null,
    answer: ok('The person’s progress', PageView),
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
      const { version: _version, ...said } = call.body;
      await consent(context, attendance, said);
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
        const bytes = pictureOf(call.wire.request, name, LIMITS.get(name) ?? 0);
        await bringPicture(context, attendance, name, bytes);
      },
      view: () => undefined,
    }),
    reader: pictureBody,
  },

  byLink('POST /challenge', {
    operationId: 'drawChallenge',
    permission: null,
    body: WishesBody,
    answer: ok('The first movement to make', ChallengeView),
    run: (call) => {
      const { context, attendance } = attended(call);
      return challengePerson(context, attendance, call.body);
    },
    view: ({ nonce, moves, colours, secondsEach, expiresAt }) => ({
      ...viewStep(showStep({ moves, colours }, 0)),
      nonce,
      secondsEach,
      expiresAt,
      looksEach: LOOKS_EACH,
    }),
  }),

  byLink('POST /challenge/:nonce/steps/:step', {
    operationId: 'answerChallengeStep',
    permission: null,
    params: z.object({ nonce: idOf('chl'), step: z.coerce.number().int().min(0).max(9) }),
    body: CommitBody,
    answer: ok('The next movement to make, or the colours to show, or neither', StepView),
    run: (call) => {
      const { context, attendance } = attended(call);
      const { nonce, step } = call.params;
      return answerStep(context, attendance, { nonce, step, hashes: call.body.frames });
    },
    view: viewStep,
  }),

  {
    ...byLink('PUT /challenge/:nonce/:frame', {
      operationId: 'answerChallenge',
      permission: null,
      params: z.object({ nonce: idOf('chl'), frame: z.string().regex(/^(?:m\d-\d|f\d)$/) }),
      answer: NO_CONTENT,
      run: async (call) => {
        const { context, attendance } = attended(call);
        const { nonce, frame } = call.params;
        const bytes = pictureOf(call.wire.request, frame, MAX_FRAME_BYTES);
        await bringAnswer(context, attendance, { nonce, frame, bytes });
      },
      view: () => undefined,
    }),
    reader: pictureBody,
  },

  byLink('POST /register', {
    operationId: 'beginRegisterCheck',
    permission: null,
    body: RegisterBody,
    answer: ok('The person’s progress', PageView),
    run: async (call) => {
      const { context, attendance } = attended(call);
      const { version: _version, ...request } = call.body;
      const missing = missingFields(context, attendance.session, call.body);
      if (missing.length > 0) {
        const details = missing.map((path) => ({ path, message: `${path} is missing` }));
        throw new Problem('validation_failed', undefined, { details });
      }
      const returnUrl = `${context.front.origin}/verify`;
      await beginRegisterCheck(context, attendance, { ...request, returnUrl });
      return viewPage({ context, attendance: await attend(context, attendance.token) });
    },
    view: (view) => view,
  }),

  byLink('POST /register/finish', {
    operationId: 'finishRegisterCheck',
    permission: null,
    answer: ok('The person’s progress', PageView),
    run: async (call) => {
      const { context, attendance } = attended(call);
      const { reply, limits } = call.wire;
      await limits.take(CONSENTS_PER_LINK, reply, attendance.token);
      await finishRegisterCheck(context, attendance);
      return viewPage({ context, attendance: await attend(context, attendance.token) });
    },
    view: (view) => view,
  }),

  byLink('POST /register/decline', {
    operationId: 'declineRegisterCheck',
    permission: null,
    answer: ok('The person’s progress', PageView),
    run: async (call) => {
      const { context, attendance } = attended(call);
      await declineRegisterCheck(context, attendance);
      return viewPage({ context, attendance: await attend(context, attendance.token) });
    },
    view: (view) => view,
  }),

  byLink('POST /finish', {
    operationId: 'finishIdentityAttempt',
    permission: null,
    body: z.object({ virtualCamera: z.boolean().nullable().default(null) }),
    answer: ok('The result of the attempt', PageView),
    run: async (call) => {
      const { context, attendance } = attended(call);
      const { reply, limits } = call.wire;
      await limits.take(VERDICTS_PER_LINK, reply, attendance.token);
      const ticket = context.identity.takeTicket(accountOf(attendance.session.developerId));
      // A person who loses the connection finds the verdict when they return.
      try {
        await finishAttempt(context, attendance, ticket, call.body);
      } finally {
        ticket.leave();
      }
      return viewPage({ context, attendance: await attend(context, attendance.token) });
    },
    view: (view) => view,
  }),
];

export function captureApi(service: Service): FastifyPluginAsync {
  return scope(service, { guard: askForLink(service), endpoints: captureEndpoints, hidden: true });
}
