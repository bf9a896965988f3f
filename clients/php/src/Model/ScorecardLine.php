<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A fact of a scorecard with its points, from bad to worse */
final readonly class ScorecardLine extends Model
{
    /**
     * @param 'amount'|'amountAgainstHabit'|'nearThreshold'|'movedInDay'|'movedInWeek'|'paymentsInTenMinutes'|'paymentsInDay'|'paymentsInWeek'|'accountAge'|'verified'|'paymentsBefore'|'daysSinceLast'|'usualHour'|'vpn'|'tor'|'openProxy'|'hosting'|'clockElsewhere'|'placeElsewhere'|'impossibleTravel'|'unusuallyHidden'|'newDevice'|'strangeDevice'|'scriptedBrowser'|'virtualCamera'|'deviceInHour'|'freshOnDevice'|'peopleOnDevice'|'copiedDevice'|'networksOfDevice'|'freshAtAddress'|'payeeAccountAge'|'payeeKnown'|'pairKnown'|'freshPayers'|'payeesInWeek'|'shareOfPayee'|'paidBack'|'sellerOnDevice'|'troubles'|'payeeTroubles'|'accountFrauds'|'deviceFrauds'|'sellerFrauds'|'sellerDisputes'|'newcomersMoney'|'tinyPayments'|'sellerScore' $fact
     * @param list<ScorecardLineRows> $rows From bad to worse; the last row that applies counts.
     */
    public function __construct(
        public string $fact,
        public array $rows,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{fact: 'amount'|'amountAgainstHabit'|'nearThreshold'|'movedInDay'|'movedInWeek'|'paymentsInTenMinutes'|'paymentsInDay'|'paymentsInWeek'|'accountAge'|'verified'|'paymentsBefore'|'daysSinceLast'|'usualHour'|'vpn'|'tor'|'openProxy'|'hosting'|'clockElsewhere'|'placeElsewhere'|'impossibleTravel'|'unusuallyHidden'|'newDevice'|'strangeDevice'|'scriptedBrowser'|'virtualCamera'|'deviceInHour'|'freshOnDevice'|'peopleOnDevice'|'copiedDevice'|'networksOfDevice'|'freshAtAddress'|'payeeAccountAge'|'payeeKnown'|'pairKnown'|'freshPayers'|'payeesInWeek'|'shareOfPayee'|'paidBack'|'sellerOnDevice'|'troubles'|'payeeTroubles'|'accountFrauds'|'deviceFrauds'|'sellerFrauds'|'sellerDisputes'|'newcomersMoney'|'tinyPayments'|'sellerScore', rows: list<array<string, mixed>>} $data */
        return new self(
            fact: $data['fact'],
            rows: array_map(ScorecardLineRows::from(...), $data['rows']),
        );
    }
}
