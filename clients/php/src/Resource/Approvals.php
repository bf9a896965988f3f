<?php

// Made from openapi.json by `npm run clients`, do not edit.

declare(strict_types=1);

namespace Surety\Resource;

use Surety\Call;
use Surety\Model;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Sender;

/** Requests that another member has to approve. */
final readonly class Approvals
{
    public function __construct(private Sender $sender)
    {
    }

    /**
     * List approvals.
     *
     * Returns requests that need a second person, newest first. Filter by status, type and agreement. Each page
     * has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on the last
     * page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `agreementId`: At most 100 characters.
     * - `reference`: Only of the agreement with your own reference. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, status?: 'PENDING'|'APPROVED'|'REJECTED'|'WITHDRAWN'|'EXPIRED', type?: 'refund'|'settlement'|'unfreeze'|'payout_account'|'key'|'policy'|'risk_policy'|'identity_policy'|'member'|'rules', agreementId?: string, reference?: string, from?: string, to?: string} $params
     * @return Pages<Model\Approval>
     */
    public function list(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/approvals', query: $params, options: $options), Model\Approval::from(...));
    }

    /**
     * Retrieve an approval.
     *
     * Returns what was requested, by whom, when it expires, and how it was decided. Approvals are decided by
     * people in the dashboard; an API key cannot approve or reject.
     */
    public function retrieve(string $id, ?RequestOptions $options = null): Model\Approval
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/approvals/{}', ids: [$id], options: $options));
        return Model\Approval::from($data);
    }

    /**
     * Withdraw an approval.
     *
     * Cancels a pending request, so that nothing changes. Members can withdraw their own requests; a key can
     * withdraw requests made by any key.
     */
    public function withdraw(string $id, ?RequestOptions $options = null): Model\Approval
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('POST', '/approvals/{}/withdraw', ids: [$id], options: $options));
        return Model\Approval::from($data);
    }

    /**
     * Retrieve the approval policy.
     *
     * Returns, for each kind of request in this environment, whether it needs a second person and above which
     * amount. Rules are changed in the dashboard, which needs a second person as well.
     */
    public function policy(?RequestOptions $options = null): Model\ApprovalPolicy
    {
        /** @var array<string, mixed> $data */
        $data = $this->sender->send(new Call('GET', '/policies/approval', options: $options));
        return Model\ApprovalPolicy::from($data);
    }

    /**
     * List the versions of the approval policy.
     *
     * Returns every version of the approval policy that was ever set, newest first, with who set it and when.
     * Each page has up to `limit` entries. To get the next page, send `nextCursor` as `cursor`; it is null on
     * the last page.
     * - `limit`: At most 100. Default: 20.
     * - `cursor`: The `nextCursor` of the previous page. At most 200 characters.
     * - `from`: Created at or after this time. A date is the start of that day in UTC.
     * - `to`: Created before this time. A date is the start of that day in UTC.
     *
     * @param array{limit?: int, cursor?: string, from?: string, to?: string} $params
     * @return Pages<Model\ApprovalPolicy>
     */
    public function policyVersions(array $params = [], ?RequestOptions $options = null): Pages
    {
        return new Pages($this->sender, new Call('GET', '/policies/approval/versions', query: $params, options: $options), Model\ApprovalPolicy::from(...));
    }
}
