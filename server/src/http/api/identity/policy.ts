import { z } from 'zod';
import { changeIdentityPolicy } from '#actions/identity/change-identity-policy.ts';
import {
  DEFAULT_RULES,
  type IdentityPolicy,
  LIVENESS_LEVELS,
  SEEN_BEFORE,
} from '#core/identity/identity-policy.ts';
import { rulesOf } from '#core/revision.ts';
import { MAY_WAIT } from '#http/api/approvals/approval-views.ts';
import { command, read } from '#http/pipeline/endpoint.ts';
import { ok } from '#http/pipeline/schemas.ts';
import { policyVersions, RevisionFields, viewRevision } from '#http/pipeline/shape/revisions.ts';
import * as policies from '#store/identity/policies.ts';
import { MAX_FRAMES } from './form.ts';

const MAX_AGE = 120;

const MAX_DOCUMENT_DAYS = 3_650;
/** Long enough for a complaint and its review. */
const PICTURE_DAYS = { fewest: 7, most: 30 };
/** A person who wants to register a second time waits some months at most. */
const FACE_DAYS = { fewest: 7, most: 365 };

const within = (name: string, max: number, min = 1) => {
  const error = `${name} must be a whole number from ${min} to ${max}`;
  return z.int(error).min(min, error).max(max, error);
};

const RULES = {
  keepDocument: z.boolean('keepDocument must be true or false').meta({
    description: 'Store the data read from the document, encrypted, with each verification',
  }),
  keepDocumentDays: within('keepDocumentDays', MAX_DOCUMENT_DAYS).nullable().meta({
    description: 'The days after which it is deleted. Null keeps it until the person is erased',
  }),
  keepPicturesDays: within('keepPicturesDays', PICTURE_DAYS.most, PICTURE_DAYS.fewest)
    .nullable()
    .meta({
      description:
        'The days for which pictures are kept for reviewers, encrypted with a key of the person’s own. ' +
        'Null keeps none',
    }),
  searchFacesDays: within('searchFacesDays', FACE_DAYS.most, FACE_DAYS.fewest)
    .nullable()
    .meta({
      description:
        'The days for which the face embeddings of verified users are kept, encrypted with a key of the ' +
        'person’s own, and compared with those of other users. Users with similar faces are added to the ' +
        'review queue. Null keeps none. A lower number also applies to embeddings already kept',
    }),
  keepName: z.boolean('keepName must be true or false').meta({
    description:
      'Store the names of verified users, encrypted, so that payout accounts have an identityNameMatch',
  }),
  screenNames: z.boolean('screenNames must be true or false').meta({
    description:
      'Screen verified users against the watch lists, by the name, birth date and country of their ' +
      'document, and again when a list changes',
  }),
  minimumFrames: within('minimumFrames', MAX_FRAMES).meta({
    description: 'A verification with fewer selfie frames fails',
  }),
  livenessLevel: z
    .enum(LIVENESS_LEVELS, { error: `livenessLevel must be ${LIVENESS_LEVELS.join(' or ')}` })
    .meta({
      description:
        'active: frames alone are not enough; the person must make movements that the server chooses',
    }),
  requireFlash: z.boolean('requireFlash must be true or false').meta({
    description:
      'Movements fail unless the face reflects the colours that the screen shows at their end: `flash` must ' +
      'be seen. People in bright rooms and those who must not see flashes fail too',
  }),
  documentSeenBefore: z
    .enum(SEEN_BEFORE, { error: `documentSeenBefore must be one of ${SEEN_BEFORE.join(', ')}` })
    .meta({
      description:
        'For a document that another of your users has presented: `off` ignores it, `flag` reports it ' +
        'in documentSeenBefore when its number could be read quickly, `refuse` reads all of it and fails ' +
        'the verification',
    }),
  recogniseDocumentDays: within('recogniseDocumentDays', MAX_DOCUMENT_DAYS)
    .nullable()
    .meta({
      description:
        'The days after which the keyed hash of the document’s number is deleted, by which documentSeenBefore ' +
        'recognises it. Null keeps it until the person is erased. A lower number also applies to hashes ' +
        'already kept',
    }),
  minimumAge: within('minimumAge', MAX_AGE).nullable().meta({
    description: 'In years; `underAge` tells whether the person is younger. Null disables the check',
  }),
};

const PolicyView = z
  .object({
    ...RULES,
    ...RevisionFields,
  })
  .meta({ id: 'IdentityPolicy' });

/** Fields that are left out get their default values. */
const PolicyBody = z.object({
  keepDocument: RULES.keepDocument.default(DEFAULT_RULES.keepDocument),
  keepDocumentDays: RULES.keepDocumentDays.default(DEFAULT_RULES.keepDocumentDays),
  keepPicturesDays: RULES.keepPicturesDays.default(DEFAULT_RULES.keepPicturesDays),
  searchFacesDays: RULES.searchFacesDays.default(DEFAULT_RULES.searchFacesDays),
  keepName: RULES.keepName.default(DEFAULT_RULES.keepName),
  screenNames: RULES.screenNames.default(DEFAULT_RULES.screenNames),
  minimumFrames: RULES.minimumFrames.default(DEFAULT_RULES.minimumFrames),
  livenessLevel: RULES.livenessLevel.default(DEFAULT_RULES.livenessLevel),
  requireFlash: RULES.requireFlash.default(DEFAULT_RULES.requireFlash),
  documentSeenBefore: RULES.documentSeenBefore.default(DEFAULT_RULES.documentSeenBefore),
  recogniseDocumentDays: RULES.recogniseDocumentDays.default(DEFAULT_RULES.recogniseDocumentDays),
  minimumAge: RULES.minimumAge.default(DEFAULT_RULES.minimumAge),
});

/** This environment's requirements for verifications. */
export const identityPolicyEndpoints = [
  read('GET /policies/identity', {
    operationId: 'retrieveIdentityPolicy',
    permission: 'identity.read',
    tag: 'Identity',
    summary: 'Retrieve the identity policy',
    description: `Returns the rules in use: what a verification requires and what is stored. An account that
      has not set any has the defaults.`,
    heavy: true,
    answer: ok('The identity policy of this environment', PolicyView),
    run: ({ context, caller }) => policies.find(context.db, caller.developerId),
    view: viewPolicy,
  }),

  policyVersions('GET /policies/identity/versions', {
    operationId: 'listIdentityPolicyVersions',
    permission: 'identity.read',
    tag: 'Identity',
    name: 'identity policy',
    answer: PolicyView,
    list: policies.list,
    view: viewPolicy,
  }),

  command('PUT /policies/identity', {
    operationId: 'changeIdentityPolicy',
    permission: 'identity_policy.write',
    tag: 'Identity',
    summary: 'Change the identity policy',
    description: `Applies to verifications from now on. Send the complete policy: fields that are left out
      return to their defaults. Keeping less does not delete data that is already stored, except face
      embeddings and hashes of documents, which are never kept longer than the current policy allows. For other data, erase the
      person or wait until the retention period ends.`,
    body: PolicyBody,
    answer: ok('The updated policy', PolicyView),
    later: MAY_WAIT,
    run: ({ context, caller: { developerId }, body }, answerFor) =>
      changeIdentityPolicy(context, developerId, body, answerFor),
    view: viewPolicy,
  }),
];

function viewPolicy(policy: IdentityPolicy): z.output<typeof PolicyView> {
  return { ...rulesOf(policy), ...viewRevision(policy) };
}
