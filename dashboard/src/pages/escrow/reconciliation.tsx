import type { Reconciliation, ReconciliationBreak } from '@surety/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { address } from '#api/client.ts';
import { closeBreak } from '#api/commands.ts';
import { breaksQuery, reconciliationQuery } from '#api/queries.ts';
import { actorLabel } from '#labels/events.ts';
import { formatMoney } from '#labels/format.ts';
import { BREAK_STATUS, BREAKS, daysOf, STATES } from '#labels/reconciliation.ts';
import { useAuditNames } from '#shell/audit-names.ts';
import { useMay } from '#shell/may.ts';
import { Badge } from '#ui/badge.tsx';
import { Breakable } from '#ui/breakable.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { ClosingDialog } from '#ui/form/closing-dialog.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { PagedList } from '#ui/list.tsx';
import { Page, PendingPage } from '#ui/page.tsx';
import { Empty } from '#ui/states.tsx';
import { type Column, Narrow } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';

const route = getRouteApi('/members/reconciliation/$id');
const BACK = { to: '/reconciliation', label: 'Reconciliation' } as const;

export function ReconciliationPage() {
  const { id } = route.useParams();
  const query = useQuery(reconciliationQuery(id));
  if (!query.data) return <PendingPage title="Reconciliation" back={BACK} query={query} />;
  return <Report report={query.data} />;
}

function Report({ report }: { report: Reconciliation }) {
  const [closing, setClosing] = useState<ReconciliationBreak | null>(null);
  const may = useMay();
  const nameOf = useAuditNames();
  const { id, provider, source, createdAt } = report;
  return (
    <Page
      title={daysOf(report)}
      back={BACK}
      lede={
        <>
          Our books compared with {source === 'bank' ? 'the transfer lists' : 'a statement'} of {provider},{' '}
          <When at={createdAt} />.
        </>
      }
      actions={
        <a href={address(`/reconciliations/${id}/breaks.csv`)} download className={buttonClass()}>
          <DownloadIcon /> Export CSV
        </a>
      }
    >
      <PagedList
        label="Breaks"
        query={useInfiniteQuery(breaksQuery(id))}
        columns={columns(may('reconciliation.write') ? setClosing : null, nameOf)}
        rowKey={(row) => row.id}
        empty={
          <Empty title="The books match">There are no differences for your agreements in this period.</Empty>
        }
      />
      {closing && (
        <ClosingDialog
          command={closeBreak}
          read={(reason) => ({ reportId: id, breakId: closing.id, reason })}
          title="Close this break"
          description="The difference is posted to suspense, so that our books match the bank’s. No money moves."
          field={{ label: 'Reason', hint: 'Why the books differ, and how you know.' }}
          done="Break closed"
          onDone={() => setClosing(null)}
        />
      )}
    </Page>
  );
}

function columns(
  onClose: ((found: ReconciliationBreak) => void) | null,
  nameOf: ReturnType<typeof useAuditNames>,
): readonly Column<ReconciliationBreak>[] {
  return [
    {
      name: 'Break',
      cell: (row) => (
        <>
          <span className="font-medium">{BREAKS[row.type].name}</span>
          <span className="block text-xs text-soft">
            {row.movement} <Breakable text={row.subject} />
          </span>
          {row.agreementId !== null && (
            <Link to="/agreements/$id" params={{ id: row.agreementId }} className={`text-xs ${TEXT_LINK}`}>
              Go to agreement
            </Link>
          )}
          <Narrow>
            Ours: <Side of={row.ours} currency={row.currency} />
          </Narrow>
          <Narrow>
            Bank’s: <Side of={row.theirs} currency={row.currency} />
          </Narrow>
          <span className="mt-1 block max-w-md text-xs text-soft">
            {row.reason ?? BREAKS[row.type].remedy}
            {row.closedBy && ` Closed ${actorLabel(row.closedBy, nameOf) ?? 'by the service'}.`}
          </span>
        </>
      ),
    },
    { name: 'On our books', wideOnly: true, cell: (row) => <Side of={row.ours} currency={row.currency} /> },
    { name: 'At the bank', wideOnly: true, cell: (row) => <Side of={row.theirs} currency={row.currency} /> },
    {
      name: 'Difference',
      right: true,
      cell: (row) => (
        <span className="inline-flex flex-col items-end gap-2">
          <span className="figures whitespace-nowrap">{amount(row.difference, row.currency)}</span>
          {row.status === 'OPEN' && onClose ? (
            <Button size="small" onClick={() => onClose(row)}>
              Close…
            </Button>
          ) : (
            <Badge tone={BREAK_STATUS[row.status].tone}>{BREAK_STATUS[row.status].name}</Badge>
          )}
        </span>
      ),
    },
  ];
}

function amount(value: number, currency: string | null): string {
  return currency === null ? String(value) : formatMoney(value, currency);
}

function Side({ of, currency }: { of: ReconciliationBreak['ours']; currency: string | null }) {
  if (of === null) return <span className="text-soft">none</span>;
  return (
    <>
      <span className="figures whitespace-nowrap">
        {of.amount === null ? '?' : amount(of.amount, currency)}
      </span>
      <span className="text-xs text-soft @2xl:block">
        {' '}
        {STATES[of.status]}, <When at={of.bookedAt} />
      </span>
    </>
  );
}
