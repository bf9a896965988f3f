import type { RequestOptions } from '../options.ts';
import { List, type PageParams } from '../pages.ts';
import type { Send } from '../request.ts';
import type { AwaitingApproval } from '../types/approvals.ts';
import type {
  BacktestRiskPolicyParams,
  DraftRiskPolicyParams,
  PromoteRiskPolicyParams,
  RetireRiskPolicyParams,
  RiskBacktest,
  RiskPolicies,
  RiskPolicyDraft,
  RiskPolicyVersion,
  RiskShadowComparison,
  RiskTraining,
} from '../types/risk.ts';

/** Thresholds, weights and rules of your own: written as a draft, tried in the shadow, then put to use. */
export class RiskPolicy {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** The policy in use, the one that is tried beside it, and the draft. */
  retrieve(options?: RequestOptions): Promise<RiskPolicies> {
    return this.#send({ method: 'GET', path: '/fraud/policy', options });
  }

  /**
   * Saves a draft. A fault in a rule is told with its place.
   *
   * @example
   * await surety.fraud.policy.draft({
   *   rules: [
   *     {
   *       name: 'Large on a new device',
   *       when: 'newDevice && amountInThresholds > 0.5',
   *       points: 15,
   *       reason: 'A large payment from a device that nobody knows.',
   *     },
   *   ],
   * });
   */
  draft(params: DraftRiskPolicyParams, options?: RequestOptions): Promise<RiskPolicyDraft> {
    return this.#send({ method: 'PUT', path: '/fraud/policy/draft', body: params, options });
  }

  /** Throws the draft away. */
  dropDraft(options?: RequestOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: '/fraud/policy/draft', options });
  }

  /** Tries a draft beside the policy in use, or puts a draft or what was tried to use. */
  promote(
    params: PromoteRiskPolicyParams,
    options?: RequestOptions,
  ): Promise<RiskPolicyVersion | AwaitingApproval> {
    return this.#send({ method: 'POST', path: '/fraud/policy/promote', body: params, options });
  }

  /** Takes a version out of use. Without a live one the usual points hold. */
  retire(params: RetireRiskPolicyParams, options?: RequestOptions): Promise<RiskPolicies | AwaitingApproval> {
    return this.#send({ method: 'POST', path: '/fraud/policy/retire', body: params, options });
  }

  /** What the version in shadow would have said, beside what was said. */
  compareShadow(options?: RequestOptions): Promise<RiskShadowComparison> {
    return this.#send({ method: 'GET', path: '/fraud/policy/shadow', options });
  }

  /**
   * Holds a policy, the draft unless you say otherwise, against your own past: who would get another colour.
   * It takes a while; ask with `retrieveBacktest` how far it is.
   */
  backtest(params: BacktestRiskPolicyParams = {}, options?: RequestOptions): Promise<RiskBacktest> {
    return this.#send({ method: 'POST', path: '/fraud/policy/backtest', body: params, options });
  }

  /** A backtest, as far as it has come. */
  retrieveBacktest(id: string, options?: RequestOptions): Promise<RiskBacktest> {
    return this.#send({ method: 'GET', path: '/fraud/policy/backtests/{}', ids: [id], options });
  }

  /** Backtests, newest first. */
  backtests(params: PageParams = {}, options?: RequestOptions): List<RiskBacktest> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/fraud/policy/backtests', query: { ...params, ...page }, options }),
    );
  }

  /**
   * Fits a scorecard to how your assessments turned out, into the draft. It takes a while; see `trainings`.
   */
  train(options?: RequestOptions): Promise<RiskTraining> {
    return this.#send({ method: 'POST', path: '/fraud/policy/trainings', options });
  }

  /** What was learned from your labels, newest first. */
  trainings(params: PageParams = {}, options?: RequestOptions): List<RiskTraining> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/fraud/policy/trainings', query: { ...params, ...page }, options }),
    );
  }

  /** Every version, newest first. */
  versions(params: PageParams = {}, options?: RequestOptions): List<RiskPolicyVersion> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/fraud/policy/versions', query: { ...params, ...page }, options }),
    );
  }
}
