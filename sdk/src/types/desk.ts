// Made from openapi.json by `npm run openapi`, do not edit.

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
