<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class IdentityRegistersRegisters extends Model
{
    /**
     * @param 'nin'|'bvn' $register
     * @param string $provider
     * @param int $price The price of a lookup in kobo, as the provider documents it.
     * @param list<'firstName'|'lastName'|'birthDate'|'phone'|'bankCode'|'accountNumber'> $fields
     *     What the page asks the person for besides the number.
     */
    public function __construct(
        public string $register,
        public string $provider,
        public int $price,
        public array $fields,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{register: 'nin'|'bvn', provider: string, price: int, fields: list<'firstName'|'lastName'|'birthDate'|'phone'|'bankCode'|'accountNumber'>} $data */
        return new self(
            register: $data['register'],
            provider: $data['provider'],
            price: $data['price'],
            fields: $data['fields'],
        );
    }
}
