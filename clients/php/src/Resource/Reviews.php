<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** The review queue: cases that need a person's decision. */
final readonly class Reviews
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * List reviews.
     *
     * Returns the review queue, earliest due first. Filter by status, type, flag, user and assignee. Each page
     * has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last
     * page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `status`: Open reviews are sorted by due time, the others newest first. Default: "OPEN".
     * - `externalUserId`: At most 255 characters.
     * - `assignee`: The id of a member. At most 100 characters.
     * - `reference`: Only of the agreement with your own reference. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'OPEN'|'DECIDED'|'LAPSED', type?: 'assessment'|'appeal'|'hold'|'screening'|'payer'|'face', flag?: 'GREEN'|'AMBER'|'RED', externalUserId?: string, assignee?: string, reference?: string, from?: string, to?: string} $params
     * @return Pages<Model\Review>
     */
    public function list(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/reviews', query: $params, options: $options), Model\Review::from(...));
    }

    /**
     * Retrieve a review.
     *
     * Returns the review with its comments, oldest first, and the hits of a screening or a face search. Viewing
     * an appeal, a screening or a face review is recorded in the audit log (`review.seen`).
     */
    public function retrieve(string $id, ?RequestOptions $options = null): Model\ReviewWithComments
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/reviews/{}', ids: [$id], options: $options));
        return Model\ReviewWithComments::from($data);
    }

    /**
     * List the linked users of a review.
     *
     * Returns users who share a device, a network, a bank account or a deal with the user of the review, and
     * might be part of the same fraud. At most twelve for each kind of link, with their latest verdict and its
     * outcome.
     *
     * @return list<Model\ReviewLinkedUser>
     */
    public function linkedUsers(string $id, ?RequestOptions $options = null): array
    {
        /** @var array{data: list<array<string, mixed>>} $data */
        $data = $this->sender->send(new Call('GET', '/reviews/{}/linked-users', ids: [$id], options: $options));
        return array_map(Model\ReviewLinkedUser::from(...), $data['data']);
    }

    /**
     * Assign a review.
     *
     * Assigns the review to a member who may decide it; null removes the assignment. It is a note for others,
     * not a lock.
     * - `memberId`: Null removes the assignment.
     *
     * @param array{memberId: string|null} $params
     */
    public function assign(string $id, array $params, ?RequestOptions $options = null): Model\Review
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/reviews/{}/assign', ids: [$id], body: $params, options: $options));
        return Model\Review::from($data);
    }

    /**
     * Comment on a review.
     *
     * Records what was checked and found, for the next person who works on the review. Comments are kept with
     * the review.
     * - `text`: At most 1000 characters.
     *
     * @param array{text: string} $params
     */
    public function comment(string $id, array $params, ?RequestOptions $options = null): Model\ReviewComment
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/reviews/{}/comments', ids: [$id], body: $params, options: $options));
        return Model\ReviewComment::from($data);
    }

    /**
     * Decide a review.
     *
     * The decisions that are allowed depend on the type of review; an error lists them in `details`. The
     * consequences are committed together with the decision: a verification counts, an assessment is labelled,
     * or the person gets a link to verify themselves (`ask_verification`, whose `url` is shown only once). For
     * a face review, send the users that you were shown in `faces`, so that nothing is decided about someone
     * found since.
     * - `decision`: Assessment: let_through or fraud. Appeal or payer: accept or refuse. Watch list hit or
     *     face: other_person or same_person. Any: ask_verification.
     * - `reason`: At most 1000 characters.
     * - `blockUntil`: With the decision `fraud`: puts the user on your block list until this time.
     * - `faces`: For a face review: the externalUserIds that you were shown. If another one has been found
     *     since, nothing is decided (409 review_changed). Without it, the decision covers all similar users found
     *     by then.
     *
     * @param array{decision: 'let_through'|'fraud'|'accept'|'refuse'|'other_person'|'same_person'|'ask_verification', reason: string, blockUntil?: string, faces?: list<string>} $params
     */
    public function decide(string $id, array $params, ?RequestOptions $options = null): Model\DecidedReview
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/reviews/{}/decide', ids: [$id], body: $params, options: $options));
        return Model\DecidedReview::from($data);
    }

    /**
     * Appeal a verification.
     *
     * Use this when a person contests a failed verification. It opens a review, or returns the one that is
     * already open for this user. The review is decided with `decideReview`.
     * - `claim`: Why the failed verification is wrong. At most 1000 characters.
     *
     * @param array{claim: string} $params
     */
    public function appeal(string $id, array $params, ?RequestOptions $options = null): Model\Review
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/identity/verifications/{}/appeal', ids: [$id], body: $params, options: $options));
        return Model\Review::from($data);
    }

    /**
     * Appeal a RED assessment.
     *
     * Use this when a person contests that they were stopped. It adds their words to the open review of the
     * assessment, or opens one; the policy’s hours for `APPEAL` say when it is due. The review is decided with
     * `decideReview`.
     * - `claim`: The person’s own words. Stored encrypted. At most 2000 characters.
     *
     * @param array{claim: string} $params
     */
    public function appealAssessment(string $id, array $params, ?RequestOptions $options = null): Model\Review
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/fraud/assessments/{}/appeal', ids: [$id], body: $params, options: $options));
        return Model\Review::from($data);
    }

    /**
     * Appeal a hold or a RED payment.
     *
     * Use this when the buyer or the seller contests that the agreement is frozen, that a payout is held, or
     * that the buyer’s payment is RED. A link with the purpose `appeal` lets the party do it themselves.
     * Accepting the review does not lift a hold: do that with the call for it.
     * - `claim`: The person’s own words. Stored encrypted. At most 2000 characters.
     *
     * @param array{party: 'buyer'|'seller', claim: string} $params
     */
    public function appealAgreement(string $id, array $params, ?RequestOptions $options = null): Model\Review
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/escrow/agreements/{}/appeal', ids: [$id], body: $params, options: $options));
        return Model\Review::from($data);
    }

    /**
     * Screen a person.
     *
     * Compares a person with the sanctions and watch lists, now and whenever a list changes. Names are compared
     * by sound and spelling, in several scripts. A hit is a similarity, never a verdict, and is added to the
     * review queue. The person is remembered and compared with every list that is loaded later. If `lists` is
     * empty, no list is loaded and nothing was compared.
     * - `externalUserId`: At most 255 characters.
     * - `name`: At most 200 characters.
     * - `country`: Nationality, ISO 3166 alpha-2.
     *
     * @param array{externalUserId: string, name: string, birthDate?: string, country?: string} $params
     */
    public function screen(array $params, ?RequestOptions $options = null): Model\Screening
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/screenings', body: $params, options: $options));
        return Model\Screening::from($data);
    }

    /**
     * List watch lists.
     *
     * Returns the lists of this installation, their age, and what their latest version changed. The operator of
     * the service loads them with `surety lists update`.
     *
     * @return list<Model\WatchList>
     */
    public function watchLists(?RequestOptions $options = null): array
    {
        /** @var array{data: list<array<string, mixed>>} $data */
        $data = $this->sender->send(new Call('GET', '/watch-lists', options: $options));
        return array_map(Model\WatchList::from(...), $data['data']);
    }

    /**
     * Retrieve the review policy.
     *
     * Returns what opens a review automatically, and within how many hours a review is due.
     */
    public function policy(?RequestOptions $options = null): Model\ReviewPolicy
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/policies/review', options: $options));
        return Model\ReviewPolicy::from($data);
    }

    /**
     * List the versions of the review policy.
     *
     * Returns every version of the review policy that was ever set, newest first, with who set it and when.
     * Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on
     * the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, from?: string, to?: string} $params
     * @return Pages<Model\ReviewPolicy>
     */
    public function policyVersions(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/policies/review/versions', query: $params, options: $options), Model\ReviewPolicy::from(...));
    }

    /**
     * Change the review policy.
     *
     * Applies to reviews from now on; open ones keep their due time. Fields that are left out return to their
     * defaults.
     * - `opens`: What opens a review automatically. An appeal always does. PAYER (a deposit under a name other
     *     than the buyer’s) does only if you add it. Default: ["RED","AMBER","SCREENING"].
     * - `dueHours`: Default: {}.
     *
     * @param array{opens?: list<'RED'|'AMBER'|'SCREENING'|'PAYER'>, dueHours?: array{RED?: int, AMBER?: int, APPEAL?: int, SCREENING?: int, PAYER?: int, FACE?: int}} $params
     */
    public function setPolicy(array $params = [], ?RequestOptions $options = null): Model\ReviewPolicy
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('PUT', '/policies/review', body: $params, options: $options));
        return Model\ReviewPolicy::from($data);
    }
}
