import type { ListedAssessment } from '@surety/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { greensQuery } from '#api/queries.ts';
import { fraudTypeLabel } from '#labels/risk.ts';
import { Choice } from '#ui/form/choice.tsx';
import { PagedList } from '#ui/list.tsx';
import { Page } from '#ui/page.tsx';
import { Empty } from '#ui/states.tsx';
import type { Column } from '#ui/table.tsx';
import { ASSESSMENT_COLUMNS } from './assessments.tsx';

const route = getRouteApi('/members/risk/greens');
const BACK = { to: '/risk', label: 'Risk' } as const;
const SPANS = [
  { value: '1', label: 'A day' },
  { value: '3', label: '3 days' },
  { value: '7', label: 'A week' },
] as const;

const [user, score, ...others] = ASSESSMENT_COLUMNS;
const COLUMNS: readonly Column<ListedAssessment>[] = [
  ...(user && score ? [user, score] : []),
  {
    name: 'Looks like',
    wideOnly: true,
    cell: ({ fraudType }) => (fraudType ? fraudTypeLabel(fraudType) : <span className="text-soft">–</span>),
  },
  ...others,
];

/** Frauds that the score misses are among the riskiest of those that passed. */
export function RiskiestGreens() {
  const { days = '1' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Page
      title="Riskiest greens"
      lede="What passed with the most points and has no label yet. Label one, and it leaves the queue."
      back={BACK}
      actions={
        <Choice
          label="Period"
          options={SPANS}
          value={days}
          onChange={(value) => void navigate({ search: { days: value === '1' ? undefined : value } })}
        />
      }
    >
      <PagedList
        label="Green assessments without a label, riskiest first"
        query={useInfiniteQuery(greensQuery(Number(days)))}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        empty={<Empty title="Nothing to look at">No green assessment of this time has points.</Empty>}
      />
    </Page>
  );
}
