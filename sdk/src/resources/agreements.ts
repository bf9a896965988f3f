import type { RequestOptions } from '../options.ts';
import { List, type PageParams } from '../pages.ts';
import type { AssessedPayment } from '../payment.ts';
import type { Send } from '../request.ts';
import type { AwaitingApproval } from '../types/approvals.ts';
import type {
  Agreement,
  AgreementSummary,
  AssessPaymentParams,
  ConfirmMilestoneParams,
  CreateAgreementParams,
  FreezeAgreementParams,
  ListAgreementEventsParams,
  ListAgreementsParams,
  ListedAgreement,
  ListedRefund,
  ListRefundPartsParams,
  ListRefundsParams,
  MilestoneConfirmation,
  Refund,
  RefundParams,
  RefundPart,
  RefundWithParts,
  ResolveMilestoneParams,
  RetrieveAgreementParams,
  RetrieveRefundParams,
  RetryRefundParams,
} from '../types/escrow.ts';
import type { SuretyEvent } from '../types/events.ts';
import type { AgreementLedger } from '../types/ledger.ts';

/** Agreements between a buyer and a seller, paid milestone by milestone. */
export class Agreements {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Creates an agreement. It starts PENDING and without an account to pay into. */
  create(params: CreateAgreementParams, options?: RequestOptions): Promise<Agreement> {
    return this.#send({ method: 'POST', path: '/escrow/agreements', body: params, options });
  }

  /**
   * The agreement as it is now; `expand: 'funding'` adds where its money is, `'deposits'` what came in
   * and whether the buyer has sent it, `'payouts'` what goes to the seller, `'parties'` who they are,
   * `'metadata'` your own reference and metadata; several with commas.
   */
  retrieve(
    id: string,
    params: RetrieveAgreementParams = {},
    options?: RequestOptions,
  ): Promise<AgreementSummary> {
    return this.#send({ method: 'GET', path: '/escrow/agreements/{}', ids: [id], query: params, options });
  }

  /** Agreements, newest first. */
  list(params: ListAgreementsParams = {}, options?: RequestOptions): List<ListedAgreement> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/escrow/agreements', query: { ...params, ...page }, options }),
    );
  }

  /**
   * Assesses the risk of a payment. Unless the flag is RED, the answer holds the virtual account to pay into;
   * when it is RED, block the payment.
   */
  assess(id: string, params: AssessPaymentParams, options?: RequestOptions): Promise<AssessedPayment> {
    return this.#send({
      method: 'POST',
      path: '/escrow/agreements/{}/assess',
      ids: [id],
      body: params,
      options,
    });
  }

  /**
   * Confirms a milestone for one party. The second party's confirmation completes it and releases its amount
   * to the seller, by itself: at once, or as soon as escrow covers it.
   */
  confirmMilestone(
    id: string,
    milestoneId: string,
    params: ConfirmMilestoneParams,
    options?: RequestOptions,
  ): Promise<MilestoneConfirmation> {
    return this.#send({
      method: 'POST',
      path: '/escrow/agreements/{}/milestones/{}/confirm',
      ids: [id, milestoneId],
      body: params,
      options,
    });
  }

  /**
   * Refunds milestones that are not completed (all by default), what was paid in excess, or what came too
   * late. Where your rules ask for a second person, the answer has an `approval` and nothing has moved.
   */
  refund(
    id: string,
    params: RefundParams = {},
    options?: RequestOptions,
  ): Promise<Refund | AwaitingApproval> {
    return this.#send({
      method: 'POST',
      path: '/escrow/agreements/{}/refunds',
      ids: [id],
      body: params,
      options,
    });
  }

  /** The agreement's refunds, newest first, with those of excess money. */
  refunds(id: string, params: ListRefundsParams = {}, options?: RequestOptions): List<ListedRefund> {
    return new List(params, (page) =>
      this.#send({
        method: 'GET',
        path: '/escrow/agreements/{}/refunds',
        ids: [id],
        query: { ...params, ...page },
        options,
      }),
    );
  }

  /** A refund as it is now, with the deposits that it goes back to. */
  retrieveRefund(
    id: string,
    refundId: string,
    params: RetrieveRefundParams = {},
    options?: RequestOptions,
  ): Promise<RefundWithParts> {
    return this.#send({
      method: 'GET',
      path: '/escrow/agreements/{}/refunds/{}',
      ids: [id, refundId],
      query: params,
      options,
    });
  }

  /** All parts of a refund: each goes back to one deposit, or to an account that was named instead. */
  refundParts(
    id: string,
    refundId: string,
    params: ListRefundPartsParams = {},
    options?: RequestOptions,
  ): List<RefundPart> {
    return new List(params, (page) =>
      this.#send({
        method: 'GET',
        path: '/escrow/agreements/{}/refunds/{}/parts',
        ids: [id, refundId],
        query: { ...params, ...page },
        options,
      }),
    );
  }

  /** Sends a refund again that the bank refused until it was given up (status FAILED). */
  retryRefund(id: string, refundId: string, options?: RequestOptions): Promise<Refund | AwaitingApproval> {
    return this.#send({
      method: 'POST',
      path: '/escrow/agreements/{}/refunds/{}/retry',
      ids: [id, refundId],
      options,
    });
  }

  /** Sends a refund that the bank refused to an account that you name: the one it came from may be closed. */
  redirectRefund(
    id: string,
    refundId: string,
    params: Required<RetryRefundParams>,
    options?: RequestOptions,
  ): Promise<Refund | AwaitingApproval> {
    return this.#send({
      method: 'POST',
      path: '/escrow/agreements/{}/refunds/{}/retry',
      ids: [id, refundId],
      body: params,
      options,
    });
  }

  /**
   * Decides who gets a milestone's money, before it is paid out: `toBuyer` and `toSeller` add up to its
   * amount. Works on hold, where nothing leaves until the hold is lifted.
   */
  resolveMilestone(
    id: string,
    milestoneId: string,
    params: ResolveMilestoneParams,
    options?: RequestOptions,
  ): Promise<Agreement | AwaitingApproval> {
    return this.#send({
      method: 'POST',
      path: '/escrow/agreements/{}/milestones/{}/resolve',
      ids: [id, milestoneId],
      body: params,
      options,
    });
  }

  /** Puts the agreement on hold: money may still come in, none goes out. */
  freeze(id: string, params: FreezeAgreementParams, options?: RequestOptions): Promise<Agreement> {
    return this.#send({
      method: 'POST',
      path: '/escrow/agreements/{}/freeze',
      ids: [id],
      body: params,
      options,
    });
  }

  /** Lifts the hold; releases that waited for it run. */
  unfreeze(id: string, options?: RequestOptions): Promise<Agreement | AwaitingApproval> {
    return this.#send({ method: 'POST', path: '/escrow/agreements/{}/unfreeze', ids: [id], options });
  }

  /** Ends an agreement that no money was paid into. */
  cancel(id: string, options?: RequestOptions): Promise<Agreement> {
    return this.#send({ method: 'POST', path: '/escrow/agreements/{}/cancel', ids: [id], options });
  }

  /** Balances, and a page of the movements behind them, oldest first. */
  ledger(id: string, params: PageParams = {}, options?: RequestOptions): Promise<AgreementLedger> {
    return this.#send({
      method: 'GET',
      path: '/escrow/agreements/{}/ledger',
      ids: [id],
      query: params,
      options,
    });
  }

  /** The agreement's timeline, oldest first. */
  events(id: string, params: ListAgreementEventsParams = {}, options?: RequestOptions): List<SuretyEvent> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/escrow/agreements/{}/events', ids: [id], query: page, options }),
    );
  }
}
