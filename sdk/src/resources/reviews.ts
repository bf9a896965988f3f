import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type {
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

/** The desk: what waits for a person, and what they decide. */
export class Reviews {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Open ones as they fall due, or those that are over, newest first. */
  list(params: ListReviewsParams = {}, options?: RequestOptions): List<Review> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/reviews', query: { ...params, ...page }, options }),
    );
  }

  /** One review with the remarks about it. */
  retrieve(id: string, options?: RequestOptions): Promise<ReviewWithComments> {
    return this.#send({ method: 'GET', path: '/reviews/{}', ids: [id], options });
  }

  /** Who shares a device, a network, a bank account or a deal with its user. */
  linkedUsers(id: string, options?: RequestOptions): Promise<{ data: ReviewLinkedUser[] }> {
    return this.#send({ method: 'GET', path: '/reviews/{}/linked-users', ids: [id], options });
  }

  /** Says which member looks at it. */
  assign(id: string, params: AssignReviewParams, options?: RequestOptions): Promise<Review> {
    return this.#send({ method: 'POST', path: '/reviews/{}/assign', ids: [id], body: params, options });
  }

  /** Writes a remark for whoever looks next. */
  comment(id: string, params: CommentOnReviewParams, options?: RequestOptions): Promise<ReviewComment> {
    return this.#send({ method: 'POST', path: '/reviews/{}/comments', ids: [id], body: params, options });
  }

  /** Decides: what follows is done and the assessment labelled in the same moment. */
  decide(id: string, params: DecideReviewParams, options?: RequestOptions): Promise<DecidedReview> {
    return this.#send({ method: 'POST', path: '/reviews/{}/decide', ids: [id], body: params, options });
  }

  /** Has a person look at a verification that failed. */
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

  /** Holds a person against the sanctions and watch lists, now and whenever a list changes. */
  screen(params: ScreenPersonParams, options?: RequestOptions): Promise<Screening> {
    return this.#send({ method: 'POST', path: '/screenings', body: params, options });
  }

  /** Which lists this installation has. */
  watchLists(options?: RequestOptions): Promise<{ data: WatchList[] }> {
    return this.#send({ method: 'GET', path: '/watch-lists', options });
  }

  /** What opens a review, and how soon it is due. */
  policy(options?: RequestOptions): Promise<ReviewPolicy> {
    return this.#send({ method: 'GET', path: '/review-policy', options });
  }

  /** Says what opens a review, and how soon it is due, from now on. */
  setPolicy(params: ChangeReviewPolicyParams, options?: RequestOptions): Promise<ReviewPolicy> {
    return this.#send({ method: 'PUT', path: '/review-policy', body: params, options });
  }
}
