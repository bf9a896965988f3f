<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** The line counts only while this other fact applies as well */
final readonly class ScorecardLineCombinedWith extends Model
{
    /**
     * @param 'amount'|'amountAgainstHabit'|'nearThreshold'|'movedInDay'|'movedInWeek'|'weekAgainstHabit'|'paymentsInTenMinutes'|'paymentsInDay'|'paymentsInWeek'|'accountAge'|'verified'|'paymentsBefore'|'daysSinceLast'|'usualHour'|'vpn'|'tor'|'openProxy'|'hosting'|'clockElsewhere'|'placeElsewhere'|'impossibleTravel'|'unusuallyHidden'|'newDevice'|'strangeDevice'|'scriptedBrowser'|'virtualCamera'|'deviceInHour'|'freshOnDevice'|'peopleOnDevice'|'copiedDevice'|'networksOfDevice'|'freshAtAddress'|'payeeAccountAge'|'payeeKnown'|'pairKnown'|'freshPayers'|'payeesInWeek'|'payersInWeek'|'freshShareOfPayers'|'shareOfPayee'|'paidBack'|'sellerOnDevice'|'troubles'|'troublesShare'|'payeeTroublesShare'|'payeeTroubles'|'accountFrauds'|'deviceFrauds'|'sellerFrauds'|'sellerFraudsShare'|'sellerDisputes'|'newcomersMoney'|'tinyPayments'|'sellerScore' $fact
     * @param float|null $at
     *     Applies from this value on or, for facts where less is worse, below it. 1 for a yes/no fact; null:
     *     while the fact is unknown.
     */
    public function __construct(
        public string $fact,
        public ?float $at,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{fact: 'amount'|'amountAgainstHabit'|'nearThreshold'|'movedInDay'|'movedInWeek'|'weekAgainstHabit'|'paymentsInTenMinutes'|'paymentsInDay'|'paymentsInWeek'|'accountAge'|'verified'|'paymentsBefore'|'daysSinceLast'|'usualHour'|'vpn'|'tor'|'openProxy'|'hosting'|'clockElsewhere'|'placeElsewhere'|'impossibleTravel'|'unusuallyHidden'|'newDevice'|'strangeDevice'|'scriptedBrowser'|'virtualCamera'|'deviceInHour'|'freshOnDevice'|'peopleOnDevice'|'copiedDevice'|'networksOfDevice'|'freshAtAddress'|'payeeAccountAge'|'payeeKnown'|'pairKnown'|'freshPayers'|'payeesInWeek'|'payersInWeek'|'freshShareOfPayers'|'shareOfPayee'|'paidBack'|'sellerOnDevice'|'troubles'|'troublesShare'|'payeeTroublesShare'|'payeeTroubles'|'accountFrauds'|'deviceFrauds'|'sellerFrauds'|'sellerFraudsShare'|'sellerDisputes'|'newcomersMoney'|'tinyPayments'|'sellerScore', at: int|float|null} $data */
        return new self(
            fact: $data['fact'],
            at: $data['at'],
        );
    }
}
