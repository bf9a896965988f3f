<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A record of the audit log: who changed what, with the values before and after */
final readonly class AuditRecord extends Model
{
    /**
     * @param 'audit_record' $object
     * @param 'live'|'test' $environment
     * @param string $id `act_…`, or `evt_…` for a money event.
     * @param string $type - `key.created`: An API key was created
     * - `key.rotated`: An API key was replaced by a new one
     * - `key.revoked`: An API key was revoked
     * - `member.invited`: A member was invited
     * - `member.joined`: A member accepted an invitation
     * - `member.role_changed`: A member’s role was changed
     * - `member.removed`: A member was removed
     * - `account.created`: The account was created
     * - `sign_in.failed`: A sign-in as a member failed
     * - `session.opened`: A member signed in
     * - `session.ended`: A member signed out
     * - `password.changed`: A member changed their password
     * - `password.reset`: A member reset their password with a link
     * - `mailbox.proved`: A member first proved that they read their mail; what they signed in with before
     *     became void
     * - `factor.added`: A member set up a second factor
     * - `factor.removed`: A member removed a second factor
     * - `recovery_codes.renewed`: A member created new recovery codes
     * - `sign_in_policy.changed`: The sign-in policy was changed
     * - `webhook.created`: A webhook endpoint was added
     * - `webhook.changed`: A webhook endpoint was changed
     * - `webhook.deleted`: A webhook endpoint was deleted
     * - `webhook.secret_rotated`: A webhook endpoint’s secret was rotated
     * - `webhook.tested`: A test event was sent to a webhook endpoint
     * - `webhook.replayed`: Events were sent to a webhook endpoint again
     * - `mail_settings.changed`: The mail settings were changed
     * - `approval_rules.changed`: The approval rules were changed
     * - `release_policy.changed`: The release policy was changed
     * - `note.added`: A note was added to an agreement
     * - `link.created`: A link for the buyer or the seller was created
     * - `link.revoked`: A link for the buyer or the seller was revoked
     * - `terms_policy.changed`: The terms policy was changed
     * - `identity_session.created`: An identity verification link was created
     * - `identity_session.canceled`: An identity verification link was cancelled
     * - `identity_pictures.seen`: A person’s pictures were viewed
     * - `identity_person.erased`: A person’s identity data was erased
     * - `person.erased`: A person was erased
     * - `person.restriction_lifted`: The restriction of a person’s data was lifted
     * - `privacy_request.opened`: A person’s privacy request was recorded
     * - `privacy_request.completed`: A person’s privacy request was completed
     * - `privacy_request.refused`: A person’s privacy request was refused
     * - `privacy_bundle.seen`: The bundle of a request for access was downloaded
     * - `person.corrected`: Data of a person was corrected on their request
     * - `grievance.answered`: A grievance was answered
     * - `breach.recorded`: A breach of personal data was recorded
     * - `breach.notice_sent`: A letter about a breach was sent
     * - `breach.closed`: A breach of personal data was closed
     * - `consent.recorded`: A person’s consent was recorded
     * - `consent.withdrawn`: A person withdrew their consent
     * - `identity_policy.changed`: The identity policy was changed
     * - `assessment.labelled`: The outcome of an assessment was labelled
     * - `review.seen`: A review that shows personal data was viewed
     * - `review.assigned`: A review was assigned
     * - `review.commented`: A comment was added to a review
     * - `review_policy.changed`: The review policy was changed
     * - `appeal.made`: A person asked for a human to look at a verification, a RED assessment or a hold
     * - `risk_policy.drafted`: A draft of the risk policy was saved or discarded
     * - `risk_policy.promoted`: A version of the risk policy entered shadow mode or went live
     * - `risk_policy.retired`: A version of the risk policy was retired
     * - `risk_list.added`: An entry was added to a risk list
     * - `risk_list.removed`: An entry was removed from a risk list
     * - `commission.paid_out`: Commission was sent to the platform’s account
     * - `day.closed`: A day of the books was closed
     * - `break.closed`: A reconciliation break was closed
     * - `exception.closed`: A person looked at the exception and closed it
     * - `agreement.created`: An agreement was created
     * - `agreement.updated`: The reference, metadata, titles or contact addresses changed. Only changed fields
     *     are sent
     * - `agreement.assessed`: The buyer’s payment was assessed
     * - `agreement.frozen`: The agreement was put on hold
     * - `agreement.unfrozen`: The hold was lifted
     * - `agreement.cancelled`: The agreement was cancelled before any money arrived
     * - `deposit.received`: A deposit was received
     * - `deposit.unapplied`: A deposit arrived after the agreement had ended
     * - `milestone.confirmed`: One party confirmed a milestone, or its inspection window ended without an
     *     answer
     * - `milestone.resolved`: The platform decided how a milestone’s amount is divided between buyer and seller
     * - `payout.retried`: A payout that the bank had refused is sent again to the payee’s account
     * - `payout.cancelled`: The platform gave what one payee was to get of a milestone back to the buyer
     * - `payout.hold_lifted`: A rule of the release policy no longer holds a payout
     * - `milestone.inspection_extended`: A party extended the inspection window
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
     * - `refund.retried`: A refund that the bank had refused, or that waited for an account, goes on
     * - `refund.redirected`: A refund that the bank had refused, or that waited for an account, goes to this
     *     one
     * - `approval.requested`: A request that needs another person’s approval was made
     * - `approval.approved`: Another person approved the request, and it was carried out
     * - `approval.rejected`: Another person rejected the request
     * - `approval.withdrawn`: The requester withdrew the request
     * - `identity.verified`: A person’s identity was verified
     * - `identity.failed`: A person’s identity could not be verified
     * - `identity.reviewed`: A person reviewed a verification, and that decision now counts
     * - `review.decided`: A person decided a case in the review queue.
     * @param string $createdAt ISO 8601.
     * @param Actor $actor
     * @param AuditRecordSubject|null $subject The object that was changed.
     * @param AuditRecordOrigin|null $origin Where the request came from. Null for commands and for money
     *     events.
     * @param array<string, mixed>|null $before The changed values before.
     * @param array<string, mixed>|null $after
     *     The changed values after. For a money event, the data of the event.
     * @param int $sequence Its position in the hash chain.
     * @param string $hash Its hash in the chain, over the record and the previous hash.
     * @param ChainProof|null $proof Only with `expand=proof`.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $type,
        public string $createdAt,
        public Actor $actor,
        public ?AuditRecordSubject $subject,
        public ?AuditRecordOrigin $origin,
        public ?array $before,
        public ?array $after,
        public int $sequence,
        public string $hash,
        public ?ChainProof $proof = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'audit_record', environment: 'live'|'test', id: string, type: string, createdAt: string, actor: array<string, mixed>, subject: array<string, mixed>|null, origin: array<string, mixed>|null, before: array<string, mixed>|null, after: array<string, mixed>|null, sequence: int, hash: string, proof?: array<string, mixed>} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            type: $data['type'],
            createdAt: $data['createdAt'],
            actor: Actor::from($data['actor']),
            subject: is_array($data['subject']) ? AuditRecordSubject::from($data['subject']) : $data['subject'],
            origin: is_array($data['origin']) ? AuditRecordOrigin::from($data['origin']) : $data['origin'],
            before: $data['before'],
            after: $data['after'],
            sequence: $data['sequence'],
            hash: $data['hash'],
            proof: isset($data['proof']) ? ChainProof::from($data['proof']) : null,
        );
    }
}
