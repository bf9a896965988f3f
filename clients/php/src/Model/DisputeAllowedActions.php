<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** What each side may do now */
final readonly class DisputeAllowedActions extends Model
{
    /**
     * @param list<'message'|'add_evidence'|'share_evidence'|'offer'|'accept_offer'|'decline_offer'|'withdraw_offer'|'escalate'|'withdraw'|'decide'|'appeal'> $buyer
     * @param list<'message'|'add_evidence'|'share_evidence'|'offer'|'accept_offer'|'decline_offer'|'withdraw_offer'|'escalate'|'withdraw'|'decide'|'appeal'> $seller
     * @param list<'message'|'add_evidence'|'share_evidence'|'offer'|'accept_offer'|'decline_offer'|'withdraw_offer'|'escalate'|'withdraw'|'decide'|'appeal'> $platform
     */
    public function __construct(
        public array $buyer,
        public array $seller,
        public array $platform,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{buyer: list<'message'|'add_evidence'|'share_evidence'|'offer'|'accept_offer'|'decline_offer'|'withdraw_offer'|'escalate'|'withdraw'|'decide'|'appeal'>, seller: list<'message'|'add_evidence'|'share_evidence'|'offer'|'accept_offer'|'decline_offer'|'withdraw_offer'|'escalate'|'withdraw'|'decide'|'appeal'>, platform: list<'message'|'add_evidence'|'share_evidence'|'offer'|'accept_offer'|'decline_offer'|'withdraw_offer'|'escalate'|'withdraw'|'decide'|'appeal'>} $data */
        return new self(
            buyer: $data['buyer'],
            seller: $data['seller'],
            platform: $data['platform'],
        );
    }
}
