<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** Lists of blocked, watched and trusted users, devices, networks, bank accounts and e-mail domains. */
final readonly class FraudLists
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * Add an entry to a risk list.
     *
     * Lists users, devices, networks, bank accounts and e-mail domains. `block` makes an assessment RED,
     * `watch` adds points, `trust` subtracts points. A value is on one list at a time: adding it to another
     * list moves it; a named list, which rules read as `user in @partners`, can hold it as well. With
     * `expiresAt`, the entry is removed automatically.
     * - `type`: block makes the flag RED, watch adds points, trust subtracts points, named is for rules.
     * - `list`: The name of a named list. A new name makes a new list; up to 50. Default: null.
     * - `value`: user: your own id for the user; device: the device’s fingerprint; network: a network such as
     *     102.89.0.0/16, or an address; bank_account: bank code and account number, such as 058:0123456789;
     *     email_domain: a domain such as example.com, including its subdomains; text: any text, whatever its
     *     capitals; only in a named list. At most 4096 characters.
     * - `reason`: For your colleagues. At most 200 characters.
     * - `expiresAt`: Null means that it does not expire.
     *
     * @param array{on: 'user'|'device'|'network'|'bank_account'|'email_domain'|'text', type: 'block'|'watch'|'trust'|'named', list?: string|null, value: string, reason: string, expiresAt?: string|null} $params
     */
    public function add(array $params, ?RequestOptions $options = null): Model\RiskListEntry
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/fraud/lists', body: $params, options: $options));
        return Model\RiskListEntry::from($data);
    }

    /**
     * List risk list entries.
     *
     * Returns the entries of the lists, newest first. Send `on` and `value` to check whether a value is listed.
     * Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on
     * the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `type`: block makes the flag RED, watch adds points, trust subtracts points, named is for rules.
     * - `list`: At most 40 characters.
     * - `value`: Only the entry with this value. Requires `on`. At most 4096 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, on?: 'user'|'device'|'network'|'bank_account'|'email_domain'|'text', type?: 'block'|'watch'|'trust'|'named', list?: string, value?: string, from?: string, to?: string} $params
     * @return Pages<Model\RiskListEntry>
     */
    public function list(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/fraud/lists', query: $params, options: $options), Model\RiskListEntry::from(...));
    }

    /**
     * Remove an entry from a risk list.
     *
     * The next assessment no longer considers it; existing assessments do not change.
     */
    public function remove(string $id, ?RequestOptions $options = null): void
    {
        $this->sender->send(new Call('DELETE', '/fraud/lists/{}', ids: [$id], options: $options));
    }
}
