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

const STATES: readonly Option<'open' | 'over'>[] = [
  { value: 'open', label: 'Open' },
  { value: 'over', label: 'Decided' },
];
type Shown = Exclude<Flag, 'GREEN'> | 'appeal' | 'screening' | 'payer' | 'face' | 'all';
const KINDS: readonly Option<Shown>[] = [
  { value: 'all', label: 'All' },
  { value: 'RED', label: 'Red' },
  { value: 'AMBER', label: 'Amber' },
  { value: 'appeal', label: 'Appeals' },
  { value: 'screening', label: 'Watch list' },
  { value: 'payer', label: 'Payers' },
  { value: 'face', label: 'Faces' },
];

/** The review queue. The reviews that are due first are at the top. */
export function Reviews() {
  const { state = 'open', show = 'all' } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useInfiniteQuery(reviewsQuery({ state, ...filterOf(show) }));
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
          options={STATES}
          value={state}
          onChange={(value) =>
            void navigate({ search: (old) => ({ ...old, state: value === 'open' ? undefined : value }) })
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
        label={state === 'open' ? 'Open reviews, by due date' : 'Closed reviews, newest first'}
        query={query}
        columns={useColumns(state)}
        rowKey={({ id }) => id}
        empty={
          <Empty title={state === 'open' ? 'No open reviews' : 'No decisions yet'}>
            Payments assessed as AMBER or RED appear here, and verifications that a person appeals.
          </Empty>
        }
      />
    </Page>
  );
}

function filterOf(show: Shown) {
  if (show === 'all') return {};
  return show === 'RED' || show === 'AMBER' ? { flag: show } : { kind: show };
}

function useColumns(state: 'open' | 'over'): readonly Column<Review>[] {
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
      cell: ({ openedAt }) => (
        <span className="text-soft">
          <When at={openedAt} />
        </span>
      ),
    },
    {
      name: 'Assigned to',
      wideOnly: true,
      cell: ({ assignee }) => <span className="text-soft">{assignee ? nameOf(assignee) : 'No one yet'}</span>,
    },
    {
      name: state === 'open' ? 'Due' : 'Decision',
      right: true,
      cell: (review) => (
        <>
          <Ending review={review} />
          <Narrow>
            <When at={review.openedAt} />
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
  if (review.state === 'LAPSED') return <Badge>Not reviewed</Badge>;
  const { words, tone } = dueLabel(review.dueAt);
  return <Badge tone={tone}>{words}</Badge>;
}
