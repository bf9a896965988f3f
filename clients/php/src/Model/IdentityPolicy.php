<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Model;

use Surety\Model;

/** What a verification requires, and what is kept of it */
final readonly class IdentityPolicy extends Model
{
    /**
     * @param 'identity_policy' $object
     * @param 'live'|'test' $environment
     * @param bool $keepDocument Store the data read from the document, encrypted, with each verification.
     * @param int|null $keepDocumentDays
     *     The days after which it is deleted. Null keeps it until the person is erased.
     * @param int|null $keepPicturesDays
     *     The days for which pictures are kept for reviewers, encrypted with a key of the person’s own. Null
     *     keeps none.
     * @param int|null $searchFacesDays
     *     The days for which the face embeddings of verified users are kept, encrypted with a key of the
     *     person’s own, and compared with those of other users. Users with similar faces are added to the
     *     review queue. Null keeps none. A lower number also applies to embeddings already kept.
     * @param bool $keepName
     *     Store the names of verified users, encrypted, so that payout accounts have an identityNameMatch.
     * @param bool $screenNames
     *     Screen verified users against the watch lists, by the name, birth date and country of their document,
     *     and again when a list changes.
     * @param int $minimumFrames A verification with fewer selfie frames fails. At most 10.
     * @param 'passive'|'active' $livenessLevel
     *     active: frames alone are not enough; the person must make movements that the server chooses.
     * @param bool $requireFlash
     *     Movements fail unless the face reflects the colours that the screen shows at their end: `flash` must
     *     be seen. People in bright rooms and those who must not see flashes fail too.
     * @param 'off'|'flag'|'refuse' $documentSeenBefore
     *     For a document that another of your users has presented: `off` ignores it, `flag` reports it in
     *     documentSeenBefore when its number could be read quickly, `refuse` reads all of it and fails the
     *     verification.
     * @param int|null $recogniseDocumentDays
     *     The days after which the keyed hash of the document’s number is deleted, by which documentSeenBefore
     *     recognises it. Null keeps it until the person is erased. A lower number also applies to hashes
     *     already kept.
     * @param int|null $minimumAge
     *     In years; `underAge` tells whether the person is younger. Null disables the check.
     * @param int $version Increases with each change. 0 when it was never set.
     * @param string|null $changedAt Null when it was never set.
     * @param Actor|null $changedBy
     *     Null when it was never set, and for a version that an older version of Surety saved.
     */
    public function __construct(
        public string $object,
        public string $environment,
        public bool $keepDocument,
        public ?int $keepDocumentDays,
        public ?int $keepPicturesDays,
        public ?int $searchFacesDays,
        public bool $keepName,
        public bool $screenNames,
        public int $minimumFrames,
        public string $livenessLevel,
        public bool $requireFlash,
        public string $documentSeenBefore,
        public ?int $recogniseDocumentDays,
        public ?int $minimumAge,
        public int $version,
        public ?string $changedAt,
        public ?Actor $changedBy,
    ) {
    }

    /** @param array<string, mixed> $data The answer as it was parsed. */
    public static function from(array $data): self
    {
        /** @var array{object: 'identity_policy', environment: 'live'|'test', keepDocument: bool, keepDocumentDays: int|null, keepPicturesDays: int|null, searchFacesDays: int|null, keepName: bool, screenNames: bool, minimumFrames: int, livenessLevel: 'passive'|'active', requireFlash: bool, documentSeenBefore: 'off'|'flag'|'refuse', recogniseDocumentDays: int|null, minimumAge: int|null, version: int, changedAt: string|null, changedBy: array<string, mixed>|null} $data */
        return new self(
            object: $data['object'],
            environment: $data['environment'],
            keepDocument: $data['keepDocument'],
            keepDocumentDays: $data['keepDocumentDays'],
            keepPicturesDays: $data['keepPicturesDays'],
            searchFacesDays: $data['searchFacesDays'],
            keepName: $data['keepName'],
            screenNames: $data['screenNames'],
            minimumFrames: $data['minimumFrames'],
            livenessLevel: $data['livenessLevel'],
            requireFlash: $data['requireFlash'],
            documentSeenBefore: $data['documentSeenBefore'],
            recogniseDocumentDays: $data['recogniseDocumentDays'],
            minimumAge: $data['minimumAge'],
            version: $data['version'],
            changedAt: $data['changedAt'],
            changedBy: is_array($data['changedBy']) ? Actor::from($data['changedBy']) : $data['changedBy'],
        );
    }
}
