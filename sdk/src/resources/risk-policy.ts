import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type { AwaitingApproval } from '../types/approvals.ts';
import type {
  BacktestRiskPolicyParams,
  DraftRiskPolicyParams,
  ListRiskBacktestsParams,
  ListRiskPolicyVersionsParams,
  ListRiskTrainingsParams,
  PromoteRiskPolicyParams,
  RetireRiskPolicyParams,
  RiskBacktest,
  RiskPolicies,
  RiskPolicyDraft,
  RiskPolicyVersion,
  RiskShadowComparison,
  RiskTraining,
} from '../types/risk.ts';

/** Your own thresholds, weights and rules: written as a draft, tried in shadow, then put into use. */
export class RiskPolicy {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Retrieves the live policy, the one in shadow, and the draft. */
  retrieve(options?: RequestOptions): Promise<RiskPolicies> {
    return this.#send({ method: 'GET', path: '/policies/risk', options });
  }

  /**
   * Saves a draft. An error in a rule is reported with its position.
   *
   * @example
   * await surety.fraud.policy.draft({
   *   rules: [
   *     {
   *       name: 'Large on a new device',
   *       when: 'newDevice && amountInThresholds > 0.5',
   *       points: 15,
   *       reason: 'A large payment from an unknown device.',
   *     },
   *   ],
   * });
   */
  draft(params: DraftRiskPolicyParams, options?: RequestOptions): Promise<RiskPolicyDraft> {
    return this.#send({ method: 'PUT', path: '/policies/risk/draft', body: params, options });
  }

  /** Discards the draft. */
  dropDraft(options?: RequestOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: '/policies/risk/draft', options });
  }

  /** Promotes the draft to shadow, or the draft or shadow version to live. */
  promote(
    params: PromoteRiskPolicyParams,
    options?: RequestOptions,
  ): Promise<RiskPolicyVersion | AwaitingApproval> {
    return this.#send({ method: 'POST', path: '/policies/risk/promote', body: params, options });
  }

  /** Retires a version. Without a live version the default points apply. */
  retire(params: RetireRiskPolicyParams, options?: RequestOptions): Promise<RiskPolicies | AwaitingApproval> {
    return this.#send({ method: 'POST', path: '/policies/risk/retire', body: params, options });
  }

  /** Compares the results of the version in shadow with those of the live one. */
  compareShadow(options?: RequestOptions): Promise<RiskShadowComparison> {
    return this.#send({ method: 'GET', path: '/policies/risk/shadow', options });
  }

  /**
   * Applies a policy (the draft by default) to your past assessments, and shows which would get another flag.
   * Runs in the background; check it with `retrieveBacktest`.
   */
  backtest(params: BacktestRiskPolicyParams = {}, options?: RequestOptions): Promise<RiskBacktest> {
    return this.#send({ method: 'POST', path: '/policies/risk/backtests', body: params, options });
  }

  /** Retrieves a backtest, with its progress. */
  retrieveBacktest(id: string, options?: RequestOptions): Promise<RiskBacktest> {
    return this.#send({ method: 'GET', path: '/policies/risk/backtests/{}', ids: [id], options });
  }

  /** Lists backtests, newest first. */
  backtests(params: ListRiskBacktestsParams = {}, options?: RequestOptions): List<RiskBacktest> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/policies/risk/backtests', query: { ...params, ...page }, options }),
    );
  }

  /**
   * Fits a scorecard to the labels of your assessments, and saves it as the draft. Runs in the background;
   * check it with `trainings`.
   */
  train(options?: RequestOptions): Promise<RiskTraining> {
    return this.#send({ method: 'POST', path: '/policies/risk/trainings', options });
  }

  /** Lists training runs, newest first. */
  trainings(params: ListRiskTrainingsParams = {}, options?: RequestOptions): List<RiskTraining> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/policies/risk/trainings', query: { ...params, ...page }, options }),
    );
  }

  /** Lists all versions, newest first. */
  versions(params: ListRiskPolicyVersionsParams = {}, options?: RequestOptions): List<RiskPolicyVersion> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/policies/risk/versions', query: { ...params, ...page }, options }),
    );
  }
}
