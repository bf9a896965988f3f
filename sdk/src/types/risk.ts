// Made from openapi.json by `npm run openapi`, do not edit.
import type { PageParams } from '../pages.ts';
import type { RiskLabel } from './desk.ts';

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
    | 'cap';
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
};

/** Assessments, newest first: `GET /v1/fraud/assessments`. */
export type ListAssessmentsParams = PageParams & {
  /** At most 255 characters. */
  platformUserId?: string | undefined;
  /** At most 255 characters. */
  agreementId?: string | undefined;
  flag?: Flag | undefined;
};
