<?php

declare(strict_types=1);

namespace Tests;

use Surety\Call;
use Surety\Exception\NotFoundException;
use Surety\Sender;

/**
 * Answers calls in tests without a server:
 *
 *     $fake = new FakeSender(['POST /escrow/agreements/{}/freeze' => $agreement]);
 *     $this->app->instance(Surety::class, new Surety(sender: $fake));
 */
final class FakeSender implements Sender
{
    /** @var list<Call> The calls so far. */
    public array $calls = [];

    /** @param array<string, array<string, mixed>|null> $answers By verb and path. */
    public function __construct(private readonly array $answers)
    {
    }

    public function send(Call $call): mixed
    {
        $this->calls[] = $call;
        $name = "{$call->verb} {$call->path}";
        if (!array_key_exists($name, $this->answers)) {
            throw new NotFoundException('not_found', "The test has no answer to {$name}.", 404);
        }
        return $this->answers[$name];
    }
}
