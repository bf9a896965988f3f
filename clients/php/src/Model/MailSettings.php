<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** Who gets e-mail, and from whom */
final readonly class MailSettings extends Model
{
    /**
     * @param 'mail_settings' $object
     * @param 'live'|'test' $environment
     * @param bool $configured False when the service has no mail server and sends nothing.
     * @param string|null $senderName Null means the name of the account.
     * @param string|null $timeZone Of the times in mails. Null means Africa/Lagos.
     * @param string|null $color Of buttons on the pages for buyers and sellers. Null means the default.
     * @param string|null $logo
     *     On the pages for buyers and sellers: a PNG or JPEG of at most 4 kB, as a `data:` URL.
     * @param bool $buyers True when buyers are notified by mail.
     * @param bool $sellers True when sellers are notified by mail.
     * @param bool $members True when the members concerned are notified by mail.
     * @param MailSettingsBounces $bounces
     *     In the last 30 days: mails that the mail server refused, and mails that could not be delivered to it.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public bool $configured,
        public ?string $senderName,
        public ?string $timeZone,
        public ?string $color,
        public ?string $logo,
        public bool $buyers,
        public bool $sellers,
        public bool $members,
        public MailSettingsBounces $bounces,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'mail_settings', environment: 'live'|'test', configured: bool, senderName: string|null, timeZone: string|null, color: string|null, logo: string|null, buyers: bool, sellers: bool, members: bool, bounces: array<string, mixed>} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            configured: $data['configured'],
            senderName: $data['senderName'],
            timeZone: $data['timeZone'],
            color: $data['color'],
            logo: $data['logo'],
            buyers: $data['buyers'],
            sellers: $data['sellers'],
            members: $data['members'],
            bounces: MailSettingsBounces::from($data['bounces']),
        );
    }
}
