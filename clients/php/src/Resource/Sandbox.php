<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\RequestOptions;
use Surety\Sender;

/**
 * The sandbox bank. Always available with a test key; with a live key only if the server uses the sandbox as
 * its bank.
 */
final readonly class Sandbox
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * Check that the key uses the sandbox.
     *
     * Call this before a test that simulates the bank: it succeeds only where no real money moves. A test key
     * always uses the sandbox; a live key does only while the service has no other bank, and gets 404
     * otherwise.
     */
    public function retrieve(?RequestOptions $options = null): Model\SandboxEnvironment
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/sandbox', options: $options));
        return Model\SandboxEnvironment::from($data);
    }

    /**
     * Simulate a deposit.
     *
     * Simulates the buyer's transfer into a virtual account. A repeated `reference` returns 200 and is applied
     * once; with another amount or account it is refused. Available only where the sandbox is the bank.
     * - `amount`: In the smallest currency unit (kobo, cents).
     * - `reference`: The bank’s reference of the transfer. A repeated reference is applied once, and refused
     *     with another amount or account. At most 100 characters.
     * - `senderName`: At most 120 characters.
     * - `currency`: Must be the agreement’s currency; others are refused. A real bank’s deposit in another
     *     currency becomes an exception.
     *
     * @param array{accountNumber: string, amount: int, reference?: string, senderName?: string, currency?: string} $params
     */
    public function deposit(array $params, ?RequestOptions $options = null): Model\SandboxDeposit
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/sandbox/deposits', body: $params, options: $options));
        return Model\SandboxDeposit::from($data);
    }

    /**
     * Retrieve the test clock.
     *
     * Returns the time of a test environment, and when something is due in it next. Only test environments have
     * such a clock; a live key gets 404.
     */
    public function clock(?RequestOptions $options = null): Model\TestClock
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/sandbox/clock', options: $options));
        return Model\TestClock::from($data);
    }

    /**
     * Move the test clock.
     *
     * Moves the time of a test environment forward, never back, to each moment at which something is due and
     * then to the time asked for. It answers when everything that fell due is done, webhooks included: windows
     * end, reminders are sent, disputes default, failed calls are retried, cool-offs pass, tokens expire. Live
     * environments are never affected; a live key gets 404.
     * - `advanceSeconds`: How far from now. At most 316224000.
     * - `to`: The time to move to, instead of `advanceSeconds`.
     *
     * @param array{advanceSeconds?: int, to?: string} $params
     */
    public function moveClock(array $params = [], ?RequestOptions $options = null): Model\MovedTestClock
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/sandbox/clock', body: $params, options: $options));
        return Model\MovedTestClock::from($data);
    }

    /**
     * Simulate a reversed deposit.
     *
     * Simulates a bank that takes a deposit back after a fraud or a mistake, in part with `amount`. Money that
     * is still held is deducted; money that has already left is owed to you and recorded as an exception. The
     * books follow within moments.
     * - `amount`: In the smallest currency unit (kobo, cents).
     * - `reason`: At most 200 characters.
     *
     * @param array{amount?: int, reason?: string} $params
     */
    public function reverse(string $reference, array $params = [], ?RequestOptions $options = null): Model\SandboxReversal
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/sandbox/deposits/{}/reverse', ids: [$reference], body: $params, options: $options));
        return Model\SandboxReversal::from($data);
    }
}
