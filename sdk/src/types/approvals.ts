// Made from openapi.json by `npm run openapi`, do not edit.
import type { PageParams } from '../pages.ts';
import type { NewApiKey } from './account.ts';

export type ApprovalType =
  | 'refund'
  | 'settlement'
  | 'unfreeze'
  | 'payout_account'
  | 'key'
  | 'policy'
  | 'risk_policy'
  | 'identity_policy'
  | 'member'
  | 'rules';

/** PENDING until it is decided. APPROVED means that the requested change was made. */
export type ApprovalStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN' | 'EXPIRED';

/** A request that another member has to approve. */
export type Approval = {
  object: 'approval';
  environment: 'live' | 'test';
  id: string;
  type: ApprovalType;
  status: ApprovalStatus;
  /** A sentence that describes the request. */
  summary: string;
  agreementId: string | null;
  /** The amount that it moves, in the smallest currency unit. Null when it has none or no upper limit. */
  amount: number | null;
  currency: string | null;
  requestedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  createdAt: string;
  /** It cannot be approved after this time. ISO 8601. */
  expiresAt: string;
  decidedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  } | null;
  /** ISO 8601. */
  decidedAt: string | null;
  /** Why it was rejected. */
  reason: string | null;
};

/** List approvals: `GET /v1/approvals`. */
export type ListApprovalsParams = PageParams & {
  status?: ApprovalStatus | undefined;
  type?: ApprovalType | undefined;
  /** At most 100 characters. */
  agreementId?: string | undefined;
  /** Only of the agreement with your own reference. At most 200 characters. */
  reference?: string | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** When an action needs approval. */
export type ApprovalRule = {
  need: 'off' | 'always' | 'above';
  /** With `above`: the threshold, in the smallest currency unit. */
  amount?: number | undefined;
  currency?: string | undefined;
};

/** The rule for each kind of action. */
export type ApprovalRules = {
  refund: ApprovalRule;
  settlement: ApprovalRule;
  unfreeze: ApprovalRule;
  payout_account: ApprovalRule;
  key: ApprovalRule;
  policy: ApprovalRule;
  risk_policy: ApprovalRule;
  identity_policy: ApprovalRule;
};

/** The rules for what needs approval. */
export type ApprovalPolicy = {
  object: 'approval_policy';
  environment: 'live' | 'test';
  /** One for each kind of request. */
  rules: ApprovalRules;
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

/** Returned instead of a result: nothing has been done yet, because another member has to approve it first. */
export type AwaitingApproval = { approval: Approval };

/** Returned instead of a new key: it does not work until another member has approved it. */
export type ApiKeyAwaitingApproval = {
  approval: Approval;
  /** Shown only once. The key does not work until it is approved. */
  key: NewApiKey;
};
