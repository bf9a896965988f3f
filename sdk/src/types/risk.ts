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

/** Assess a transaction: `POST /v1/fraud/assess`. */
export type AssessFraudParams = {
  /** Your own id of the end user. At most 255 characters. */
  platformUserId: string;
  /** In the smallest currency unit (kobo, cents). */
  transactionAmount: number;
  /** Opaque device or browser fingerprint. At most 4096 characters. */
  deviceFingerprint: string;
  /** Links the assessment to an agreement. At most 255 characters. */
  agreementId?: string | undefined;
  /** Treats the request as if a VPN had been detected. */
  simulateVpn?: boolean | undefined;
  /** Treats the request as if the user had travelled impossibly fast. */
  simulateImpossibleTravel?: boolean | undefined;
  /** ISO 4217. Default: NGN. */
  currency?: string | undefined;
  /** The hints that @surety/browser reads from the end user’s browser. */
  deviceHints?:
    | {
        /** True when the browser is automated. */
        webdriver?: boolean | null | undefined;
        /** True when the browser has a virtual camera. Null when unknown. */
        virtualCamera?: boolean | null | undefined;
      }
    | undefined;
  /**
   * The end user’s e-mail address. Its domain is checked against your lists; nothing is stored. At most 320
   * characters.
   */
  email?: string | undefined;
  /** The account that the end user pays from or is paid to. It is checked against your lists and not stored. */
  bankAccount?:
    | {
        /** At most 20 characters. */
        bankCode: string;
        /** At most 34 characters. */
        accountNumber: string;
      }
    | undefined;
  /**
   * The end user’s address, not your server’s. Without it, network signals are not available. At most 64
   * characters.
   */
  ipAddress?: string | undefined;
  /** The location reported by the end user’s device. */
  location?:
    | {
        /** -90 to 90. */
        latitude: number;
        /** -180 to 180. */
        longitude: number;
        /** The accuracy of the position in kilometres. Defaults to 5. 0 to 20000. */
        accuracyKm?: number | undefined;
      }
    | undefined;
  /** The time zone of the end user’s device, such as Africa/Lagos. At most 64 characters. */
  timezone?: string | undefined;
  /** When the end user’s account with you was created. ISO 8601. */
  accountCreatedAt?: string | undefined;
  /**
   * Your own reference, such as an order number. Must be unique among objects of one kind. At most 200
   * characters.
   */
  reference?: string | undefined;
  /**
   * Up to 20 key-value pairs of your own: text, numbers or booleans. Stored encrypted, as text, and returned
   * in lists and events.
   */
  metadata?: Record<string, string | number | boolean> | undefined;
};

/** One contribution to the score, with its reason. */
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
    | 'labelled_fraud'
    | 'suspect_seller'
    | 'card_testing'
    | 'unusual_payee'
    | 'round_trip'
    | 'newcomer_spending'
    | 'newcomer_spree'
    | 'second_account'
    | 'fresh_address'
    | 'strange_spending'
    | 'newcomers_money'
    | 'unverified_volume'
    | 'usual_network'
    | 'scorecard'
    | 'list'
    | 'rule'
    | 'cap'
    | 'review';
  /** The points of all contributions add up to the score. */
  points: number;
  reason: string;
  /** The name of your rule, or the entry of your lists. */
  name?: string | undefined;
};

export type FraudAssessment = {
  object: 'assessment';
  environment: 'live' | 'test';
  /** Higher means riskier. 0 to 100. */
  score: number;
  flag: Flag;
  /** Low Risk, Elevated Risk or Critical. */
  category: string;
  triggeredSignals: Signal[];
  recommendation: string;
  id: string;
  contributions: RiskContribution[];
  /** Only on AMBER and RED, and only if the signals point to one kind of fraud. */
  fraudType?: FraudType | undefined;
};

/** An assessment in a list. */
export type ListedAssessment = {
  object: 'assessment';
  environment: 'live' | 'test';
  /** Higher means riskier. 0 to 100. */
  score: number;
  flag: Flag;
  /** Low Risk, Elevated Risk or Critical. */
  category: string;
  triggeredSignals: Signal[];
  recommendation: string;
  /** The kind of fraud that the signals point to. Null when they point to none. */
  fraudType: FraudType | null;
  id: string;
  endpoint: 'fraud' | 'payment';
  platformUserId: string;
  agreementId: string | null;
  transactionAmount: number;
  currency: string;
  /** Made with a simulate flag, and ignored by later assessments. */
  simulated: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** Your own reference. */
  reference: string | null;
  /** Your own key-value pairs. */
  metadata: Record<string, string>;
};

/** An assessment with everything that is stored about it. */
export type StoredAssessment = {
  object: 'assessment';
  environment: 'live' | 'test';
  /** Higher means riskier. 0 to 100. */
  score: number;
  flag: Flag;
  /** Low Risk, Elevated Risk or Critical. */
  category: string;
  triggeredSignals: Signal[];
  recommendation: string;
  /** The kind of fraud that the signals point to. Null when they point to none. */
  fraudType: FraudType | null;
  id: string;
  endpoint: 'fraud' | 'payment';
  platformUserId: string;
  agreementId: string | null;
  transactionAmount: number;
  currency: string;
  /** Made with a simulate flag, and ignored by later assessments. */
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
  /** Data that was unavailable, so that its signals were skipped. */
  degraded: ('ip_data' | 'history' | 'policy')[];
  /** What was known about the IP address; the address itself is not stored. */
  network: { class: string; asn: number | null; organisation: string | null; country: string | null } | null;
  ipDataVersion: string | null;
  /** What the browser reported about itself. Null when nothing was sent. */
  deviceHints: { webdriver: boolean | null; virtualCamera: boolean | null } | null;
  /** The facts behind the score, named as in rules. Unknown ones are left out. Null for older assessments. */
  facts: Record<string, number | boolean | string> | null;
  /** The version of the default points used. Null for older assessments. */
  ruleSet: number | null;
  /** The latest label: how it turned out. Null when not labelled. */
  label: RiskLabel | null;
  /** All labels, newest first. */
  labels: RiskLabel[];
  /** Only with `expand=metadata`. */
  reference?: string | null | undefined;
  /** Only with `expand=metadata`. */
  metadata?: Record<string, string> | undefined;
  /** The version of your risk policy that decided. Null when there was none. */
  policyVersion: number | null;
};

/** Retrieve an assessment: `GET /v1/fraud/assessments/{id}`. */
export type RetrieveAssessmentParams = {
  /** Adds your reference and metadata. */
  expand?: 'metadata' | 'metadata'[] | undefined;
};

/** List assessments: `GET /v1/fraud/assessments`. */
export type ListAssessmentsParams = PageParams & {
  /** At most 255 characters. */
  platformUserId?: string | undefined;
  /** At most 255 characters. */
  agreementId?: string | undefined;
  flag?: Flag | undefined;
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
  /** Amount of at least this, in the smallest currency unit. */
  minAmount?: number | undefined;
  /** Amount of at most this, in the smallest currency unit. */
  maxAmount?: number | undefined;
};

/** List the riskiest GREEN assessments: `GET /v1/fraud/greens`. */
export type ListRiskiestGreensParams = PageParams & {
  /** How many days to look back. 1 to 7. Default: 1. */
  days?: number | undefined;
};

/** The kind of fraud that the signals point to. */
export type FraudType = 'takeover' | 'ring' | 'testing' | 'scam' | 'laundering' | 'seller';

/** A rule of your own: its condition, its effect and its reason. */
export type RiskRule = {
  /** At most 60 characters. */
  name: string;
  /**
   * An expression over the facts of an assessment, such as amount > 50000000 && newDevice. At most 500
   * characters.
   */
  when: string;
  /** Points added to the score, or subtracted if negative. -50 to 50. */
  points?: number | undefined;
  /** The minimum flag when the rule applies. */
  verdict?: 'AMBER' | 'RED' | undefined;
  /** Shown in contributions. At most 200 characters. */
  reason: string;
};

/** A fact of a scorecard with its points, from bad to worse. */
export type ScorecardLine = {
  fact:
    | 'amount'
    | 'amountAgainstHabit'
    | 'nearThreshold'
    | 'movedInDay'
    | 'movedInWeek'
    | 'weekAgainstHabit'
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
    | 'payersInWeek'
    | 'freshShareOfPayers'
    | 'shareOfPayee'
    | 'paidBack'
    | 'sellerOnDevice'
    | 'troubles'
    | 'troublesShare'
    | 'payeeTroublesShare'
    | 'payeeTroubles'
    | 'accountFrauds'
    | 'deviceFrauds'
    | 'sellerFrauds'
    | 'sellerFraudsShare'
    | 'sellerDisputes'
    | 'newcomersMoney'
    | 'tinyPayments'
    | 'sellerScore';
  /** The line counts only while this other fact applies as well. */
  combinedWith?:
    | {
        fact:
          | 'amount'
          | 'amountAgainstHabit'
          | 'nearThreshold'
          | 'movedInDay'
          | 'movedInWeek'
          | 'weekAgainstHabit'
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
          | 'payersInWeek'
          | 'freshShareOfPayers'
          | 'shareOfPayee'
          | 'paidBack'
          | 'sellerOnDevice'
          | 'troubles'
          | 'troublesShare'
          | 'payeeTroublesShare'
          | 'payeeTroubles'
          | 'accountFrauds'
          | 'deviceFrauds'
          | 'sellerFrauds'
          | 'sellerFraudsShare'
          | 'sellerDisputes'
          | 'newcomersMoney'
          | 'tinyPayments'
          | 'sellerScore';
        /**
         * Applies from this value on or, for facts where less is worse, below it. 1 for a yes/no fact; null: while
         * the fact is unknown.
         */
        at: number | null;
      }
    | undefined;
  /** First that of the unknown, then from bad to worse; the last row that applies counts. 1 to 7 items. */
  rows: {
    /**
     * Applies from this value on or, for facts where less is worse, below it. 1 for a yes/no fact; null: while
     * the fact is unknown.
     */
    at: number | null;
    /** 0 to 69. */
    points: number;
    /** The points range from `low` to `high` in nine of ten samples. */
    low?: number | undefined;
    high?: number | undefined;
  }[];
};

/** A draft of the risk policy. */
export type RiskPolicyDraft = {
  object: 'risk_policy_draft';
  environment: 'live' | 'test';
  highValue: Record<string, number>;
  weights: {
    /** Defaults to 32. 1 to 69. */
    vpn_detected?: number | undefined;
    /** Defaults to 34. 1 to 69. */
    proxy_detected?: number | undefined;
    /** Defaults to 42. 1 to 69. */
    impossible_travel?: number | undefined;
    /** Defaults to 16. 1 to 69. */
    device_mismatch?: number | undefined;
    /** Defaults to 56. 1 to 69. */
    velocity_anomaly?: number | undefined;
    /** Defaults to 10. 1 to 69. */
    identity_not_verified?: number | undefined;
    /** Defaults to 6. 1 to 69. */
    new_device?: number | undefined;
    /** Defaults to 8. 1 to 69. */
    new_account?: number | undefined;
    /** Defaults to 30. 1 to 69. */
    high_value_transaction?: number | undefined;
    /** Defaults to 50. 0 to 69. */
    structuring?: number | undefined;
    /** Defaults to 40. 0 to 69. */
    fresh_accounts?: number | undefined;
    /** Defaults to 40. 0 to 69. */
    copied_device?: number | undefined;
    /** Defaults to 10. 0 to 69. */
    sudden_return?: number | undefined;
    /** Defaults to 40. 0 to 69. */
    steady_drain?: number | undefined;
    /** Defaults to 40. 0 to 69. */
    self_dealing?: number | undefined;
    /** Defaults to 44. 0 to 69. */
    collecting_account?: number | undefined;
    /** Defaults to 34. 0 to 69. */
    strange_hands?: number | undefined;
    /** Defaults to 16. 0 to 69. */
    large_for_newcomer?: number | undefined;
    /** Defaults to 44. 0 to 69. */
    repeated_trouble?: number | undefined;
    /** Defaults to 30. 0 to 69. */
    hopping?: number | undefined;
    /** Defaults to 30. 0 to 69. */
    out_of_habit?: number | undefined;
    /** Defaults to 12. 0 to 69. */
    false_place?: number | undefined;
    /** Defaults to 24. 0 to 69. */
    scripted_browser?: number | undefined;
    /** Defaults to 56. 0 to 69. */
    labelled_fraud?: number | undefined;
    /** Defaults to 34. 0 to 69. */
    suspect_seller?: number | undefined;
    /** Defaults to 40. 0 to 69. */
    card_testing?: number | undefined;
    /** Defaults to 18. 0 to 69. */
    unusual_payee?: number | undefined;
    /** Defaults to 16. 0 to 69. */
    round_trip?: number | undefined;
    /** Defaults to 15. 0 to 69. */
    newcomer_spending?: number | undefined;
    /** Defaults to 34. 0 to 69. */
    newcomer_spree?: number | undefined;
    /** Defaults to 32. 0 to 69. */
    second_account?: number | undefined;
    /** Defaults to 26. 0 to 69. */
    fresh_address?: number | undefined;
    /** Defaults to 24. 0 to 69. */
    newcomers_money?: number | undefined;
    /** Defaults to 30. 0 to 69. */
    unverified_volume?: number | undefined;
    /** Defaults to 24. 0 to 69. */
    strange_spending?: number | undefined;
    /** Defaults to 30. 0 to 69. */
    watch_list?: number | undefined;
    /** Defaults to 30. 0 to 69. */
    trust_list?: number | undefined;
  };
  rules: RiskRule[];
  /** Null when the points of the signals and patterns apply. */
  scorecard: ScorecardLine[] | null;
  /** Grows with each change of the draft. */
  revision: number;
  changedBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  changedAt: string;
};

/** A version of the risk policy. Its contents never change. */
export type RiskPolicyVersion = {
  object: 'risk_policy_version';
  environment: 'live' | 'test';
  highValue: Record<string, number>;
  weights: {
    /** Defaults to 32. 1 to 69. */
    vpn_detected?: number | undefined;
    /** Defaults to 34. 1 to 69. */
    proxy_detected?: number | undefined;
    /** Defaults to 42. 1 to 69. */
    impossible_travel?: number | undefined;
    /** Defaults to 16. 1 to 69. */
    device_mismatch?: number | undefined;
    /** Defaults to 56. 1 to 69. */
    velocity_anomaly?: number | undefined;
    /** Defaults to 10. 1 to 69. */
    identity_not_verified?: number | undefined;
    /** Defaults to 6. 1 to 69. */
    new_device?: number | undefined;
    /** Defaults to 8. 1 to 69. */
    new_account?: number | undefined;
    /** Defaults to 30. 1 to 69. */
    high_value_transaction?: number | undefined;
    /** Defaults to 50. 0 to 69. */
    structuring?: number | undefined;
    /** Defaults to 40. 0 to 69. */
    fresh_accounts?: number | undefined;
    /** Defaults to 40. 0 to 69. */
    copied_device?: number | undefined;
    /** Defaults to 10. 0 to 69. */
    sudden_return?: number | undefined;
    /** Defaults to 40. 0 to 69. */
    steady_drain?: number | undefined;
    /** Defaults to 40. 0 to 69. */
    self_dealing?: number | undefined;
    /** Defaults to 44. 0 to 69. */
    collecting_account?: number | undefined;
    /** Defaults to 34. 0 to 69. */
    strange_hands?: number | undefined;
    /** Defaults to 16. 0 to 69. */
    large_for_newcomer?: number | undefined;
    /** Defaults to 44. 0 to 69. */
    repeated_trouble?: number | undefined;
    /** Defaults to 30. 0 to 69. */
    hopping?: number | undefined;
    /** Defaults to 30. 0 to 69. */
    out_of_habit?: number | undefined;
    /** Defaults to 12. 0 to 69. */
    false_place?: number | undefined;
    /** Defaults to 24. 0 to 69. */
    scripted_browser?: number | undefined;
    /** Defaults to 56. 0 to 69. */
    labelled_fraud?: number | undefined;
    /** Defaults to 34. 0 to 69. */
    suspect_seller?: number | undefined;
    /** Defaults to 40. 0 to 69. */
    card_testing?: number | undefined;
    /** Defaults to 18. 0 to 69. */
    unusual_payee?: number | undefined;
    /** Defaults to 16. 0 to 69. */
    round_trip?: number | undefined;
    /** Defaults to 15. 0 to 69. */
    newcomer_spending?: number | undefined;
    /** Defaults to 34. 0 to 69. */
    newcomer_spree?: number | undefined;
    /** Defaults to 32. 0 to 69. */
    second_account?: number | undefined;
    /** Defaults to 26. 0 to 69. */
    fresh_address?: number | undefined;
    /** Defaults to 24. 0 to 69. */
    newcomers_money?: number | undefined;
    /** Defaults to 30. 0 to 69. */
    unverified_volume?: number | undefined;
    /** Defaults to 24. 0 to 69. */
    strange_spending?: number | undefined;
    /** Defaults to 30. 0 to 69. */
    watch_list?: number | undefined;
    /** Defaults to 30. 0 to 69. */
    trust_list?: number | undefined;
  };
  rules: RiskRule[];
  /** Null when the points of the signals and patterns apply. */
  scorecard: ScorecardLine[] | null;
  version: number;
  status: 'SHADOW' | 'LIVE' | 'RETIRED';
  createdBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  liveAt: string | null;
  /** ISO 8601. */
  retiredAt: string | null;
};

/** The live risk policy, the one in shadow, and the draft. */
export type RiskPolicies = {
  object: 'risk_policy';
  environment: 'live' | 'test';
  /** Null when the default points apply. */
  live: RiskPolicyVersion | null;
  /** Computed and stored with every assessment, without any effect. */
  shadow: RiskPolicyVersion | null;
  draft: RiskPolicyDraft | null;
  /** The revision of the draft, or of its absence: send it as `revision` with your draft. */
  draftRevision: number;
  /** The defaults that apply where a policy sets nothing. */
  usual: { highValue: Record<string, number>; weights: Record<string, number> };
  /** The facts that a scorecard can use, and whether more or less of each is worse. */
  scorecardFacts: Record<string, { description: string; worse: 'more' | 'less' }>;
};

/** Save a draft of the risk policy: `PUT /v1/policies/risk/draft`. */
export type DraftRiskPolicyParams = {
  /**
   * The amount from which a transaction is high-value, by currency, instead of the default thresholds. 0
   * means never. Default: [object Object].
   */
  highValue?: Record<string, number> | undefined;
  /**
   * The maximum points that each can add (trust_list: subtract), where different from the default. Default:
   * [object Object].
   */
  weights?:
    | {
        /** Defaults to 32. 1 to 69. */
        vpn_detected?: number | undefined;
        /** Defaults to 34. 1 to 69. */
        proxy_detected?: number | undefined;
        /** Defaults to 42. 1 to 69. */
        impossible_travel?: number | undefined;
        /** Defaults to 16. 1 to 69. */
        device_mismatch?: number | undefined;
        /** Defaults to 56. 1 to 69. */
        velocity_anomaly?: number | undefined;
        /** Defaults to 10. 1 to 69. */
        identity_not_verified?: number | undefined;
        /** Defaults to 6. 1 to 69. */
        new_device?: number | undefined;
        /** Defaults to 8. 1 to 69. */
        new_account?: number | undefined;
        /** Defaults to 30. 1 to 69. */
        high_value_transaction?: number | undefined;
        /** Defaults to 50. 0 to 69. */
        structuring?: number | undefined;
        /** Defaults to 40. 0 to 69. */
        fresh_accounts?: number | undefined;
        /** Defaults to 40. 0 to 69. */
        copied_device?: number | undefined;
        /** Defaults to 10. 0 to 69. */
        sudden_return?: number | undefined;
        /** Defaults to 40. 0 to 69. */
        steady_drain?: number | undefined;
        /** Defaults to 40. 0 to 69. */
        self_dealing?: number | undefined;
        /** Defaults to 44. 0 to 69. */
        collecting_account?: number | undefined;
        /** Defaults to 34. 0 to 69. */
        strange_hands?: number | undefined;
        /** Defaults to 16. 0 to 69. */
        large_for_newcomer?: number | undefined;
        /** Defaults to 44. 0 to 69. */
        repeated_trouble?: number | undefined;
        /** Defaults to 30. 0 to 69. */
        hopping?: number | undefined;
        /** Defaults to 30. 0 to 69. */
        out_of_habit?: number | undefined;
        /** Defaults to 12. 0 to 69. */
        false_place?: number | undefined;
        /** Defaults to 24. 0 to 69. */
        scripted_browser?: number | undefined;
        /** Defaults to 56. 0 to 69. */
        labelled_fraud?: number | undefined;
        /** Defaults to 34. 0 to 69. */
        suspect_seller?: number | undefined;
        /** Defaults to 40. 0 to 69. */
        card_testing?: number | undefined;
        /** Defaults to 18. 0 to 69. */
        unusual_payee?: number | undefined;
        /** Defaults to 16. 0 to 69. */
        round_trip?: number | undefined;
        /** Defaults to 15. 0 to 69. */
        newcomer_spending?: number | undefined;
        /** Defaults to 34. 0 to 69. */
        newcomer_spree?: number | undefined;
        /** Defaults to 32. 0 to 69. */
        second_account?: number | undefined;
        /** Defaults to 26. 0 to 69. */
        fresh_address?: number | undefined;
        /** Defaults to 24. 0 to 69. */
        newcomers_money?: number | undefined;
        /** Defaults to 30. 0 to 69. */
        unverified_volume?: number | undefined;
        /** Defaults to 24. 0 to 69. */
        strange_spending?: number | undefined;
        /** Defaults to 30. 0 to 69. */
        watch_list?: number | undefined;
        /** Defaults to 30. 0 to 69. */
        trust_list?: number | undefined;
      }
    | undefined;
  /** At most 50 items. Default: . */
  rules?: RiskRule[] | undefined;
  /** Default: null. */
  scorecard?: ScorecardLine[] | null | undefined;
  /**
   * The `draftRevision` that you edited. If the draft has changed since, nothing is saved (409
   * `draft_changed`). Without it, your draft replaces any other.
   */
  revision?: number | undefined;
};

/** Promote a risk policy: `POST /v1/policies/risk/promote`. */
export type PromoteRiskPolicyParams = { from: 'draft' | 'shadow'; to: 'shadow' | 'live' };

/** Retire a risk policy: `POST /v1/policies/risk/retire`. */
export type RetireRiskPolicyParams = { policy: 'shadow' | 'live' };

/** List the versions of the risk policy: `GET /v1/policies/risk/versions`. */
export type ListRiskPolicyVersionsParams = PageParams & {
  status?: 'SHADOW' | 'LIVE' | 'RETIRED' | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** The number of assessments by actual flag and by the flag that they would have had. */
export type RiskFlagMatrix = {
  GREEN: { GREEN: number; AMBER: number; RED: number };
  AMBER: { GREEN: number; AMBER: number; RED: number };
  RED: { GREEN: number; AMBER: number; RED: number };
};

/** The results of the version in shadow, compared with those of the live one. */
export type RiskShadowComparison = {
  object: 'risk_shadow_comparison';
  environment: 'live' | 'test';
  version: number;
  flags: RiskFlagMatrix;
};

/** A risk policy applied to your past assessments. */
export type RiskBacktest = {
  object: 'risk_backtest';
  environment: 'live' | 'test';
  id: string;
  /** The policy that was tested, as it was then. */
  policy: 'draft' | 'shadow' | 'live';
  /** ISO 8601. */
  since: string;
  /** STOPPED: another backtest was requested. */
  status: 'RUNNING' | 'DONE' | 'STOPPED';
  /** The number of assessments to evaluate. */
  total: number;
  /** The number of assessments evaluated so far. */
  done: number;
  /** Assessments made before facts were recorded, which cannot be evaluated. */
  unknown: number;
  groups: {
    /** Their outcome. none: not labelled. */
    label: string;
    flags: RiskFlagMatrix;
    /** Amounts that would become RED (`stopped`), and amounts that would no longer be RED (`passed`). */
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
  createdBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  finishedAt: string | null;
};

/** List backtests: `GET /v1/policies/risk/backtests`. */
export type ListRiskBacktestsParams = PageParams & {
  status?: 'RUNNING' | 'DONE' | 'STOPPED' | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** List trainings: `GET /v1/policies/risk/trainings`. */
export type ListRiskTrainingsParams = PageParams & {
  status?: 'RUNNING' | 'DONE' | 'TOO_FEW' | 'OTHER_WEEKS' | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** Backtest a risk policy: `POST /v1/policies/risk/backtests`. */
export type BacktestRiskPolicyParams = {
  /** Default: draft. */
  policy?: 'draft' | 'shadow' | 'live' | undefined;
  /** Defaults to 90 days ago. ISO 8601. */
  since?: string | undefined;
};

/** A training run on your labels. */
export type RiskTraining = {
  object: 'risk_training';
  environment: 'live' | 'test';
  id: string;
  /**
   * DONE: the scorecard is in the draft. TOO_FEW: there are too few labels to train on. OTHER_WEEKS: frauds
   * and legitimate payments are from different weeks, so that their age would be learned.
   */
  status: 'RUNNING' | 'DONE' | 'TOO_FEW' | 'OTHER_WEEKS';
  /** The number of frauds trained on. */
  frauds: number | null;
  /** The number of legitimate payments trained on. */
  legitimate: number | null;
  /**
   * How many were AMBER or RED (`before`), and how many would be with a scorecard trained without their
   * connected component (`now`).
   */
  truePositives: { before: number; now: number } | null;
  /**
   * How many were AMBER or RED (`before`), and how many would be with a scorecard trained without their
   * connected component (`now`).
   */
  falsePositives: { before: number; now: number } | null;
  /** The first payment trained on. ISO 8601. */
  from: string | null;
  /** The last payment trained on. ISO 8601. */
  to: string | null;
  /**
   * The last weeks by a scorecard trained on the weeks before them: what to expect from here on. Null when
   * either part is too small.
   */
  later: {
    frauds: number;
    legitimate: number;
    /**
     * How many were AMBER or RED (`before`), and how many would be with a scorecard trained without their
     * connected component (`now`).
     */
    truePositives: { before: number; now: number } | null;
    /**
     * How many were AMBER or RED (`before`), and how many would be with a scorecard trained without their
     * connected component (`now`).
     */
    falsePositives: { before: number; now: number } | null;
  } | null;
  /** Payments labelled legitimate that look like frauds of other users. */
  contradicting: number | null;
  /**
   * The first of them, with the person who set the label. `leftOut`: only one person set it, so it was not
   * trained on; a second person can set the same label.
   */
  contradictions: {
    assessmentId: string;
    labelledBy: {
      type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
      /** The id of the API key, the member or the person’s session, or the name of the bank. */
      id: string | null;
    };
    leftOut: boolean;
  }[];
  createdBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  finishedAt: string | null;
};

/** A user, device, network, bank account or e-mail domain on one of your lists. */
export type RiskListEntry = {
  object: 'risk_list_entry';
  environment: 'live' | 'test';
  id: string;
  on: 'user' | 'device' | 'network' | 'bank_account' | 'email_domain' | 'text';
  /** block makes the flag RED, watch adds points, trust subtracts points, named is for rules. */
  type: 'block' | 'watch' | 'trust' | 'named';
  /** The name of a named list; null for the others. */
  list: string | null;
  /** As given. For a device, the hash of its fingerprint. */
  value: string;
  reason: string;
  /** ISO 8601. */
  expiresAt: string | null;
  createdBy: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  createdAt: string;
};

/** Add an entry to a risk list: `POST /v1/fraud/lists`. */
export type AddToRiskListParams = {
  on: 'user' | 'device' | 'network' | 'bank_account' | 'email_domain' | 'text';
  /** block makes the flag RED, watch adds points, trust subtracts points, named is for rules. */
  type: 'block' | 'watch' | 'trust' | 'named';
  /** The name of a named list. A new name makes a new list; up to 50. Default: null. */
  list?: string | null | undefined;
  /**
   * user: your own id for the user; device: the device’s fingerprint; network: a network such as
   * 102.89.0.0/16, or an address; bank_account: bank code and account number, such as 058:0123456789;
   * email_domain: a domain such as example.com, including its subdomains; text: any text, whatever its
   * capitals; only in a named list. At most 4096 characters.
   */
  value: string;
  /** For your colleagues. At most 200 characters. */
  reason: string;
  /** Null means that it does not expire. ISO 8601. */
  expiresAt?: string | null | undefined;
};

/** List risk list entries: `GET /v1/fraud/lists`. */
export type ListRiskListEntriesParams = PageParams & {
  on?: 'user' | 'device' | 'network' | 'bank_account' | 'email_domain' | 'text' | undefined;
  /** block makes the flag RED, watch adds points, trust subtracts points, named is for rules. */
  type?: 'block' | 'watch' | 'trust' | 'named' | undefined;
  /** At most 40 characters. */
  list?: string | undefined;
  /** Only the entry with this value. Requires `on`. At most 4096 characters. */
  value?: string | undefined;
  /** Created at or after this time. A date is the start of that day in UTC. */
  from?: string | undefined;
  /** Created before this time. A date is the start of that day in UTC. */
  to?: string | undefined;
};

/** recalled: the bank took the money back. disputed: the parties disagreed about the deal. */
export type RiskOutcome = 'fraud' | 'legitimate' | 'disputed' | 'recalled';

/** The outcome of an assessment, and who reported it. */
export type RiskLabel = {
  object: 'risk_label';
  environment: 'live' | 'test';
  id: string;
  assessmentId: string;
  outcome: RiskOutcome;
  /** api: set by a caller. review: set by a review decision. dispute and recall: derived from the money. */
  source: 'api' | 'review' | 'dispute' | 'recall';
  reason: string;
  actor: {
    type: 'key' | 'member' | 'session' | 'operator' | 'bank' | 'person' | 'system';
    /** The id of the API key, the member or the person’s session, or the name of the bank. */
    id: string | null;
  };
  /** ISO 8601. */
  createdAt: string;
};

/** Label an assessment: `POST /v1/fraud/assessments/{id}/label`. */
export type LabelAssessmentParams = {
  /** How it turned out. */
  outcome: RiskOutcome;
  /** How you know. At most 1000 characters. */
  reason: string;
};

/** The accuracy of a flag, signal, pattern or rule. */
export type RiskPerformanceLine = {
  name: string;
  type: 'flag' | 'signal' | 'pattern' | 'rule';
  /** Labelled fraud or recalled. */
  bad: number;
  legitimate: number;
  /** Counted neither as bad nor as legitimate. */
  disputed: number;
  /** The share of bad assessments among those that it applied to. */
  precision: {
    /** Null when there was nothing to count. */
    value: number | null;
    low: number;
    /** The true share is between `low` and `high` 19 times out of 20. */
    high: number;
    /** The number of assessments counted. */
    of: number;
  };
  /** The share of legitimate assessments that it applied to. */
  falsePositiveRate: {
    /** Null when there was nothing to count. */
    value: number | null;
    low: number;
    /** The true share is between `low` and `high` 19 times out of 20. */
    high: number;
    /** The number of assessments counted. */
    of: number;
  };
  /** The share of bad assessments that it applied to. */
  recall: {
    /** Null when there was nothing to count. */
    value: number | null;
    low: number;
    /** The true share is between `low` and `high` 19 times out of 20. */
    high: number;
    /** The number of assessments counted. */
    of: number;
  };
};

export type RiskPerformance = {
  object: 'risk_performance';
  environment: 'live' | 'test';
  days: number;
  labelled: number;
  bad: number;
  legitimate: number;
  disputed: number;
  lines: RiskPerformanceLine[];
};

/** Retrieve the fraud performance: `GET /v1/fraud/performance`. */
export type RetrieveFraudPerformanceParams = {
  /** The number of days whose labels are counted. 1 to 730. Default: 90. */
  days?: number | undefined;
};
