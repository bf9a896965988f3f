// Made from openapi.json by `npm run openapi`, do not edit.
import type { PageParams } from '../pages.ts';
import type { Flag, RiskOutcome } from './risk.ts';

/**
 * appeal: a failed verification is contested. payer: a deposit under a name other than the buyer’s. face:
 * a user who looks like another user.
 */
export type ReviewType = 'assessment' | 'appeal' | 'hold' | 'screening' | 'payer' | 'face';

/**
 * Assessment: let_through or fraud. Appeal or payer: accept or refuse. Watch list hit or face:
 * other_person or same_person. Any: ask_verification.
 */
export type ReviewDecision =
  | 'let_through'
  | 'fraud'
  | 'accept'
  | 'refuse'
  | 'other_person'
  | 'same_person'
  | 'ask_verification';

/** A case for a person’s decision. */
export type Review = {
  object: 'review';
  environment: 'live' | 'test';
  id: string;
  type: ReviewType;
  /**
   * The most important assessment, the verification, the watch list hit, or the deposit as
   * provider:transactionId.
   */
  subjectId: string;
  externalUserId: string;
  agreementId: string | null;
  flag: Flag | null;
  score: number | null;
  /** LAPSED: not decided within thirty days. */
  status: 'OPEN' | 'DECIDED' | 'LAPSED';
  /** The reason given by the person who asked for it. */
  claim: string | null;
  /** The id of a member. */
  assignee: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  dueAt: string;
  decision: ReviewDecision | null;
  reason: string | null;
  decidedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
  /** ISO 8601. */
  decidedAt: string | null;
};

/** A comment on a review. */
export type ReviewComment = {
  object: 'review_comment';
  environment: 'live' | 'test';
  id: string;
  text: string;
  actor: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  createdAt: string;
};

/** The response of `retrieve`. */
export type ReviewWithComments = {
  object: 'review';
  environment: 'live' | 'test';
  id: string;
  type: ReviewType;
  /**
   * The most important assessment, the verification, the watch list hit, or the deposit as
   * provider:transactionId.
   */
  subjectId: string;
  externalUserId: string;
  agreementId: string | null;
  flag: Flag | null;
  score: number | null;
  /** LAPSED: not decided within thirty days. */
  status: 'OPEN' | 'DECIDED' | 'LAPSED';
  /** The reason given by the person who asked for it. */
  claim: string | null;
  /** The id of a member. */
  assignee: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  dueAt: string;
  decision: ReviewDecision | null;
  reason: string | null;
  decidedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
  /** ISO 8601. */
  decidedAt: string | null;
  comments: ReviewComment[];
  /** Watch list hits, most likely first. Only for a screening. */
  hits: WatchListHit[];
  /** Users with a similar face, most similar first. Only for a face review. */
  faces: {
    externalUserId: string;
    /** The cosine similarity of the two faces; 1 is the same picture. */
    likeness: number;
  }[];
};

/** The response of `decide`. */
export type DecidedReview = {
  object: 'review';
  environment: 'live' | 'test';
  id: string;
  type: ReviewType;
  /**
   * The most important assessment, the verification, the watch list hit, or the deposit as
   * provider:transactionId.
   */
  subjectId: string;
  externalUserId: string;
  agreementId: string | null;
  flag: Flag | null;
  score: number | null;
  /** LAPSED: not decided within thirty days. */
  status: 'OPEN' | 'DECIDED' | 'LAPSED';
  /** The reason given by the person who asked for it. */
  claim: string | null;
  /** The id of a member. */
  assignee: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  dueAt: string;
  decision: ReviewDecision | null;
  reason: string | null;
  decidedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
  /** ISO 8601. */
  decidedAt: string | null;
  verification: {
    sessionId: string;
    /** The link, for this person only. It is shown only once. */
    url: string;
    /** ISO 8601. */
    expiresAt: string;
  } | null;
};

/** A user who has something in common with the user of a review. */
export type ReviewLinkedUser = {
  object: 'linked_user';
  environment: 'live' | 'test';
  /** What they have in common. deal: this user pays them. */
  tie: 'device' | 'network' | 'bank_account' | 'deal';
  /** Identifies the shared item: equal for all who share it. */
  through: string;
  externalUserId: string;
  /** Their latest assessment. */
  assessmentId: string | null;
  flag: Flag | null;
  outcome: RiskOutcome | null;
};

/** What opens a review, and when it is due. */
export type ReviewPolicy = {
  object: 'review_policy';
  environment: 'live' | 'test';
  /**
   * What opens a review automatically. An appeal always does. PAYER (a deposit under a name other than the
   * buyer’s) does only if you add it. At most 4 items.
   */
  opens: ('RED' | 'AMBER' | 'SCREENING' | 'PAYER')[];
  /** The hours within which a review is due. */
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
  /** Increases with each change. 0 when it was never set. */
  version: number;
  /** Null when it was never set. ISO 8601. */
  changedAt: string | null;
  /** Null when it was never set, and for a version that an older version of Surety saved. */
  changedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
};

/** List reviews: `GET /v1/reviews`. */
export type ListReviewsParams = PageParams & {
  /** Open reviews are sorted by due time, the others newest first. Default: OPEN. */
  status?: 'OPEN' | 'DECIDED' | 'LAPSED' | undefined;
  type?: ReviewType | undefined;
  flag?: Flag | undefined;
  /** At most 255 characters. */
  externalUserId?: string | undefined;
  /** The id of a member. At most 100 characters. */
  assignee?: string | undefined;
  /** Only of the agreement with your own reference. At most 200 characters. */
  reference?: string | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** Assign a review: `POST /v1/reviews/{id}/assign`. */
export type AssignReviewParams = {
  /** Null removes the assignment. */
  memberId: string | null;
};

/** Comment on a review: `POST /v1/reviews/{id}/comments`. */
export type CommentOnReviewParams = {
  /** At most 1000 characters. */
  text: string;
};

/** Decide a review: `POST /v1/reviews/{id}/decide`. */
export type DecideReviewParams = {
  decision: ReviewDecision;
  /** At most 1000 characters. */
  reason: string;
  /** With the decision `fraud`: puts the user on your block list until this time. ISO 8601. */
  blockUntil?: string | undefined;
  /**
   * For a face review: the externalUserIds that you were shown. If another one has been found since, nothing
   * is decided (409 review_changed). Without it, the decision covers all similar users found by then. At
   * most 20 items.
   */
  faces?: string[] | undefined;
};

/** Appeal a RED assessment: `POST /v1/fraud/assessments/{id}/appeal`. */
export type AppealAssessmentParams = {
  /** The person’s own words. Stored encrypted. At most 2000 characters. */
  claim: string;
};

/** Appeal a hold or a RED payment: `POST /v1/escrow/agreements/{id}/appeal`. */
export type AppealAgreementParams = {
  party: 'buyer' | 'seller';
  /** The person’s own words. Stored encrypted. At most 2000 characters. */
  claim: string;
};

/** Appeal a verification: `POST /v1/identity/verifications/{id}/appeal`. */
export type AppealVerificationParams = {
  /** Why the failed verification is wrong. At most 1000 characters. */
  claim: string;
};

/** Change the review policy: `PUT /v1/policies/review`. */
export type ChangeReviewPolicyParams = {
  /**
   * What opens a review automatically. An appeal always does. PAYER (a deposit under a name other than the
   * buyer’s) does only if you add it. At most 4 items. Default: RED,AMBER,SCREENING.
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

/** Screen a person: `POST /v1/screenings`. */
export type ScreenPersonParams = {
  /** At most 255 characters. */
  externalUserId: string;
  /** At most 200 characters. */
  name: string;
  birthDate?: string | undefined;
  /** Nationality, ISO 3166 alpha-2. */
  country?: string | undefined;
};

/** The matches of a person on the watch lists. */
export type Screening = {
  object: 'screening';
  environment: 'live' | 'test';
  externalUserId: string;
  /** Most likely first. New hits are added to the review queue. */
  hits: WatchListHit[];
  /** The lists that were searched. Empty when no list is loaded. */
  lists: WatchList[];
};

/** Why a person may be one on a list, word by word. */
export type WatchListHit = {
  id: string;
  source: 'ofac' | 'un' | 'uk' | 'eu' | 'csv';
  /** The id of the entry in the list. */
  entryId: string;
  programme: string | null;
  /** How similar they are; never a verdict. 0 to 100. */
  score: number;
  listedName: string;
  /** The list calls this alias weak; it is a hit only with the same birth date. */
  weakAlias: boolean;
  parts: {
    given: string;
    listed: string | null;
    /**
     * sound: spelled differently but sounds alike. form: a short form, such as Tunde of Babatunde. spelling:
     * one letter differs. initial: abbreviated.
     */
    likeness: 'same' | 'sound' | 'form' | 'spelling' | 'initial' | 'none';
  }[];
  /** near: the year differs by at most one. */
  birthDate: 'same' | 'near' | 'differs' | 'unknown';
  country: 'same' | 'near' | 'differs' | 'unknown';
};

/** A loaded watch list. */
export type WatchList = {
  object: 'watch_list';
  environment: 'live' | 'test';
  source: 'ofac' | 'un' | 'uk' | 'eu' | 'csv';
  version: number;
  entries: number;
  added: number;
  changed: number;
  removed: number;
  /** ISO 8601. */
  loadedAt: string;
};
