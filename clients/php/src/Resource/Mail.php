<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** E-mails to buyers, sellers and members. */
final readonly class Mail
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * Retrieve the mail settings.
     *
     * Returns who is notified by mail, the sender name, and the number of bounces. `configured` is false when
     * the service has no mail server: no mail is sent then, whatever the settings.
     */
    public function settings(?RequestOptions $options = null): Model\MailSettings
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/mail/settings', options: $options));
        return Model\MailSettings::from($data);
    }

    /**
     * Change the mail settings.
     *
     * Changes the sender name, the colour and the logo of the pages for buyers and sellers, or turns mail to
     * buyers, sellers or members on or off. Send only the fields that change. The settings apply to this
     * environment, from now on.
     * - `senderName`: Null uses the name of the account.
     * - `timeZone`: Null uses Africa/Lagos.
     * - `color`: Of buttons on the pages for buyers and sellers, such as `#17663f`. Null uses the default.
     * - `logo`: A PNG or JPEG file of at most 150 kB in base64, or as a `data:` URL. It is encoded anew, in 320
     *     by 80 pixels at most, and shown on the pages for buyers and sellers. Null removes it.
     *
     * @param array{senderName?: string|null, timeZone?: string|null, color?: string|null, logo?: string|null, buyers?: bool, sellers?: bool, members?: bool} $params
     */
    public function changeSettings(array $params = [], ?RequestOptions $options = null): Model\MailSettings
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('PATCH', '/mail/settings', body: $params, options: $options));
        return Model\MailSettings::from($data);
    }

    /**
     * List mails.
     *
     * Returns mails, newest first. Filter by status and type. Addresses are masked, so the list can be shown to
     * support staff. Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`;
     * it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `reference`: Only of the agreement with your own reference. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'QUEUED'|'SENT'|'REFUSED'|'GIVEN_UP'|'DROPPED'|'KEPT', type?: 'pay_this'|'received'|'seller_confirmed'|'released'|'refunded'|'refund_redirected'|'seller_funded'|'seller_released'|'seller_paid'|'seller_account_changed'|'buyer_dispute'|'seller_dispute'|'payout_account_changed'|'webhook_failing'|'approval_requested'|'mentioned'|'stuck_money'|'password_reset'|'invitation'|'confirmation_code', reference?: string, from?: string, to?: string} $params
     * @return Pages<Model\Mail>
     */
    public function list(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/mail/messages', query: $params, options: $options), Model\Mail::from(...));
    }

    /**
     * Retrieve a mail.
     *
     * Includes the content until the mail is settled, as long as it may have to be sent again.
     */
    public function retrieve(string $id, ?RequestOptions $options = null): Model\MailDetail
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/mail/messages/{}', ids: [$id], options: $options));
        return Model\MailDetail::from($data);
    }
}
