import type { RequestOptions } from '../options.ts';
import { List, type PeriodParams } from '../pages.ts';
import type { Send } from '../request.ts';
import type {
  AppealAgreementParams,
  AppealAssessmentParams,
  AppealVerificationParams,
  AssignReviewParams,
  ChangeReviewPolicyParams,
  CommentOnReviewParams,
  DecidedReview,
  DecideReviewParams,
  ListReviewsParams,
  Review,
  ReviewComment,
  ReviewLinkedUser,
  ReviewPolicy,
  ReviewWithComments,
  Screening,
  ScreenPersonParams,
  WatchList,
} from '../types/reviews.ts';

/** The review queue: cases that need a person's decision. */
export class Reviews {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Lists open reviews by due date, or closed ones, newest first. */
  list(params: ListReviewsParams = {}, options?: RequestOptions): List<Review> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/reviews', query: { ...params, ...page }, options }),
    );
  }

  /** Retrieves a review with its comments. */
  retrieve(id: string, options?: RequestOptions): Promise<ReviewWithComments> {
    return this.#send({ method: 'GET', path: '/reviews/{}', ids: [id], options });
  }

  /** Lists the users who share a device, network, bank account or deal with this one. */
  linkedUsers(id: string, options?: RequestOptions): Promise<{ data: ReviewLinkedUser[] }> {
    return this.#send({ method: 'GET', path: '/reviews/{}/linked-users', ids: [id], options });
  }

  /** Assigns the review to a member. */
  assign(id: string, params: AssignReviewParams, options?: RequestOptions): Promise<Review> {
    return this.#send({ method: 'POST', path: '/reviews/{}/assign', ids: [id], body: params, options });
  }

  /** Adds a comment. */
  comment(id: string, params: CommentOnReviewParams, options?: RequestOptions): Promise<ReviewComment> {
    return this.#send({ method: 'POST', path: '/reviews/{}/comments', ids: [id], body: params, options });
  }

  /** Decides a review. Its effects and the assessment's label take effect together. */
  decide(id: string, params: DecideReviewParams, options?: RequestOptions): Promise<DecidedReview> {
    return this.#send({ method: 'POST', path: '/reviews/{}/decide', ids: [id], body: params, options });
  }

  /** Asks for a person to review a failed verification. */
  appeal(
    verificationId: string,
    params: AppealVerificationParams,
    options?: RequestOptions,
  ): Promise<Review> {
    return this.#send({
      method: 'POST',
      path: '/identity/verifications/{}/appeal',
      ids: [verificationId],
      body: params,
      options,
    });
  }

  /** Asks for a person to look at a RED assessment. */
  appealAssessment(
    assessmentId: string,
    params: AppealAssessmentParams,
    options?: RequestOptions,
  ): Promise<Review> {
    return this.#send({
      method: 'POST',
      path: '/fraud/assessments/{}/appeal',
      ids: [assessmentId],
      body: params,
      options,
    });
  }

  /** Asks for a person to look at a hold, or at the RED payment of an agreement. */
  appealAgreement(
    agreementId: string,
    params: AppealAgreementParams,
    options?: RequestOptions,
  ): Promise<Review> {
    return this.#send({
      method: 'POST',
      path: '/escrow/agreements/{}/appeal',
      ids: [agreementId],
      body: params,
      options,
    });
  }

  /** Screens a person against the sanctions and watch lists, now and whenever a list changes. */
  screen(params: ScreenPersonParams, options?: RequestOptions): Promise<Screening> {
    return this.#send({ method: 'POST', path: '/screenings', body: params, options });
  }

  /** Lists the watch lists of this installation. */
  watchLists(options?: RequestOptions): Promise<{ data: WatchList[] }> {
    return this.#send({ method: 'GET', path: '/watch-lists', options });
  }

  /** Retrieves the review policy: what opens a review, and when it is due. */
  policy(options?: RequestOptions): Promise<ReviewPolicy> {
    return this.#send({ method: 'GET', path: '/policies/review', options });
  }

  /** Lists all versions of the policy, newest first, with who set them. */
  policyVersions(params: PeriodParams = {}, options?: RequestOptions): List<ReviewPolicy> {
    return new List(params, (page) =>
      this.#send({
        method: 'GET',
        path: '/policies/review/versions',
        query: { ...params, ...page },
        options,
      }),
    );
  }

  /** Replaces the review policy. */
  setPolicy(params: ChangeReviewPolicyParams, options?: RequestOptions): Promise<ReviewPolicy> {
    return this.#send({ method: 'PUT', path: '/policies/review', body: params, options });
  }
}
