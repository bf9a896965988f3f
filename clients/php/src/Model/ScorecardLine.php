<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A fact of a scorecard with its points, from bad to worse */
final readonly class ScorecardLine extends Model
{
    /**
     * @param 'amount'|'amountAgainstHabit'|'nearThreshold'|'movedInDay'|'movedInWeek'|'weekAgainstHabit'|'paymentsInTenMinutes'|'paymentsInDay'|'paymentsInWeek'|'accountAge'|'verified'|'paymentsBefore'|'daysSinceLast'|'usualHour'|'vpn'|'tor'|'openProxy'|'hosting'|'clockElsewhere'|'placeElsewhere'|'impossibleTravel'|'unusuallyHidden'|'newDevice'|'strangeDevice'|'scriptedBrowser'|'virtualCamera'|'deviceInHour'|'freshOnDevice'|'peopleOnDevice'|'copiedDevice'|'networksOfDevice'|'freshAtAddress'|'payeeAccountAge'|'payeeKnown'|'pairKnown'|'freshPayers'|'payeesInWeek'|'payersInWeek'|'freshShareOfPayers'|'shareOfPayee'|'paidBack'|'sellerOnDevice'|'troubles'|'troublesShare'|'payeeTroublesShare'|'payeeTroubles'|'accountFrauds'|'deviceFrauds'|'sellerFrauds'|'sellerFraudsShare'|'sellerDisputes'|'newcomersMoney'|'tinyPayments'|'sellerScore' $fact
     * @param list<ScorecardLineRows> $rows
     *     First that of the unknown, then from bad to worse; the last row that applies counts.
     * @param ScorecardLineCombinedWith|null $combinedWith
     *     The line counts only while this other fact applies as well.
     */
    public function __construct(
        public string $fact,
        public array $rows,
        public ?ScorecardLineCombinedWith $combinedWith = null,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{fact: 'amount'|'amountAgainstHabit'|'nearThreshold'|'movedInDay'|'movedInWeek'|'weekAgainstHabit'|'paymentsInTenMinutes'|'paymentsInDay'|'paymentsInWeek'|'accountAge'|'verified'|'paymentsBefore'|'daysSinceLast'|'usualHour'|'vpn'|'tor'|'openProxy'|'hosting'|'clockElsewhere'|'placeElsewhere'|'impossibleTravel'|'unusuallyHidden'|'newDevice'|'strangeDevice'|'scriptedBrowser'|'virtualCamera'|'deviceInHour'|'freshOnDevice'|'peopleOnDevice'|'copiedDevice'|'networksOfDevice'|'freshAtAddress'|'payeeAccountAge'|'payeeKnown'|'pairKnown'|'freshPayers'|'payeesInWeek'|'payersInWeek'|'freshShareOfPayers'|'shareOfPayee'|'paidBack'|'sellerOnDevice'|'troubles'|'troublesShare'|'payeeTroublesShare'|'payeeTroubles'|'accountFrauds'|'deviceFrauds'|'sellerFrauds'|'sellerFraudsShare'|'sellerDisputes'|'newcomersMoney'|'tinyPayments'|'sellerScore', combinedWith?: array<string, mixed>, rows: list<array<string, mixed>>} $data */
        return new self(
            fact: $data['fact'],
            rows: array_map(ScorecardLineRows::from(...), $data['rows']),
            combinedWith: isset($data['combinedWith']) ? ScorecardLineCombinedWith::from($data['combinedWith']) : null,
        );
    }
}
