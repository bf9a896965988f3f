// Made from openapi.json by `npm run openapi`, do not edit.
import type { ImageSource } from '../images.ts';
import type { PageParams } from '../pages.ts';

export type DocumentType = 'passport' | 'drivers_license' | 'national_id' | 'voters_card';

export type RejectionReason =
  | 'face_not_found'
  | 'document_unreadable'
  | 'liveness_failed'
  | 'match_below_threshold';

/** Verify an identity: `POST /v1/identity/verify`. */
export type VerifyIdentityParams = {
  /** At most 255 characters. */
  external_user_id: string;
  /** JPEG or PNG, at most 10 MB. */
  document_image: ImageSource;
  /** 1 to 10 frames, each as a separate part. Take several frames at least 0.6 s apart. */
  selfie_images: ImageSource | readonly ImageSource[];
  /** The type of the document. Read from the picture if it is left out. */
  document_type?: DocumentType | undefined;
  /** At most 4096 characters. */
  device_fingerprint?: string | undefined;
  /**
   * The person’s claimed name. The verification fails if the document has a different one. At most 200
   * characters.
   */
  name?: string | undefined;
  /** YYYY-MM-DD. The verification fails if the document has a different one. */
  date_of_birth?: string | undefined;
  /**
   * Your own reference, such as an order number. Must be unique among objects of one kind. At most 200
   * characters.
   */
  reference?: string | undefined;
  /** Up to 20 key-value pairs of your own, all text, as a JSON object. */
  metadata?: Record<string, string> | undefined;
};

export type IdentityVerification = {
  id: string;
  externalUserId: string;
  identityVerified: boolean;
  /** 90 and above is a match. 0 to 99. */
  identityMatchScore: number;
  /**
   * The share of strangers who are expected to reach this score by chance, as measured in front of webcams
   * in the group that the model distinguishes worst; 0.001 is the least that was measured. Null below 90,
   * with a model of your own, and for verifications before it was recorded.
   */
  falseMatchRate: number | null;
  livenessPassed: boolean;
  /**
   * What liveness was judged by; a single frame shows no movement. Null for verifications before it was
   * recorded.
   */
  livenessDetail: 'one_frame' | 'several_frames' | null;
  livenessLevel: LivenessLevel;
  /**
   * Whether the face reflected the colours that the screen showed after the movements. `not_seen` in a
   * bright room, or when the pictures do not come from a camera in front of the screen. Null without
   * movements, and when the person turned the colours off.
   */
  flash: 'seen' | 'not_seen' | null;
  /**
   * True when the link’s page was given a camera that is a program, by its name. A program can choose
   * another name. Null when no page of a link took the pictures with a camera.
   */
  virtualCamera: boolean | null;
  documentType: DocumentType;
  /** 0 to 1. */
  documentTypeConfidence: number;
  rejectionReasons: RejectionReason[];
  /** The details of each rejection reason. */
  rejectionDetails: {
    reason: RejectionReason;
    code:
      | 'no_face_on_document'
      | 'no_face'
      | 'unreadable'
      | 'type_not_accepted'
      | 'not_a_document'
      | 'cut_off'
      | 'specimen'
      | 'not_issued'
      | 'photocopy'
      | 'pasted_portrait'
      | 'expired'
      | 'wrong_check_digits'
      | 'zone_differs'
      | 'another_name'
      | 'another_birth_date'
      | 'used_by_another'
      | 'number_unread'
      | 'register_mismatch'
      | 'register_unread'
      | 'face_too_small'
      | 'several_faces'
      | 'not_live'
      | 'photo_of_document'
      | 'one_still'
      | 'not_one_moment'
      | 'too_few_frames'
      | 'challenge_not_followed'
      | 'flash_not_seen'
      | 'challenge_needed'
      | 'another_person'
      | 'register_face'
      | 'mismatch'
      | 'uncertain';
    /** The selfie frame that it refers to, counted from 1. */
    frame: number | null;
  }[];
  /**
   * True when the person is younger than the minimumAge of your policy. Null when there is none, or no birth
   * date could be read.
   */
  underAge: boolean | null;
  /** How the claimed name compares with the document’s. Null when none was sent. */
  claimedNameMatch: 'match' | 'close' | 'mismatch' | 'unknown' | null;
  /**
   * True when another of your users was verified with this document. Null when your policy does not check
   * it, or no number was read.
   */
  documentSeenBefore: boolean | null;
  /**
   * The number of your other users with a similar face that this verification has added to the review queue.
   * The search runs after the response, and only with searchFacesDays in your policy.
   */
  facesAlike: number;
  /**
   * How the document compares with the entry in a national register. `unavailable`: its name could not be
   * read. Null when the session did not ask for one.
   */
  registry: 'match' | 'mismatch' | 'not_found' | 'unavailable' | null;
  /**
   * How alike the selfie and the register’s portrait are, as identityMatchScore. Such portraits are often
   * old: only below 50 does the verification fail. Null without a portrait.
   */
  registerScore: number | null;
  /** The latest decision by a person; `identityVerified` follows it. */
  review: IdentityReview | null;
  /** Until when reviewers can see its pictures. Null when none are kept. ISO 8601. */
  picturesKeptUntil: string | null;
  /** Only with `expand=document`. Null when it was not kept. */
  document?: DocumentContent | null | undefined;
  /** ISO 8601. */
  createdAt: string;
  /** Only with `expand=metadata`. */
  reference?: string | null | undefined;
  /** Only with `expand=metadata`. */
  metadata?: Record<string, string> | undefined;
};

export type IdentityResult = {
  status: 'success' | 'failed';
  /** What happened and what to do, for the person. */
  message: string;
  data: IdentityVerification;
};

/** A field is null when the document does not contain it or it could not be read. */
export type DocumentContent = {
  surname: {
    value: string;
    /** 0.99 when a check digit confirms it. 0 to 1. */
    confidence: number;
  } | null;
  givenNames: {
    value: string;
    /** 0.99 when a check digit confirms it. 0 to 1. */
    confidence: number;
  } | null;
  /** Used when the document does not tell which part is the surname. */
  name: {
    value: string;
    /** 0.99 when a check digit confirms it. 0 to 1. */
    confidence: number;
  } | null;
  number: {
    value: string;
    /** 0.99 when a check digit confirms it. 0 to 1. */
    confidence: number;
  } | null;
  /** YYYY-MM-DD. */
  birthDate: {
    value: string;
    /** 0.99 when a check digit confirms it. 0 to 1. */
    confidence: number;
  } | null;
  /** YYYY-MM-DD. */
  expiryDate: {
    value: string;
    /** 0.99 when a check digit confirms it. 0 to 1. */
    confidence: number;
  } | null;
  /** M or F. */
  sex: {
    value: string;
    /** 0.99 when a check digit confirms it. 0 to 1. */
    confidence: number;
  } | null;
  /** As printed: a code or a word. */
  nationality: {
    value: string;
    /** 0.99 when a check digit confirms it. 0 to 1. */
    confidence: number;
  } | null;
  /** A three-letter code. */
  issuingCountry: {
    value: string;
    /** 0.99 when a check digit confirms it. 0 to 1. */
    confidence: number;
  } | null;
  /**
   * unclear: they do not match, but may have been misread. Null when the document has no machine-readable
   * zone.
   */
  checkDigits: 'valid' | 'wrong' | 'unclear' | null;
};

/** A verification in a list. */
export type ListedVerification = {
  object: 'identity_verification';
  environment: 'live' | 'test';
  id: string;
  externalUserId: string;
  identityVerified: boolean;
  /** 90 and above is a match. 0 to 99. */
  identityMatchScore: number;
  /**
   * The share of strangers who are expected to reach this score by chance, as measured in front of webcams
   * in the group that the model distinguishes worst; 0.001 is the least that was measured. Null below 90,
   * with a model of your own, and for verifications before it was recorded.
   */
  falseMatchRate: number | null;
  livenessPassed: boolean;
  /**
   * What liveness was judged by; a single frame shows no movement. Null for verifications before it was
   * recorded.
   */
  livenessDetail: 'one_frame' | 'several_frames' | null;
  livenessLevel: LivenessLevel;
  /**
   * Whether the face reflected the colours that the screen showed after the movements. `not_seen` in a
   * bright room, or when the pictures do not come from a camera in front of the screen. Null without
   * movements, and when the person turned the colours off.
   */
  flash: 'seen' | 'not_seen' | null;
  /**
   * True when the link’s page was given a camera that is a program, by its name. A program can choose
   * another name. Null when no page of a link took the pictures with a camera.
   */
  virtualCamera: boolean | null;
  documentType: DocumentType;
  /** 0 to 1. */
  documentTypeConfidence: number;
  rejectionReasons: RejectionReason[];
  /** The details of each rejection reason. */
  rejectionDetails: {
    reason: RejectionReason;
    code:
      | 'no_face_on_document'
      | 'no_face'
      | 'unreadable'
      | 'type_not_accepted'
      | 'not_a_document'
      | 'cut_off'
      | 'specimen'
      | 'not_issued'
      | 'photocopy'
      | 'pasted_portrait'
      | 'expired'
      | 'wrong_check_digits'
      | 'zone_differs'
      | 'another_name'
      | 'another_birth_date'
      | 'used_by_another'
      | 'number_unread'
      | 'register_mismatch'
      | 'register_unread'
      | 'face_too_small'
      | 'several_faces'
      | 'not_live'
      | 'photo_of_document'
      | 'one_still'
      | 'not_one_moment'
      | 'too_few_frames'
      | 'challenge_not_followed'
      | 'flash_not_seen'
      | 'challenge_needed'
      | 'another_person'
      | 'register_face'
      | 'mismatch'
      | 'uncertain';
    /** The selfie frame that it refers to, counted from 1. */
    frame: number | null;
  }[];
  /**
   * True when the person is younger than the minimumAge of your policy. Null when there is none, or no birth
   * date could be read.
   */
  underAge: boolean | null;
  /** How the claimed name compares with the document’s. Null when none was sent. */
  claimedNameMatch: 'match' | 'close' | 'mismatch' | 'unknown' | null;
  /**
   * True when another of your users was verified with this document. Null when your policy does not check
   * it, or no number was read.
   */
  documentSeenBefore: boolean | null;
  /**
   * The number of your other users with a similar face that this verification has added to the review queue.
   * The search runs after the response, and only with searchFacesDays in your policy.
   */
  facesAlike: number;
  /**
   * How the document compares with the entry in a national register. `unavailable`: its name could not be
   * read. Null when the session did not ask for one.
   */
  registry: 'match' | 'mismatch' | 'not_found' | 'unavailable' | null;
  /**
   * How alike the selfie and the register’s portrait are, as identityMatchScore. Such portraits are often
   * old: only below 50 does the verification fail. Null without a portrait.
   */
  registerScore: number | null;
  /** The latest decision by a person; `identityVerified` follows it. */
  review: IdentityReview | null;
  /** Until when reviewers can see its pictures. Null when none are kept. ISO 8601. */
  picturesKeptUntil: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** Your own reference. */
  reference: string | null;
  /** Your own key-value pairs. */
  metadata: Record<string, string>;
};

/** Retrieve a verification: `GET /v1/identity/verifications/{id}`. */
export type RetrieveVerificationParams = {
  /**
   * Adds the contents of the document, or your reference and metadata. Send several names separated by
   * commas.
   */
  expand?: 'document' | 'metadata' | ('document' | 'metadata')[] | undefined;
};

/** List verifications: `GET /v1/identity/verifications`. */
export type ListVerificationsParams = PageParams & {
  /** At most 255 characters. */
  externalUserId?: string | undefined;
  verified?: boolean | undefined;
  /** Only the object with your own reference. At most 200 characters. */
  reference?: string | undefined;
  /**
   * Only objects whose metadata have this value: `name:value`, where the name ends at the first colon. At
   * most 541 characters.
   */
  metadata?: string | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** `active`: the person also made movements that the server chose. */
export type LivenessLevel = 'passive' | 'active';

/** DONE: verified. FAILED: no attempts left. These two, EXPIRED and CANCELLED are final. */
export type IdentitySessionStatus = 'OPEN' | 'STARTED' | 'DONE' | 'FAILED' | 'EXPIRED' | 'CANCELLED';

export type PageLanguage = 'en' | 'fr' | 'pt';

/** Create an identity session: `POST /v1/identity/sessions`. */
export type CreateIdentitySessionParams = {
  /** At most 255 characters. */
  externalUserId: string;
  requirements?:
    | {
        /**
         * `active`: the person also makes movements that the server chooses. Cannot be less than the identity
         * policy requires.
         */
        livenessLevel?: LivenessLevel | undefined;
        /** The accepted documents. Defaults to any. 1 to 4 items. */
        documentTypes?: DocumentType[] | undefined;
        /**
         * The national register in which the person is looked up with their consent. They are verified only if it
         * names the person on the document. Each lookup costs money.
         */
        register?: 'nin' | 'bvn' | undefined;
      }
    | undefined;
  /**
   * Where the person is redirected afterwards, with `identitySession` added to the query. At most 2000
   * characters.
   */
  returnUrl?: string | undefined;
  /** The initial language of the page; the person can choose another. Default: en. */
  language?: PageLanguage | undefined;
  /** Adds the link as a QR code. Default: false. */
  qr?: boolean | undefined;
};

/** The session of a person who verifies their identity by link. */
export type IdentitySession = {
  object: 'identity_session';
  environment: 'live' | 'test';
  id: string;
  externalUserId: string;
  status: IdentitySessionStatus;
  requirements: {
    livenessLevel: LivenessLevel;
    /** Null accepts any. */
    documentTypes: DocumentType[] | null;
    /** Null asks for none. */
    register: 'nin' | 'bvn' | null;
  };
  language: PageLanguage;
  returnUrl: string | null;
  attempts: number;
  attemptsLeft: number;
  /** The verification of the last attempt. */
  verificationId: string | null;
  /** The text that the person agreed to, its language, the time, and what it said would be stored. */
  consent: {
    version: string;
    language: PageLanguage;
    /** ISO 8601. */
    givenAt: string;
    keepDocument: boolean;
    keepName: boolean;
    keepPicturesDays: number | null;
    searchFacesDays: number | null;
  } | null;
  /** The lookup in a national register. Null when the session does not ask for it. */
  register: RegisterCheck | null;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  expiresAt: string;
  /** ISO 8601. */
  endedAt: string | null;
};

/** A new session with its link, which is shown only once. */
export type NewIdentitySession = {
  object: 'identity_session';
  environment: 'live' | 'test';
  id: string;
  externalUserId: string;
  status: IdentitySessionStatus;
  requirements: {
    livenessLevel: LivenessLevel;
    /** Null accepts any. */
    documentTypes: DocumentType[] | null;
    /** Null asks for none. */
    register: 'nin' | 'bvn' | null;
  };
  language: PageLanguage;
  returnUrl: string | null;
  attempts: number;
  attemptsLeft: number;
  /** The verification of the last attempt. */
  verificationId: string | null;
  /** The text that the person agreed to, its language, the time, and what it said would be stored. */
  consent: {
    version: string;
    language: PageLanguage;
    /** ISO 8601. */
    givenAt: string;
    keepDocument: boolean;
    keepName: boolean;
    keepPicturesDays: number | null;
    searchFacesDays: number | null;
  } | null;
  /** The lookup in a national register. Null when the session does not ask for it. */
  register: RegisterCheck | null;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  expiresAt: string;
  /** ISO 8601. */
  endedAt: string | null;
  /** The link, for this person only. It is shown only once. */
  url: string;
  /** The link as a QR code in SVG, if it was requested. */
  qr?: string | undefined;
};

/** The response of `sessions.retrieve`. */
export type IdentitySessionResult = {
  object: 'identity_session';
  environment: 'live' | 'test';
  id: string;
  externalUserId: string;
  status: IdentitySessionStatus;
  requirements: {
    livenessLevel: LivenessLevel;
    /** Null accepts any. */
    documentTypes: DocumentType[] | null;
    /** Null asks for none. */
    register: 'nin' | 'bvn' | null;
  };
  language: PageLanguage;
  returnUrl: string | null;
  attempts: number;
  attemptsLeft: number;
  /** The verification of the last attempt. */
  verificationId: string | null;
  /** The text that the person agreed to, its language, the time, and what it said would be stored. */
  consent: {
    version: string;
    language: PageLanguage;
    /** ISO 8601. */
    givenAt: string;
    keepDocument: boolean;
    keepName: boolean;
    keepPicturesDays: number | null;
    searchFacesDays: number | null;
  } | null;
  /** The lookup in a national register. Null when the session does not ask for it. */
  register: RegisterCheck | null;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  expiresAt: string;
  /** ISO 8601. */
  endedAt: string | null;
  /** The result of the last attempt. */
  verification: IdentityResult | null;
};

/** The lookup of a session’s person in a national register. */
export type RegisterCheck = {
  /**
   * ASKED: no person was found yet. CONSENTED: waits for the provider. ANSWERED: the register has named a
   * person. DECLINED, EXPIRED: the person did not consent, or not in time; they can begin again.
   */
  status: 'ASKED' | 'CONSENTED' | 'ANSWERED' | 'DECLINED' | 'EXPIRED';
  provider: string | null;
  /** Lookups so far, at most 3. Each may have cost money. */
  lookups: number;
  /** Why the last lookup named no person. */
  problem: 'not_found' | 'differs' | 'unconfirmed' | 'unavailable' | 'over_budget' | null;
  /** The text about the lookup that the person agreed to last. */
  consent: {
    version: string;
    language: string;
    /** ISO 8601. */
    givenAt: string;
  } | null;
};

/** The national registers that a session can ask. */
export type IdentityRegisters = {
  object: 'identity_registers';
  environment: 'live' | 'test';
  registers: {
    register: 'nin' | 'bvn';
    provider: string;
    /** The price of a lookup in kobo, as the provider documents it. */
    price: number;
    /** What the page asks the person for besides the number. */
    fields: ('firstName' | 'lastName' | 'birthDate' | 'phone' | 'bankCode' | 'accountNumber')[];
  }[];
  /** The lookups of this environment since midnight UTC. */
  today: {
    lookups: number;
    /** In kobo. A lookup that failed counts: it may have been charged. */
    cost: number;
    /** Lookups that would cost more than this are not sent, in kobo. */
    budget: number;
  };
};

/** List identity sessions: `GET /v1/identity/sessions`. */
export type ListIdentitySessionsParams = PageParams & {
  /** At most 255 characters. */
  externalUserId?: string | undefined;
  status?: IdentitySessionStatus | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** What a verification requires, and what is kept of it. */
export type IdentityPolicy = {
  object: 'identity_policy';
  environment: 'live' | 'test';
  /** Store the data read from the document, encrypted, with each verification. */
  keepDocument: boolean;
  /** The days after which it is deleted. Null keeps it until the person is erased. */
  keepDocumentDays: number | null;
  /**
   * The days for which pictures are kept for reviewers, encrypted with a key of the person’s own. Null keeps
   * none.
   */
  keepPicturesDays: number | null;
  /**
   * The days for which the face embeddings of verified users are kept, encrypted with a key of the person’s
   * own, and compared with those of other users. Users with similar faces are added to the review queue.
   * Null keeps none. A lower number also applies to embeddings already kept.
   */
  searchFacesDays: number | null;
  /** Store the names of verified users, encrypted, so that payout accounts have an identityNameMatch. */
  keepName: boolean;
  /**
   * Screen verified users against the watch lists, by the name, birth date and country of their document,
   * and again when a list changes.
   */
  screenNames: boolean;
  /** A verification with fewer selfie frames fails. 1 to 10. */
  minimumFrames: number;
  /** active: frames alone are not enough; the person must make movements that the server chooses. */
  livenessLevel: LivenessLevel;
  /**
   * Movements fail unless the face reflects the colours that the screen shows at their end: `flash` must be
   * seen. People in bright rooms and those who must not see flashes fail too.
   */
  requireFlash: boolean;
  /**
   * For a document that another of your users has presented: `off` ignores it, `flag` reports it in
   * documentSeenBefore when its number could be read quickly, `refuse` reads all of it and fails the
   * verification.
   */
  documentSeenBefore: 'off' | 'flag' | 'refuse';
  /**
   * The days after which the keyed hash of the document’s number is deleted, by which documentSeenBefore
   * recognises it. Null keeps it until the person is erased. A lower number also applies to hashes already
   * kept.
   */
  recogniseDocumentDays: number | null;
  /** In years; `underAge` tells whether the person is younger. Null disables the check. */
  minimumAge: number | null;
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

/** Change the identity policy: `PUT /v1/policies/identity`. */
export type ChangeIdentityPolicyParams = {
  /** Store the data read from the document, encrypted, with each verification. Default: false. */
  keepDocument?: boolean | undefined;
  /** The days after which it is deleted. Null keeps it until the person is erased. Default: null. */
  keepDocumentDays?: number | null | undefined;
  /**
   * The days for which pictures are kept for reviewers, encrypted with a key of the person’s own. Null keeps
   * none. Default: null.
   */
  keepPicturesDays?: number | null | undefined;
  /**
   * The days for which the face embeddings of verified users are kept, encrypted with a key of the person’s
   * own, and compared with those of other users. Users with similar faces are added to the review queue.
   * Null keeps none. A lower number also applies to embeddings already kept. Default: null.
   */
  searchFacesDays?: number | null | undefined;
  /**
   * Store the names of verified users, encrypted, so that payout accounts have an identityNameMatch.
   * Default: false.
   */
  keepName?: boolean | undefined;
  /**
   * Screen verified users against the watch lists, by the name, birth date and country of their document,
   * and again when a list changes. Default: false.
   */
  screenNames?: boolean | undefined;
  /** A verification with fewer selfie frames fails. 1 to 10. Default: 1. */
  minimumFrames?: number | undefined;
  /**
   * active: frames alone are not enough; the person must make movements that the server chooses. Default:
   * passive.
   */
  livenessLevel?: LivenessLevel | undefined;
  /**
   * Movements fail unless the face reflects the colours that the screen shows at their end: `flash` must be
   * seen. People in bright rooms and those who must not see flashes fail too. Default: false.
   */
  requireFlash?: boolean | undefined;
  /**
   * For a document that another of your users has presented: `off` ignores it, `flag` reports it in
   * documentSeenBefore when its number could be read quickly, `refuse` reads all of it and fails the
   * verification. Default: flag.
   */
  documentSeenBefore?: 'off' | 'flag' | 'refuse' | undefined;
  /**
   * The days after which the keyed hash of the document’s number is deleted, by which documentSeenBefore
   * recognises it. Null keeps it until the person is erased. A lower number also applies to hashes already
   * kept. Default: null.
   */
  recogniseDocumentDays?: number | null | undefined;
  /** In years; `underAge` tells whether the person is younger. Null disables the check. Default: null. */
  minimumAge?: number | null | undefined;
};

/** A person’s decision, made after the automatic verdict. */
export type IdentityReview = {
  verdict: 'verified' | 'not_verified';
  reason: string;
  reviewedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  reviewedAt: string;
};

/** Review a verification: `POST /v1/identity/verifications/{id}/review`. */
export type ReviewVerificationParams = {
  verdict: 'verified' | 'not_verified';
  /**
   * What was examined and what it showed. Stored encrypted, and visible only to your account. At most 1000
   * characters.
   */
  reason: string;
};

/** What was deleted about a person. */
export type ErasedPerson = {
  externalUserId: string;
  /** Verifications whose document data was deleted. */
  documents: number;
  pictures: number;
  /** Face embeddings that were deleted. */
  faces: number;
  /** Active links that were cancelled. */
  sessions: number;
  /** The record in the audit log, whose hash chain proves the erasure. */
  receipt: { id: string; createdAt: string };
};
