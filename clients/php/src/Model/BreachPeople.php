<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The people whose data was used during a breach */
final readonly class BreachPeople extends Model
{
    /**
     * @param list<BreachPeoplePeople> $people
     * @param bool $more True when there are more than 1,000.
     */
    public function __construct(
        public array $people,
        public bool $more,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{people: list<array<string, mixed>>, more: bool} $data */
        return new self(
            people: array_map(BreachPeoplePeople::from(...), $data['people']),
            more: $data['more'],
        );
    }
}
