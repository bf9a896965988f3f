// Made from openapi.json by `npm run openapi`, do not edit.
import type { PageParams } from '../pages.ts';
import type { Flag, RiskOutcome } from './risk.ts';

/**
 * appeal: a failed verification that somebody contests; payer: a deposit in another name than the buyer’s;
 * face: somebody who looks like another user.
 */
export type ReviewKind = 'assessment' | 'appeal' | 'screening' | 'payer' | 'face';

/**
 * Of an assessment let_through or fraud, of an appeal or a payer accept or refuse, of a hit on a list or a
 * face other_person or same_person; ask_verification of any.
 */
export type ReviewDecision =
  | 'let_through'
  | 'fraud'
  | 'accept'
  | 'refuse'
  | 'other_person'
  | 'same_person'
  | 'ask_verification';

/** What waits for a person, or was decided. */
export type Review = {
  id: string;
  kind: ReviewKind;
  /**
   * The assessment that weighs most, the verification, the hit on a watch list, or the deposit as
   * provider:transactionId.
   */
  subjectId: string;
  externalUserId: string;
  agreementId: string | null;
  flag: Flag | null;
  score: number | null;
  /** LAPSED: nobody looked for thirty days. */
  state: 'OPEN' | 'DECIDED' | 'LAPSED';
  /** What somebody says who asks for it. */
  claim: string | null;
  /** A member. */
  assignee: string | null;
  /** ISO 8601. */
  openedAt: string;
  /** ISO 8601. */
  dueAt: string;
  decision: ReviewDecision | null;
  reason: string | null;
  decidedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
  /** ISO 8601. */
  decidedAt: string | null;
};

/** A remark about a review. */
export type ReviewComment = {
  id: string;
  text: string;
  actor: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  createdAt: string;
};

/** What `retrieve` answers. */
export type ReviewWithComments = {
  id: string;
  kind: ReviewKind;
  /**
   * The assessment that weighs most, the verification, the hit on a watch list, or the deposit as
   * provider:transactionId.
   */
  subjectId: string;
  externalUserId: string;
  agreementId: string | null;
  flag: Flag | null;
  score: number | null;
  /** LAPSED: nobody looked for thirty days. */
  state: 'OPEN' | 'DECIDED' | 'LAPSED';
  /** What somebody says who asks for it. */
  claim: string | null;
  /** A member. */
  assignee: string | null;
  /** ISO 8601. */
  openedAt: string;
  /** ISO 8601. */
  dueAt: string;
  decision: ReviewDecision | null;
  reason: string | null;
  decidedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
  /** ISO 8601. */
  decidedAt: string | null;
  comments: ReviewComment[];
  /** On watch lists, the likeliest first; of a screening alone. */
  hits: WatchListHit[];
  /** Whose face is like this one, the likest first; of a face alone. */
  faces: {
    externalUserId: string;
    /** The cosine of the two faces: 1 is the same picture. */
    likeness: number;
  }[];
};

/** What `decide` answers. */
export type DecidedReview = {
  id: string;
  kind: ReviewKind;
  /**
   * The assessment that weighs most, the verification, the hit on a watch list, or the deposit as
   * provider:transactionId.
   */
  subjectId: string;
  externalUserId: string;
  agreementId: string | null;
  flag: Flag | null;
  score: number | null;
  /** LAPSED: nobody looked for thirty days. */
  state: 'OPEN' | 'DECIDED' | 'LAPSED';
  /** What somebody says who asks for it. */
  claim: string | null;
  /** A member. */
  assignee: string | null;
  /** ISO 8601. */
  openedAt: string;
  /** ISO 8601. */
  dueAt: string;
  decision: ReviewDecision | null;
  reason: string | null;
  decidedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
  /** ISO 8601. */
  decidedAt: string | null;
  verification: {
    sessionId: string;
    /** The link for this person alone. It is said this once. */
    url: string;
    /** ISO 8601. */
    expiresAt: string;
  } | null;
};

/** Somebody who has something in common with the user of a review. */
export type ReviewLinkedUser = {
  /** What they have in common; deal: this user pays them. */
  tie: 'device' | 'network' | 'bank_account' | 'deal';
  /** Which: the same for all who share it. */
  through: string;
  externalUserId: string;
  /** Their newest. */
  assessmentId: string | null;
  flag: Flag | null;
  outcome: RiskOutcome | null;
};

/** What opens a review, and how soon it is due. */
export type ReviewPolicy = {
  /**
   * What opens a review by itself. An appeal always does; PAYER, a deposit in another name than the buyer’s,
   * does where you say so. At most 4 of them.
   */
  opens: ('RED' | 'AMBER' | 'SCREENING' | 'PAYER')[];
  /** Within how many hours somebody should have looked. */
  dueHours: {
    /** 1 to 720. */
    RED: number;
    /** 1 to 720. */
    AMBER: number;
    /** 1 to 720. */
    APPEAL: number;
    /** 1 to 720. */
    SCREENING: number;
    /** 1 to 720. */
    PAYER: number;
    /** 1 to 720. */
    FACE: number;
  };
  /** Null: nobody has ever set one. ISO 8601. */
  changedAt: string | null;
};

/** What waits for a person, or was decided: `GET /v1/reviews`. */
export type ListReviewsParams = PageParams & {
  /** Open ones come as they fall due, the others newest first. Default: open. */
  state?: 'open' | 'over' | undefined;
  kind?: ReviewKind | undefined;
  flag?: Flag | undefined;
  /** At most 255 characters. */
  externalUserId?: string | undefined;
  /** The id of a member. At most 100 characters. */
  assignee?: string | undefined;
};

/** Say who looks at it: `POST /v1/reviews/{id}/assign`. */
export type AssignReviewParams = {
  /** Null: nobody in particular. */
  memberId: string | null;
};

/** Write a remark for whoever looks next: `POST /v1/reviews/{id}/comments`. */
export type CommentOnReviewParams = {
  /** At most 1000 characters. */
  text: string;
};

/**
 * Decide; what follows is done, and the assessment labelled, in the same moment:
 * `POST /v1/reviews/{id}/decide`.
 */
export type DecideReviewParams = {
  decision: ReviewDecision;
  /** At most 1000 characters. */
  reason: string;
  /** With the decision fraud: the user is on your block list until then. ISO 8601. */
  blockUntil?: string | undefined;
  /**
   * Of a face: whom you were shown, by externalUserId. Where another has been found since, nothing is
   * decided (409 review_changed). Without it the decision holds for all who are alike by then. At most 20 of
   * them.
   */
  faces?: string[] | undefined;
};

/** Have a person look at a verification that failed: `POST /v1/identity/verifications/{id}/appeal`. */
export type AppealVerificationParams = {
  /** Why the verification was wrong to fail. At most 1000 characters. */
  claim: string;
};

/** Say what opens a review, and how soon it is due, from now on: `PUT /v1/review-policy`. */
export type ChangeReviewPolicyParams = {
  /**
   * What opens a review by itself. An appeal always does; PAYER, a deposit in another name than the buyer’s,
   * does where you say so. At most 4 of them. Default: RED,AMBER,SCREENING.
   */
  opens?: ('RED' | 'AMBER' | 'SCREENING' | 'PAYER')[] | undefined;
  /** Default: [object Object]. */
  dueHours?:
    | {
        /** 1 to 720. */
        RED?: number | undefined;
        /** 1 to 720. */
        AMBER?: number | undefined;
        /** 1 to 720. */
        APPEAL?: number | undefined;
        /** 1 to 720. */
        SCREENING?: number | undefined;
        /** 1 to 720. */
        PAYER?: number | undefined;
        /** 1 to 720. */
        FACE?: number | undefined;
      }
    | undefined;
};

/**
 * Hold a person against the sanctions and watch lists, now and whenever a list changes:
 * `POST /v1/screenings`.
 */
export type ScreenPersonParams = {
  /** At most 255 characters. */
  externalUserId: string;
  /** At most 200 characters. */
  name: string;
  birthDate?: string | undefined;
  /** Nationality, ISO 3166 alpha-2. */
  country?: string | undefined;
};

/** What was found of a person on the lists. */
export type Screening = {
  externalUserId: string;
  /** The likeliest first. New ones wait at the desk. */
  hits: WatchListHit[];
  /** What the person was held against; none were loaded if empty. */
  lists: WatchList[];
};

/** Why a person may be somebody on a list, word by word. */
export type WatchListHit = {
  id: string;
  source: 'ofac' | 'un' | 'uk' | 'eu' | 'csv';
  /** The list’s own id. */
  entryId: string;
  programme: string | null;
  /** How alike they are; never a verdict. 0 to 100. */
  score: number;
  listedName: string;
  parts: {
    given: string;
    listed: string | null;
    /** sound: written otherwise; spelling: one letter off; initial: shortened. */
    likeness: 'same' | 'sound' | 'spelling' | 'initial' | 'none';
  }[];
  /** near: the year is at most one off. */
  birthDate: 'same' | 'near' | 'differs' | 'unknown';
  country: 'same' | 'near' | 'differs' | 'unknown';
};

/** A list that was loaded. */
export type WatchList = {
  source: 'ofac' | 'un' | 'uk' | 'eu' | 'csv';
  version: number;
  entries: number;
  added: number;
  changed: number;
  removed: number;
  /** ISO 8601. */
  loadedAt: string;
};
