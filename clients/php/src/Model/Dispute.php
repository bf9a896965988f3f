<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A dispute about a milestone */
final readonly class Dispute extends Model
{
    /**
     * @param 'dispute' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param string $agreementId
     * @param string $milestoneId
     * @param int $amount The amount of the milestone, in the smallest currency unit.
     * @param string $currency
     * @param 'buyer'|'seller' $openedBy
     * @param 'not_delivered'|'late'|'not_as_described'|'incomplete'|'damaged'|'counterfeit'|'not_ordered'|'unauthorised_payment'|'buyer_does_not_confirm'|'buyer_unreachable'|'other' $reason
     * @param DisputeClaim $claim How the party that opened it wants the milestone divided.
     * @param 'OPEN'|'NEGOTIATING'|'ESCALATED'|'DECIDED'|'CLOSED' $status
     *     OPEN: the other party has not answered. NEGOTIATING: both talk. ESCALATED: you decide. DECIDED: the
     *     decision takes effect at `dueAt` unless a party appeals. CLOSED: over.
     * @param 'buyer'|'seller'|'platform'|'either'|null $turn Who has to act; null once it is closed.
     * @param string|null $dueAt
     *     When `onSilence` happens. Null during a hold of the agreement, and once it is closed.
     * @param 'grant_claim'|'escalate'|'alert'|'carry_out'|null $onSilence
     *     What happens at `dueAt` by itself: the claim is granted, you have to decide, you are reminded, or the
     *     decision is carried out.
     * @param DisputeOffer|null $offer The open offer. A counter-offer replaces it.
     * @param DisputeDecision|null $decision Your last decision.
     * @param bool $appealed
     * @param 'SETTLED'|'WITHDRAWN'|'DECIDED'|'DEFAULTED'|'PAID'|null $outcome
     *     SETTLED by an offer, WITHDRAWN, DECIDED, DEFAULTED because the other party never answered, or PAID
     *     because the bank has paid a payout that it had refused before.
     * @param DisputeAllowedActions $allowedActions What each side may do now.
     * @param string $createdAt ISO 8601.
     * @param string|null $closedAt
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $agreementId,
        public string $milestoneId,
        public int $amount,
        public string $currency,
        public string $openedBy,
        public string $reason,
        public DisputeClaim $claim,
        public string $status,
        public ?string $turn,
        public ?string $dueAt,
        public ?string $onSilence,
        public ?DisputeOffer $offer,
        public ?DisputeDecision $decision,
        public bool $appealed,
        public ?string $outcome,
        public DisputeAllowedActions $allowedActions,
        public string $createdAt,
        public ?string $closedAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'dispute', environment: 'live'|'test', id: string, agreementId: string, milestoneId: string, amount: int, currency: string, openedBy: 'buyer'|'seller', reason: 'not_delivered'|'late'|'not_as_described'|'incomplete'|'damaged'|'counterfeit'|'not_ordered'|'unauthorised_payment'|'buyer_does_not_confirm'|'buyer_unreachable'|'other', claim: array<string, mixed>, status: 'OPEN'|'NEGOTIATING'|'ESCALATED'|'DECIDED'|'CLOSED', turn: 'buyer'|'seller'|'platform'|'either'|null, dueAt: string|null, onSilence: 'grant_claim'|'escalate'|'alert'|'carry_out'|null, offer: array<string, mixed>|null, decision: array<string, mixed>|null, appealed: bool, outcome: 'SETTLED'|'WITHDRAWN'|'DECIDED'|'DEFAULTED'|'PAID'|null, allowedActions: array<string, mixed>, createdAt: string, closedAt: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            agreementId: $data['agreementId'],
            milestoneId: $data['milestoneId'],
            amount: $data['amount'],
            currency: $data['currency'],
            openedBy: $data['openedBy'],
            reason: $data['reason'],
            claim: DisputeClaim::from($data['claim']),
            status: $data['status'],
            turn: $data['turn'],
            dueAt: $data['dueAt'],
            onSilence: $data['onSilence'],
            offer: is_array($data['offer']) ? DisputeOffer::from($data['offer']) : $data['offer'],
            decision: is_array($data['decision']) ? DisputeDecision::from($data['decision']) : $data['decision'],
            appealed: $data['appealed'],
            outcome: $data['outcome'],
            allowedActions: DisputeAllowedActions::from($data['allowedActions']),
            createdAt: $data['createdAt'],
            closedAt: $data['closedAt'],
        );
    }
}
