<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

final readonly class DeveloperApiKeys
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * Create an API key.
     *
     * Give every program a key of its own, so that you can revoke one without affecting the others. Restrict a
     * key with `scopes` (what it may do), `networks` (where requests may come from) and `dailyLimit` (how much
     * money it may move in a UTC day). A key cannot create a key with more rights or a longer lifetime than its
     * own. If your approval rules require a second person, the request returns 202: the key is shown, but does
     * not work until it is approved.
     * - `environment`: The environment that the key works in. Defaults to that of the calling key. A test key
     *     cannot create a live key.
     * - `label`: What the key is used for. At most 80 characters.
     * - `expiresAt`: When the key stops working. It cannot outlive the calling key, and by default expires with
     *     it.
     * - `scopes`: The scopes of the key. Defaults to all scopes of the calling key.
     * - `networks`: The networks that requests may come from, such as 203.0.113.0/24. Defaults to anywhere.
     * - `dailyLimit`: The most that the key may send to sellers and back to buyers in one UTC day. A key with a
     *     limit cannot create keys.
     *
     * @param array{environment?: 'live'|'test', label?: string, expiresAt?: string, scopes?: list<'read'|'escrow'|'fraud'|'identity'|'webhooks'|'payouts'>, networks?: list<string>, dailyLimit?: array{amount: int, currency: string}} $params
     */
    public function create(array $params = [], ?RequestOptions $options = null): Model\NewApiKey|Model\ApiKeyAwaitingApproval
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/developer/api-keys', body: $params, options: $options));
        return isset($data['approval']) ? Model\ApiKeyAwaitingApproval::from($data) : Model\NewApiKey::from($data);
    }

    /**
     * List API keys.
     *
     * Returns the keys of this environment: active keys first, then revoked and expired ones, each with the
     * time of its last use (accurate to about a minute). Secrets are never returned; only their hashes are
     * stored. Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is
     * null on the last page.
     * - `limit`: At most 100. Default: 100.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, from?: string, to?: string} $params
     * @return Pages<Model\ApiKey>
     */
    public function list(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/developer/api-keys', query: $params, options: $options), Model\ApiKey::from(...));
    }

    /**
     * Revoke an API key.
     *
     * Use this for a key that has leaked or is no longer used. The key stops working immediately on the server
     * that handles the request, and within five seconds on the others. Revoking a revoked key has no effect. A
     * revoked key cannot be restored.
     */
    public function revoke(string $id, ?RequestOptions $options = null): void
    {
        $this->sender->send(new Call('DELETE', '/developer/api-keys/{}', ids: [$id], options: $options));
    }

    /**
     * Rotate an API key.
     *
     * Creates a new key with the label, scopes and expiry of the old one. Both keys work for `overlapSeconds`,
     * so that you can deploy the new one; then the old one stops working.
     * - `overlapSeconds`: How long the old key keeps working, in seconds. At most 604800. Default: 0.
     *
     * @param array{overlapSeconds?: int} $params
     */
    public function rotate(string $id, array $params = [], ?RequestOptions $options = null): Model\NewApiKey
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/developer/api-keys/{}/rotate', ids: [$id], body: $params, options: $options));
        return Model\NewApiKey::from($data);
    }
}
