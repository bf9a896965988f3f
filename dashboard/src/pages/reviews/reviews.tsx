import type { Review } from '@surety/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { usePendingDecisions } from '#api/pending-decisions.ts';
import { reviewsQuery } from '#api/reviews.ts';
import { decisionLabel, dueLabel, reviewLabel } from '#labels/reviews.ts';
import { useActorNames } from '#shell/actor-names.ts';
import { useMay } from '#shell/may.ts';
import { PersonName } from '#shell/person-name.tsx';
import { Badge, Score } from '#ui/badge.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Choice, type Option } from '#ui/form/choice.tsx';
import { PagedList } from '#ui/list.tsx';
import { Page } from '#ui/page.tsx';
import { Empty } from '#ui/states.tsx';
import { Aside, type Column, Narrow, ROW_LINK } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';
import { ChosenBar, chooseColumn, useChosen } from './chosen.tsx';
import { filterOf, type Shown } from './queue.tsx';

const route = getRouteApi('/members/reviews');

const STATUSES: readonly Option<Review['status']>[] = [
  { value: 'OPEN', label: 'Open' },
  { value: 'DECIDED', label: 'Decided' },
  { value: 'LAPSED', label: 'Not reviewed' },
];
const KINDS: readonly Option<Shown>[] = [
  { value: 'all', label: 'All' },
  { value: 'RED', label: 'Red' },
  { value: 'AMBER', label: 'Amber' },
  { value: 'appeal', label: 'Appeals' },
  { value: 'hold', label: 'Holds' },
  { value: 'screening', label: 'Watch list' },
  { value: 'payer', label: 'Payers' },
  { value: 'face', label: 'Faces' },
];

/** The review queue. The reviews that are due first are at the top. */
export function Reviews() {
  const { status = 'OPEN', show = 'all' } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useInfiniteQuery(reviewsQuery({ status, ...filterOf(show) }));
  const may = useMay();
  const { hidden } = usePendingDecisions();
  const columns = useColumns(status, show);
  const chosen = useChosen(`${status} ${show}`);
  return (
    <Page
      title="Reviews"
      lede={
        <>
          Cases that need a person’s decision.{' '}
          <a href="/docs/guide/reviews" className={TEXT_LINK}>
            How it works
          </a>
        </>
      }
      actions={
        <Choice
          label="Show"
          options={STATUSES}
          value={status}
          onChange={(value) =>
            void navigate({ search: (old) => ({ ...old, status: value === 'OPEN' ? undefined : value }) })
          }
        />
      }
    >
      <div className="mb-4">
        <Choice
          label="Kind"
          options={KINDS}
          value={show}
          onChange={(value) =>
            void navigate({ search: (old) => ({ ...old, show: value === 'all' ? undefined : value }) })
          }
        />
      </div>
      <ChosenBar chosen={chosen} />
      <PagedList
        label={status === 'OPEN' ? 'Open reviews, by due date' : 'Closed reviews, newest first'}
        query={query}
        columns={status === 'OPEN' && may('reviews.write') ? [chooseColumn(chosen), ...columns] : columns}
        keep={({ id }) => !hidden.has(id)}
        rowKey={({ id }) => id}
        empty={
          <Empty title={status === 'OPEN' ? 'No open reviews' : 'No decisions yet'}>
            Payments assessed as AMBER or RED appear here, and verifications that a person appeals.
          </Empty>
        }
      />
    </Page>
  );
}

function useColumns(status: Review['status'], show: Shown): readonly Column<Review>[] {
  const nameOf = useActorNames();
  return [
    {
      name: 'User',
      cell: (review) => (
        <Link
          to="/reviews/$id"
          params={{ id: review.id }}
          search={status === 'OPEN' ? { of: show } : {}}
          className={ROW_LINK}
        >
          <span className="font-medium [overflow-wrap:anywhere] group-hover:text-accent">
            <PersonName id={review.externalUserId} />
          </span>
          <Aside>{reviewLabel(review)}</Aside>
        </Link>
      ),
    },
    {
      name: 'Score',
      cell: ({ flag, score }) => flag && <Score score={score} flag={flag} />,
    },
    {
      name: 'Opened',
      wideOnly: true,
      cell: ({ createdAt }) => (
        <span className="text-soft">
          <When at={createdAt} />
        </span>
      ),
    },
    {
      name: 'Assigned to',
      wideOnly: true,
      cell: ({ assignee }) => <span className="text-soft">{assignee ? nameOf(assignee) : 'No one yet'}</span>,
    },
    {
      name: status === 'OPEN' ? 'Due' : 'Decision',
      right: true,
      cell: (review) => (
        <>
          <Ending review={review} />
          <Narrow>
            <When at={review.createdAt} />
          </Narrow>
        </>
      ),
    },
  ];
}

export function Ending({ review }: { review: Review }) {
  if (review.decision) {
    const { done, tone } = decisionLabel(review.decision, review);
    return <Badge tone={tone}>{done}</Badge>;
  }
  if (review.status === 'LAPSED') return <Badge>Not reviewed</Badge>;
  const { words, tone } = dueLabel(review.dueAt);
  return <Badge tone={tone}>{words}</Badge>;
}
