import type { Expanded, Expanding, NamesOf } from '../expanded.ts';
import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { AssessedPayment } from '../payment.ts';
import type { Send } from '../request.ts';
import type { EitherCase } from '../spelling.ts';
import type { AwaitingApproval } from '../types/approvals.ts';
import type {
  AcceptAmendmentParams,
  AddNoteParams,
  Agreement,
  Amendment,
  AssessPaymentParams,
  BulkAgreements,
  BulkConfirmations,
  ConfirmMilestoneParams,
  ConfirmMilestonesParams,
  CreateAgreementParams,
  Deadline,
  DeclineAmendmentParams,
  ExtendInspectionParams,
  FreezeAgreementParams,
  FrozenAgreement,
  ListAgreementEventsParams,
  ListAgreementsParams,
  ListDeadlinesParams,
  ListedRefund,
  ListNotesParams,
  ListRefundPartsParams,
  ListRefundsParams,
  MilestoneConfirmation,
  Note,
  ProposeAmendmentParams,
  Refund,
  RefundParams,
  RefundPart,
  RefundWithParts,
  ResolveMilestoneParams,
  RetrieveAgreementParams,
  RetrieveRefundParams,
  RetryRefundParams,
  UpdateAgreementParams,
  WithdrawAmendmentParams,
} from '../types/escrow.ts';
import type { SuretyEvent } from '../types/events.ts';
import type { AgreementLedger, RetrieveLedgerParams } from '../types/ledger.ts';

/** Agreements between a buyer and a seller, paid milestone by milestone. */
export class Agreements {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Creates an agreement. It starts as PENDING, without an account to pay into. */
  create(params: CreateAgreementParams, options?: RequestOptions): Promise<Agreement> {
    return this.#send({ method: 'POST', path: '/escrow/agreements', body: params, options });
  }

  /** Creates up to 100 agreements in one commit. Each entry of `data` has an `agreement` or an `error`. */
  createMany(agreements: CreateAgreementParams[], options?: RequestOptions): Promise<BulkAgreements> {
    return this.#send({
      method: 'POST',
      path: '/escrow/agreements/bulk',
      body: { agreements },
      options,
    });
  }

  /**
   * Retrieves an agreement. `expand` adds fields, one or an array: `'funding'` (where its money is),
   * `'deposits'` (with how each sender's name compares with the buyer's), `'payouts'`, `'parties'` and
   * `'clock'` (the inspection window of each milestone).
   */
  retrieve<Name extends NamesOf<RetrieveAgreementParams> = never>(
    id: string,
    params: Expanding<Name> = {},
    options?: RequestOptions,
  ): Promise<Expanded<Agreement, Name, NamesOf<RetrieveAgreementParams>>> {
    return this.#send({ method: 'GET', path: '/escrow/agreements/{}', ids: [id], query: params, options });
  }

  /**
   * Changes the reference, metadata, mail addresses, and titles of milestones that no party has confirmed.
   * Fields and metadata keys that are left out stay; null removes one.
   */
  update(id: string, params: UpdateAgreementParams, options?: RequestOptions): Promise<Agreement> {
    return this.#send({ method: 'PATCH', path: '/escrow/agreements/{}', ids: [id], body: params, options });
  }

  /** Lists agreements, newest first. */
  list<Name extends NamesOf<ListAgreementsParams> = never>(
    params: Omit<ListAgreementsParams, 'expand'> & Expanding<Name> = {},
    options?: RequestOptions,
  ): List<Expanded<Agreement, Name, NamesOf<ListAgreementsParams>>> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/escrow/agreements', query: { ...params, ...page }, options }),
    );
  }

  /**
   * Assesses the risk of a payment. Unless the flag is RED, the response has the virtual account to pay into.
   * If it is RED, block the payment.
   */
  assess(
    id: string,
    params: EitherCase<AssessPaymentParams>,
    options?: RequestOptions,
  ): Promise<AssessedPayment> {
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
   * to the seller: at once, or as soon as the escrow covers it.
   */
  confirmMilestone(
    id: string,
    milestoneId: string,
    params: EitherCase<ConfirmMilestoneParams>,
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
   * Confirms up to 100 milestones, also of several agreements, in one commit. Each entry of `data` has a
   * `confirmation` or an `error`.
   */
  confirmMilestones(
    confirmations: ConfirmMilestonesParams['confirmations'],
    options?: RequestOptions,
  ): Promise<BulkConfirmations> {
    return this.#send({
      method: 'POST',
      path: '/escrow/confirmations/bulk',
      body: { confirmations },
      options,
    });
  }

  /**
   * Refunds open milestones (all by default), excess money, or deposits that came after the end. If your
   * rules require approval, the response has an `approval` and no money has moved.
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

  /** Lists the agreement's refunds, newest first, including those of excess money. */
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

  /** Retrieves a refund, with the deposits that it returns. */
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

  /**
   * Lists all parts of a refund. Each goes back to one deposit's sender, or to the account that you named
   * instead.
   */
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

  /** Retries a refund with the status FAILED. */
  retryRefund(id: string, refundId: string, options?: RequestOptions): Promise<Refund | AwaitingApproval> {
    return this.#send({
      method: 'POST',
      path: '/escrow/agreements/{}/refunds/{}/retry',
      ids: [id, refundId],
      options,
    });
  }

  /** Sends a failed refund to another account, for example because the sender's account is closed. */
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
   * Decides who gets a milestone's money, before it is paid out. `toBuyer` and `toSeller` must add up to its
   * amount. Also works while the agreement is on hold, but then no money leaves until the hold is lifted.
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

  /**
   * Extends the inspection window of a milestone. The buyer may do so once, the seller at any time; all
   * extensions together may be as long as the window was at first. The agreement has each `clock`.
   */
  extendInspection(
    id: string,
    milestoneId: string,
    params: ExtendInspectionParams,
    options?: RequestOptions,
  ): Promise<Agreement> {
    return this.#send({
      method: 'POST',
      path: '/escrow/agreements/{}/milestones/{}/extend',
      ids: [id, milestoneId],
      body: params,
      options,
    });
  }

  /**
   * Proposes other amounts, milestones or times. Nothing changes before the other party has accepted them, or
   * both if the platform proposes.
   */
  proposeAmendment(id: string, params: ProposeAmendmentParams, options?: RequestOptions): Promise<Amendment> {
    return this.#send({
      method: 'POST',
      path: '/escrow/agreements/{}/amendments',
      ids: [id],
      body: params,
      options,
    });
  }

  /** Accepts an amendment for a party. With the last one that has to agree, it is in force. */
  acceptAmendment(
    id: string,
    amendmentId: string,
    params: AcceptAmendmentParams,
    options?: RequestOptions,
  ): Promise<Amendment | AwaitingApproval> {
    const path = '/escrow/agreements/{}/amendments/{}/accept';
    return this.#send({ method: 'POST', path, ids: [id, amendmentId], body: params, options });
  }

  /** Declines an amendment for a party. The agreement stays as it is. */
  declineAmendment(
    id: string,
    amendmentId: string,
    params: DeclineAmendmentParams,
    options?: RequestOptions,
  ): Promise<Amendment> {
    const path = '/escrow/agreements/{}/amendments/{}/decline';
    return this.#send({ method: 'POST', path, ids: [id, amendmentId], body: params, options });
  }

  /** Withdraws the amendment of a party, or that of the platform without `externalUserId`. */
  withdrawAmendment(
    id: string,
    amendmentId: string,
    params: WithdrawAmendmentParams = {},
    options?: RequestOptions,
  ): Promise<Amendment> {
    const path = '/escrow/agreements/{}/amendments/{}/withdraw';
    return this.#send({ method: 'POST', path, ids: [id, amendmentId], body: params, options });
  }

  /** Lists every moment at which something happens by itself, the next one first. */
  deadlines(params: ListDeadlinesParams = {}, options?: RequestOptions): List<Deadline> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/escrow/deadlines', query: { ...params, ...page }, options }),
    );
  }

  /**
   * Puts the agreement on hold. Money can still come in, but none leaves. `atBank` lists what the bank
   * already has.
   */
  freeze(id: string, params: FreezeAgreementParams, options?: RequestOptions): Promise<FrozenAgreement> {
    return this.#send({
      method: 'POST',
      path: '/escrow/agreements/{}/freeze',
      ids: [id],
      body: params,
      options,
    });
  }

  /** Lifts the hold. Waiting releases continue. */
  unfreeze(id: string, options?: RequestOptions): Promise<Agreement | AwaitingApproval> {
    return this.#send({ method: 'POST', path: '/escrow/agreements/{}/unfreeze', ids: [id], options });
  }

  /** Cancels an agreement that has received no money. */
  cancel(id: string, options?: RequestOptions): Promise<Agreement> {
    return this.#send({ method: 'POST', path: '/escrow/agreements/{}/cancel', ids: [id], options });
  }

  /** Lists what members have written down about the agreement, newest first. */
  notes(id: string, params: ListNotesParams = {}, options?: RequestOptions): List<Note> {
    const path = '/escrow/agreements/{}/notes';
    return new List(params, (page) =>
      this.#send({ method: 'GET', path, ids: [id], query: { ...params, ...page }, options }),
    );
  }

  /** Adds a note, which only members see. Mentioned members are told by mail. */
  addNote(id: string, params: AddNoteParams, options?: RequestOptions): Promise<Note> {
    const path = '/escrow/agreements/{}/notes';
    return this.#send({ method: 'POST', path, ids: [id], body: params, options });
  }

  /** Retrieves the balances and a page of the journal, oldest first; with `asOf`, as they were then. */
  ledger(id: string, params: RetrieveLedgerParams = {}, options?: RequestOptions): Promise<AgreementLedger> {
    return this.#send({
      method: 'GET',
      path: '/escrow/agreements/{}/ledger',
      ids: [id],
      query: params,
      options,
    });
  }

  /** Lists the agreement's events, oldest first. */
  events(id: string, params: ListAgreementEventsParams = {}, options?: RequestOptions): List<SuretyEvent> {
    return new List(params, (page) => {
      const query = { ...params, ...page };
      return this.#send({ method: 'GET', path: '/escrow/agreements/{}/events', ids: [id], query, options });
    });
  }
}
