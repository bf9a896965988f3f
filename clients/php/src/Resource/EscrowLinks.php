<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** Links to pages on which the buyer or the seller of an agreement acts without an account. */
final readonly class EscrowLinks
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * Create a link for a party.
     *
     * Creates a link to pages on which the buyer or the seller pays, follows, confirms or proves a deal without
     * an account. Send `url` to that person. It is shown only once, works until `expiresAt` and can be revoked.
     * Opening a link confirms nothing: `confirm` also needs a code that is sent to the party's phone or mail
     * address. `dispute` and `amend` need the permission money.move.
     * - `party`: Who gets the link. What is done through it counts as done by them.
     * - `purposes`: `pay`: shows the account to pay into (buyer only). `track`: shows what was paid, released
     *     and confirmed. `confirm`: lets the party confirm milestones with a code sent to them. `proof`: shows,
     *     without names, what is held; such a link may be shown to anyone, so it has no other purpose. `deliver`:
     *     shows the buyer a code for each milestone, and lets the seller’s side release a milestone by entering it.
     *     `dispute`: opens and answers disputes, with offers. `amend`: shows the open amendment, and lets the party
     *     accept, decline or withdraw it.
     * - `expiresInSeconds`: At most 7776000. Default: 2592000.
     * - `language`: English, Nigerian Pidgin, Hausa, Yoruba, Igbo or French. Default: "en".
     * - `phone`: The party's mobile number. The link is sent to it as a short message, and codes that confirm
     *     go there instead of to the mail address. Stored encrypted, and erased with the person.
     * - `qr`: Adds the link as a QR code. Default: false.
     *
     * @param array{party: 'buyer'|'seller', purposes: list<'pay'|'track'|'confirm'|'proof'|'appeal'|'deliver'|'dispute'|'amend'>, expiresInSeconds?: int, language?: 'en'|'pcm'|'ha'|'yo'|'ig'|'fr', phone?: string, qr?: bool} $params
     */
    public function create(string $id, array $params, ?RequestOptions $options = null): Model\NewLink
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/agreements/{}/links', ids: [$id], body: $params, options: $options));
        return Model\NewLink::from($data);
    }

    /**
     * List the links of an agreement.
     *
     * Returns the links of an agreement, newest first, without their addresses. Each page has up to `limit`
     * entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'ACTIVE'|'EXPIRED'|'REVOKED', from?: string, to?: string} $params
     * @return Pages<Model\Link>
     */
    public function list(string $id, array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/escrow/agreements/{}/links', ids: [$id], query: $params, options: $options), Model\Link::from(...));
    }

    /**
     * List the short messages of an agreement.
     *
     * Returns the short messages to the buyer and the seller of an agreement, newest first, with their statuses
     * and costs. Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it
     * is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'QUEUED'|'SENDING'|'SENT'|'DELIVERED'|'FAILED'|'UNKNOWN'|'DROPPED'|'KEPT', from?: string, to?: string} $params
     * @return Pages<Model\ShortMessage>
     */
    public function shortMessages(string $id, array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/escrow/agreements/{}/short-messages', ids: [$id], query: $params, options: $options), Model\ShortMessage::from(...));
    }

    /**
     * Revoke a link.
     *
     * The link stops working at once; its page then says so. Revoking it again changes nothing.
     */
    public function revoke(string $id, string $linkId, ?RequestOptions $options = null): Model\Link
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('DELETE', '/escrow/agreements/{}/links/{}', ids: [$id, $linkId], options: $options));
        return Model\Link::from($data);
    }
}
