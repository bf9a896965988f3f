<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** An e-mail with its text, while that is kept */
final readonly class MailDetail extends Model
{
    /**
     * @param 'mail' $object
     * @param 'live'|'test' $environment
     * @param string $id
     * @param 'pay_this'|'received'|'seller_confirmed'|'released'|'refunded'|'refund_redirected'|'seller_funded'|'seller_released'|'seller_paid'|'seller_account_changed'|'buyer_dispute'|'seller_dispute'|'payout_account_changed'|'webhook_failing'|'approval_requested'|'mentioned'|'stuck_money'|'password_reset'|'invitation'|'confirmation_code' $type
     * @param 'buyers'|'sellers'|'members' $audience
     * @param string|null $agreementId
     * @param string $recipient Masked: the first letter and the domain.
     * @param 'QUEUED'|'SENT'|'REFUSED'|'GIVEN_UP'|'DROPPED'|'KEPT' $status
     *     `REFUSED`: a bounce. `GIVEN_UP`: the mail server was unreachable for three days. `DROPPED`: not sent,
     *     see `reply`. `KEPT`: belongs to a test environment, which never sends mail.
     * @param int $attempts
     * @param string|null $reply
     *     The reply code of the mail server, or why it was not sent: `limit`, `overtaken`, `switched_off`.
     * @param string $messageId The part of the Message-ID before the @.
     * @param string $createdAt ISO 8601.
     * @param string|null $settledAt
     * @param MailDetailContent|null $content
     *     Null once it is sent, and for mail that is confidential to its recipient. Mail of a test environment
     *     stays readable for seven days.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public string $id,
        public string $type,
        public string $audience,
        public ?string $agreementId,
        public string $recipient,
        public string $status,
        public int $attempts,
        public ?string $reply,
        public string $messageId,
        public string $createdAt,
        public ?string $settledAt,
        public ?MailDetailContent $content,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'mail', environment: 'live'|'test', id: string, type: 'pay_this'|'received'|'seller_confirmed'|'released'|'refunded'|'refund_redirected'|'seller_funded'|'seller_released'|'seller_paid'|'seller_account_changed'|'buyer_dispute'|'seller_dispute'|'payout_account_changed'|'webhook_failing'|'approval_requested'|'mentioned'|'stuck_money'|'password_reset'|'invitation'|'confirmation_code', audience: 'buyers'|'sellers'|'members', agreementId: string|null, recipient: string, status: 'QUEUED'|'SENT'|'REFUSED'|'GIVEN_UP'|'DROPPED'|'KEPT', attempts: int, reply: string|null, messageId: string, createdAt: string, settledAt: string|null, content: array<string, mixed>|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            id: $data['id'],
            type: $data['type'],
            audience: $data['audience'],
            agreementId: $data['agreementId'],
            recipient: $data['recipient'],
            status: $data['status'],
            attempts: $data['attempts'],
            reply: $data['reply'],
            messageId: $data['messageId'],
            createdAt: $data['createdAt'],
            settledAt: $data['settledAt'],
            content: is_array($data['content']) ? MailDetailContent::from($data['content']) : $data['content'],
        );
    }
}
