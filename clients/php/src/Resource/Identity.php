<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** Identity verification. */
final readonly class Identity
{
    public IdentitySessions $sessions;

    public function __construct(private Sender $sender)
    {
        $this->sessions = new IdentitySessions($sender);
    }

    /**
     * Retrieve the national registers.
     *
     * Returns the national registers that a session can ask (`requirements.register`), and what the lookups of
     * today have cost.
     */
    public function registers(?RequestOptions $options = null): Model\IdentityRegisters
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/identity/registers', options: $options));
        return Model\IdentityRegisters::from($data);
    }

    /**
     * Verify an identity.
     *
     * Compares an identity document with selfie frames that you have taken yourself; to let people photograph
     * themselves, create a session. The status is 200 whatever the verdict, and `rejectionReasons` tells why a
     * verification failed. A verification that succeeded does not expire. The pictures are analysed and
     * discarded, unless the identity policy keeps them for some time. A verification takes a second or two of
     * processor time: a busy server returns 503, and the same request can be sent again.
     * - `external_user_id`: At most 255 characters.
     * - `document_image`: JPEG or PNG, at most 10 MB.
     * - `selfie_images`: 1 to 10 frames, each as a separate part. Take several frames at least 0.6 s apart.
     * - `document_type`: The type of the document. Read from the picture if it is left out.
     * - `device_fingerprint`: At most 4096 characters.
     * - `name`: The person’s claimed name. The verification fails if the document has a different one. At most
     *     200 characters.
     * - `date_of_birth`: YYYY-MM-DD. The verification fails if the document has a different one.
     * - `reference`: Your own reference, such as an order number. Must be unique among objects of one kind. At
     *     most 200 characters.
     * - `metadata`: Up to 20 key-value pairs of your own, all text, as a JSON object.
     *
     * @param array{external_user_id: string, document_image: string, selfie_images: string|list<string>, document_type?: 'passport'|'drivers_license'|'national_id'|'voters_card', device_fingerprint?: string, name?: string, date_of_birth?: string, reference?: string, metadata?: array<string, string>} $params
     */
    public function verify(array $params, ?RequestOptions $options = null): Model\IdentityResult
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/identity/verify', form: $params, files: ['document_image', 'selfie_images'], options: $options));
        return Model\IdentityResult::from($data);
    }

    /**
     * Retrieve a verification.
     *
     * `expand=document` adds the data that was read from the document, as long as it is kept. This requires the
     * permission `identity.documents`.
     * - `expand`: Adds the contents of the document, or your reference and metadata. Send several names
     *     separated by commas.
     *
     * @param array{expand?: 'document'|'metadata'|list<'document'|'metadata'>} $params
     */
    public function retrieve(string $id, array $params = [], ?RequestOptions $options = null): Model\IdentityResult
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/identity/verifications/{}', ids: [$id], query: $params, options: $options));
        return Model\IdentityResult::from($data);
    }

    /**
     * List verifications.
     *
     * Returns verifications, newest first. Filter by user, verdict, reference and date. Each page has up to
     * `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `externalUserId`: At most 255 characters.
     * - `reference`: Only the object with your own reference. At most 200 characters.
     * - `metadata`: Only objects whose metadata have this value: `name:value`, where the name ends at the first
     *     colon. At most 541 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, externalUserId?: string, verified?: bool, reference?: string, metadata?: string, from?: string, to?: string} $params
     * @return Pages<Model\ListedVerification>
     */
    public function list(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/identity/verifications', query: $params, options: $options), Model\ListedVerification::from(...));
    }

    /**
     * Review a verification.
     *
     * Overrules the verdict with a reason that is stored encrypted. The decision applies from now on wherever
     * this person's identity is checked, and the event `identity.reviewed` announces it. The original verdict
     * stays on record.
     * - `reason`: What was examined and what it showed. Stored encrypted, and visible only to your account. At
     *     most 1000 characters.
     *
     * @param array{verdict: 'verified'|'not_verified', reason: string} $params
     */
    public function review(string $id, array $params, ?RequestOptions $options = null): Model\IdentityResult
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/identity/verifications/{}/review', ids: [$id], body: $params, options: $options));
        return Model\IdentityResult::from($data);
    }

    /**
     * Erase a person.
     *
     * Use this when a person asks for erasure: document data, pictures, the face embedding and active links are
     * deleted permanently. Verdicts are kept, without anything that identifies the person. A repeat finds
     * nothing to delete.
     */
    public function erase(string $externalUserId, ?RequestOptions $options = null): Model\ErasedPerson
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/identity/people/{}/erase', ids: [$externalUserId], options: $options));
        return Model\ErasedPerson::from($data);
    }

    /**
     * Retrieve the identity policy.
     *
     * Returns the rules in use: what a verification requires and what is stored. An account that has not set
     * any has the defaults.
     */
    public function policy(?RequestOptions $options = null): Model\IdentityPolicy
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/policies/identity', options: $options));
        return Model\IdentityPolicy::from($data);
    }

    /**
     * List the versions of the identity policy.
     *
     * Returns every version of the identity policy that was ever set, newest first, with who set it and when.
     * Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on
     * the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, from?: string, to?: string} $params
     * @return Pages<Model\IdentityPolicy>
     */
    public function policyVersions(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/policies/identity/versions', query: $params, options: $options), Model\IdentityPolicy::from(...));
    }

    /**
     * Change the identity policy.
     *
     * Applies to verifications from now on. Send the complete policy: fields that are left out return to their
     * defaults. Keeping less does not delete data that is already stored, except face embeddings and hashes of
     * documents, which are never kept longer than the current policy allows. For other data, erase the person
     * or wait until the retention period ends.
     * - `keepDocument`: Store the data read from the document, encrypted, with each verification. Default:
     *     false.
     * - `keepDocumentDays`: The days after which it is deleted. Null keeps it until the person is erased.
     *     Default: null.
     * - `keepPicturesDays`: The days for which pictures are kept for reviewers, encrypted with a key of the
     *     person’s own. Null keeps none. Default: null.
     * - `searchFacesDays`: The days for which the face embeddings of verified users are kept, encrypted with a
     *     key of the person’s own, and compared with those of other users. Users with similar faces are added to
     *     the review queue. Null keeps none. A lower number also applies to embeddings already kept. Default: null.
     * - `keepName`: Store the names of verified users, encrypted, so that payout accounts have an
     *     identityNameMatch. Default: false.
     * - `screenNames`: Screen verified users against the watch lists, by the name, birth date and country of
     *     their document, and again when a list changes. Default: false.
     * - `minimumFrames`: A verification with fewer selfie frames fails. At most 10. Default: 1.
     * - `livenessLevel`: active: frames alone are not enough; the person must make movements that the server
     *     chooses. Default: "passive".
     * - `requireFlash`: Movements fail unless the face reflects the colours that the screen shows at their end:
     *     `flash` must be seen. People in bright rooms and those who must not see flashes fail too. Default: false.
     * - `documentSeenBefore`: For a document that another of your users has presented: `off` ignores it, `flag`
     *     reports it in documentSeenBefore when its number could be read quickly, `refuse` reads all of it and
     *     fails the verification. Default: "flag".
     * - `recogniseDocumentDays`: The days after which the keyed hash of the document’s number is deleted, by
     *     which documentSeenBefore recognises it. Null keeps it until the person is erased. A lower number also
     *     applies to hashes already kept. Default: null.
     * - `minimumAge`: In years; `underAge` tells whether the person is younger. Null disables the check.
     *     Default: null.
     *
     * @param array{keepDocument?: bool, keepDocumentDays?: int|null, keepPicturesDays?: int|null, searchFacesDays?: int|null, keepName?: bool, screenNames?: bool, minimumFrames?: int, livenessLevel?: 'passive'|'active', requireFlash?: bool, documentSeenBefore?: 'off'|'flag'|'refuse', recogniseDocumentDays?: int|null, minimumAge?: int|null} $params
     */
    public function setPolicy(array $params = [], ?RequestOptions $options = null): Model\IdentityPolicy|Model\AwaitingApproval
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('PUT', '/policies/identity', body: $params, options: $options));
        return isset($data['approval']) ? Model\AwaitingApproval::from($data) : Model\IdentityPolicy::from($data);
    }
}
