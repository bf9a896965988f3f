import { unlessTaken } from '#actions/unless-taken.ts';
import type { CallerMetadata } from '#core/caller-metadata.ts';
import { environmentOf } from '#core/environment.ts';
import type { Challenge } from '#core/identity/challenge.ts';
import { type DocumentContent, holderOf, identifier, sureNameOf } from '#core/identity/document/content.ts';
import type { Claim } from '#core/identity/document/faults.ts';
import type { ChallengeImages, IdentityTicket, Measured, Scale } from '#core/identity/engine.ts';
import { alikeFrom, faceOf } from '#core/identity/faces.ts';
import { type IdentityRules, type Keeping, keepingOf } from '#core/identity/identity-policy.ts';
import type { DocumentType } from '#core/identity/reading.ts';
import type { RegisteredPerson } from '#core/identity/register.ts';
import { playTestPeople } from '#core/identity/test-people.ts';
import { judgeIdentity } from '#core/identity/verdict.ts';
import { DAY_MS } from '#core/time.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as policies from '#store/identity/policies.ts';
import type { Verification } from '#store/identity/verifications.ts';
import * as restrictions from '#store/restrictions.ts';
import { deviceKey } from '#store/risk/records.ts';
import type { IdentityContext } from './context.ts';
import { announce, type Decided, keepVerification } from './keep-verification.ts';
import { refusal } from './refuse-picture.ts';

export type SentImage = { readonly bytes: Uint8Array; readonly sha256: Buffer };

export type VerifyInput = {
  readonly ticket: IdentityTicket;
  readonly developerId: string;
  readonly externalUserId: string;
  readonly document: SentImage;
  readonly selfies: readonly SentImage[];
  readonly statedType?: DocumentType | undefined;
  /** The accepted document types. Defaults to any. */
  readonly acceptedTypes?: readonly DocumentType[] | undefined;
  /** True when the caller wants the contents of the document. */
  readonly wantsDocument?: boolean | undefined;
  /** The claimed identity. */
  readonly claim?: Claim | undefined;
  /** The requested movements and the frames that answer them. */
  readonly answer?: { readonly to: Challenge; readonly frames: ChallengeImages } | undefined;
  readonly deviceFingerprint?: string | undefined;
  /** True when the camera is a program by its name; null when the page could not tell. */
  readonly virtualCamera?: boolean | null | undefined;
  /** The person whom a national register has named. */
  readonly registered?: RegisteredPerson | undefined;
  /** The storage that the person was told about. Defaults to the policy. */
  readonly agreed?: Keeping | undefined;
  readonly callerMetadata?: CallerMetadata | undefined;
};

export type Verified = Verification & {
  /** The contents of the document: returned on request, and stored only if the policy says so. */
  readonly document: DocumentContent | null;
};

/**
 * Analyses the pictures, judges them, and saves the verdict with its event. A failed verification is a normal
 * answer.
 */
export async function verifyIdentity(
  context: IdentityContext,
  input: VerifyInput,
  answerFor: AnswerFor<Verified>,
): Promise<Answered<Verified>> {
  const { developerId, callerMetadata } = input;
  return unlessTaken(context.db, { developerId, kind: 'verification', callerMetadata }, async () => {
    const decided = await decideIdentity(context, input);
    const saved = await context.db.transaction(async (tx) => {
      const verification = await keepVerification(context, tx, input, decided);
      return saveAnswer(tx, developerId, { ...verification, document: decided.content }, answerFor);
    });
    announce(context, saved.result);
    return saved;
  });
}

/** Decides everything except whether another user has the document, which is checked when it is saved. */
export async function decideIdentity(context: IdentityContext, input: VerifyInput): Promise<Decided> {
  const { document, selfies, deviceFingerprint, statedType, acceptedTypes, claim, answer, registered } =
    input;
  const rules = await policies.find(context.db, input.developerId);
  const keeping = await unlessRestricted(context, input, keepingOf(rules, input.agreed));
  const images = {
    document: document.bytes,
    selfies: selfies.map((selfie) => selfie.bytes),
    thorough: input.wantsDocument === true || needsAll(rules, input),
    challenge: answer?.frames,
    keep: keeping.keepPicturesDays !== null,
    face: keeping.searchFacesDays !== null,
    register: registered?.portrait ?? undefined,
  };
  // Test environments recognise the test people; in live, only the engine decides.
  const played = environmentOf(input.developerId) === 'test' ? playTestPeople(images) : null;
  const outcome = played ?? (await input.ticket.measure(images));
  if ('badImage' in outcome) throw refusal(outcome.badImage);
  const { reading, page, models, scale, pictures = [] } = outcome;
  const now = context.clock();
  const paper = { page, today: now, claim, isTestPerson: played !== null };
  const options = { ...scale, rules, statedType, acceptedTypes, paper, registered, challenge: answer?.to };
  const content = judgeIdentity(reading, options).read?.content ?? null;
  const named = {
    id: context.newId('idv'),
    externalUserId: input.externalUserId,
    virtualCamera: input.virtualCamera ?? null,
    facesAlike: 0,
    picturesUntil: pictures.length > 0 ? daysFrom(now, keeping.keepPicturesDays ?? 0) : null,
    createdAt: now,
  };
  return {
    judged: (seenBefore) => {
      const { read: _read, ...verdict } = judgeIdentity(reading, { ...options, seenBefore });
      return { ...named, ...verdict };
    },
    known: rules.documentSeenBefore === 'off' || !content ? null : identifier(content),
    evidence: {
      reading,
      models,
      documentDigest: document.sha256,
      selfieDigests: selfies.map((selfie) => selfie.sha256),
      device: deviceFingerprint === undefined ? null : deviceKey(deviceFingerprint),
    },
    content,
    screened: rules.screenNames && content ? holderOf(content) : null,
    kept: {
      document: keeping.keepDocument ? content : null,
      name: keeping.keepName && content ? sureNameOf(content) : null,
      documentUntil: rules.keepDocumentDays === null ? null : daysFrom(now, rules.keepDocumentDays),
      pictures,
      face: keptFace(outcome, keeping, now),
    },
  };
}

/** The face of a person who restricted the use of their data is neither stored nor searched for. */
async function unlessRestricted(
  { db }: IdentityContext,
  { developerId, externalUserId }: VerifyInput,
  keeping: Keeping,
): Promise<Keeping> {
  if (keeping.searchFacesDays === null) return keeping;
  const since = await restrictions.since(db, { developerId, externalUserId });
  return since === null ? keeping : { ...keeping, searchFacesDays: null };
}

/** With the similarity threshold of the model in use. */
function keptFace(
  { face, models, scale }: Measured & { readonly scale: Scale },
  { searchFacesDays: days }: Keeping,
  now: Date,
): Decided['kept']['face'] {
  if (!face || days === null) return null;
  const model = models['embedding'] ?? Object.keys(models).join();
  return {
    face: faceOf(face),
    model,
    bar: alikeFrom(scale.calibrationPoints),
    keptUntil: daysFrom(now, days),
  };
}

function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** Reading the whole page takes longer, so it is done only when its contents are needed. */
function needsAll(rules: IdentityRules, { claim, registered }: VerifyInput): boolean {
  const isClaimed = claim?.name !== undefined || claim?.birthDate !== undefined || registered !== undefined;
  const isKept = rules.keepDocument || rules.keepName || rules.screenNames;
  // A flag uses what is read anyway; only a refusal depends on the number.
  return isClaimed || isKept || rules.documentSeenBefore === 'refuse' || rules.minimumAge !== null;
}
