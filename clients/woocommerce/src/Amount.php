<?php

declare(strict_types=1);

namespace Surety\WooCommerce;

/** Amounts of WooCommerce are decimals, those of Surety whole numbers of the smallest unit. */
final class Amount
{
    private const WITHOUT_MINOR_UNIT = [
        'BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF',
    ];
    private const WITH_THREE_DIGITS = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'];

    public static function digits(string $currency): int
    {
        return match (true) {
            in_array($currency, self::WITHOUT_MINOR_UNIT, true) => 0,
            in_array($currency, self::WITH_THREE_DIGITS, true) => 3,
            default => 2,
        };
    }

    /** `19.9` in EUR is 1990. Half a unit rounds away from zero, as in WooCommerce. */
    public static function toSmallestUnit(string|int|float $decimal, string $currency): int
    {
        $text = is_float($decimal) ? number_format($decimal, 8, '.', '') : trim((string) $decimal);
        if (preg_match('/^(-?)(\d{1,12})(?:\.(\d*))?$/D', $text, $part) !== 1) {
            throw new \InvalidArgumentException("Not an amount: {$text}");
        }
        $digits = self::digits($currency);
        $fraction = str_pad($part[3] ?? '', $digits + 1, '0');
        $units = (int) ($part[2] . substr($fraction, 0, $digits));
        $units += (int) $fraction[$digits] >= 5 ? 1 : 0;
        return $part[1] === '-' ? -$units : $units;
    }

    public static function toDecimal(int $units, string $currency): string
    {
        $digits = self::digits($currency);
        $text = str_pad((string) abs($units), $digits + 1, '0', STR_PAD_LEFT);
        $whole = substr($text, 0, strlen($text) - $digits);
        return ($units < 0 ? '-' : '') . $whole . ($digits === 0 ? '' : '.' . substr($text, -$digits));
    }
}
