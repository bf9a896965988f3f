import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type {
  AssessFraudParams,
  FraudAssessment,
  LabelAssessmentParams,
  ListAssessmentsParams,
  ListedAssessment,
  ListRiskiestGreensParams,
  RetrieveAssessmentParams,
  RetrieveFraudPerformanceParams,
  RiskLabel,
  RiskPerformance,
  StoredAssessment,
} from '../types/risk.ts';
import { RiskLists } from './risk-lists.ts';
import { RiskPolicy } from './risk-policy.ts';

/** Fraud assessments: risk scores and their reasons. */
export class Fraud {
  readonly #send: Send;
  /** The account's own risk policy. */
  readonly policy: RiskPolicy;
  /** Lists of blocked, watched and trusted users, devices, networks, bank accounts and e-mail domains. */
  readonly lists: RiskLists;

  constructor(send: Send) {
    this.#send = send;
    this.policy = new RiskPolicy(send);
    this.lists = new RiskLists(send);
  }

  /** Assesses the risk of a transaction: GREEN up to 39, AMBER up to 69, RED from 70. */
  assess(params: AssessFraudParams, options?: RequestOptions): Promise<FraudAssessment> {
    return this.#send({ method: 'POST', path: '/fraud/assess', body: params, options });
  }

  /** Retrieves an assessment, with what would have lowered its score. */
  retrieve(
    id: string,
    params: RetrieveAssessmentParams = {},
    options?: RequestOptions,
  ): Promise<StoredAssessment> {
    return this.#send({ method: 'GET', path: '/fraud/assessments/{}', ids: [id], query: params, options });
  }

  /** Lists assessments, newest first. */
  list(params: ListAssessmentsParams = {}, options?: RequestOptions): List<ListedAssessment> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/fraud/assessments', query: { ...params, ...page }, options }),
    );
  }

  /** Lists the riskiest of those that were GREEN and have no label, highest score first. */
  riskiestGreens(params: ListRiskiestGreensParams = {}, options?: RequestOptions): List<ListedAssessment> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/fraud/greens', query: { ...params, ...page }, options }),
    );
  }

  /** Labels an assessment with its outcome. The latest label counts. */
  label(id: string, params: LabelAssessmentParams, options?: RequestOptions): Promise<RiskLabel> {
    return this.#send({
      method: 'POST',
      path: '/fraud/assessments/{}/label',
      ids: [id],
      body: params,
      options,
    });
  }

  /** Retrieves how accurate each signal, pattern and rule was, measured by the labels. */
  performance(
    params: RetrieveFraudPerformanceParams = {},
    options?: RequestOptions,
  ): Promise<RiskPerformance> {
    return this.#send({ method: 'GET', path: '/fraud/performance', query: params, options });
  }
}
