import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { assessmentsQuery } from '../api/queries.ts';
import type { Flag, ListedAssessment } from '../api/types.ts';
import { SNIPPETS } from '../snippets.ts';
import { FlagBadge } from '../ui/badge.tsx';
import { Choice } from '../ui/choice.tsx';
import { PagedList } from '../ui/list.tsx';
import { Money } from '../ui/money.tsx';
import { Page } from '../ui/page.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Empty } from '../ui/states.tsx';
import type { Column } from '../ui/table.tsx';
import { Ago } from '../ui/time.tsx';
import { SIGNAL_WORDS } from '../words.ts';

const route = getRouteApi('/members/risk');

export const ASSESSMENT_COLUMNS: readonly Column<ListedAssessment>[] = [
  {
    name: 'User',
    cell: (row) => (
      <Link to="/risk/$id" params={{ id: row.id }} className="group block">
        <span className="font-medium break-all group-hover:text-accent">{row.platformUserId}</span>
        <span className="block text-xs text-soft">
          {row.endpoint === 'payment' ? 'Payment' : 'Fraud check'}
          {row.simulated && ', simulated'}
        </span>
      </Link>
    ),
  },
  {
    name: 'Flag',
    cell: (row) => (
      <span className="inline-flex items-center gap-2.5">
        <span className="figures w-6 text-right font-medium">{row.score}</span>
        <FlagBadge flag={row.flag} />
      </span>
    ),
  },
  {
    name: 'Signals',
    wideOnly: true,
    cell: (row) => (
      <span className="text-[0.8125rem] text-soft">
        {row.triggeredSignals.map((signal) => SIGNAL_WORDS[signal] ?? signal).join(', ') || 'None'}
      </span>
    ),
  },
  {
    name: 'When',
    wideOnly: true,
    cell: (row) => (
      <span className="text-soft">
        <Ago at={row.createdAt} />
      </span>
    ),
  },
  {
    name: 'Amount',
    right: true,
    cell: (row) => <Money amount={row.transactionAmount} currency={row.currency} />,
  },
];

type Shown = Flag | 'ALL';
const OPTIONS: readonly { value: Shown; label: string }[] = [
  { value: 'ALL', label: 'All' },
  { value: 'RED', label: 'Red' },
  { value: 'AMBER', label: 'Amber' },
  { value: 'GREEN', label: 'Green' },
];

export function Risk() {
  const { flag, user } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useInfiniteQuery(assessmentsQuery({ flag, platformUserId: user }));
  return (
    <Page title="Risk" lede="Every assessment as it was made, with the reasons for its score.">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search by user"
          placeholder="A user’s id, as you sent it"
          value={user}
          onSearch={(value) => void navigate({ search: (old) => ({ ...old, user: value }) })}
        />
        <Choice
          label="Flag"
          options={OPTIONS}
          value={flag ?? 'ALL'}
          onChange={(value) =>
            void navigate({ search: (old) => ({ ...old, flag: value === 'ALL' ? undefined : value }) })
          }
        />
      </div>
      <PagedList
        label="Assessments, newest first"
        query={query}
        columns={ASSESSMENT_COLUMNS}
        rowKey={(row) => row.id}
        empty={
          flag || user ? (
            <Empty title="Nothing matches">No assessment has this flag and this user.</Empty>
          ) : (
            <Empty title="No assessments yet" snippet={SNIPPETS.assessFraud}>
              Ask for one before a payment or whenever a user does something that matters.
            </Empty>
          )
        }
      />
    </Page>
  );
}
