import { toBlob } from '../images.ts';
import type { RequestOptions } from '../options.ts';
import { List, type PeriodParams } from '../pages.ts';
import type { Send } from '../request.ts';
import type { AwaitingApproval } from '../types/approvals.ts';
import type {
  AcceptDisputeOfferParams,
  AddDisputeEvidenceParams,
  AddDisputeMessageParams,
  AppealDisputeParams,
  DecideDisputeParams,
  Dispute,
  DisputeEvidence,
  DisputeParty,
  EscalateDisputeParams,
  ListDisputesParams,
  MakeDisputeOfferParams,
  OpenDisputeParams,
  RetrieveEvidenceFileParams,
} from '../types/disputes.ts';
import type { SuretyEvent } from '../types/events.ts';
import type { SignedFile } from '../types/ledger.ts';

/** Disputes about a milestone: who said and offered what, and how the money was divided. */
export class Disputes {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /**
   * Opens a dispute for one of the two parties. The milestone's money stays where it is until the dispute is
   * closed; the other milestones go on.
   */
  open(
    agreementId: string,
    milestoneId: string,
    params: OpenDisputeParams,
    options?: RequestOptions,
  ): Promise<Dispute> {
    return this.#send({
      method: 'POST',
      path: '/escrow/agreements/{}/milestones/{}/disputes',
      ids: [agreementId, milestoneId],
      body: params,
      options,
    });
  }

  /** Lists disputes, newest first. */
  list(params: ListDisputesParams = {}, options?: RequestOptions): List<Dispute> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/disputes', query: { ...params, ...page }, options }),
    );
  }

  /** Retrieves a dispute. `allowedActions` has what each side may do next. */
  retrieve(id: string, options?: RequestOptions): Promise<Dispute> {
    return this.#send({ method: 'GET', path: '/disputes/{}', ids: [id], options });
  }

  /** Lists what was said and done in a dispute, oldest first. */
  events(id: string, params: PeriodParams = {}, options?: RequestOptions): List<SuretyEvent> {
    return new List(params, (page) => {
      const query = { ...params, ...page };
      return this.#send({ method: 'GET', path: '/disputes/{}/events', ids: [id], query, options });
    });
  }

  /** Adds a message of a party; without `externalUserId`, of the platform. */
  message(id: string, params: AddDisputeMessageParams, options?: RequestOptions): Promise<Dispute> {
    return this.#send({ method: 'POST', path: '/disputes/{}/messages', ids: [id], body: params, options });
  }

  /** Offers how to divide the milestone. It replaces the open offer of either party. */
  offer(id: string, params: MakeDisputeOfferParams, options?: RequestOptions): Promise<Dispute> {
    return this.#send({ method: 'POST', path: '/disputes/{}/offers', ids: [id], body: params, options });
  }

  /** Accepts the other party's offer, closes the dispute and divides the milestone. */
  acceptOffer(
    id: string,
    offerId: string,
    params: AcceptDisputeOfferParams,
    options?: RequestOptions,
  ): Promise<Dispute | AwaitingApproval> {
    const path = '/disputes/{}/offers/{}/accept';
    return this.#send({ method: 'POST', path, ids: [id, offerId], body: params, options });
  }

  /** Declines the other party's offer. */
  declineOffer(
    id: string,
    offerId: string,
    params: DisputeParty,
    options?: RequestOptions,
  ): Promise<Dispute> {
    const path = '/disputes/{}/offers/{}/decline';
    return this.#send({ method: 'POST', path, ids: [id, offerId], body: params, options });
  }

  /** Withdraws the party's own offer. */
  withdrawOffer(
    id: string,
    offerId: string,
    params: DisputeParty,
    options?: RequestOptions,
  ): Promise<Dispute> {
    const path = '/disputes/{}/offers/{}/withdraw';
    return this.#send({ method: 'POST', path, ids: [id, offerId], body: params, options });
  }

  /**
   * Adds a file of a party: a JPEG, PNG or PDF of at most 10 MB. With `shared: false`, the other party cannot
   * read it until it is shared.
   *
   * @example
   * await surety.disputes.addEvidence(dispute.id, { externalUserId: 'buyer_1', file: './broken-leg.jpg' });
   */
  async addEvidence(
    id: string,
    params: AddDisputeEvidenceParams,
    options?: RequestOptions,
  ): Promise<DisputeEvidence> {
    const { file, ...fields } = params;
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (value !== undefined) form.append(name, String(value));
    }
    form.append('file', await toBlob(file, 'file'), 'file');
    return this.#send({ method: 'POST', path: '/disputes/{}/evidence', ids: [id], form, options });
  }

  /** Lists the files of both parties, oldest first, also those that are not shared or deleted. */
  evidence(id: string, params: PeriodParams = {}, options?: RequestOptions): List<DisputeEvidence> {
    return new List(params, (page) => {
      const query = { ...params, ...page };
      return this.#send({ method: 'GET', path: '/disputes/{}/evidence', ids: [id], query, options });
    });
  }

  /** Lets the other party read a file that the party has kept from it. */
  shareEvidence(
    id: string,
    evidenceId: string,
    params: DisputeParty,
    options?: RequestOptions,
  ): Promise<DisputeEvidence> {
    const path = '/disputes/{}/evidence/{}/share';
    return this.#send({ method: 'POST', path, ids: [id, evidenceId], body: params, options });
  }

  /** Returns the bytes of a file, as the party with `externalUserId` may read it, or the platform. */
  evidenceFile(
    id: string,
    evidenceId: string,
    params: RetrieveEvidenceFileParams = {},
    options?: RequestOptions,
  ): Promise<Uint8Array> {
    const path = '/disputes/{}/evidence/{}/file';
    return this.#send({ method: 'GET', path, ids: [id, evidenceId], query: params, file: true, options });
  }

  /** Returns the whole case as one signed file, as JSON and as PDF. Anyone can check it. */
  bundle(id: string, options?: RequestOptions): Promise<SignedFile> {
    return this.#send({ method: 'GET', path: '/disputes/{}/bundle', ids: [id], options });
  }

  /** A party asks the platform to decide; without `externalUserId`, the platform takes the dispute over. */
  escalate(id: string, params: EscalateDisputeParams = {}, options?: RequestOptions): Promise<Dispute> {
    return this.#send({ method: 'POST', path: '/disputes/{}/escalate', ids: [id], body: params, options });
  }

  /** The platform's decision. It is carried out when the time to appeal is over. */
  decide(
    id: string,
    params: DecideDisputeParams,
    options?: RequestOptions,
  ): Promise<Dispute | AwaitingApproval> {
    return this.#send({ method: 'POST', path: '/disputes/{}/decide', ids: [id], body: params, options });
  }

  /** A party asks the platform to decide once more. */
  appeal(id: string, params: AppealDisputeParams, options?: RequestOptions): Promise<Dispute> {
    return this.#send({ method: 'POST', path: '/disputes/{}/appeal', ids: [id], body: params, options });
  }

  /** The party that opened the dispute gives it up. */
  withdraw(id: string, params: DisputeParty, options?: RequestOptions): Promise<Dispute> {
    return this.#send({ method: 'POST', path: '/disputes/{}/withdraw', ids: [id], body: params, options });
  }
}
