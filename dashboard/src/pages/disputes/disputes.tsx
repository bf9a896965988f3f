import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { disputesQuery } from '#api/disputes.ts';
import type { DisputeRow } from '#api/types.ts';
import {
  DISPUTE_REASONS,
  DISPUTE_STATES,
  type DisputeList,
  OUTCOME_LABELS,
  TURN_LABELS,
} from '#labels/disputes.ts';
import { dueLabel } from '#labels/reviews.ts';
import { PersonLink } from '#shell/person-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Choice, type Option } from '#ui/form/choice.tsx';
import { PagedList } from '#ui/list.tsx';
import { Money } from '#ui/money.tsx';
import { Page } from '#ui/page.tsx';
import { Empty } from '#ui/states.tsx';
import { Aside, type Column, Narrow, ROW_LINK } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';

const route = getRouteApi('/members/disputes');

const OPTIONS: readonly Option<DisputeList>[] = [
  { value: 'open', label: 'Open' },
  { value: 'decide', label: 'To be decided' },
  { value: 'closed', label: 'Closed' },
];

/** Open disputes, those that are due first at the top. */
export function Disputes() {
  const { show = 'open' } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useInfiniteQuery(disputesQuery({ show }));
  return (
    <Page
      title="Disputes"
      lede={
        <>
          Milestones that a buyer or a seller disputes. Their money stays where it is.{' '}
          <a href="/docs/guide/disputes" className={TEXT_LINK}>
            How it works
          </a>
        </>
      }
      actions={
        <Choice
          label="Show"
          options={OPTIONS}
          value={show}
          onChange={(value) => void navigate({ search: { show: value === 'open' ? undefined : value } })}
        />
      }
    >
      <PagedList
        label={show === 'closed' ? 'Closed disputes, newest first' : 'Disputes, by due date'}
        query={query}
        columns={DISPUTE_COLUMNS}
        rowKey={({ id }) => id}
        empty={
          <Empty title={show === 'closed' ? 'No dispute was closed yet' : 'No disputes'}>
            A party’s dispute appears here when your program opens it with the API, or a member does on the
            page of the agreement.
          </Empty>
        }
      />
    </Page>
  );
}

/** The time that is left, or how the dispute ended. */
export function DisputeEnding({ dispute }: { dispute: Pick<DisputeRow, 'status' | 'dueAt' | 'outcome'> }) {
  if (dispute.outcome) return <Badge>{OUTCOME_LABELS[dispute.outcome]}</Badge>;
  if (dispute.dueAt === null) return <Badge>Clock stopped</Badge>;
  const { words, tone } = dueLabel(dispute.dueAt);
  return <Badge tone={tone}>{words}</Badge>;
}

export const DISPUTE_COLUMNS: readonly Column<DisputeRow>[] = [
  {
    name: 'Milestone',
    cell: (row) => (
      <Link to="/disputes/$id" params={{ id: row.id }} className={ROW_LINK}>
        <bdi dir="auto" className="font-medium [overflow-wrap:anywhere] group-hover:text-accent">
          {row.title}
        </bdi>
        <Aside>{DISPUTE_REASONS[row.reason]}</Aside>
        <Narrow>
          <DisputeEnding dispute={row} />
        </Narrow>
      </Link>
    ),
  },
  {
    name: 'Parties',
    wideOnly: 'very',
    cell: (row) => (
      <span className="text-soft">
        <PersonLink quiet name={row.buyerName} id={row.buyerExternalId} /> to{' '}
        <PersonLink quiet name={row.sellerName} id={row.sellerExternalId} />
      </span>
    ),
  },
  {
    name: 'Status',
    wideOnly: true,
    cell: ({ status }) => <Badge tone={DISPUTE_STATES[status].tone}>{DISPUTE_STATES[status].label}</Badge>,
  },
  { name: 'Turn', wideOnly: true, cell: ({ turn }) => (turn === null ? '' : TURN_LABELS[turn]) },
  {
    name: 'Due',
    wideOnly: true,
    cell: (row) => <DisputeEnding dispute={row} />,
  },
  {
    name: 'Amount',
    right: true,
    cell: (row) => (
      <>
        <Money amount={row.amount} currency={row.currency} strong />
        <Narrow>
          <When at={row.createdAt} />
        </Narrow>
      </>
    ),
  },
];
