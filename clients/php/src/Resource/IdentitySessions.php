<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** Links with which people verify their identity. */
final readonly class IdentitySessions
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * Create an identity session.
     *
     * Creates a link to a page on which a person verifies themselves. Send `url` to the person, or show it as a
     * QR code (`qr`). It works for one hour, for this person, with three attempts, and is shown only once. The
     * event `identity.session.completed` reports the result; do not rely on the browser that returns to
     * `returnUrl`.
     * - `externalUserId`: At most 255 characters.
     * - `returnUrl`: Where the person is redirected afterwards, with `identitySession` added to the query. At
     *     most 2000 characters.
     * - `language`: The initial language of the page; the person can choose another. Default: "en".
     * - `qr`: Adds the link as a QR code. Default: false.
     *
     * @param array{externalUserId: string, requirements?: array{livenessLevel?: 'passive'|'active', documentTypes?: list<'passport'|'drivers_license'|'national_id'|'voters_card'>, register?: 'nin'|'bvn'}, returnUrl?: string, language?: 'en'|'fr'|'pt', qr?: bool} $params
     */
    public function create(array $params, ?RequestOptions $options = null): Model\NewIdentitySession
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/identity/sessions', body: $params, options: $options));
        return Model\NewIdentitySession::from($data);
    }

    /**
     * Retrieve an identity session.
     *
     * Returns the number of attempts, the person's consent, and the verdict of the last attempt.
     */
    public function retrieve(string $id, ?RequestOptions $options = null): Model\IdentitySessionResult
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/identity/sessions/{}', ids: [$id], options: $options));
        return Model\IdentitySessionResult::from($data);
    }

    /**
     * List identity sessions.
     *
     * Returns identity sessions, newest first. Filter by user and status. Each page has up to `limit` entries.
     * To get the next page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `externalUserId`: At most 255 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, externalUserId?: string, status?: 'OPEN'|'STARTED'|'DONE'|'FAILED'|'EXPIRED'|'CANCELLED', from?: string, to?: string} $params
     * @return Pages<Model\IdentitySession>
     */
    public function list(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/identity/sessions', query: $params, options: $options), Model\IdentitySession::from(...));
    }

    /**
     * Cancel an identity session.
     *
     * Use this for a link that was sent to the wrong person or is no longer needed. Everything uploaded through
     * it is deleted; a verdict that was already given is kept.
     */
    public function cancel(string $id, ?RequestOptions $options = null): Model\IdentitySession
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/identity/sessions/{}/cancel', ids: [$id], options: $options));
        return Model\IdentitySession::from($data);
    }
}
