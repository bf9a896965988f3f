<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** A field is null when the document does not contain it or it could not be read */
final readonly class DocumentContent extends Model
{
    /**
     * @param DocumentContentSurname|null $surname
     * @param DocumentContentGivenNames|null $givenNames
     * @param DocumentContentName|null $name Used when the document does not tell which part is the surname.
     * @param DocumentContentNumber|null $number
     * @param DocumentContentBirthDate|null $birthDate YYYY-MM-DD.
     * @param DocumentContentExpiryDate|null $expiryDate YYYY-MM-DD.
     * @param DocumentContentSex|null $sex M or F.
     * @param DocumentContentNationality|null $nationality As printed: a code or a word.
     * @param DocumentContentIssuingCountry|null $issuingCountry A three-letter code.
     * @param 'valid'|'wrong'|'unclear'|null $checkDigits
     *     unclear: they do not match, but may have been misread. Null when the document has no machine-readable
     *     zone.
     */
    public function __construct(
        public ?DocumentContentSurname $surname,
        public ?DocumentContentGivenNames $givenNames,
        public ?DocumentContentName $name,
        public ?DocumentContentNumber $number,
        public ?DocumentContentBirthDate $birthDate,
        public ?DocumentContentExpiryDate $expiryDate,
        public ?DocumentContentSex $sex,
        public ?DocumentContentNationality $nationality,
        public ?DocumentContentIssuingCountry $issuingCountry,
        public ?string $checkDigits,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{surname: array<string, mixed>|null, givenNames: array<string, mixed>|null, name: array<string, mixed>|null, number: array<string, mixed>|null, birthDate: array<string, mixed>|null, expiryDate: array<string, mixed>|null, sex: array<string, mixed>|null, nationality: array<string, mixed>|null, issuingCountry: array<string, mixed>|null, checkDigits: 'valid'|'wrong'|'unclear'|null} $data */
        return new self(
            surname: is_array($data['surname']) ? DocumentContentSurname::from($data['surname']) : $data['surname'],
            givenNames: is_array($data['givenNames']) ? DocumentContentGivenNames::from($data['givenNames']) : $data['givenNames'],
            name: is_array($data['name']) ? DocumentContentName::from($data['name']) : $data['name'],
            number: is_array($data['number']) ? DocumentContentNumber::from($data['number']) : $data['number'],
            birthDate: is_array($data['birthDate']) ? DocumentContentBirthDate::from($data['birthDate']) : $data['birthDate'],
            expiryDate: is_array($data['expiryDate']) ? DocumentContentExpiryDate::from($data['expiryDate']) : $data['expiryDate'],
            sex: is_array($data['sex']) ? DocumentContentSex::from($data['sex']) : $data['sex'],
            nationality: is_array($data['nationality']) ? DocumentContentNationality::from($data['nationality']) : $data['nationality'],
            issuingCountry: is_array($data['issuingCountry']) ? DocumentContentIssuingCountry::from($data['issuingCountry']) : $data['issuingCountry'],
            checkDigits: $data['checkDigits'],
        );
    }
}
