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
