import { unlessTaken } from '#actions/unless-taken.ts';
import type { CallerMetadata } from '#core/caller-metadata.ts';
import { environmentOf } from '#core/environment.ts';
import type { Challenge } from '#core/identity/challenge.ts';
import { type DocumentContent, holderOf, identifier, sureNameOf } from '#core/identity/document/content.ts';
import type { Claim } from '#core/identity/document/faults.ts';
import type {
  ChallengeImages,
  IdentityImages,
  IdentityOutcome,
  IdentityTicket,
  Measured,
  Scale,
} from '#core/identity/engine.ts';
import { alikeFrom, faceOf } from '#core/identity/faces.ts';
import { type IdentityRules, type Keeping, keepingOf } from '#core/identity/identity-policy.ts';
import type { DocumentType } from '#core/identity/reading.ts';
import { compareWithRegister, type RegisterNumber } from '#core/identity/registry.ts';
import { playTestPeople } from '#core/identity/test-people.ts';
import { judgeIdentity } from '#core/identity/verdict.ts';
import { DAY_MS } from '#core/time.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as policies from '#store/identity/policies.ts';
import type { Verification } from '#store/identity/verifications.ts';
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
  /** Which types will do; any, when it is left out. */
  readonly acceptedTypes?: readonly DocumentType[] | undefined;
  /** Whether the caller wants to be told what the document says. */
  readonly wantsDocument?: boolean | undefined;
  /** Who the caller says it is. */
  readonly claim?: Claim | undefined;
  /** Movements that were asked for, and the frames that answer them. */
  readonly answer?: { readonly to: Challenge; readonly frames: ChallengeImages } | undefined;
  readonly deviceFingerprint?: string | undefined;
  /** A number under which a national register should have the person. */
  readonly registered?: RegisterNumber | undefined;
  /** What the person was told would be kept of them; no less than the policy says, when it is left out. */
  readonly agreed?: Keeping | undefined;
  readonly callerMetadata?: CallerMetadata | undefined;
};

export type Verified = Verification & {
  /** What the document says: told to whoever asks now, and kept only where the account wants it. */
  readonly document: DocumentContent | null;
};

/** Looks at the pictures, judges, and stores the verdict with its event. Passed or not, that is an answer. */
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

/** All but whether the document is somebody else's, which is found out when it is written down. */
export async function decideIdentity(context: IdentityContext, input: VerifyInput): Promise<Decided> {
  const { document, selfies, deviceFingerprint, statedType, acceptedTypes, claim, answer } = input;
  const rules = await policies.find(context.db, input.developerId);
  const keeping = keepingOf(rules, input.agreed);
  const asked = askRegister(context, input.registered);
  const outcome = await look(input, {
    document: document.bytes,
    selfies: selfies.map((selfie) => selfie.bytes),
    thorough: input.wantsDocument === true || needsAll(rules, input),
    challenge: answer?.frames,
    keep: keeping.keepPicturesDays !== null,
    face: keeping.searchFacesDays !== null,
  });
  if ('badImage' in outcome) throw refusal(outcome.badImage);
  const { reading, page, models, scale, pictures = [] } = outcome;
  const now = context.clock();
  const paper = { page, today: now, claim };
  const options = { ...scale, rules, statedType, acceptedTypes, paper, challenge: answer?.to };
  const content = judgeIdentity(reading, options).read?.content ?? null;
  const found = await asked;
  const named = {
    id: context.newId('idv'),
    externalUserId: input.externalUserId,
    registry: found && ('failed' in found ? 'unavailable' : compareWithRegister(found.person, content)),
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

/** With the bar that the model's own numbers have. */
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

/** In a test environment people who are not there can be verified; in live nothing but the engine decides. */
async function look({ developerId, ticket }: VerifyInput, images: IdentityImages): Promise<IdentityOutcome> {
  const played = environmentOf(developerId) === 'test' ? playTestPeople(images) : null;
  return played ?? ticket.measure(images);
}

function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** Meanwhile the pictures are looked at. Null where nobody wants to know, or there is no register to ask. */
async function askRegister({ registry }: IdentityContext, asked: RegisterNumber | undefined) {
  if (!registry || !asked) return null;
  return registry.lookUp(asked).then(
    (person) => ({ person }),
    () => ({ failed: true as const }),
  );
}

/** Reading a whole page takes longer, so it is done where somebody wants to know what stands there. */
function needsAll(rules: IdentityRules, { claim, registered }: VerifyInput): boolean {
  const isClaimed = claim?.name !== undefined || claim?.birthDate !== undefined || registered !== undefined;
  const isKept = rules.keepDocument || rules.keepName || rules.screenNames;
  return isClaimed || isKept || rules.documentSeenBefore !== 'off' || rules.minimumAge !== null;
}
