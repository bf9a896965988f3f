// Made from openapi.json by `npm run openapi`, do not edit.
import type { ImageSource } from '../images.ts';
import type { PageParams } from '../pages.ts';

export type DocumentType = 'passport' | 'drivers_license' | 'national_id' | 'voters_card';

export type RejectionReason =
  | 'face_not_found'
  | 'document_unreadable'
  | 'liveness_failed'
  | 'match_below_threshold';

/** Compare an identity document with selfie frames: `POST /v1/identity/verify`. */
export type VerifyIdentityParams = {
  /** At most 255 characters. */
  external_user_id: string;
  /** JPEG or PNG, at most 10 MB. */
  document_image: ImageSource;
  /** 1 to 10 frames, each a part of its own. Several should be taken at least 0.6 s apart. */
  selfie_images: ImageSource | readonly ImageSource[];
  /** States the type instead of having it read. */
  document_type?: DocumentType | undefined;
  /** At most 4096 characters. */
  device_fingerprint?: string | undefined;
  /** Who it is said to be: a document that names somebody else fails. At most 200 characters. */
  name?: string | undefined;
  /** YYYY-MM-DD: a document with another one fails. */
  date_of_birth?: string | undefined;
  /** A Nigerian identity number to look up; `registry` says what came of it. It is not kept. */
  nin?: string | undefined;
  /** The same for a bank verification number. */
  bvn?: string | undefined;
  /**
   * Your own name for it, such as an order number. No two of one kind may have the same. At most 200
   * characters.
   */
  reference?: string | undefined;
  /** Up to 20 texts of your own, by names of your own, as JSON. */
  metadata?: Record<string, string> | undefined;
};

export type IdentityVerification = {
  id: string;
  externalUserId: string;
  identityVerified: boolean;
  /** 90 and above is a match. 0 to 99. */
  identityMatchScore: number;
  livenessPassed: boolean;
  /** What liveness was judged by: one frame shows no movement. Null: from before it was recorded. */
  livenessDetail: 'one_frame' | 'several_frames' | null;
  livenessLevel: LivenessLevel;
  documentType: DocumentType;
  /** 0 to 1. */
  documentTypeConfidence: number;
  rejectionReasons: RejectionReason[];
  /** What lies behind each reason. */
  rejectionDetails: {
    reason: RejectionReason;
    code:
      | 'no_face_on_document'
      | 'no_face'
      | 'unreadable'
      | 'type_not_accepted'
      | 'not_a_document'
      | 'cut_off'
      | 'photocopy'
      | 'pasted_portrait'
      | 'expired'
      | 'wrong_check_digits'
      | 'zone_differs'
      | 'another_name'
      | 'another_birth_date'
      | 'used_by_another'
      | 'number_unread'
      | 'face_too_small'
      | 'several_faces'
      | 'not_live'
      | 'photo_of_document'
      | 'one_still'
      | 'not_one_moment'
      | 'too_few_frames'
      | 'challenge_not_followed'
      | 'challenge_needed'
      | 'another_person'
      | 'mismatch'
      | 'uncertain';
    /** The selfie frame that it is about, from 1. */
    frame: number | null;
  }[];
  /** Younger than the minimumAge of your policy. Null: there is none, or no date could be read. */
  underAge: boolean | null;
  /** How the name that was sent compares with the document’s. Null: none was sent. */
  claimedNameMatch: 'match' | 'close' | 'mismatch' | 'unknown' | null;
  /** Another of your users was verified with it. Null: your policy does not ask, or no number was read. */
  documentSeenBefore: boolean | null;
  /**
   * Of how many others of your users with a face like this one the desk has heard by this verification. They
   * are looked for after the answer, and only with searchFacesDays in your policy.
   */
  facesAlike: number;
  /**
   * Whether a national register has this person under the `nin` or `bvn` that was sent. Null: none was, or
   * none is asked.
   */
  registry: 'match' | 'mismatch' | 'not_found' | 'unavailable' | null;
  /** The last word that somebody had on it, which `identityVerified` follows. */
  review: IdentityReview | null;
  /** Until then somebody who may can look at its pictures. Null: none are kept. ISO 8601. */
  picturesKeptUntil: string | null;
  /** Only with ?expand=document. Null: nothing of it was kept. */
  document?: DocumentContent | null | undefined;
  /** ISO 8601. */
  createdAt: string;
  /** Only with ?expand=metadata. */
  reference?: string | null | undefined;
  /** Only with ?expand=metadata. */
  metadata?: Record<string, string> | undefined;
};

export type IdentityResult = {
  status: 'success' | 'failed';
  /** What happened and what to do, for the person. */
  message: string;
  data: IdentityVerification;
};

/** Null where the document does not say it, or it could not be read. */
export type DocumentContent = {
  surname: {
    value: string;
    /** 0.99 where a check digit confirms it. 0 to 1. */
    confidence: number;
  } | null;
  givenNames: {
    value: string;
    /** 0.99 where a check digit confirms it. 0 to 1. */
    confidence: number;
  } | null;
  /** Where the document does not say which part is the surname. */
  name: {
    value: string;
    /** 0.99 where a check digit confirms it. 0 to 1. */
    confidence: number;
  } | null;
  number: {
    value: string;
    /** 0.99 where a check digit confirms it. 0 to 1. */
    confidence: number;
  } | null;
  /** YYYY-MM-DD. */
  birthDate: {
    value: string;
    /** 0.99 where a check digit confirms it. 0 to 1. */
    confidence: number;
  } | null;
  /** YYYY-MM-DD. */
  expiryDate: {
    value: string;
    /** 0.99 where a check digit confirms it. 0 to 1. */
    confidence: number;
  } | null;
  /** M or F. */
  sex: {
    value: string;
    /** 0.99 where a check digit confirms it. 0 to 1. */
    confidence: number;
  } | null;
  /** As it is printed: a code or a word. */
  nationality: {
    value: string;
    /** 0.99 where a check digit confirms it. 0 to 1. */
    confidence: number;
  } | null;
  /** A code of three letters. */
  issuingCountry: {
    value: string;
    /** 0.99 where a check digit confirms it. 0 to 1. */
    confidence: number;
  } | null;
  /** unclear: they do not add up, but may have been misread. Null: there is no zone to check. */
  checkDigits: 'valid' | 'wrong' | 'unclear' | null;
};

/** A verification in a list. */
export type ListedVerification = {
  id: string;
  externalUserId: string;
  identityVerified: boolean;
  /** 90 and above is a match. 0 to 99. */
  identityMatchScore: number;
  livenessPassed: boolean;
  /** What liveness was judged by: one frame shows no movement. Null: from before it was recorded. */
  livenessDetail: 'one_frame' | 'several_frames' | null;
  livenessLevel: LivenessLevel;
  documentType: DocumentType;
  /** 0 to 1. */
  documentTypeConfidence: number;
  rejectionReasons: RejectionReason[];
  /** What lies behind each reason. */
  rejectionDetails: {
    reason: RejectionReason;
    code:
      | 'no_face_on_document'
      | 'no_face'
      | 'unreadable'
      | 'type_not_accepted'
      | 'not_a_document'
      | 'cut_off'
      | 'photocopy'
      | 'pasted_portrait'
      | 'expired'
      | 'wrong_check_digits'
      | 'zone_differs'
      | 'another_name'
      | 'another_birth_date'
      | 'used_by_another'
      | 'number_unread'
      | 'face_too_small'
      | 'several_faces'
      | 'not_live'
      | 'photo_of_document'
      | 'one_still'
      | 'not_one_moment'
      | 'too_few_frames'
      | 'challenge_not_followed'
      | 'challenge_needed'
      | 'another_person'
      | 'mismatch'
      | 'uncertain';
    /** The selfie frame that it is about, from 1. */
    frame: number | null;
  }[];
  /** Younger than the minimumAge of your policy. Null: there is none, or no date could be read. */
  underAge: boolean | null;
  /** How the name that was sent compares with the document’s. Null: none was sent. */
  claimedNameMatch: 'match' | 'close' | 'mismatch' | 'unknown' | null;
  /** Another of your users was verified with it. Null: your policy does not ask, or no number was read. */
  documentSeenBefore: boolean | null;
  /**
   * Of how many others of your users with a face like this one the desk has heard by this verification. They
   * are looked for after the answer, and only with searchFacesDays in your policy.
   */
  facesAlike: number;
  /**
   * Whether a national register has this person under the `nin` or `bvn` that was sent. Null: none was, or
   * none is asked.
   */
  registry: 'match' | 'mismatch' | 'not_found' | 'unavailable' | null;
  /** The last word that somebody had on it, which `identityVerified` follows. */
  review: IdentityReview | null;
  /** Until then somebody who may can look at its pictures. Null: none are kept. ISO 8601. */
  picturesKeptUntil: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** Your own name for it. */
  reference: string | null;
  /** What you have put to it. */
  metadata: Record<string, string>;
};

/** A verification as it was decided: `GET /v1/identity/verifications/{id}`. */
export type RetrieveVerificationParams = {
  /** Adds what the document says, or what you have put to it; both with a comma between them. */
  expand?: string | undefined;
};

/** Verifications, newest first: `GET /v1/identity/verifications`. */
export type ListVerificationsParams = PageParams & {
  /** At most 255 characters. */
  externalUserId?: string | undefined;
  verified?: boolean | undefined;
  /** Your own name for it. At most 200 characters. */
  reference?: string | undefined;
  /** Made then or later. ISO 8601. */
  from?: string | undefined;
  /** Made before then. ISO 8601. */
  to?: string | undefined;
};

/** `active`: the person also made movements that the server chose. */
export type LivenessLevel = 'passive' | 'active';

/** DONE: verified. FAILED: out of attempts. Both, EXPIRED and CANCELED are the end of it. */
export type IdentitySessionState = 'OPEN' | 'STARTED' | 'DONE' | 'FAILED' | 'EXPIRED' | 'CANCELED';

export type PageLanguage = 'en' | 'fr' | 'pt';

/**
 * Make a link with which a person verifies themselves on a page of the service:
 * `POST /v1/identity/sessions`.
 */
export type CreateIdentitySessionParams = {
  /** At most 255 characters. */
  externalUserId: string;
  requirements?:
    | {
        /**
         * `active`: the person also makes movements that the server chooses. No less than the identity policy asks
         * for.
         */
        livenessLevel?: LivenessLevel | undefined;
        /** Which documents will do; any, when it is left out. 1 to 4 of them. */
        documentTypes?: DocumentType[] | undefined;
      }
    | undefined;
  /** Where the person goes afterwards; `identitySession` is added to its query. At most 2000 characters. */
  returnUrl?: string | undefined;
  /** What the page speaks at first; the person can choose another. Default: en. */
  language?: PageLanguage | undefined;
  /** Adds the link as a picture to be scanned. Default: false. */
  qr?: boolean | undefined;
};

/** A person on the way through the page that a link opens. */
export type IdentitySession = {
  id: string;
  externalUserId: string;
  state: IdentitySessionState;
  requirements: {
    livenessLevel: LivenessLevel;
    /** Null: any. */
    documentTypes: DocumentType[] | null;
  };
  language: PageLanguage;
  returnUrl: string | null;
  attempts: number;
  attemptsLeft: number;
  /** The last attempt’s. */
  verificationId: string | null;
  /** Which text the person agreed to, in which language, when, and what it said would be kept. */
  consent: {
    version: string;
    language: PageLanguage;
    /** ISO 8601. */
    at: string;
    keepDocument: boolean;
    keepName: boolean;
    keepPicturesDays: number | null;
    searchFacesDays: number | null;
  } | null;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  expiresAt: string;
  /** ISO 8601. */
  endedAt: string | null;
};

/** A session with its link, which is said this once. */
export type NewIdentitySession = {
  id: string;
  externalUserId: string;
  state: IdentitySessionState;
  requirements: {
    livenessLevel: LivenessLevel;
    /** Null: any. */
    documentTypes: DocumentType[] | null;
  };
  language: PageLanguage;
  returnUrl: string | null;
  attempts: number;
  attemptsLeft: number;
  /** The last attempt’s. */
  verificationId: string | null;
  /** Which text the person agreed to, in which language, when, and what it said would be kept. */
  consent: {
    version: string;
    language: PageLanguage;
    /** ISO 8601. */
    at: string;
    keepDocument: boolean;
    keepName: boolean;
    keepPicturesDays: number | null;
    searchFacesDays: number | null;
  } | null;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  expiresAt: string;
  /** ISO 8601. */
  endedAt: string | null;
  /** The link, for this person alone. It is said this once. */
  url: string;
  /** The link as an SVG picture, when it was asked for. */
  qr?: string | undefined;
};

/** What `sessions.retrieve` answers. */
export type IdentitySessionResult = {
  id: string;
  externalUserId: string;
  state: IdentitySessionState;
  requirements: {
    livenessLevel: LivenessLevel;
    /** Null: any. */
    documentTypes: DocumentType[] | null;
  };
  language: PageLanguage;
  returnUrl: string | null;
  attempts: number;
  attemptsLeft: number;
  /** The last attempt’s. */
  verificationId: string | null;
  /** Which text the person agreed to, in which language, when, and what it said would be kept. */
  consent: {
    version: string;
    language: PageLanguage;
    /** ISO 8601. */
    at: string;
    keepDocument: boolean;
    keepName: boolean;
    keepPicturesDays: number | null;
    searchFacesDays: number | null;
  } | null;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  expiresAt: string;
  /** ISO 8601. */
  endedAt: string | null;
  /** What the last attempt came to. */
  verification: IdentityResult | null;
};

/** Sessions, newest first: `GET /v1/identity/sessions`. */
export type ListIdentitySessionsParams = PageParams & {
  /** At most 255 characters. */
  externalUserId?: string | undefined;
  state?: IdentitySessionState | undefined;
};

/** What an account wants of a verification, and what it keeps. */
export type IdentityPolicy = {
  /** Keep what was read from the document, encrypted, with each verification. */
  keepDocument: boolean;
  /** After so many days it is deleted. Null: it stays until the person is erased. */
  keepDocumentDays: number | null;
  /**
   * Keep pictures for people to look at, encrypted with a key of the person’s own, for so many days. Null:
   * none is kept.
   */
  keepPicturesDays: number | null;
  /**
   * Keep the numbers of the face of whoever is verified, encrypted with a key of the person’s own, for so
   * many days, and look for others with a face like it. Who is found waits at the desk. Null: none is kept.
   * Fewer days count for those that are kept already.
   */
  searchFacesDays: number | null;
  /** Keep the name of whoever is verified, encrypted: payout accounts then have an identityNameMatch. */
  keepName: boolean;
  /**
   * Hold whoever is verified against the watch lists by the name, birth date and country of their document,
   * and again when a list changes.
   */
  screenNames: boolean;
  /** A verification with fewer selfie frames fails. 1 to 10. */
  minimumFrames: number;
  /** active: plain frames are not enough, the server must have asked for movements. */
  livenessLevel: LivenessLevel;
  /**
   * A document that another of your users has shown: off forgets, flag says so in documentSeenBefore, refuse
   * fails.
   */
  documentSeenBefore: 'off' | 'flag' | 'refuse';
  /** In years: underAge says whether the person is younger. Null: nobody asks. */
  minimumAge: number | null;
  /** Null: nobody has ever set one. ISO 8601. */
  changedAt: string | null;
};

/** Say what a verification must have, and what is kept of it, from now on: `PUT /v1/identity/policy`. */
export type ChangeIdentityPolicyParams = {
  /** Keep what was read from the document, encrypted, with each verification. Default: false. */
  keepDocument?: boolean | undefined;
  /** After so many days it is deleted. Null: it stays until the person is erased. Default: null. */
  keepDocumentDays?: number | null | undefined;
  /**
   * Keep pictures for people to look at, encrypted with a key of the person’s own, for so many days. Null:
   * none is kept. Default: null.
   */
  keepPicturesDays?: number | null | undefined;
  /**
   * Keep the numbers of the face of whoever is verified, encrypted with a key of the person’s own, for so
   * many days, and look for others with a face like it. Who is found waits at the desk. Null: none is kept.
   * Fewer days count for those that are kept already. Default: null.
   */
  searchFacesDays?: number | null | undefined;
  /**
   * Keep the name of whoever is verified, encrypted: payout accounts then have an identityNameMatch.
   * Default: false.
   */
  keepName?: boolean | undefined;
  /**
   * Hold whoever is verified against the watch lists by the name, birth date and country of their document,
   * and again when a list changes. Default: false.
   */
  screenNames?: boolean | undefined;
  /** A verification with fewer selfie frames fails. 1 to 10. Default: 1. */
  minimumFrames?: number | undefined;
  /** active: plain frames are not enough, the server must have asked for movements. Default: passive. */
  livenessLevel?: LivenessLevel | undefined;
  /**
   * A document that another of your users has shown: off forgets, flag says so in documentSeenBefore, refuse
   * fails. Default: off.
   */
  documentSeenBefore?: 'off' | 'flag' | 'refuse' | undefined;
  /** In years: underAge says whether the person is younger. Null: nobody asks. Default: null. */
  minimumAge?: number | null | undefined;
};

/** What somebody made of it after the software. */
export type IdentityReview = {
  verdict: 'verified' | 'not_verified';
  reason: string;
  reviewedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  reviewedAt: string;
};

/**
 * Decide about a verification as a person, in the place of the software:
 * `POST /v1/identity/verifications/{id}/review`.
 */
export type ReviewVerificationParams = {
  verdict: 'verified' | 'not_verified';
  /**
   * What was looked at and what it showed. It is kept encrypted, and nobody but you reads it. At most 1000
   * characters.
   */
  reason: string;
};

/** What was kept of a person, and is not any more. */
export type ErasedPerson = {
  externalUserId: string;
  /** Of so many verifications what was kept of the document. */
  documents: number;
  pictures: number;
  /** Of which the numbers were kept. */
  faces: number;
  /** Links that still ran, and were taken back. */
  sessions: number;
};
