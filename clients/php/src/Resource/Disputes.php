<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** Disputes about a milestone. */
final readonly class Disputes
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * Open a dispute about a milestone.
     *
     * Opens a dispute for one of the two parties. The milestone's money stays where it is until the dispute is
     * closed; the other milestones go on. It is possible as long as the bank does not have the payout, once for
     * each milestone. The other party has until `dueAt` to answer; the terms policy says how long, and what
     * happens without an answer.
     * - `externalUserId`: The party: the agreement’s buyerExternalId or sellerExternalId. At most 255
     *     characters.
     * - `statement`: In the party’s own words. Stored encrypted, and erased with the person. At most 2000
     *     characters.
     * - `toBuyer`: What the buyer should get. Left out: all of it if the buyer opens the dispute, none if the
     *     seller does.
     *
     * @param array{externalUserId: string, reason: 'not_delivered'|'late'|'not_as_described'|'incomplete'|'damaged'|'counterfeit'|'not_ordered'|'unauthorised_payment'|'buyer_does_not_confirm'|'buyer_unreachable'|'other', statement?: string, toBuyer?: int} $params
     */
    public function open(string $id, string $milestoneId, array $params, ?RequestOptions $options = null): Model\Dispute
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/agreements/{}/milestones/{}/disputes', ids: [$id, $milestoneId], body: $params, options: $options));
        return Model\Dispute::from($data);
    }

    /**
     * List disputes.
     *
     * Returns disputes, newest first. Each page has up to `limit` entries. To get the next page, send
     * `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `agreementId`: `agr_…`.
     * - `reference`: Only of the agreement with your own reference. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'OPEN'|'NEGOTIATING'|'ESCALATED'|'DECIDED'|'CLOSED', agreementId?: string, reference?: string, from?: string, to?: string} $params
     * @return Pages<Model\Dispute>
     */
    public function list(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/disputes', query: $params, options: $options), Model\Dispute::from(...));
    }

    /**
     * Retrieve a dispute.
     *
     * Returns where a dispute stands, and what each side may do next.
     */
    public function retrieve(string $id, ?RequestOptions $options = null): Model\Dispute
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/disputes/{}', ids: [$id], options: $options));
        return Model\Dispute::from($data);
    }

    /**
     * List what was said and done in a dispute.
     *
     * Returns the thread of a dispute, oldest first: messages, offers, decisions. Each page has up to `limit`
     * entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, from?: string, to?: string} $params
     * @return Pages<Model\SuretyEvent>
     */
    public function events(string $id, array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/disputes/{}/events', ids: [$id], query: $params, options: $options), Model\SuretyEvent::from(...));
    }

    /**
     * Add a message to a dispute.
     *
     * Adds a message of a party or of the platform. The first answer of the other party starts the negotiation;
     * later messages do not extend the time.
     * - `externalUserId`: The party that writes. Left out, the platform writes. At most 255 characters.
     * - `statement`: In the party’s own words. Stored encrypted, and erased with the person. At most 2000
     *     characters.
     *
     * @param array{externalUserId?: string, statement: string} $params
     */
    public function message(string $id, array $params, ?RequestOptions $options = null): Model\Dispute
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/disputes/{}/messages', ids: [$id], body: $params, options: $options));
        return Model\Dispute::from($data);
    }

    /**
     * Make an offer.
     *
     * Offers how to divide the milestone. It replaces the open offer of either party. Offers are never changed.
     * - `externalUserId`: The party: the agreement’s buyerExternalId or sellerExternalId. At most 255
     *     characters.
     * - `toBuyer`: What the buyer would get. The rest is the seller’s.
     * - `returnBy`: The offer holds if the goods come back by then.
     * - `statement`: In the party’s own words. Stored encrypted, and erased with the person. At most 2000
     *     characters.
     *
     * @param array{externalUserId: string, toBuyer: int, returnBy?: string, statement?: string} $params
     */
    public function offer(string $id, array $params, ?RequestOptions $options = null): Model\Dispute
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/disputes/{}/offers', ids: [$id], body: $params, options: $options));
        return Model\Dispute::from($data);
    }

    /**
     * Accept an offer.
     *
     * Accepts the other party's offer for the party named, closes the dispute and divides the milestone in one
     * transaction. Repeat both amounts as the party saw them. If your approval rules require a second person,
     * the request returns 202 with the approval and changes nothing yet.
     * - `externalUserId`: The party: the agreement’s buyerExternalId or sellerExternalId. At most 255
     *     characters.
     * - `toBuyer`: The buyer’s part of the milestone.
     * - `toSeller`: The rest.
     *
     * @param array{externalUserId: string, toBuyer: int, toSeller: int} $params
     */
    public function acceptOffer(string $id, string $offerId, array $params, ?RequestOptions $options = null): Model\Dispute|Model\AwaitingApproval
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/disputes/{}/offers/{}/accept', ids: [$id, $offerId], body: $params, options: $options));
        return isset($data['approval']) ? Model\AwaitingApproval::from($data) : Model\Dispute::from($data);
    }

    /**
     * Decline an offer.
     *
     * Declines the other party's offer. The dispute goes on.
     * - `externalUserId`: The party: the agreement’s buyerExternalId or sellerExternalId. At most 255
     *     characters.
     *
     * @param array{externalUserId: string} $params
     */
    public function declineOffer(string $id, string $offerId, array $params, ?RequestOptions $options = null): Model\Dispute
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/disputes/{}/offers/{}/decline', ids: [$id, $offerId], body: $params, options: $options));
        return Model\Dispute::from($data);
    }

    /**
     * Withdraw an offer.
     *
     * Withdraws the party's own offer, as long as it is open.
     * - `externalUserId`: The party: the agreement’s buyerExternalId or sellerExternalId. At most 255
     *     characters.
     *
     * @param array{externalUserId: string} $params
     */
    public function withdrawOffer(string $id, string $offerId, array $params, ?RequestOptions $options = null): Model\Dispute
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/disputes/{}/offers/{}/withdraw', ids: [$id, $offerId], body: $params, options: $options));
        return Model\Dispute::from($data);
    }

    /**
     * Add evidence to a dispute.
     *
     * Adds a file of a party, at most 20 for each. Pictures are encoded anew, so that nothing remains of the
     * file except what it shows; PDFs are kept as they are. Files are stored encrypted with a key of the
     * person, and deleted `evidenceDays` of the terms policy after the end of the dispute.
     * - `externalUserId`: The party: the agreement’s buyerExternalId or sellerExternalId. At most 255
     *     characters.
     * - `file`: JPEG, PNG or PDF, at most 10 MB.
     * - `shared`: False to keep the other party from reading it until it is shared.
     *
     * @param array{externalUserId: string, file: string, shared?: bool} $params
     */
    public function addEvidence(string $id, array $params, ?RequestOptions $options = null): Model\DisputeEvidence
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/disputes/{}/evidence', ids: [$id], form: $params, files: ['file'], options: $options));
        return Model\DisputeEvidence::from($data);
    }

    /**
     * List the evidence of a dispute.
     *
     * Returns what both parties have added, oldest first, also what is not shared or deleted. Each page has up
     * to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, from?: string, to?: string} $params
     * @return Pages<Model\DisputeEvidence>
     */
    public function evidence(string $id, array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/disputes/{}/evidence', ids: [$id], query: $params, options: $options), Model\DisputeEvidence::from(...));
    }

    /**
     * Share evidence.
     *
     * Lets the other party read a file that the party has kept from it. That cannot be undone.
     * - `externalUserId`: The party: the agreement’s buyerExternalId or sellerExternalId. At most 255
     *     characters.
     *
     * @param array{externalUserId: string} $params
     */
    public function shareEvidence(string $id, string $evidenceId, array $params, ?RequestOptions $options = null): Model\DisputeEvidence
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/disputes/{}/evidence/{}/share', ids: [$id, $evidenceId], body: $params, options: $options));
        return Model\DisputeEvidence::from($data);
    }

    /**
     * Retrieve a file of a dispute.
     *
     * Returns the file as a download. A party reads its own files and what the other has shared. Without
     * `externalUserId` you read for the platform, which may read all; a member who has spoken for a party may
     * not read what is not shared.
     * - `externalUserId`: The party that reads the file. Left out, you read it for the platform. At most 255
     *     characters.
     *
     * @param array{externalUserId?: string} $params
     */
    public function evidenceFile(string $id, string $evidenceId, array $params = [], ?RequestOptions $options = null): string
    {
        /** @var string $bytes */
        $bytes = $this->sender->send(new Call('GET', '/disputes/{}/evidence/{}/file', ids: [$id, $evidenceId], query: $params, file: true, options: $options));
        return $bytes;
    }

    /**
     * Retrieve the whole case of a dispute.
     *
     * Returns one signed file of the case: what it is about, everything that was said and done, each event with
     * its proof, and the hashes of the files. It is the same until something happens in the case.
     */
    public function bundle(string $id, ?RequestOptions $options = null): Model\SignedFile
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/disputes/{}/bundle', ids: [$id], options: $options));
        return Model\SignedFile::from($data);
    }

    /**
     * Escalate a dispute.
     *
     * A party asks the platform to decide, or the platform takes the dispute over. Both parties may still make
     * and accept offers until it decides.
     * - `externalUserId`: The party that asks. Left out, the platform asks. At most 255 characters.
     *
     * @param array{externalUserId?: string} $params
     */
    public function escalate(string $id, array $params = [], ?RequestOptions $options = null): Model\Dispute
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/disputes/{}/escalate', ids: [$id], body: $params, options: $options));
        return Model\Dispute::from($data);
    }

    /**
     * Decide a dispute.
     *
     * The platform's decision: `toBuyer` and `toSeller` must add up to the milestone. It is carried out when
     * the time to appeal is over; at once if there is none, and after an appeal. A member who spoke for a party
     * cannot decide. If your approval rules require a second person, the request returns 202 with the approval
     * and changes nothing yet.
     * - `toBuyer`: The buyer’s part of the milestone.
     * - `toSeller`: The rest.
     * - `code`: A code of your own for the reason, such as `proof_of_delivery`.
     * - `statement`: The reasons, for both parties. At most 2000 characters.
     *
     * @param array{toBuyer: int, toSeller: int, code: string, statement: string} $params
     */
    public function decide(string $id, array $params, ?RequestOptions $options = null): Model\Dispute|Model\AwaitingApproval
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/disputes/{}/decide', ids: [$id], body: $params, options: $options));
        return isset($data['approval']) ? Model\AwaitingApproval::from($data) : Model\Dispute::from($data);
    }

    /**
     * Appeal a decision.
     *
     * A party asks the platform to decide once more, before `dueAt`. There is one appeal; the next decision is
     * final.
     * - `externalUserId`: The party: the agreement’s buyerExternalId or sellerExternalId. At most 255
     *     characters.
     * - `statement`: In the party’s own words. Stored encrypted, and erased with the person. At most 2000
     *     characters.
     *
     * @param array{externalUserId: string, statement: string} $params
     */
    public function appeal(string $id, array $params, ?RequestOptions $options = null): Model\Dispute
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/disputes/{}/appeal', ids: [$id], body: $params, options: $options));
        return Model\Dispute::from($data);
    }

    /**
     * Withdraw a dispute.
     *
     * The party that opened the dispute gives it up. The milestone goes on where it was, and its inspection
     * window with the rest of its time. It cannot be disputed again.
     * - `externalUserId`: The party: the agreement’s buyerExternalId or sellerExternalId. At most 255
     *     characters.
     *
     * @param array{externalUserId: string} $params
     */
    public function withdraw(string $id, array $params, ?RequestOptions $options = null): Model\Dispute
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/disputes/{}/withdraw', ids: [$id], body: $params, options: $options));
        return Model\Dispute::from($data);
    }
}
