// Made from openapi.json by `npm run openapi`, do not edit.
import type { PageParams } from '../pages.ts';

export type PrivacyRequestType = 'access' | 'correct' | 'erase' | 'restrict' | 'object';

export type PrivacyRequestStatus = 'OPEN' | 'COMPLETED' | 'REFUSED';

/** A person’s request about their own data. */
export type PrivacyRequest = {
  object: 'privacy_request';
  environment: 'live' | 'test';
  id: string;
  externalUserId: string;
  type: PrivacyRequestType;
  status: PrivacyRequestStatus;
  /** The person’s words. Stored encrypted. */
  note: string | null;
  /** What was done, or why it was refused. */
  answer: string | null;
  createdBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  createdAt: string;
  /** The latest time for an answer: 28 days after it was made. ISO 8601. */
  dueAt: string;
  closedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
  /** ISO 8601. */
  closedAt: string | null;
  /** The erasure, which the audit log records. */
  erasureId: string | null;
  /** Until when the bundle of a request for access can be downloaded. ISO 8601. */
  bundleExpiresAt: string | null;
};

/** A closed request, with the data that an erasure leaves. */
export type ClosedPrivacyRequest = {
  object: 'privacy_request';
  environment: 'live' | 'test';
  id: string;
  externalUserId: string;
  type: PrivacyRequestType;
  status: PrivacyRequestStatus;
  /** The person’s words. Stored encrypted. */
  note: string | null;
  /** What was done, or why it was refused. */
  answer: string | null;
  createdBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  createdAt: string;
  /** The latest time for an answer: 28 days after it was made. ISO 8601. */
  dueAt: string;
  closedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
  /** ISO 8601. */
  closedAt: string | null;
  /** The erasure, which the audit log records. */
  erasureId: string | null;
  /** Until when the bundle of a request for access can be downloaded. ISO 8601. */
  bundleExpiresAt: string | null;
  /** Data that an erasure leaves, and until when. */
  kept: {
    class: string;
    why: string;
    /** Null while the reason lasts. ISO 8601. */
    until: string | null;
  }[];
};

/** Record a privacy request: `POST /v1/privacy/requests`. */
export type CreatePrivacyRequestParams = {
  /** At most 255 characters. */
  externalUserId: string;
  type: PrivacyRequestType;
  /** At most 2000 characters. */
  note?: string | undefined;
};

/** List privacy requests: `GET /v1/privacy/requests`. */
export type ListPrivacyRequestsParams = PageParams & {
  status?: PrivacyRequestStatus | undefined;
  type?: PrivacyRequestType | undefined;
  /** At most 255 characters. */
  externalUserId?: string | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** Complete a privacy request: `POST /v1/privacy/requests/{id}/complete`. */
export type CompletePrivacyRequestParams = {
  /** At most 2000 characters. */
  answer?: string | undefined;
  /** For `correct`: each field with the old and the new version, encrypted. At most 20 items. */
  corrected?:
    | {
        /** Such as `name`. At most 100 characters. */
        field: string;
        was: string | null;
        /** At most 2000 characters. */
        is: string;
      }[]
    | undefined;
};

/** Refuse a privacy request: `POST /v1/privacy/requests/{id}/refuse`. */
export type RefusePrivacyRequestParams = {
  /** At most 2000 characters. */
  answer: string;
};

/** Everything that is stored about a person. */
export type PrivacyBundle = {
  object: 'privacy_bundle';
  environment: 'live' | 'test';
  externalUserId: string;
  /** ISO 8601. */
  createdAt: string;
  data: Record<string, Record<string, unknown>[]>;
  /** Sections with more rows than the bundle holds. */
  cut: string[];
  purposes: { class: string; purpose: string; basis: string; ends: string }[];
  /** Tables that are left out, and why. */
  leftOut: Record<string, string>;
  recipients: { type: string; name: string }[];
  /** The same for a reader, as a PDF in base64. */
  pdf: string;
};

/** What a person agreed to. */
export type Consent = {
  object: 'consent';
  environment: 'live' | 'test';
  id: string;
  externalUserId: string;
  purpose: 'identity' | 'other';
  textVersion: string;
  language: string;
  channel: string;
  /** ISO 8601. */
  givenAt: string;
  recordedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  withdrawnAt: string | null;
};

/** Record a consent: `POST /v1/privacy/consents`. */
export type CreateConsentParams = {
  /** At most 255 characters. */
  externalUserId: string;
  purpose: 'identity' | 'other';
  /** At most 100 characters. */
  textVersion: string;
  /** At most 35 characters. */
  language: string;
  /** At most 100 characters. */
  channel: string;
  /** ISO 8601. */
  givenAt?: string | undefined;
};

/** List consents: `GET /v1/privacy/consents`. */
export type ListConsentsParams = PageParams & {
  /** At most 255 characters. */
  externalUserId?: string | undefined;
  /** Given at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Given before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** Whether the data of a person is restricted. */
export type PersonRestriction = {
  object: 'person_restriction';
  environment: 'live' | 'test';
  externalUserId: string;
  restricted: boolean;
};

/** Lift a restriction: `POST /v1/privacy/people/{externalUserId}/lift-restriction`. */
export type LiftPersonRestrictionParams = {
  /** At most 1000 characters. */
  reason: string;
};

/** Why personal data is kept, how long, and when it was last deleted. */
export type RetentionTable = {
  data: {
    class: string;
    purpose: string;
    /** The legal basis. */
    basis: string;
    /** What ends the storage. */
    ends: string;
    /** For how long, where a setting says so. */
    days: number | null;
    /** Null where only an erasure deletes. ISO 8601. */
    lastRunAt: string | null;
    /** ISO 8601. */
    nextRunAt: string | null;
    /** Rows of all accounts that were deleted so far. */
    deleted: number;
    /** ISO 8601. */
    lastDeletedAt: string | null;
  }[];
};

/** A complaint that somebody sent with your public form. */
export type Grievance = {
  object: 'grievance';
  environment: 'live' | 'test';
  id: string;
  status: 'OPEN' | 'ANSWERED';
  name: string;
  /** A mail address or telephone number. */
  contact: string;
  /** The person’s own words. Stored encrypted. */
  claim: string;
  answer: string | null;
  /** ISO 8601. */
  createdAt: string;
  /** The latest time for an answer: 28 days after it was sent. ISO 8601. */
  dueAt: string;
  answeredBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
  /** ISO 8601. */
  answeredAt: string | null;
};

/** List grievances: `GET /v1/privacy/grievances`. */
export type ListGrievancesParams = PageParams & {
  status?: 'OPEN' | 'ANSWERED' | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** Answer a grievance: `POST /v1/privacy/grievances/{id}/answer`. */
export type AnswerGrievanceParams = {
  /** At most 5000 characters. */
  answer: string;
};

/** A breach of personal data. */
export type Breach = {
  object: 'breach';
  environment: 'live' | 'test';
  id: string;
  status: 'OPEN' | 'CLOSED';
  title: string;
  description: string;
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601. */
  endedAt: string | null;
  /** ISO 8601. */
  knownAt: string;
  /** Until when the regulator must know: 72 hours after `knownAt`. ISO 8601. */
  reportBy: string;
  /** When the first notice went to the regulator. ISO 8601. */
  reportedAt: string | null;
  notices: {
    to: 'regulator' | 'people';
    text: string;
    /** ISO 8601. */
    sentAt: string;
  }[];
  cause: string | null;
  createdBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  createdAt: string;
  closedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
  /** ISO 8601. */
  closedAt: string | null;
};

/** The people whose data was used during a breach. */
export type BreachPeople = {
  people: {
    externalUserId: string;
    records: number;
    /** ISO 8601. */
    lastAt: string;
  }[];
  /** True when there are more than 1,000. */
  more: boolean;
};

/** Record a breach: `POST /v1/privacy/breaches`. */
export type CreateBreachParams = {
  /** At most 200 characters. */
  title: string;
  /** At most 10000 characters. */
  description: string;
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601. */
  endedAt?: string | undefined;
  /** ISO 8601. */
  knownAt?: string | undefined;
};

/** List breaches: `GET /v1/privacy/breaches`. */
export type ListBreachesParams = PageParams & {
  status?: 'OPEN' | 'CLOSED' | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** Record a notice of a breach: `POST /v1/privacy/breaches/{id}/notices`. */
export type AddBreachNoticeParams = {
  to: 'regulator' | 'people';
  /** At most 10000 characters. */
  text: string;
  /** ISO 8601. */
  sentAt?: string | undefined;
};

/** Close a breach: `POST /v1/privacy/breaches/{id}/close`. */
export type CloseBreachParams = {
  /** At most 10000 characters. */
  cause: string;
  /** ISO 8601. */
  endedAt?: string | undefined;
};

/** Classes of personal data, their periods and recipients. */
export type ProcessingRegister = {
  object: 'processing_register';
  environment: 'live' | 'test';
  data: {
    class: string;
    purpose: string;
    /** The legal basis. */
    basis: string;
    /** What ends the storage. */
    ends: string;
    /** For how long, where a setting says so. */
    days: number | null;
    tables: string[];
  }[];
  recipients: { type: string; name: string }[];
};
