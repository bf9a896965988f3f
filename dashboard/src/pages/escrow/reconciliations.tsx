import type { Reconciliation } from '@surety/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { reconciliationsQuery } from '#api/queries.ts';
import { daysOf } from '#labels/reconciliation.ts';
import { SNIPPETS } from '#labels/snippets.ts';
import { Badge } from '#ui/badge.tsx';
import { PagedList } from '#ui/list.tsx';
import { Page } from '#ui/page.tsx';
import { Empty } from '#ui/states.tsx';
import { Aside, type Column, Narrow, ROW_LINK, whenColumn } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';

const COLUMNS: readonly Column<Reconciliation>[] = [
  {
    name: 'Day',
    cell: (row) => (
      <Link to="/reconciliation/$id" params={{ id: row.id }} className={ROW_LINK}>
        <span className="font-medium group-hover:text-accent">{daysOf(row)}</span>
        <Aside>
          {row.provider}, {row.source === 'bank' ? 'transfer lists' : 'a statement'}
        </Aside>
      </Link>
    ),
  },
  {
    name: 'Breaks',
    cell: (row) => (
      <>
        <BreakCount report={row} />
        <Narrow>
          <When at={row.createdAt} />
        </Narrow>
      </>
    ),
  },
  whenColumn('Compared', { wideOnly: true, right: true }),
];

function BreakCount({ report: { breaks, open } }: { report: Reconciliation }) {
  if (breaks === 0) return <Badge tone="good">Books match</Badge>;
  if (open === 0) return <Badge>{`${breaks}, all closed`}</Badge>;
  return <Badge tone="bad">{`${open} open`}</Badge>;
}

export function Reconciliations() {
  return (
    <Page
      title="Reconciliation"
      lede="Every day, our books are compared with the bank’s. These are the differences for your agreements."
    >
      <PagedList
        label="Reports, newest first"
        query={useInfiniteQuery(reconciliationsQuery)}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        empty={
          <Empty title="No reports yet" snippet={SNIPPETS.reconcile}>
            Each night, the day before is compared. The operator of this service can compare any period at any
            time.
          </Empty>
        }
      />
    </Page>
  );
}
