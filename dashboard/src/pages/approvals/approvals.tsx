import type { Approval } from '@surety/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { approvalsQuery } from '#api/approvals.ts';
import { sessionQuery } from '#api/queries.ts';
import { APPROVAL_KINDS, APPROVAL_STATES } from '#labels/approvals.ts';
import { actorLabel } from '#labels/events.ts';
import { formatDateTime, formatMoney, shortId } from '#labels/format.ts';
import { useAuditNames } from '#shell/audit-names.ts';
import { useMay } from '#shell/may.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Choice } from '#ui/form/choice.tsx';
import { PagedList } from '#ui/list.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Empty } from '#ui/states.tsx';
import type { Column } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';
import { type Deciding, DecisionDialog } from './decision-dialogs.tsx';
import { ApprovalRulesForm } from './rules.tsx';

const route = getRouteApi('/members/approvals');

const SHOWN = [
  { value: 'waiting', label: 'Pending' },
  { value: 'all', label: 'All' },
] as const;

/** Requests that another member has to approve, and the rules that say which requests those are. */
export function Approvals() {
  const { show = 'waiting' } = route.useSearch();
  const navigate = route.useNavigate();
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const query = useInfiniteQuery(approvalsQuery({ status: show === 'all' ? undefined : 'PENDING' }));
  return (
    <Page
      title="Approvals"
      lede={
        <>
          Requests by one person that another has to approve.{' '}
          <a href="/docs/guide/approvals" className={TEXT_LINK}>
            How it works
          </a>
        </>
      }
      actions={
        <Choice
          label="Show"
          options={SHOWN}
          value={show}
          onChange={(value) => void navigate({ search: { show: value === 'all' ? 'all' : undefined } })}
        />
      }
    >
      <PagedList
        label={show === 'all' ? 'Approvals, newest first' : 'Pending approvals, newest first'}
        query={query}
        columns={useColumns(setDeciding)}
        rowKey={({ id }) => id}
        empty={
          <Empty title="Nothing to approve">
            Requests that your rules below require approval for appear here. Members who may approve them also
            get an e-mail.
          </Empty>
        }
      />
      <Section title="What needs approval">
        <ApprovalRulesForm />
      </Section>
      {deciding && <DecisionDialog deciding={deciding} onClose={() => setDeciding(null)} />}
    </Page>
  );
}

function useColumns(decide: (deciding: Deciding) => void): readonly Column<Approval>[] {
  return [
    {
      name: 'Request',
      cell: (approval) => (
        <div className="max-w-prose py-1">
          <span className="font-medium">{APPROVAL_KINDS[approval.type]}</span>
          <Amount approval={approval} />
          <p className="text-sm [overflow-wrap:anywhere] text-soft">{approval.summary}</p>
          <p className="mt-1 text-xs text-soft">
            <Asked approval={approval} />
            {approval.agreementId && <AgreementLink id={approval.agreementId} />}
          </p>
          <div className="mt-2 @2xl:hidden">
            <State approval={approval} />
          </div>
          <div className="mt-2 @2xl:hidden">
            <Actions approval={approval} decide={decide} />
          </div>
        </div>
      ),
    },
    { name: 'State', wideOnly: true, cell: (approval) => <State approval={approval} /> },
    {
      name: 'Actions',
      wideOnly: true,
      right: true,
      cell: (approval) => <Actions approval={approval} decide={decide} />,
    },
  ];
}

function Amount({ approval: { amount, currency } }: { approval: Approval }) {
  if (!amount || !currency) return null;
  return <span className="figures ml-2">{formatMoney(amount, currency)}</span>;
}

function Asked({ approval }: { approval: Approval }) {
  const nameOf = useAuditNames();
  return (
    <>
      Requested {actorLabel(approval.requestedBy, nameOf)}, <When at={approval.createdAt} />
    </>
  );
}

function AgreementLink({ id }: { id: string }) {
  return (
    <>
      {' · '}
      <Link to="/agreements/$id" params={{ id }} className={`${TEXT_LINK} font-mono`}>
        {shortId(id)}
      </Link>
    </>
  );
}

function State({ approval }: { approval: Approval }) {
  const nameOf = useAuditNames();
  const { label, tone } = APPROVAL_STATES[approval.status];
  const by = approval.decidedBy && actorLabel(approval.decidedBy, nameOf);
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      <span className="mt-1 block text-xs text-soft">
        {approval.status === 'PENDING' ? `until ${formatDateTime(approval.expiresAt)}` : by}
      </span>
      {approval.reason && (
        <span className="mt-1 block max-w-xs text-xs [overflow-wrap:anywhere]">{approval.reason}</span>
      )}
    </>
  );
}

type ActionsProps = { approval: Approval; decide: (deciding: Deciding) => void };

/** The requester can withdraw; others can decide. The server checks more, such as who created a key. */
function Actions({ approval, decide }: ActionsProps) {
  const may = useMay();
  const { data } = useQuery(sessionQuery);
  if (approval.status !== 'PENDING') return null;
  if (approval.requestedBy.id === data?.member?.id) {
    return (
      <Button size="small" onClick={() => decide({ how: 'withdraw', approval })}>
        Withdraw…
      </Button>
    );
  }
  if (!may('approvals.decide')) return null;
  return (
    <span className="inline-flex flex-wrap gap-1.5 @2xl:justify-end">
      <Button size="small" look="primary" onClick={() => decide({ how: 'approve', approval })}>
        Approve…
      </Button>
      <Button size="small" onClick={() => decide({ how: 'reject', approval })}>
        Reject…
      </Button>
    </span>
  );
}
