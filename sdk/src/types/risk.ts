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
  /** What @surety/browser reads of the end user’s browser. */
  deviceHints?:
    | {
        /** A program drives the browser. */
        webdriver?: boolean | null | undefined;
        /** The browser has a camera that is a program; null while nobody knows. */
        virtualCamera?: boolean | null | undefined;
      }
    | undefined;
  /** Of the end user; its domain is held against your lists, and nothing is kept. At most 320 characters. */
  email?: string | undefined;
  /** That the end user pays from, or is paid to; held against your lists, and not kept. */
  bankAccount?:
    | {
        /** At most 20 characters. */
        bankCode: string;
        /** At most 34 characters. */
        accountNumber: string;
      }
    | undefined;
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
    | 'steady_drain'
    | 'self_dealing'
    | 'collecting_account'
    | 'strange_hands'
    | 'large_for_newcomer'
    | 'repeated_trouble'
    | 'hopping'
    | 'out_of_habit'
    | 'false_place'
    | 'scripted_browser'
    | 'usual_network'
    | 'scorecard'
    | 'list'
    | 'rule'
    | 'cap'
    | 'review';
  /** The points of all contributions add up to the score. */
  points: number;
  reason: string;
  /** Which of your rules, or which entry of your lists. */
  name?: string | undefined;
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
  degraded: ('ip_data' | 'history' | 'policy')[];
  /** What was known of the address; the address itself is not kept. */
  network: { class: string; asn: number | null; organisation: string | null; country: string | null } | null;
  ipDataVersion: string | null;
  /** What the browser said of itself; null where nothing was sent. */
  deviceHints: { webdriver: boolean | null; virtualCamera: boolean | null } | null;
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
  /** Which version of your risk policy decided; null: there was none. */
  policyVersion: number | null;
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

/** A rule of your own: when it applies, what it adds or decides, and why. */
export type RiskRule = {
  /** At most 60 characters. */
  name: string;
  /**
   * An expression over the facts of an assessment, such as amount > 50000000 && newDevice. At most 500
   * characters.
   */
  when: string;
  /** What it adds to the score, or takes off. -50 to 50. */
  points?: number | undefined;
  /** The least that the flag is when it applies. */
  verdict?: 'AMBER' | 'RED' | undefined;
  /** Stands in contributions. At most 200 characters. */
  reason: string;
};

/** A fact of a scorecard and its points, from bad to worse. */
export type ScorecardLine = {
  fact:
    | 'amount'
    | 'amountAgainstHabit'
    | 'nearThreshold'
    | 'movedInDay'
    | 'movedInWeek'
    | 'paymentsInTenMinutes'
    | 'paymentsInDay'
    | 'paymentsInWeek'
    | 'accountAge'
    | 'verified'
    | 'paymentsBefore'
    | 'daysSinceLast'
    | 'usualHour'
    | 'vpn'
    | 'tor'
    | 'openProxy'
    | 'hosting'
    | 'clockElsewhere'
    | 'placeElsewhere'
    | 'impossibleTravel'
    | 'unusuallyHidden'
    | 'newDevice'
    | 'strangeDevice'
    | 'scriptedBrowser'
    | 'virtualCamera'
    | 'deviceInHour'
    | 'freshOnDevice'
    | 'peopleOnDevice'
    | 'copiedDevice'
    | 'networksOfDevice'
    | 'freshAtAddress'
    | 'payeeAccountAge'
    | 'payeeKnown'
    | 'pairKnown'
    | 'freshPayers'
    | 'payeesInWeek'
    | 'shareOfPayee'
    | 'paidBack'
    | 'sellerOnDevice'
    | 'troubles'
    | 'payeeTroubles';
  /** From bad to worse; the last that applies counts. 1 to 6 of them. */
  rows: {
    /** From here on, or, where less is worse, below this; 1 of a yes or no. */
    at: number;
    /** 0 to 69. */
    points: number;
    /** Where the points lie in nine of ten samples. */
    low?: number | undefined;
    high?: number | undefined;
  }[];
};

/** A risk policy that somebody is working on. */
export type RiskPolicyDraft = {
  highValue: Record<string, number>;
  weights: {
    /** Usually 32. 1 to 69. */
    vpn_detected?: number | undefined;
    /** Usually 34. 1 to 69. */
    proxy_detected?: number | undefined;
    /** Usually 42. 1 to 69. */
    impossible_travel?: number | undefined;
    /** Usually 16. 1 to 69. */
    device_mismatch?: number | undefined;
    /** Usually 56. 1 to 69. */
    velocity_anomaly?: number | undefined;
    /** Usually 10. 1 to 69. */
    identity_not_verified?: number | undefined;
    /** Usually 6. 1 to 69. */
    new_device?: number | undefined;
    /** Usually 8. 1 to 69. */
    new_account?: number | undefined;
    /** Usually 30. 1 to 69. */
    high_value_transaction?: number | undefined;
    /** Usually 50. 0 to 69. */
    structuring?: number | undefined;
    /** Usually 40. 0 to 69. */
    fresh_accounts?: number | undefined;
    /** Usually 40. 0 to 69. */
    copied_device?: number | undefined;
    /** Usually 10. 0 to 69. */
    sudden_return?: number | undefined;
    /** Usually 40. 0 to 69. */
    steady_drain?: number | undefined;
    /** Usually 40. 0 to 69. */
    self_dealing?: number | undefined;
    /** Usually 44. 0 to 69. */
    collecting_account?: number | undefined;
    /** Usually 34. 0 to 69. */
    strange_hands?: number | undefined;
    /** Usually 16. 0 to 69. */
    large_for_newcomer?: number | undefined;
    /** Usually 44. 0 to 69. */
    repeated_trouble?: number | undefined;
    /** Usually 30. 0 to 69. */
    hopping?: number | undefined;
    /** Usually 30. 0 to 69. */
    out_of_habit?: number | undefined;
    /** Usually 12. 0 to 69. */
    false_place?: number | undefined;
    /** Usually 24. 0 to 69. */
    scripted_browser?: number | undefined;
    /** Usually 30. 0 to 69. */
    watch_list?: number | undefined;
    /** Usually 30. 0 to 69. */
    trust_list?: number | undefined;
  };
  rules: RiskRule[];
  /** Null: the points of the signals and patterns hold. */
  scorecard: ScorecardLine[] | null;
  changedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  changedAt: string;
};

/** A version of the risk policy. What it says never changes. */
export type RiskPolicyVersion = {
  highValue: Record<string, number>;
  weights: {
    /** Usually 32. 1 to 69. */
    vpn_detected?: number | undefined;
    /** Usually 34. 1 to 69. */
    proxy_detected?: number | undefined;
    /** Usually 42. 1 to 69. */
    impossible_travel?: number | undefined;
    /** Usually 16. 1 to 69. */
    device_mismatch?: number | undefined;
    /** Usually 56. 1 to 69. */
    velocity_anomaly?: number | undefined;
    /** Usually 10. 1 to 69. */
    identity_not_verified?: number | undefined;
    /** Usually 6. 1 to 69. */
    new_device?: number | undefined;
    /** Usually 8. 1 to 69. */
    new_account?: number | undefined;
    /** Usually 30. 1 to 69. */
    high_value_transaction?: number | undefined;
    /** Usually 50. 0 to 69. */
    structuring?: number | undefined;
    /** Usually 40. 0 to 69. */
    fresh_accounts?: number | undefined;
    /** Usually 40. 0 to 69. */
    copied_device?: number | undefined;
    /** Usually 10. 0 to 69. */
    sudden_return?: number | undefined;
    /** Usually 40. 0 to 69. */
    steady_drain?: number | undefined;
    /** Usually 40. 0 to 69. */
    self_dealing?: number | undefined;
    /** Usually 44. 0 to 69. */
    collecting_account?: number | undefined;
    /** Usually 34. 0 to 69. */
    strange_hands?: number | undefined;
    /** Usually 16. 0 to 69. */
    large_for_newcomer?: number | undefined;
    /** Usually 44. 0 to 69. */
    repeated_trouble?: number | undefined;
    /** Usually 30. 0 to 69. */
    hopping?: number | undefined;
    /** Usually 30. 0 to 69. */
    out_of_habit?: number | undefined;
    /** Usually 12. 0 to 69. */
    false_place?: number | undefined;
    /** Usually 24. 0 to 69. */
    scripted_browser?: number | undefined;
    /** Usually 30. 0 to 69. */
    watch_list?: number | undefined;
    /** Usually 30. 0 to 69. */
    trust_list?: number | undefined;
  };
  rules: RiskRule[];
  /** Null: the points of the signals and patterns hold. */
  scorecard: ScorecardLine[] | null;
  version: number;
  state: 'shadow' | 'live' | 'retired';
  madeBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  madeAt: string;
  /** ISO 8601. */
  liveAt: string | null;
  /** ISO 8601. */
  retiredAt: string | null;
};

/** The risk policy in use, the one that is tried beside it, and the draft. */
export type RiskPolicies = {
  /** Null: the usual points hold. */
  live: RiskPolicyVersion | null;
  /** Computed with every assessment and kept beside it, without any effect. */
  shadow: RiskPolicyVersion | null;
  draft: RiskPolicyDraft | null;
  /** What holds where a policy says nothing. */
  usual: { highValue: Record<string, number>; weights: Record<string, number> };
  /** What a scorecard can be made of, and which way each of it is worse. */
  scorecardFacts: Record<string, { description: string; worse: 'more' | 'less' }>;
};

/** Save a draft of the risk policy: thresholds, weights and rules: `PUT /v1/fraud/policy/draft`. */
export type DraftRiskPolicyParams = {
  /**
   * From which amount on it is a lot, by currency, instead of the usual thresholds; 0: never. Default:
   * [object Object].
   */
  highValue?: Record<string, number> | undefined;
  /** The most points that each can add (trust_list: take off), where not the usual. Default: [object Object]. */
  weights?:
    | {
        /** Usually 32. 1 to 69. */
        vpn_detected?: number | undefined;
        /** Usually 34. 1 to 69. */
        proxy_detected?: number | undefined;
        /** Usually 42. 1 to 69. */
        impossible_travel?: number | undefined;
        /** Usually 16. 1 to 69. */
        device_mismatch?: number | undefined;
        /** Usually 56. 1 to 69. */
        velocity_anomaly?: number | undefined;
        /** Usually 10. 1 to 69. */
        identity_not_verified?: number | undefined;
        /** Usually 6. 1 to 69. */
        new_device?: number | undefined;
        /** Usually 8. 1 to 69. */
        new_account?: number | undefined;
        /** Usually 30. 1 to 69. */
        high_value_transaction?: number | undefined;
        /** Usually 50. 0 to 69. */
        structuring?: number | undefined;
        /** Usually 40. 0 to 69. */
        fresh_accounts?: number | undefined;
        /** Usually 40. 0 to 69. */
        copied_device?: number | undefined;
        /** Usually 10. 0 to 69. */
        sudden_return?: number | undefined;
        /** Usually 40. 0 to 69. */
        steady_drain?: number | undefined;
        /** Usually 40. 0 to 69. */
        self_dealing?: number | undefined;
        /** Usually 44. 0 to 69. */
        collecting_account?: number | undefined;
        /** Usually 34. 0 to 69. */
        strange_hands?: number | undefined;
        /** Usually 16. 0 to 69. */
        large_for_newcomer?: number | undefined;
        /** Usually 44. 0 to 69. */
        repeated_trouble?: number | undefined;
        /** Usually 30. 0 to 69. */
        hopping?: number | undefined;
        /** Usually 30. 0 to 69. */
        out_of_habit?: number | undefined;
        /** Usually 12. 0 to 69. */
        false_place?: number | undefined;
        /** Usually 24. 0 to 69. */
        scripted_browser?: number | undefined;
        /** Usually 30. 0 to 69. */
        watch_list?: number | undefined;
        /** Usually 30. 0 to 69. */
        trust_list?: number | undefined;
      }
    | undefined;
  /** At most 50 of them. Default: . */
  rules?: RiskRule[] | undefined;
  /** Default: null. */
  scorecard?: ScorecardLine[] | null | undefined;
};

/**
 * Try a draft beside the policy in use (shadow), or put a draft or what was tried to use (live):
 * `POST /v1/fraud/policy/promote`.
 */
export type PromoteRiskPolicyParams = { from: 'draft' | 'shadow'; to: 'shadow' | 'live' };

/** Take the policy in use, or the one that is tried, out of use: `POST /v1/fraud/policy/retire`. */
export type RetireRiskPolicyParams = { state: 'shadow' | 'live' };

/** Every version of the risk policy, newest first: `GET /v1/fraud/policy/versions`. */
export type ListRiskPolicyVersionsParams = PageParams & Record<string, never>;

/** How often the flag that was given would have been which. */
export type RiskFlagMatrix = {
  GREEN: { GREEN: number; AMBER: number; RED: number };
  AMBER: { GREEN: number; AMBER: number; RED: number };
  RED: { GREEN: number; AMBER: number; RED: number };
};

/** What the version in shadow would have said. */
export type RiskShadowComparison = { version: number; flags: RiskFlagMatrix };

/** A risk policy held against your own past. */
export type RiskBacktest = {
  id: string;
  /** What was tried, as it was at that moment. */
  policy: 'draft' | 'shadow' | 'live';
  /** ISO 8601. */
  since: string;
  /** stopped: another was asked for. */
  state: 'running' | 'done' | 'stopped';
  /** How many assessments there were to look at. */
  total: number;
  /** How many of them it has looked at. */
  done: number;
  /** Made before facts were kept, so nobody can say. */
  unknown: number;
  groups: {
    /** What became of them; none: nobody has said. */
    label: string;
    flags: RiskFlagMatrix;
    /** Amounts that would become RED and were not, and the other way round. */
    money: { currency: string; stopped: number; passed: number }[];
  }[];
  examples: {
    assessmentId: string;
    amount: number;
    currency: string;
    label: string | null;
    before: { score: number; flag: Flag };
    after: { score: number; flag: Flag };
  }[];
  askedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  askedAt: string;
  /** ISO 8601. */
  finishedAt: string | null;
};

/** Hold a policy against your own past: who would get another colour: `POST /v1/fraud/policy/backtest`. */
export type BacktestRiskPolicyParams = {
  /** Default: draft. */
  policy?: 'draft' | 'shadow' | 'live' | undefined;
  /** From when on; 90 days back when absent. ISO 8601. */
  since?: string | undefined;
};

/** What was learned from your labels. */
export type RiskTraining = {
  id: string;
  /** done: the scorecard is in the draft; too_few: there is too little to learn from. */
  state: 'running' | 'done' | 'too_few';
  /** How many frauds there were to learn from. */
  frauds: number | null;
  /** How many legitimate payments. */
  legitimate: number | null;
  /** How many were AMBER or RED, and would be on a card made without their component. */
  truePositives: { before: number; now: number } | null;
  /** How many were AMBER or RED, and would be on a card made without their component. */
  falsePositives: { before: number; now: number } | null;
  askedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  askedAt: string;
  /** ISO 8601. */
  finishedAt: string | null;
};

/** A user, device, network, bank account or e-mail domain on one of your lists. */
export type RiskListEntry = {
  id: string;
  on: 'user' | 'device' | 'network' | 'bank_account' | 'email_domain';
  /** block is RED, watch adds points, trust takes some off. */
  kind: 'block' | 'watch' | 'trust';
  /** As it was given; of a device the hash of its fingerprint. */
  value: string;
  reason: string;
  /** ISO 8601. */
  expiresAt: string | null;
  addedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  addedAt: string;
};

/**
 * Put a user, device, network, bank account or e-mail domain on a list; what is on one moves:
 * `POST /v1/fraud/lists`.
 */
export type AddToRiskListParams = {
  on: 'user' | 'device' | 'network' | 'bank_account' | 'email_domain';
  /** block is RED, watch adds points, trust takes some off. */
  kind: 'block' | 'watch' | 'trust';
  /**
   * user: your own id for the user; device: the device’s fingerprint; network: a network such as
   * 102.89.0.0/16, or an address; bank_account: bank code and account number, such as 058:0123456789;
   * email_domain: a domain such as example.com, including its subdomains. At most 4096 characters.
   */
  value: string;
  /** For those who come after you. At most 200 characters. */
  reason: string;
  /** Null: it stays. ISO 8601. */
  expiresAt?: string | null | undefined;
};

/** What is on the lists, newest first: `GET /v1/fraud/lists`. */
export type ListRiskListEntriesParams = PageParams & {
  on?: 'user' | 'device' | 'network' | 'bank_account' | 'email_domain' | undefined;
  /** block is RED, watch adds points, trust takes some off. */
  kind?: 'block' | 'watch' | 'trust' | undefined;
  /** Together with `on`: this one. At most 4096 characters. */
  value?: string | undefined;
};

/** recalled: the bank took the money back; disputed: the parties fell out over the deal. */
export type RiskOutcome = 'fraud' | 'legitimate' | 'disputed' | 'recalled';

/** How an assessment turned out, and who said so. */
export type RiskLabel = {
  id: string;
  assessmentId: string;
  outcome: RiskOutcome;
  /** api: somebody said so; desk: with a decision; dispute and recall: the money showed it. */
  source: 'api' | 'review' | 'dispute' | 'recall';
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
  legitimate: number;
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
  /** Of the legitimate, how many it stood on. */
  falsePositiveRate: {
    /** Null where there was nothing to count. */
    value: number | null;
    low: number;
    /** The true share lies between the two, 19 times out of 20. */
    high: number;
    /** How many were counted. */
    of: number;
  };
  /** Of the bad, how many it stood on. */
  recall: {
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
  legitimate: number;
  disputed: number;
  lines: RiskPerformanceLine[];
};

/** How right each signal, pattern and rule was, by what was labelled: `GET /v1/fraud/performance`. */
export type RetrieveFraudPerformanceParams = {
  /** Labels of so many days. 1 to 730. Default: 90. */
  days?: number | undefined;
};
