<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** Your account and its API keys. */
final readonly class Developer
{
    public DeveloperApiKeys $apiKeys;

    public function __construct(private Sender $sender)
    {
        $this->apiKeys = new DeveloperApiKeys($sender);
    }

    /**
     * Create an account and its first API key.
     *
     * Call this once, by hand or from a script. It creates an account with a live and a test environment and
     * returns the first live key, which is shown only once. When the setting SIGNUP is `invited`, send the code
     * that `surety invite` printed; when it is `closed`, the request is refused. One address may try 120 times
     * a minute.
     * - `email`: At most 254 characters.
     * - `password`: At least 8 characters. Common passwords are refused; letters, numbers and symbols are
     *     recommended.
     * - `name`: Defaults to the part of the e-mail address before the @. At most 120 characters.
     * - `invitation`: The code that `surety invite` printed for this address. Required when SIGNUP is
     *     `invited`. At most 100 characters.
     *
     * @param array{email: string, password: string, name?: string, invitation?: string} $params
     */
    public function signup(array $params, ?RequestOptions $options = null): Model\SignedUp
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/developer/signup', body: $params, repeatable: false, options: $options));
        return Model\SignedUp::from($data);
    }

    /**
     * Retrieve the account of the API key.
     *
     * The simplest way to test a key: it returns the account that the key belongs to and its environment, which
     * tells whether the key moves real money.
     */
    public function retrieve(?RequestOptions $options = null): Model\DeveloperAccount
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/developer', options: $options));
        return Model\DeveloperAccount::from($data);
    }

    /**
     * Retrieve the sign-in policy.
     *
     * Returns how members have to sign in to the dashboard, the same for both environments. Owners change it in
     * the dashboard. API keys are not affected by it.
     */
    public function signInPolicy(?RequestOptions $options = null): Model\SignInPolicy
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/policies/sign-in', options: $options));
        return Model\SignInPolicy::from($data);
    }

    /**
     * List the versions of the sign-in policy.
     *
     * Returns every version of the sign-in policy that was ever set, newest first, with who set it and when.
     * Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on
     * the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, from?: string, to?: string} $params
     * @return Pages<Model\SignInPolicy>
     */
    public function signInPolicyVersions(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/policies/sign-in/versions', query: $params, options: $options), Model\SignInPolicy::from(...));
    }
}
