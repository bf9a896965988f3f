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

export type AssessFraudParams = {
  /** Your own id of the end user. */
  platformUserId: string;
  /** In the smallest currency unit. */
  transactionAmount: number;
  /** Opaque; the same string for the same device. */
  deviceFingerprint: string;
  /** Links the assessment to an agreement. */
  agreementId?: string | undefined;
  simulateVpn?: boolean | undefined;
  simulateImpossibleTravel?: boolean | undefined;
  /** ISO 4217. Default: NGN. */
  currency?: string | undefined;
  /** The end user's address, not your server's. Without it the network signals are silent. */
  ipAddress?: string | undefined;
  /** Where the end user's device says it is. */
  location?: { latitude: number; longitude: number; accuracyKm?: number | undefined } | undefined;
  /** Of the end user's device, such as Africa/Lagos. */
  timezone?: string | undefined;
  /** When the end user's account was created with you, ISO 8601. */
  accountCreatedAt?: string | undefined;
};

/** Why the score is what it is. The points of all contributions add up to it. */
export type RiskContribution = { signal: Signal | 'cap'; points: number; reason: string };

type Verdict = {
  /** 0 to 100; higher means riskier. */
  score: number;
  flag: Flag;
  /** Low Risk, Elevated Risk or Critical. */
  category: string;
  triggeredSignals: Signal[];
  recommendation: string;
};

export type FraudAssessment = Verdict & { id: string; contributions: RiskContribution[] };

/** An assessment in a list. */
export type ListedAssessment = Verdict & {
  id: string;
  endpoint: 'fraud' | 'payment';
  platformUserId: string;
  agreementId: string | null;
  transactionAmount: number;
  currency: string;
  /** Made with a simulate flag, and not learned from. */
  simulated: boolean;
  createdAt: string;
};

/** An assessment as it was made, with all that is known about it. */
export type StoredAssessment = ListedAssessment & {
  contributions: RiskContribution[];
  /** The score and flag if the user took this step, best first. */
  counterfactuals: {
    step: 'verify_identity' | 'use_known_device' | 'leave_vpn';
    removes: Signal[];
    score: number;
    flag: Flag;
  }[];
  bands: { amberFrom: number; redFrom: number };
  /** What could not be read, so that its signals were skipped. */
  degraded: ('ip_data' | 'history')[];
  /** What was known of the address; the address itself is not kept. */
  network: {
    class: string;
    asn: number | null;
    organisation: string | null;
    country: string | null;
  } | null;
  ipDataVersion: string | null;
};

export type ListAssessmentsParams = PageParams & {
  platformUserId?: string | undefined;
  agreementId?: string | undefined;
  flag?: Flag | undefined;
};
