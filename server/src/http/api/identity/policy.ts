import { z } from 'zod';
import { changeIdentityPolicy } from '#actions/identity/change-identity-policy.ts';
import {
  DEFAULT_RULES,
  type IdentityPolicy,
  LIVENESS_LEVELS,
  SEEN_BEFORE,
} from '#core/identity/identity-policy.ts';
import { MAY_WAIT } from '#http/api/approvals/approval-views.ts';
import { command, read } from '#http/pipeline/endpoint.ts';
import { ok, timestamp } from '#http/pipeline/schemas.ts';
import * as policies from '#store/identity/policies.ts';
import { MAX_FRAMES } from './form.ts';

const MAX_AGE = 120;

const MAX_DOCUMENT_DAYS = 3_650;
/** Long enough for somebody to complain, and for somebody else to look. */
const PICTURE_DAYS = { fewest: 7, most: 30 };
/** Whoever wants a second user waits some months at most. */
const FACE_DAYS = { fewest: 7, most: 365 };

const within = (name: string, max: number, min = 1) => {
  const error = `${name} must be a whole number from ${min} to ${max}`;
  return z.int(error).min(min, error).max(max, error);
};

const RULES = {
  keepDocument: z.boolean('keepDocument must be true or false').meta({
    description: 'Keep what was read from the document, encrypted, with each verification',
  }),
  keepDocumentDays: within('keepDocumentDays', MAX_DOCUMENT_DAYS).nullable().meta({
    description: 'After so many days it is deleted. Null: it stays until the person is erased',
  }),
  keepPicturesDays: within('keepPicturesDays', PICTURE_DAYS.most, PICTURE_DAYS.fewest).nullable().meta({
    description:
      'Keep pictures for people to look at, encrypted with a key of the person’s own, for so many days. Null: none is kept',
  }),
  searchFacesDays: within('searchFacesDays', FACE_DAYS.most, FACE_DAYS.fewest).nullable().meta({
    description:
      'Keep the numbers of the face of whoever is verified, encrypted with a key of the person’s own, for so many days, and look for others with a face like it. Who is found waits at the desk. Null: none is kept. Fewer days count for those that are kept already',
  }),
  keepName: z.boolean('keepName must be true or false').meta({
    description:
      'Keep the name of whoever is verified, encrypted: payout accounts then have an identityNameMatch',
  }),
  screenNames: z.boolean('screenNames must be true or false').meta({
    description:
      'Hold whoever is verified against the watch lists by the name, birth date and country of their document, and again when a list changes',
  }),
  minimumFrames: within('minimumFrames', MAX_FRAMES).meta({
    description: 'A verification with fewer selfie frames fails',
  }),
  livenessLevel: z
    .enum(LIVENESS_LEVELS, { error: `livenessLevel must be ${LIVENESS_LEVELS.join(' or ')}` })
    .meta({ description: 'active: plain frames are not enough, the server must have asked for movements' }),
  documentSeenBefore: z
    .enum(SEEN_BEFORE, { error: `documentSeenBefore must be one of ${SEEN_BEFORE.join(', ')}` })
    .meta({
      description:
        'A document that another of your users has shown: off forgets, flag says so in documentSeenBefore, refuse fails',
    }),
  minimumAge: within('minimumAge', MAX_AGE)
    .nullable()
    .meta({ description: 'In years: underAge says whether the person is younger. Null: nobody asks' }),
};

const PolicyView = z
  .object({
    ...RULES,
    changedAt: timestamp.nullable().meta({ description: 'Null: nobody has ever set one' }),
  })
  .meta({ id: 'IdentityPolicy' });

/** What is not said is as it would be if nobody had set anything. */
const PolicyBody = z.object({
  keepDocument: RULES.keepDocument.default(DEFAULT_RULES.keepDocument),
  keepDocumentDays: RULES.keepDocumentDays.default(DEFAULT_RULES.keepDocumentDays),
  keepPicturesDays: RULES.keepPicturesDays.default(DEFAULT_RULES.keepPicturesDays),
  searchFacesDays: RULES.searchFacesDays.default(DEFAULT_RULES.searchFacesDays),
  keepName: RULES.keepName.default(DEFAULT_RULES.keepName),
  screenNames: RULES.screenNames.default(DEFAULT_RULES.screenNames),
  minimumFrames: RULES.minimumFrames.default(DEFAULT_RULES.minimumFrames),
  livenessLevel: RULES.livenessLevel.default(DEFAULT_RULES.livenessLevel),
  documentSeenBefore: RULES.documentSeenBefore.default(DEFAULT_RULES.documentSeenBefore),
  minimumAge: RULES.minimumAge.default(DEFAULT_RULES.minimumAge),
});

/** What this environment wants of a verification. */
export const identityPolicyEndpoints = [
  read('GET /identity/policy', {
    operationId: 'retrieveIdentityPolicy',
    permission: 'identity.read',
    tag: 'Identity',
    summary: 'What a verification must have, and what is kept of it',
    description: `The rules in use, and those of a new account where nobody has set any.`,
    heavy: true,
    answer: ok('The policy of this environment', PolicyView),
    run: ({ context, caller }) => policies.find(context.db, caller.developerId),
    view: viewPolicy,
  }),

  command('PUT /identity/policy', {
    operationId: 'changeIdentityPolicy',
    permission: 'identity_policy.write',
    tag: 'Identity',
    summary: 'Say what a verification must have, and what is kept of it, from now on',
    description: `For verifications from now on. Send all of it: what is left out goes back to what a new
      account has. To keep less deletes nothing that is kept already, but for faces, of which none is kept
      longer than is wanted now; erase a person for the rest, or wait for the days to pass.`,
    body: PolicyBody,
    answer: ok('The policy as it is now', PolicyView),
    later: MAY_WAIT,
    run: ({ context, caller: { developerId }, body }, answerFor) =>
      changeIdentityPolicy(context, developerId, body, answerFor),
    view: viewPolicy,
  }),
];

function viewPolicy({ changedAt, ...rules }: IdentityPolicy): z.output<typeof PolicyView> {
  return { ...rules, changedAt: changedAt?.toISOString() ?? null };
}
