<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A short message to the buyer or the seller */
final readonly class ShortMessage extends Model
{
    /**
     * @param 'short_message' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param string $agreementId
     * @param string $linkId
     * @param 'buyer'|'seller' $party
     * @param 'link'|'code' $type `link`: the address of a link. `code`: a code that confirms a milestone.
     * @param string $recipient The last digits of the number.
     * @param 'QUEUED'|'SENDING'|'SENT'|'DELIVERED'|'FAILED'|'UNKNOWN'|'DROPPED'|'KEPT' $status
     *     QUEUED and SENDING: on its way to the provider. SENT: the provider has it. DELIVERED or FAILED: by
     *     its answer or receipt. UNKNOWN: its answer was lost, so it may have been sent, and is not sent again.
     *     DROPPED: not sent, for the `reason`. KEPT: from a test environment, where none are sent.
     * @param string|null $reason
     *     Why it was not sent or not delivered, such as `do_not_disturb`, `invalid_number`, `no_balance`,
     *     `budget`, `limit` (of this number), `destination` (not covered by MESSAGE_PREFIXES) or `expired`.
     * @param string|null $text Only in test environments, for seven days.
     * @param int $parts A message of more than 160 characters is sent in several parts.
     * @param int $cost In kobo, by the operator’s price of a part.
     * @param string $createdAt ISO 8601.
     * @param string|null $sentAt
     * @param string|null $settledAt
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $agreementId,
        public string $linkId,
        public string $party,
        public string $type,
        public string $recipient,
        public string $status,
        public ?string $reason,
        public ?string $text,
        public int $parts,
        public int $cost,
        public string $createdAt,
        public ?string $sentAt,
        public ?string $settledAt,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'short_message', environment: 'live'|'test', id: string, agreementId: string, linkId: string, party: 'buyer'|'seller', type: 'link'|'code', recipient: string, status: 'QUEUED'|'SENDING'|'SENT'|'DELIVERED'|'FAILED'|'UNKNOWN'|'DROPPED'|'KEPT', reason: string|null, text: string|null, parts: int, cost: int, createdAt: string, sentAt: string|null, settledAt: string|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            agreementId: $data['agreementId'],
            linkId: $data['linkId'],
            party: $data['party'],
            type: $data['type'],
            recipient: $data['recipient'],
            status: $data['status'],
            reason: $data['reason'],
            text: $data['text'],
            parts: $data['parts'],
            cost: $data['cost'],
            createdAt: $data['createdAt'],
            sentAt: $data['sentAt'],
            settledAt: $data['settledAt'],
        );
    }
}
