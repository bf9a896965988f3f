<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/**
 * An event. Events are delivered at least once, so the same `id` may come again.
 *
 * Its subclasses are told apart by `type`.
 */
abstract readonly class SuretyEvent extends Model
{
    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        return match ($data['type'] ?? null) {
            'agreement.created' => AgreementCreatedEvent::from($data),
            'agreement.updated' => AgreementUpdatedEvent::from($data),
            'agreement.assessed' => AgreementAssessedEvent::from($data),
            'agreement.partially_funded' => AgreementPartiallyFundedEvent::from($data),
            'agreement.funded' => AgreementFundedEvent::from($data),
            'agreement.overfunded' => AgreementOverfundedEvent::from($data),
            'agreement.completed' => AgreementCompletedEvent::from($data),
            'agreement.disbursed' => AgreementDisbursedEvent::from($data),
            'agreement.refunded' => AgreementRefundedEvent::from($data),
            'agreement.frozen' => AgreementFrozenEvent::from($data),
            'agreement.unfrozen' => AgreementUnfrozenEvent::from($data),
            'agreement.cancelled' => AgreementCancelledEvent::from($data),
            'virtual_account.issued' => VirtualAccountIssuedEvent::from($data),
            'deposit.received' => DepositReceivedEvent::from($data),
            'deposit.unapplied' => DepositUnappliedEvent::from($data),
            'deposit.reversed' => DepositReversedEvent::from($data),
            'milestone.confirmed' => MilestoneConfirmedEvent::from($data),
            'milestone.completed' => MilestoneCompletedEvent::from($data),
            'milestone.resolved' => MilestoneResolvedEvent::from($data),
            'milestone.release_queued' => MilestoneReleaseQueuedEvent::from($data),
            'milestone.released' => MilestoneReleasedEvent::from($data),
            'payout.awaiting_details' => PayoutAwaitingDetailsEvent::from($data),
            'payout.submitted' => PayoutSubmittedEvent::from($data),
            'payout.succeeded' => PayoutSucceededEvent::from($data),
            'payout.failed' => PayoutFailedEvent::from($data),
            'payout.reversed' => PayoutReversedEvent::from($data),
            'payout.overpaid' => PayoutOverpaidEvent::from($data),
            'payout.retried' => PayoutRetriedEvent::from($data),
            'payout.cancelled' => PayoutCancelledEvent::from($data),
            'payout.held' => PayoutHeldEvent::from($data),
            'payout.hold_lifted' => PayoutHoldLiftedEvent::from($data),
            'milestone.inspection_started' => MilestoneInspectionStartedEvent::from($data),
            'milestone.inspection_ending' => MilestoneInspectionEndingEvent::from($data),
            'milestone.inspection_extended' => MilestoneInspectionExtendedEvent::from($data),
            'milestone.inspection_paused' => MilestoneInspectionPausedEvent::from($data),
            'milestone.inspection_resumed' => MilestoneInspectionResumedEvent::from($data),
            'milestone.inspection_ended' => MilestoneInspectionEndedEvent::from($data),
            'milestone.overdue' => MilestoneOverdueEvent::from($data),
            'agreement.funding_ending' => AgreementFundingEndingEvent::from($data),
            'agreement.expired' => AgreementExpiredEvent::from($data),
            'dispute.opened' => DisputeOpenedEvent::from($data),
            'dispute.message_added' => DisputeMessageAddedEvent::from($data),
            'dispute.evidence_added' => DisputeEvidenceAddedEvent::from($data),
            'dispute.evidence_shared' => DisputeEvidenceSharedEvent::from($data),
            'dispute.offer_made' => DisputeOfferMadeEvent::from($data),
            'dispute.offer_declined' => DisputeOfferDeclinedEvent::from($data),
            'dispute.offer_withdrawn' => DisputeOfferWithdrawnEvent::from($data),
            'dispute.escalated' => DisputeEscalatedEvent::from($data),
            'dispute.decided' => DisputeDecidedEvent::from($data),
            'dispute.appealed' => DisputeAppealedEvent::from($data),
            'dispute.decision_overdue' => DisputeDecisionOverdueEvent::from($data),
            'dispute.paused' => DisputePausedEvent::from($data),
            'dispute.resumed' => DisputeResumedEvent::from($data),
            'dispute.closed' => DisputeClosedEvent::from($data),
            'amendment.proposed' => AmendmentProposedEvent::from($data),
            'amendment.accepted' => AmendmentAcceptedEvent::from($data),
            'amendment.declined' => AmendmentDeclinedEvent::from($data),
            'amendment.withdrawn' => AmendmentWithdrawnEvent::from($data),
            'amendment.lapsed' => AmendmentLapsedEvent::from($data),
            'agreement.amended' => AgreementAmendedEvent::from($data),
            'payout_account.changed' => PayoutAccountChangedEvent::from($data),
            'excess.refunded' => ExcessRefundedEvent::from($data),
            'refund.created' => RefundCreatedEvent::from($data),
            'refund.succeeded' => RefundSucceededEvent::from($data),
            'refund.failed' => RefundFailedEvent::from($data),
            'refund.retried' => RefundRetriedEvent::from($data),
            'refund.redirected' => RefundRedirectedEvent::from($data),
            'refund.reversed' => RefundReversedEvent::from($data),
            'anchor.published' => AnchorPublishedEvent::from($data),
            'exception.opened' => ExceptionOpenedEvent::from($data),
            'exception.closed' => ExceptionClosedEvent::from($data),
            'approval.requested' => ApprovalRequestedEvent::from($data),
            'approval.approved' => ApprovalApprovedEvent::from($data),
            'approval.rejected' => ApprovalRejectedEvent::from($data),
            'approval.withdrawn' => ApprovalWithdrawnEvent::from($data),
            'approval.expired' => ApprovalExpiredEvent::from($data),
            'assessment.created' => AssessmentCreatedEvent::from($data),
            'risk_policy.changed' => RiskPolicyChangedEvent::from($data),
            'identity.verified' => IdentityVerifiedEvent::from($data),
            'identity.failed' => IdentityFailedEvent::from($data),
            'identity.reviewed' => IdentityReviewedEvent::from($data),
            'identity.session.completed' => IdentitySessionCompletedEvent::from($data),
            'identity.session.expired' => IdentitySessionExpiredEvent::from($data),
            'link.opened' => LinkOpenedEvent::from($data),
            'review.opened' => ReviewOpenedEvent::from($data),
            'review.decided' => ReviewDecidedEvent::from($data),
            default => UnknownSuretyEvent::from($data),
        };
    }
}
