<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

final readonly class DayCurrencies extends Model
{
    /**
     * @param string $currency
     * @param int $opening
     *     What was at the bank when the day began: the closing of the day before, in the smallest currency
     *     unit.
     * @param int $deposits What arrived from buyers, in the smallest currency unit.
     * @param int $returned Payouts and refunds that the bank returned, in the smallest currency unit.
     * @param int $payouts Payouts that the bank has paid; negative, in the smallest currency unit.
     * @param int $refunds Refunds that the bank has paid; negative, in the smallest currency unit.
     * @param int $reversals Deposits that the bank took back; negative, in the smallest currency unit.
     * @param int $fees Your fees that were paid out to you; negative, in the smallest currency unit.
     * @param int $late
     *     The part of these movements that was booked after the day before had been closed, in the smallest
     *     currency unit.
     * @param int $closing
     *     The opening and all movements: the trial balance of that instant, in the smallest currency unit.
     * @param DayCurrenciesBank|null $bank Asked when the day was closed. Null if the bank cannot be asked.
     */
    public function __construct(
        public string $currency,
        public int $opening,
        public int $deposits,
        public int $returned,
        public int $payouts,
        public int $refunds,
        public int $reversals,
        public int $fees,
        public int $late,
        public int $closing,
        public ?DayCurrenciesBank $bank,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{currency: string, opening: int, deposits: int, returned: int, payouts: int, refunds: int, reversals: int, fees: int, late: int, closing: int, bank: array<string, mixed>|null} $data */
        return new self(
            currency: $data['currency'],
            opening: $data['opening'],
            deposits: $data['deposits'],
            returned: $data['returned'],
            payouts: $data['payouts'],
            refunds: $data['refunds'],
            reversals: $data['reversals'],
            fees: $data['fees'],
            late: $data['late'],
            closing: $data['closing'],
            bank: is_array($data['bank']) ? DayCurrenciesBank::from($data['bank']) : $data['bank'],
        );
    }
}
