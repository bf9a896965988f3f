<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
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
}
