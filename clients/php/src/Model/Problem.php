<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The body of every response that is not 2xx */
final readonly class Problem extends Model
{
    /**
     * @param string $error The HTTP reason phrase.
     * @param string $message What went wrong and what to do next, for people.
     * @param int $statusCode
     * @param 'validation_failed'|'unknown_field'|'method_not_allowed'|'reference_taken'|'payload_too_large'|'unsupported_media_type'|'missing_api_key'|'invalid_api_key'|'altered_record'|'forbidden'|'email_taken'|'too_many_keys'|'key_revoked'|'key_would_outlive_caller'|'key_exceeds_caller'|'network_not_allowed'|'key_limit_reached'|'approval_own'|'approval_root_unknown'|'approval_newcomer'|'approval_of_another'|'approval_settled'|'approval_outdated'|'approval_asker_gone'|'approval_needs_two'|'too_many_approvals'|'signup_closed'|'not_found'|'unknown_endpoint'|'statement_too_long'|'day_closed'|'day_not_over'|'day_out_of_order'|'not_anchored'|'idempotency_key_in_flight'|'idempotency_key_reused'|'idempotency_answer_sealed'|'amount_mismatch'|'not_a_party'|'agreement_frozen'|'agreement_not_frozen'|'destination_mismatch'|'recall_unsettled'|'agreement_closed'|'agreement_funded'|'milestone_confirmed'|'milestone_completed'|'milestone_refunded'|'inspection_not_started'|'inspection_ended'|'already_extended'|'extension_too_long'|'milestone_disputed'|'milestone_not_funded'|'milestone_not_amendable'|'amendment_open'|'amendment_closed'|'amendment_action_refused'|'fee_terms_unknown'|'dispute_closed'|'dispute_action_refused'|'too_much_evidence'|'evidence_not_shared'|'evidence_deleted'|'offer_changed'|'not_impartial'|'milestone_resolved'|'amount_changed'|'milestone_paid'|'payout_under_way'|'payout_not_refused'|'payout_cancelled'|'payout_not_shared'|'resolution_lowered'|'commission_paid_out'|'quote_expired'|'no_commission'|'no_commission_account'|'nothing_to_refund'|'refund_not_failed'|'destination_required'|'deposit_conflict'|'wrong_currency'|'hold_over'|'review_over'|'review_changed'|'verification_passed'|'exception_closed'|'no_payment_open'|'no_risk_policy'|'draft_changed'|'too_many_list_entries'|'sum_too_large'|'too_many_webhooks'|'webhook_disabled'|'provider_unavailable'|'invalid_signature'|'break_closed'|'rate_limited'|'quota_exceeded'|'storage_full'|'request_timed_out'|'service_unavailable'|'identity_busy'|'identity_session_over'|'consent_missing'|'register_check_missing'|'register_check_over'|'register_unavailable'|'pictures_missing'|'challenge_over'|'person_in_agreements'|'member_in_team'|'person_restricted'|'nothing_to_appeal'|'privacy_request_closed'|'grievance_answered'|'too_many_grievances'|'breach_closed'|'too_many_notices'|'bundle_expired'|'internal_error' $code
     * @param string $docUrl The page that explains the code, relative to the host of this service.
     * @param string $requestId
     * @param list<ProblemDetail>|null $details One entry for each invalid field.
     */
    public function __construct(
        public string $error,
        public string $message,
        public int $statusCode,
        public string $code,
        public string $docUrl,
        public string $requestId,
        public ?array $details = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{error: string, message: string, statusCode: int, code: 'validation_failed'|'unknown_field'|'method_not_allowed'|'reference_taken'|'payload_too_large'|'unsupported_media_type'|'missing_api_key'|'invalid_api_key'|'altered_record'|'forbidden'|'email_taken'|'too_many_keys'|'key_revoked'|'key_would_outlive_caller'|'key_exceeds_caller'|'network_not_allowed'|'key_limit_reached'|'approval_own'|'approval_root_unknown'|'approval_newcomer'|'approval_of_another'|'approval_settled'|'approval_outdated'|'approval_asker_gone'|'approval_needs_two'|'too_many_approvals'|'signup_closed'|'not_found'|'unknown_endpoint'|'statement_too_long'|'day_closed'|'day_not_over'|'day_out_of_order'|'not_anchored'|'idempotency_key_in_flight'|'idempotency_key_reused'|'idempotency_answer_sealed'|'amount_mismatch'|'not_a_party'|'agreement_frozen'|'agreement_not_frozen'|'destination_mismatch'|'recall_unsettled'|'agreement_closed'|'agreement_funded'|'milestone_confirmed'|'milestone_completed'|'milestone_refunded'|'inspection_not_started'|'inspection_ended'|'already_extended'|'extension_too_long'|'milestone_disputed'|'milestone_not_funded'|'milestone_not_amendable'|'amendment_open'|'amendment_closed'|'amendment_action_refused'|'fee_terms_unknown'|'dispute_closed'|'dispute_action_refused'|'too_much_evidence'|'evidence_not_shared'|'evidence_deleted'|'offer_changed'|'not_impartial'|'milestone_resolved'|'amount_changed'|'milestone_paid'|'payout_under_way'|'payout_not_refused'|'payout_cancelled'|'payout_not_shared'|'resolution_lowered'|'commission_paid_out'|'quote_expired'|'no_commission'|'no_commission_account'|'nothing_to_refund'|'refund_not_failed'|'destination_required'|'deposit_conflict'|'wrong_currency'|'hold_over'|'review_over'|'review_changed'|'verification_passed'|'exception_closed'|'no_payment_open'|'no_risk_policy'|'draft_changed'|'too_many_list_entries'|'sum_too_large'|'too_many_webhooks'|'webhook_disabled'|'provider_unavailable'|'invalid_signature'|'break_closed'|'rate_limited'|'quota_exceeded'|'storage_full'|'request_timed_out'|'service_unavailable'|'identity_busy'|'identity_session_over'|'consent_missing'|'register_check_missing'|'register_check_over'|'register_unavailable'|'pictures_missing'|'challenge_over'|'person_in_agreements'|'member_in_team'|'person_restricted'|'nothing_to_appeal'|'privacy_request_closed'|'grievance_answered'|'too_many_grievances'|'breach_closed'|'too_many_notices'|'bundle_expired'|'internal_error', details?: list<array<string, mixed>>, docUrl: string, requestId: string} $data */
        return new self(
            error: $data['error'],
            message: $data['message'],
            statusCode: $data['statusCode'],
            code: $data['code'],
            docUrl: $data['docUrl'],
            requestId: $data['requestId'],
            details: isset($data['details']) ? array_map(ProblemDetail::from(...), $data['details']) : null,
        );
    }
}
