<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** People's requests about their data, erasure and consent. */
final readonly class Privacy
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * Record a privacy request.
     *
     * Records that a person asks to see, correct, erase or restrict their data, or objects to its use. The
     * clock runs from now: `dueAt` is in 28 days. Nothing else happens until you complete or refuse the
     * request, so check first who is asking.
     * - `externalUserId`: At most 255 characters.
     * - `note`: At most 2000 characters.
     *
     * @param array{externalUserId: string, type: 'access'|'correct'|'erase'|'restrict'|'object', note?: string} $params
     */
    public function createRequest(array $params, ?RequestOptions $options = null): Model\PrivacyRequest
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/privacy/requests', body: $params, options: $options));
        return Model\PrivacyRequest::from($data);
    }

    /**
     * List privacy requests.
     *
     * Returns requests, newest first. Filter by status, type and person. Each page has up to `limit` entries.
     * To get the next page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `externalUserId`: At most 255 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'OPEN'|'COMPLETED'|'REFUSED', type?: 'access'|'correct'|'erase'|'restrict'|'object', externalUserId?: string, from?: string, to?: string} $params
     * @return Pages<Model\PrivacyRequest>
     */
    public function requests(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/privacy/requests', query: $params, options: $options), Model\PrivacyRequest::from(...));
    }

    /**
     * Retrieve a privacy request.
     *
     * Returns the request, its clock, and how it ended.
     */
    public function retrieveRequest(string $id, ?RequestOptions $options = null): Model\PrivacyRequest
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/privacy/requests/{}', ids: [$id], options: $options));
        return Model\PrivacyRequest::from($data);
    }

    /**
     * Complete a privacy request.
     *
     * Does what the request asks for. **access** prepares the bundle. **erase** erases the person for good: the
     * keys to their part of the history, and names, addresses, account numbers, pictures and face embeddings
     * everywhere else; `kept` says what stays, why and until when. It is refused while the person has
     * agreements that are not over. A former member of your team is the person `surety:member:mem_…`: the audit
     * log forgets them too. **restrict** and **object** keep the data and stop scoring, face search and mail.
     * **correct** keeps each corrected field beside what was stored, and records `person.corrected`: send the
     * corrected data with the calls that you sent it with first as well.
     * - `answer`: At most 2000 characters.
     * - `corrected`: For `correct`: each field with the old and the new version, encrypted.
     *
     * @param array{answer?: string, corrected?: list<array{field: string, was: string|null, is: string}>} $params
     */
    public function completeRequest(string $id, array $params = [], ?RequestOptions $options = null): Model\ClosedPrivacyRequest
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/privacy/requests/{}/complete', ids: [$id], body: $params, options: $options));
        return Model\ClosedPrivacyRequest::from($data);
    }

    /**
     * Refuse a privacy request.
     *
     * Closes the request with a reason, which the person has a right to know.
     * - `answer`: At most 2000 characters.
     *
     * @param array{answer: string} $params
     */
    public function refuseRequest(string $id, array $params, ?RequestOptions $options = null): Model\ClosedPrivacyRequest
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/privacy/requests/{}/refuse', ids: [$id], body: $params, options: $options));
        return Model\ClosedPrivacyRequest::from($data);
    }

    /**
     * Download the bundle of a request.
     *
     * Returns the answer to a request for access: everything that is stored about the person and that they have
     * a right to see, with purposes, periods and recipients. Data about other people is left out. Each download
     * is recorded in the audit log (`privacy_bundle.seen`).
     */
    public function bundle(string $id, ?RequestOptions $options = null): Model\PrivacyBundle
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/privacy/requests/{}/bundle', ids: [$id], options: $options));
        return Model\PrivacyBundle::from($data);
    }

    /**
     * Record a consent.
     *
     * Records which text a person agreed to, in which language, where and when. The hosted page of an identity
     * session records its own consent.
     * - `externalUserId`: At most 255 characters.
     * - `textVersion`: At most 100 characters.
     * - `language`: At most 35 characters.
     * - `channel`: At most 100 characters.
     *
     * @param array{externalUserId: string, purpose: 'identity'|'other', textVersion: string, language: string, channel: string, givenAt?: string} $params
     */
    public function createConsent(array $params, ?RequestOptions $options = null): Model\Consent
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/privacy/consents', body: $params, options: $options));
        return Model\Consent::from($data);
    }

    /**
     * List consents.
     *
     * Returns consents, newest first, withdrawn ones included. Each page has up to `limit` entries. To get the
     * next page, send `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `externalUserId`: At most 255 characters.
     * - `from`: Given at or after this time. A date is the start of that day in UTC.
     * - `to`: Given before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, externalUserId?: string, from?: string, to?: string} $params
     * @return Pages<Model\Consent>
     */
    public function consents(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/privacy/consents', query: $params, options: $options), Model\Consent::from(...));
    }

    /**
     * Withdraw a consent.
     *
     * Marks the consent as withdrawn. For the purpose `identity`, documents, pictures and the face embedding of
     * the person are erased.
     */
    public function withdrawConsent(string $id, ?RequestOptions $options = null): Model\Consent
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/privacy/consents/{}/withdraw', ids: [$id], options: $options));
        return Model\Consent::from($data);
    }

    /**
     * Lift a restriction.
     *
     * Ends the restriction that a request of the type `restrict` or `object` began. Tell the person before you
     * do so.
     * - `reason`: At most 1000 characters.
     *
     * @param array{reason: string} $params
     */
    public function liftRestriction(string $externalUserId, array $params, ?RequestOptions $options = null): Model\PersonRestriction
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/privacy/people/{}/lift-restriction', ids: [$externalUserId], body: $params, options: $options));
        return Model\PersonRestriction::from($data);
    }

    /**
     * Retrieve the register of processing.
     *
     * Returns each class of personal data with its purpose, legal basis, tables and period, as the settings of
     * the service have it, and the recipients of the data.
     */
    public function register(?RequestOptions $options = null): Model\ProcessingRegister
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/privacy/register', options: $options));
        return Model\ProcessingRegister::from($data);
    }

    /**
     * Retrieve the retention table.
     *
     * Returns each class of personal data with why it is kept, how long, what ends that, and when the service
     * last deleted what was over. Everything is looked at every ten minutes.
     */
    public function retention(?RequestOptions $options = null): Model\RetentionTable
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/privacy/retention', options: $options));
        return Model\RetentionTable::from($data);
    }

    /**
     * List grievances.
     *
     * Returns complaints that people sent with your public form at `/complaints/<your account id>`, newest
     * first. Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is
     * null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'OPEN'|'ANSWERED', from?: string, to?: string} $params
     * @return Pages<Model\Grievance>
     */
    public function grievances(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/privacy/grievances', query: $params, options: $options), Model\Grievance::from(...));
    }

    /**
     * Retrieve a grievance.
     *
     * Returns the complaint, its clock and its answer.
     */
    public function retrieveGrievance(string $id, ?RequestOptions $options = null): Model\Grievance
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/privacy/grievances/{}', ids: [$id], options: $options));
        return Model\Grievance::from($data);
    }

    /**
     * Answer a grievance.
     *
     * Answers a complaint, once. The person reads the answer on the page that they got when they sent it. An
     * answered grievance is deleted after two years.
     * - `answer`: At most 5000 characters.
     *
     * @param array{answer: string} $params
     */
    public function answerGrievance(string $id, array $params, ?RequestOptions $options = null): Model\Grievance
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/privacy/grievances/{}/answer', ids: [$id], body: $params, options: $options));
        return Model\Grievance::from($data);
    }

    /**
     * Record a breach.
     *
     * Records that personal data was open to somebody who had no right to it. The clock of 72 hours for the
     * regulator runs from `knownAt`, which is now unless you say otherwise. The texts are encrypted.
     * - `title`: At most 200 characters.
     * - `description`: At most 10000 characters.
     *
     * @param array{title: string, description: string, startedAt: string, endedAt?: string, knownAt?: string} $params
     */
    public function createBreach(array $params, ?RequestOptions $options = null): Model\Breach
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/privacy/breaches', body: $params, options: $options));
        return Model\Breach::from($data);
    }

    /**
     * List breaches.
     *
     * Returns breaches, newest first. Each page has up to `limit` entries. To get the next page, send
     * `nextCursor` as `cursor`; it is null on the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'OPEN'|'CLOSED', from?: string, to?: string} $params
     * @return Pages<Model\Breach>
     */
    public function breaches(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/privacy/breaches', query: $params, options: $options), Model\Breach::from(...));
    }

    /**
     * Retrieve a breach.
     *
     * Returns the breach, its clock and the notices that were sent.
     */
    public function retrieveBreach(string $id, ?RequestOptions $options = null): Model\Breach
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/privacy/breaches/{}', ids: [$id], options: $options));
        return Model\Breach::from($data);
    }

    /**
     * List the people whose data was used.
     *
     * Returns the people about whom the audit log has records between `startedAt` and `endedAt`, in the order
     * of their ids: whose pictures or bundle was seen, whose data was changed or erased. Data that was read
     * where no record is made, such as a copy of the database, is not in it.
     */
    public function breachPeople(string $id, ?RequestOptions $options = null): Model\BreachPeople
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/privacy/breaches/{}/people', ids: [$id], options: $options));
        return Model\BreachPeople::from($data);
    }

    /**
     * Record a notice of a breach.
     *
     * Records a letter that you sent to the regulator or to the people concerned; nothing is sent. The first
     * one to the regulator sets `reportedAt`.
     * - `text`: At most 10000 characters.
     *
     * @param array{to: 'regulator'|'people', text: string, sentAt?: string} $params
     */
    public function addBreachNotice(string $id, array $params, ?RequestOptions $options = null): Model\Breach
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/privacy/breaches/{}/notices', ids: [$id], body: $params, options: $options));
        return Model\Breach::from($data);
    }

    /**
     * Close a breach.
     *
     * Closes the breach with its cause. It cannot change afterwards.
     * - `cause`: At most 10000 characters.
     *
     * @param array{cause: string, endedAt?: string} $params
     */
    public function closeBreach(string $id, array $params, ?RequestOptions $options = null): Model\Breach
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/privacy/breaches/{}/close', ids: [$id], body: $params, options: $options));
        return Model\Breach::from($data);
    }
}
