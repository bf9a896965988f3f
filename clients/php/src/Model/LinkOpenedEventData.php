<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class LinkOpenedEventData extends Model
{
    /**
     * @param string $id
     * @param string $agreementId
     * @param 'buyer'|'seller' $party
     * @param list<'pay'|'track'|'confirm'|'proof'|'appeal'|'deliver'|'dispute'|'amend'> $purposes
     */
    public function __construct(
        public string $id,
        public string $agreementId,
        public string $party,
        public array $purposes,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{id: string, agreementId: string, party: 'buyer'|'seller', purposes: list<'pay'|'track'|'confirm'|'proof'|'appeal'|'deliver'|'dispute'|'amend'>} $data */
        return new self(
            id: $data['id'],
            agreementId: $data['agreementId'],
            party: $data['party'],
            purposes: $data['purposes'],
        );
    }
}
