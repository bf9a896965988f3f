import type { Flag, Review } from '@surety/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { reviewsQuery } from '#api/reviews.ts';
import { decisionLabel, dueLabel, reviewLabel } from '#labels/reviews.ts';
import { useActorNames } from '#shell/actor-names.ts';
import { Badge, Score } from '#ui/badge.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Choice, type Option } from '#ui/form/choice.tsx';
import { PagedList } from '#ui/list.tsx';
import { Page } from '#ui/page.tsx';
import { Empty } from '#ui/states.tsx';
import { Aside, type Column, Narrow, ROW_LINK } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';

const route = getRouteApi('/members/reviews');

const STATUSES: readonly Option<Review['status']>[] = [
  { value: 'OPEN', label: 'Open' },
  { value: 'DECIDED', label: 'Decided' },
  { value: 'LAPSED', label: 'Not reviewed' },
];
type Shown = Exclude<Flag, 'GREEN'> | 'appeal' | 'hold' | 'screening' | 'payer' | 'face' | 'all';
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
      <PagedList
        label={status === 'OPEN' ? 'Open reviews, by due date' : 'Closed reviews, newest first'}
        query={query}
        columns={useColumns(status)}
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

function filterOf(show: Shown) {
  if (show === 'all') return {};
  return show === 'RED' || show === 'AMBER' ? { flag: show } : { type: show };
}

function useColumns(status: Review['status']): readonly Column<Review>[] {
  const nameOf = useActorNames();
  return [
    {
      name: 'User',
      cell: (review) => (
        <Link to="/reviews/$id" params={{ id: review.id }} className={ROW_LINK}>
          <span className="font-medium break-all group-hover:text-accent">{review.externalUserId}</span>
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
