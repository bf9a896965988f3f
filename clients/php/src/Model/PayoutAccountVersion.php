<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** An account of a seller, and who set it */
final readonly class PayoutAccountVersion extends Model
{
    /**
     * @param 'payout_account_version' $object
     * @param 'live'|'test' $environment
     * @param int $version Increases with each change of this user’s account.
     * @param string $bankCode
     * @param string $accountNumber
     * @param string $accountName The given name, or the bank’s if none was given.
     * @param string|null $nameGiven
     * @param string|null $nameAtBank Null when it was set before this was recorded.
     * @param 'match'|'close'|'mismatch'|'unknown' $nameMatch
     *     How the given name compares with the name at the bank.
     * @param 'match'|'close'|'mismatch'|'unknown' $identityNameMatch
     *     How the name on the document that verified this user compares with the name at the bank. `unknown`
     *     unless the identity policy has keepName.
     * @param string $usableFrom
     *     Payouts to this account start only after this time: a changed account cools off for
     *     PAYOUT_ACCOUNT_COOL_OFF.
     * @param string $createdAt ISO 8601.
     * @param Actor|null $actor Who set it. Null when it was set before this was recorded.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public int $version,
        public string $bankCode,
        public string $accountNumber,
        public string $accountName,
        public ?string $nameGiven,
        public ?string $nameAtBank,
        public string $nameMatch,
        public string $identityNameMatch,
        public string $usableFrom,
        public string $createdAt,
        public ?Actor $actor,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'payout_account_version', environment: 'live'|'test', version: int, bankCode: string, accountNumber: string, accountName: string, nameGiven: string|null, nameAtBank: string|null, nameMatch: 'match'|'close'|'mismatch'|'unknown', identityNameMatch: 'match'|'close'|'mismatch'|'unknown', usableFrom: string, createdAt: string, actor: array<string, mixed>|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            version: $data['version'],
            bankCode: $data['bankCode'],
            accountNumber: $data['accountNumber'],
            accountName: $data['accountName'],
            nameGiven: $data['nameGiven'],
            nameAtBank: $data['nameAtBank'],
            nameMatch: $data['nameMatch'],
            identityNameMatch: $data['identityNameMatch'],
            usableFrom: $data['usableFrom'],
            createdAt: $data['createdAt'],
            actor: is_array($data['actor']) ? Actor::from($data['actor']) : $data['actor'],
        );
    }
}
