<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** The event log. */
final readonly class Events
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * List events.
     *
     * Returns all events of the account in the order in which they were committed. Use it to poll instead of
     * receiving webhooks, or to catch up on missed ones. Store `resumeAfter` and send it as `after` next time.
     * Reading with `after` never skips an event. With `type`, `from` or `to`, a page may be short or even empty
     * while `nextCursor` is not null; keep reading until it is null.
     * - `limit`: At most 100. Default: 20.
     * - `type`: - `agreement.created`: An agreement was created
     * - `agreement.updated`: The reference, metadata, titles or contact addresses changed. Only changed fields
     *     are sent
     * - `agreement.assessed`: The buyer’s payment was assessed
     * - `agreement.partially_funded`: A deposit arrived, but the agreement is not fully funded yet
     * - `agreement.funded`: The agreement is fully funded
     * - `agreement.overfunded`: More than the amount due was paid in
     * - `agreement.completed`: Every milestone that is not refunded is completed
     * - `agreement.disbursed`: Everything was paid out to the seller and the payees of shares
     * - `agreement.refunded`: Everything that was not paid out was returned to the buyer
     * - `agreement.frozen`: The agreement was put on hold
     * - `agreement.unfrozen`: The hold was lifted
     * - `agreement.cancelled`: The agreement was cancelled before any money arrived
     * - `virtual_account.issued`: The buyer was given an account to pay into
     * - `deposit.received`: A deposit was received
     * - `deposit.unapplied`: A deposit arrived after the agreement had ended
     * - `deposit.reversed`: The bank reversed a deposit
     * - `milestone.confirmed`: One party confirmed a milestone, or its inspection window ended without an
     *     answer
     * - `milestone.completed`: Both parties confirmed a milestone, or the inspection window ended
     * - `milestone.resolved`: The platform decided how a milestone’s amount is divided between buyer and seller
     * - `milestone.release_queued`: A completed milestone waits for a deposit
     * - `milestone.released`: A milestone’s amount, less the seller’s fees and the shares, now belongs to the
     *     seller
     * - `payout.awaiting_details`: A payout waits for the payee’s bank account: the seller’s, unless a payee is
     *     named
     * - `payout.submitted`: A payout was submitted to the bank
     * - `payout.succeeded`: The bank reported a payout as paid
     * - `payout.failed`: The bank refused a payout
     * - `payout.reversed`: The bank reversed a payout
     * - `payout.overpaid`: The bank paid a payout that it had refused, in addition to its replacement
     * - `payout.retried`: A payout that the bank had refused is sent again to the payee’s account
     * - `payout.cancelled`: The platform gave what one payee was to get of a milestone back to the buyer
     * - `payout.held`: A rule of the release policy holds a payout
     * - `payout.hold_lifted`: A rule of the release policy no longer holds a payout
     * - `milestone.inspection_started`: The inspection window started: the seller has confirmed, and the money
     *     is there
     * - `milestone.inspection_ending`: The inspection window ends soon
     * - `milestone.inspection_extended`: A party extended the inspection window
     * - `milestone.inspection_paused`: The inspection window stopped, and keeps the rest of its time
     * - `milestone.inspection_resumed`: The inspection window runs again
     * - `milestone.inspection_ended`: The inspection window ended without an answer, and the milestone is not
     *     released by itself
     * - `milestone.overdue`: The seller has not confirmed a milestone by the agreed time
     * - `agreement.funding_ending`: The time to pay ends soon
     * - `agreement.expired`: The agreement was not paid in time and has ended
     * - `dispute.opened`: A party opened a dispute about a milestone. Its money stays where it is
     * - `dispute.message_added`: A party or the platform wrote a message in a dispute
     * - `dispute.evidence_added`: A party added a file to a dispute. `sha256` is of the file as it was sent,
     *     `fileSha256` of the file as it is kept. The other party can read it once it is shared
     * - `dispute.evidence_shared`: A party let the other one read a file
     * - `dispute.offer_made`: A party offered how to divide the milestone. It replaces every open offer of the
     *     dispute
     * - `dispute.offer_declined`: A party declined the other’s offer
     * - `dispute.offer_withdrawn`: A party withdrew its offer
     * - `dispute.escalated`: The platform has to decide a dispute: a party asked for it, or no answer came in
     *     time
     * - `dispute.decided`: The platform decided a dispute. The money moves when the time to appeal is over
     * - `dispute.appealed`: A party appealed, and the platform decides once more
     * - `dispute.decision_overdue`: The platform has not decided a dispute in time
     * - `dispute.paused`: The agreement was put on hold, so the clock of the dispute stopped
     * - `dispute.resumed`: The hold was lifted, and the clock of the dispute runs again
     * - `dispute.closed`: A dispute is over: settled, withdrawn, decided, granted because no answer came in
     *     time, or the bank has paid the milestone after all
     * - `amendment.proposed`: A side proposed other terms. `before` and `after` have the milestones that would
     *     change; one that is only in `after` would be added, one that is only in `before` dropped
     * - `amendment.accepted`: A party accepted an amendment
     * - `amendment.declined`: A party declined an amendment
     * - `amendment.withdrawn`: The side that proposed an amendment withdrew it
     * - `amendment.lapsed`: An amendment came to nothing: without an answer in time, or because what it would
     *     change has moved on
     * - `agreement.amended`: The terms of an agreement changed. `toExcess` goes back to the buyer, `fromExcess`
     *     was paid before and counts now
     * - `payout_account.changed`: A seller’s payout account was set or changed
     * - `excess.refunded`: Money beyond the amount due is being returned
     * - `refund.created`: A refund was started
     * - `refund.succeeded`: The bank reported a refund as paid
     * - `refund.failed`: The bank refused a refund
     * - `refund.retried`: A refund that the bank had refused, or that waited for an account, goes on
     * - `refund.redirected`: A refund that the bank had refused, or that waited for an account, goes to this
     *     one
     * - `refund.reversed`: The bank reversed a refund that it had paid
     * - `anchor.published`: The head of the account’s anchor log was signed
     * - `exception.opened`: An exception was opened: a person has to look at it
     * - `exception.closed`: A person looked at the exception and closed it
     * - `approval.requested`: A request that needs another person’s approval was made
     * - `approval.approved`: Another person approved the request, and it was carried out
     * - `approval.rejected`: Another person rejected the request
     * - `approval.withdrawn`: The requester withdrew the request
     * - `approval.expired`: The request expired without a decision
     * - `assessment.created`: A transaction or user was assessed with POST /v1/fraud/assess
     * - `risk_policy.changed`: A version of the risk policy entered shadow mode, went live or was retired
     * - `identity.verified`: A person’s identity was verified
     * - `identity.failed`: A person’s identity could not be verified
     * - `identity.reviewed`: A person reviewed a verification, and that decision now counts
     * - `identity.session.completed`: A person finished their verification session: verified, or out of
     *     attempts
     * - `identity.session.expired`: A person’s verification session expired before they finished
     * - `link.opened`: A link for the buyer or the seller was opened for the first time, by a person or a
     *     program
     * - `review.opened`: A case was added to the review queue
     * - `review.decided`: A person decided a case in the review queue.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     * - `after`: The id of an event. Returns the events committed after it. Defaults to the start of the log.
     *     At most 100 characters.
     * - `expand`: `proof` adds the hash, the commitments to personal fields and their salts, so that others can
     *     check them.
     *
     * @param array{limit?: int, type?: 'agreement.created'|'agreement.updated'|'agreement.assessed'|'agreement.partially_funded'|'agreement.funded'|'agreement.overfunded'|'agreement.completed'|'agreement.disbursed'|'agreement.refunded'|'agreement.frozen'|'agreement.unfrozen'|'agreement.cancelled'|'virtual_account.issued'|'deposit.received'|'deposit.unapplied'|'deposit.reversed'|'milestone.confirmed'|'milestone.completed'|'milestone.resolved'|'milestone.release_queued'|'milestone.released'|'payout.awaiting_details'|'payout.submitted'|'payout.succeeded'|'payout.failed'|'payout.reversed'|'payout.overpaid'|'payout.retried'|'payout.cancelled'|'payout.held'|'payout.hold_lifted'|'milestone.inspection_started'|'milestone.inspection_ending'|'milestone.inspection_extended'|'milestone.inspection_paused'|'milestone.inspection_resumed'|'milestone.inspection_ended'|'milestone.overdue'|'agreement.funding_ending'|'agreement.expired'|'dispute.opened'|'dispute.message_added'|'dispute.evidence_added'|'dispute.evidence_shared'|'dispute.offer_made'|'dispute.offer_declined'|'dispute.offer_withdrawn'|'dispute.escalated'|'dispute.decided'|'dispute.appealed'|'dispute.decision_overdue'|'dispute.paused'|'dispute.resumed'|'dispute.closed'|'amendment.proposed'|'amendment.accepted'|'amendment.declined'|'amendment.withdrawn'|'amendment.lapsed'|'agreement.amended'|'payout_account.changed'|'excess.refunded'|'refund.created'|'refund.succeeded'|'refund.failed'|'refund.retried'|'refund.redirected'|'refund.reversed'|'anchor.published'|'exception.opened'|'exception.closed'|'approval.requested'|'approval.approved'|'approval.rejected'|'approval.withdrawn'|'approval.expired'|'assessment.created'|'risk_policy.changed'|'identity.verified'|'identity.failed'|'identity.reviewed'|'identity.session.completed'|'identity.session.expired'|'link.opened'|'review.opened'|'review.decided', from?: string, to?: string, after?: string, expand?: 'proof'|list<'proof'>} $params
     * @return Pages<Model\SuretyEvent>
     */
    public function list(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/events', query: $params, options: $options), Model\SuretyEvent::from(...), 'after');
    }

    /**
     * List events.
     *
     * Returns all events of the account in the order in which they were committed. Use it to poll instead of
     * receiving webhooks, or to catch up on missed ones. Store `resumeAfter` and send it as `after` next time.
     * Reading with `after` never skips an event. With `type`, `from` or `to`, a page may be short or even empty
     * while `nextCursor` is not null; keep reading until it is null.
     * - `limit`: At most 100. Default: 20.
     * - `type`: - `agreement.created`: An agreement was created
     * - `agreement.updated`: The reference, metadata, titles or contact addresses changed. Only changed fields
     *     are sent
     * - `agreement.assessed`: The buyer’s payment was assessed
     * - `agreement.partially_funded`: A deposit arrived, but the agreement is not fully funded yet
     * - `agreement.funded`: The agreement is fully funded
     * - `agreement.overfunded`: More than the amount due was paid in
     * - `agreement.completed`: Every milestone that is not refunded is completed
     * - `agreement.disbursed`: Everything was paid out to the seller and the payees of shares
     * - `agreement.refunded`: Everything that was not paid out was returned to the buyer
     * - `agreement.frozen`: The agreement was put on hold
     * - `agreement.unfrozen`: The hold was lifted
     * - `agreement.cancelled`: The agreement was cancelled before any money arrived
     * - `virtual_account.issued`: The buyer was given an account to pay into
     * - `deposit.received`: A deposit was received
     * - `deposit.unapplied`: A deposit arrived after the agreement had ended
     * - `deposit.reversed`: The bank reversed a deposit
     * - `milestone.confirmed`: One party confirmed a milestone, or its inspection window ended without an
     *     answer
     * - `milestone.completed`: Both parties confirmed a milestone, or the inspection window ended
     * - `milestone.resolved`: The platform decided how a milestone’s amount is divided between buyer and seller
     * - `milestone.release_queued`: A completed milestone waits for a deposit
     * - `milestone.released`: A milestone’s amount, less the seller’s fees and the shares, now belongs to the
     *     seller
     * - `payout.awaiting_details`: A payout waits for the payee’s bank account: the seller’s, unless a payee is
     *     named
     * - `payout.submitted`: A payout was submitted to the bank
     * - `payout.succeeded`: The bank reported a payout as paid
     * - `payout.failed`: The bank refused a payout
     * - `payout.reversed`: The bank reversed a payout
     * - `payout.overpaid`: The bank paid a payout that it had refused, in addition to its replacement
     * - `payout.retried`: A payout that the bank had refused is sent again to the payee’s account
     * - `payout.cancelled`: The platform gave what one payee was to get of a milestone back to the buyer
     * - `payout.held`: A rule of the release policy holds a payout
     * - `payout.hold_lifted`: A rule of the release policy no longer holds a payout
     * - `milestone.inspection_started`: The inspection window started: the seller has confirmed, and the money
     *     is there
     * - `milestone.inspection_ending`: The inspection window ends soon
     * - `milestone.inspection_extended`: A party extended the inspection window
     * - `milestone.inspection_paused`: The inspection window stopped, and keeps the rest of its time
     * - `milestone.inspection_resumed`: The inspection window runs again
     * - `milestone.inspection_ended`: The inspection window ended without an answer, and the milestone is not
     *     released by itself
     * - `milestone.overdue`: The seller has not confirmed a milestone by the agreed time
     * - `agreement.funding_ending`: The time to pay ends soon
     * - `agreement.expired`: The agreement was not paid in time and has ended
     * - `dispute.opened`: A party opened a dispute about a milestone. Its money stays where it is
     * - `dispute.message_added`: A party or the platform wrote a message in a dispute
     * - `dispute.evidence_added`: A party added a file to a dispute. `sha256` is of the file as it was sent,
     *     `fileSha256` of the file as it is kept. The other party can read it once it is shared
     * - `dispute.evidence_shared`: A party let the other one read a file
     * - `dispute.offer_made`: A party offered how to divide the milestone. It replaces every open offer of the
     *     dispute
     * - `dispute.offer_declined`: A party declined the other’s offer
     * - `dispute.offer_withdrawn`: A party withdrew its offer
     * - `dispute.escalated`: The platform has to decide a dispute: a party asked for it, or no answer came in
     *     time
     * - `dispute.decided`: The platform decided a dispute. The money moves when the time to appeal is over
     * - `dispute.appealed`: A party appealed, and the platform decides once more
     * - `dispute.decision_overdue`: The platform has not decided a dispute in time
     * - `dispute.paused`: The agreement was put on hold, so the clock of the dispute stopped
     * - `dispute.resumed`: The hold was lifted, and the clock of the dispute runs again
     * - `dispute.closed`: A dispute is over: settled, withdrawn, decided, granted because no answer came in
     *     time, or the bank has paid the milestone after all
     * - `amendment.proposed`: A side proposed other terms. `before` and `after` have the milestones that would
     *     change; one that is only in `after` would be added, one that is only in `before` dropped
     * - `amendment.accepted`: A party accepted an amendment
     * - `amendment.declined`: A party declined an amendment
     * - `amendment.withdrawn`: The side that proposed an amendment withdrew it
     * - `amendment.lapsed`: An amendment came to nothing: without an answer in time, or because what it would
     *     change has moved on
     * - `agreement.amended`: The terms of an agreement changed. `toExcess` goes back to the buyer, `fromExcess`
     *     was paid before and counts now
     * - `payout_account.changed`: A seller’s payout account was set or changed
     * - `excess.refunded`: Money beyond the amount due is being returned
     * - `refund.created`: A refund was started
     * - `refund.succeeded`: The bank reported a refund as paid
     * - `refund.failed`: The bank refused a refund
     * - `refund.retried`: A refund that the bank had refused, or that waited for an account, goes on
     * - `refund.redirected`: A refund that the bank had refused, or that waited for an account, goes to this
     *     one
     * - `refund.reversed`: The bank reversed a refund that it had paid
     * - `anchor.published`: The head of the account’s anchor log was signed
     * - `exception.opened`: An exception was opened: a person has to look at it
     * - `exception.closed`: A person looked at the exception and closed it
     * - `approval.requested`: A request that needs another person’s approval was made
     * - `approval.approved`: Another person approved the request, and it was carried out
     * - `approval.rejected`: Another person rejected the request
     * - `approval.withdrawn`: The requester withdrew the request
     * - `approval.expired`: The request expired without a decision
     * - `assessment.created`: A transaction or user was assessed with POST /v1/fraud/assess
     * - `risk_policy.changed`: A version of the risk policy entered shadow mode, went live or was retired
     * - `identity.verified`: A person’s identity was verified
     * - `identity.failed`: A person’s identity could not be verified
     * - `identity.reviewed`: A person reviewed a verification, and that decision now counts
     * - `identity.session.completed`: A person finished their verification session: verified, or out of
     *     attempts
     * - `identity.session.expired`: A person’s verification session expired before they finished
     * - `link.opened`: A link for the buyer or the seller was opened for the first time, by a person or a
     *     program
     * - `review.opened`: A case was added to the review queue
     * - `review.decided`: A person decided a case in the review queue.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     * - `after`: The id of an event. Returns the events committed after it. Defaults to the start of the log.
     *     At most 100 characters.
     * - `expand`: `proof` adds the hash, the commitments to personal fields and their salts, so that others can
     *     check them.
     *
     * @param array{limit?: int, type?: 'agreement.created'|'agreement.updated'|'agreement.assessed'|'agreement.partially_funded'|'agreement.funded'|'agreement.overfunded'|'agreement.completed'|'agreement.disbursed'|'agreement.refunded'|'agreement.frozen'|'agreement.unfrozen'|'agreement.cancelled'|'virtual_account.issued'|'deposit.received'|'deposit.unapplied'|'deposit.reversed'|'milestone.confirmed'|'milestone.completed'|'milestone.resolved'|'milestone.release_queued'|'milestone.released'|'payout.awaiting_details'|'payout.submitted'|'payout.succeeded'|'payout.failed'|'payout.reversed'|'payout.overpaid'|'payout.retried'|'payout.cancelled'|'payout.held'|'payout.hold_lifted'|'milestone.inspection_started'|'milestone.inspection_ending'|'milestone.inspection_extended'|'milestone.inspection_paused'|'milestone.inspection_resumed'|'milestone.inspection_ended'|'milestone.overdue'|'agreement.funding_ending'|'agreement.expired'|'dispute.opened'|'dispute.message_added'|'dispute.evidence_added'|'dispute.evidence_shared'|'dispute.offer_made'|'dispute.offer_declined'|'dispute.offer_withdrawn'|'dispute.escalated'|'dispute.decided'|'dispute.appealed'|'dispute.decision_overdue'|'dispute.paused'|'dispute.resumed'|'dispute.closed'|'amendment.proposed'|'amendment.accepted'|'amendment.declined'|'amendment.withdrawn'|'amendment.lapsed'|'agreement.amended'|'payout_account.changed'|'excess.refunded'|'refund.created'|'refund.succeeded'|'refund.failed'|'refund.retried'|'refund.redirected'|'refund.reversed'|'anchor.published'|'exception.opened'|'exception.closed'|'approval.requested'|'approval.approved'|'approval.rejected'|'approval.withdrawn'|'approval.expired'|'assessment.created'|'risk_policy.changed'|'identity.verified'|'identity.failed'|'identity.reviewed'|'identity.session.completed'|'identity.session.expired'|'link.opened'|'review.opened'|'review.decided', from?: string, to?: string, after?: string, expand?: 'proof'|list<'proof'>} $params
     */
    public function read(array $params = [], ?RequestOptions $options = null): Model\EventLog
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/events', query: $params, options: $options));
        return Model\EventLog::from($data);
    }
}
