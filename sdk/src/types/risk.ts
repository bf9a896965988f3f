// Made from openapi.json by `npm run openapi`, do not edit.
import type { PageParams } from '../pages.ts';

export type Flag = 'GREEN' | 'AMBER' | 'RED';

export type Signal =
  | 'vpn_detected'
  | 'proxy_detected'
  | 'impossible_travel'
  | 'device_mismatch'
  | 'velocity_anomaly'
  | 'identity_not_verified'
  | 'new_device'
  | 'new_account'
  | 'high_value_transaction';

/** Assess the risk of a transaction or user: `POST /v1/fraud/assess`. */
export type AssessFraudParams = {
  /** Your own id of the end user. At most 255 characters. */
  platformUserId: string;
  /** In the smallest currency unit (kobo, cents). */
  transactionAmount: number;
  /** Opaque device or browser fingerprint. At most 4096 characters. */
  deviceFingerprint: string;
  /** Links the assessment to an agreement. At most 255 characters. */
  agreementId?: string | undefined;
  /** Treats the request as if a VPN was detected. */
  simulateVpn?: boolean | undefined;
  /** Treats the request as if the user had travelled impossibly fast. */
  simulateImpossibleTravel?: boolean | undefined;
  /** ISO 4217. Default: NGN. */
  currency?: string | undefined;
  /**
   * The end user’s address, not your server’s; without it the network signals are silent. At most 64
   * characters.
   */
  ipAddress?: string | undefined;
  /** Where the end user’s device says it is. */
  location?:
    | {
        /** -90 to 90. */
        latitude: number;
        /** -180 to 180. */
        longitude: number;
        /** How far off the position may be, in kilometres; 5 when absent. 0 to 20000. */
        accuracyKm?: number | undefined;
      }
    | undefined;
  /** Of the end user’s device, such as Africa/Lagos. At most 64 characters. */
  timezone?: string | undefined;
  /** When the end user’s account was created with you. ISO 8601. */
  accountCreatedAt?: string | undefined;
  /**
   * Your own name for it, such as an order number. No two of one kind may have the same. At most 200
   * characters.
   */
  reference?: string | undefined;
  /**
   * Up to 20 texts of your own, by names of your own. It is stored encrypted, and comes back in lists and
   * events.
   */
  metadata?: Record<string, string> | undefined;
};

/** Why the score is what it is. */
export type RiskContribution = {
  signal:
    | 'vpn_detected'
    | 'proxy_detected'
    | 'impossible_travel'
    | 'device_mismatch'
    | 'velocity_anomaly'
    | 'identity_not_verified'
    | 'new_device'
    | 'new_account'
    | 'high_value_transaction'
    | 'structuring'
    | 'fresh_accounts'
    | 'copied_device'
    | 'sudden_return'
    | 'cap'
    | 'review';
  /** The points of all contributions add up to the score. */
  points: number;
  reason: string;
};

export type FraudAssessment = {
  /** Higher means riskier. 0 to 100. */
  score: number;
  flag: Flag;
  /** Low Risk, Elevated Risk or Critical. */
  category: string;
  triggeredSignals: Signal[];
  recommendation: string;
  id: string;
  contributions: RiskContribution[];
};

/** An assessment in a list. */
export type ListedAssessment = {
  /** Higher means riskier. 0 to 100. */
  score: number;
  flag: Flag;
  /** Low Risk, Elevated Risk or Critical. */
  category: string;
  triggeredSignals: Signal[];
  recommendation: string;
  id: string;
  endpoint: 'fraud' | 'payment';
  platformUserId: string;
  agreementId: string | null;
  transactionAmount: number;
  currency: string;
  /** Made with a simulate flag, and not learned from. */
  simulated: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** Your own name for it. */
  reference: string | null;
  /** What you have put to it. */
  metadata: Record<string, string>;
};

/** An assessment as it was made, with all that is known about it. */
export type StoredAssessment = {
  /** Higher means riskier. 0 to 100. */
  score: number;
  flag: Flag;
  /** Low Risk, Elevated Risk or Critical. */
  category: string;
  triggeredSignals: Signal[];
  recommendation: string;
  id: string;
  endpoint: 'fraud' | 'payment';
  platformUserId: string;
  agreementId: string | null;
  transactionAmount: number;
  currency: string;
  /** Made with a simulate flag, and not learned from. */
  simulated: boolean;
  /** ISO 8601. */
  createdAt: string;
  contributions: RiskContribution[];
  /** The score and flag if the user took this step, best first. */
  counterfactuals: {
    step: 'verify_identity' | 'use_known_device' | 'leave_vpn';
    removes: Signal[];
    /** Higher means riskier. 0 to 100. */
    score: number;
    flag: Flag;
  }[];
  bands: { amberFrom: number; redFrom: number };
  /** What could not be read, so that its signals were skipped. */
  degraded: ('ip_data' | 'history')[];
  /** What was known of the address; the address itself is not kept. */
  network: { class: string; asn: number | null; organisation: string | null; country: string | null } | null;
  ipDataVersion: string | null;
  /** Which points made it; null for older ones. */
  ruleSet: number | null;
  /** How it turned out, as far as anybody has said. */
  label: RiskLabel | null;
  /** All that was said about that, newest first. */
  labels: RiskLabel[];
  /** Only with ?expand=metadata. */
  reference?: string | null | undefined;
  /** Only with ?expand=metadata. */
  metadata?: Record<string, string> | undefined;
};

/** An assessment as it was made, with the reasons for its score: `GET /v1/fraud/assessments/{id}`. */
export type RetrieveAssessmentParams = {
  /** Adds what you have put to it. */
  expand?: string | undefined;
};

/** Assessments, newest first: `GET /v1/fraud/assessments`. */
export type ListAssessmentsParams = PageParams & {
  /** At most 255 characters. */
  platformUserId?: string | undefined;
  /** At most 255 characters. */
  agreementId?: string | undefined;
  flag?: Flag | undefined;
  /** Your own name for it. At most 200 characters. */
  reference?: string | undefined;
  /** Made then or later. ISO 8601. */
  from?: string | undefined;
  /** Made before then. ISO 8601. */
  to?: string | undefined;
  /** Of so much or more, in the smallest currency unit. */
  minAmount?: number | undefined;
  /** Of so much or less. */
  maxAmount?: number | undefined;
};

/** recalled: the bank took the money back; disputed: the parties fell out over the deal. */
export type RiskOutcome = 'fraud' | 'honest' | 'disputed' | 'recalled';

/** How an assessment turned out, and who said so. */
export type RiskLabel = {
  id: string;
  assessmentId: string;
  outcome: RiskOutcome;
  /** api: somebody said so; desk: with a decision; dispute and recall: the money showed it. */
  source: 'api' | 'desk' | 'dispute' | 'recall';
  reason: string;
  actor: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  createdAt: string;
};

/** Say how an assessment turned out; what was said last counts: `POST /v1/fraud/assessments/{id}/label`. */
export type LabelAssessmentParams = {
  /** How it turned out. */
  outcome: RiskOutcome;
  /** How you know. At most 1000 characters. */
  reason: string;
};

/** How right a flag, a signal, a pattern or a rule was. */
export type RiskPerformanceLine = {
  name: string;
  kind: 'flag' | 'signal' | 'pattern' | 'rule';
  /** Labelled fraud or recalled. */
  bad: number;
  honest: number;
  /** Counted as neither. */
  disputed: number;
  /** Of those it stood on, how many were bad. */
  precision: {
    /** Null where there was nothing to count. */
    value: number | null;
    low: number;
    /** The true share lies between the two, 19 times out of 20. */
    high: number;
    /** How many were counted. */
    of: number;
  };
  /** Of the honest, how many it stood on. */
  falseAlarms: {
    /** Null where there was nothing to count. */
    value: number | null;
    low: number;
    /** The true share lies between the two, 19 times out of 20. */
    high: number;
    /** How many were counted. */
    of: number;
  };
  /** Of the bad, how many it stood on. */
  found: {
    /** Null where there was nothing to count. */
    value: number | null;
    low: number;
    /** The true share lies between the two, 19 times out of 20. */
    high: number;
    /** How many were counted. */
    of: number;
  };
};

export type RiskPerformance = {
  days: number;
  labelled: number;
  bad: number;
  honest: number;
  disputed: number;
  lines: RiskPerformanceLine[];
};

/** How right each signal, pattern and rule was, by what was labelled: `GET /v1/fraud/performance`. */
export type RetrieveFraudPerformanceParams = {
  /** Labels of so many days. 1 to 730. Default: 90. */
  days?: number | undefined;
};
