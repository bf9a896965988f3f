<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** The time limits and fees of new agreements that state none of their own. */
final readonly class EscrowTerms
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * Retrieve the terms policy.
     *
     * Returns the time limits and fees of new agreements that state none of their own.
     */
    public function policy(?RequestOptions $options = null): Model\TermsPolicy
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/policies/terms', options: $options));
        return Model\TermsPolicy::from($data);
    }

    /**
     * List the versions of the terms policy.
     *
     * Returns every version of the terms policy that was ever set, newest first, with who set it and when. Each
     * page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the
     * last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, from?: string, to?: string} $params
     * @return Pages<Model\TermsPolicy>
     */
    public function policyVersions(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/policies/terms/versions', query: $params, options: $options), Model\TermsPolicy::from(...));
    }

    /**
     * Change the terms policy.
     *
     * Sets the time limits and fees of new agreements that state none of their own. Agreements that exist keep
     * those that they were created with. Fields that are left out return to their defaults. Other processes of
     * the service follow within half a minute. If your approval rules require a second person, the request
     * returns 202 with the approval and changes nothing yet.
     * - `fundWithinSeconds`: The time to pay, from the creation on. Null for no limit. Default: null.
     * - `inspectionSeconds`: The inspection window of each milestone. Null for none. Default: null.
     * - `onSilence`: What happens when the window ends without an answer. Default: "release".
     * - `disputes`: The stages of disputes that are opened from now on. Default: {}.
     * - `fees`: Your fees for each milestone of new agreements in the given currency that state none.
     *
     * @param array{fundWithinSeconds?: int|null, inspectionSeconds?: int|null, onSilence?: 'release'|'hold', disputes?: array{answerSeconds?: int, negotiationSeconds?: int, decisionSeconds?: int, appealSeconds?: int, onNoAnswer?: 'grant'|'escalate', evidenceDays?: int}, fees?: list<array{name: string, basisPoints?: int, fixed?: int, min?: int, max?: int, paidBy?: 'buyer'|'seller'|array{buyerBasisPoints: int}, refund?: 'share'|'all'|'none', currency: string}>} $params
     */
    public function setPolicy(array $params = [], ?RequestOptions $options = null): Model\TermsPolicy|Model\AwaitingApproval
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('PUT', '/policies/terms', body: $params, options: $options));
        return isset($data['approval']) ? Model\AwaitingApproval::from($data) : Model\TermsPolicy::from($data);
    }
}
