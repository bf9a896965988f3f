<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The lookup of a session’s person in a national register */
final readonly class RegisterCheck extends Model
{
    /**
     * @param 'ASKED'|'CONSENTED'|'ANSWERED'|'DECLINED'|'EXPIRED' $status
     *     ASKED: no person was found yet. CONSENTED: waits for the provider. ANSWERED: the register has named a
     *     person. DECLINED, EXPIRED: the person did not consent, or not in time; they can begin again.
     * @param string|null $provider
     * @param int $lookups Lookups so far, at most 3. Each may have cost money.
     * @param 'not_found'|'differs'|'unconfirmed'|'unavailable'|'over_budget'|null $problem
     *     Why the last lookup named no person.
     * @param RegisterCheckConsent|null $consent The text about the lookup that the person agreed to last.
     */
    public function __construct(
        public string $status,
        public ?string $provider,
        public int $lookups,
        public ?string $problem,
        public ?RegisterCheckConsent $consent,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{status: 'ASKED'|'CONSENTED'|'ANSWERED'|'DECLINED'|'EXPIRED', provider: string|null, lookups: int, problem: 'not_found'|'differs'|'unconfirmed'|'unavailable'|'over_budget'|null, consent: array<string, mixed>|null} $data */
        return new self(
            status: $data['status'],
            provider: $data['provider'],
            lookups: $data['lookups'],
            problem: $data['problem'],
            consent: is_array($data['consent']) ? RegisterCheckConsent::from($data['consent']) : $data['consent'],
        );
    }
}
