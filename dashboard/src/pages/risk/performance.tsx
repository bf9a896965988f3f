import type { RiskPerformanceLine } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { performanceQuery } from '#api/reviews.ts';
import { flagLabel, signalLabel } from '#labels/risk.ts';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Choice } from '#ui/form/choice.tsx';
import { Page, PendingPage } from '#ui/page.tsx';
import { Empty } from '#ui/states.tsx';
import { Aside, type Column, Narrow, Table } from '#ui/table.tsx';

const route = getRouteApi('/members/risk/performance');
const BACK = { to: '/risk', label: 'Risk' } as const;
const SPANS = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
] as const;

/** How well the signals performed, measured by the labels. */
export function Performance() {
  const { days = '90' } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(performanceQuery(Number(days)));
  if (!query.data) return <PendingPage title="Signal performance" query={query} back={BACK} />;
  const { lines, labelled, bad, legitimate, disputed } = query.data;
  return (
    <Page
      title="Signal performance"
      lede={
        <>
          <span className="figures">{`${labelled} labelled: ${bad} bad, ${legitimate} legitimate, ${disputed} disputed.`}</span>{' '}
          Each percentage comes with its 95 % confidence interval.{' '}
          <a href="/docs/guide/reviews" className={TEXT_LINK}>
            How to read this
          </a>
        </>
      }
      back={BACK}
      actions={
        <Choice
          label="Period"
          options={SPANS}
          value={days}
          onChange={(value) => void navigate({ search: { days: value === '90' ? undefined : value } })}
        />
      }
    >
      {lines.length === 0 ? (
        <Empty title="No labels yet">
          Label assessments on their pages, decide reviews, or send POST /v1/fraud/assessments/:id/label.
        </Empty>
      ) : (
        <Table
          label="Flags, signals and patterns"
          columns={COLUMNS}
          rows={lines}
          rowKey={({ name }) => name}
        />
      )}
    </Page>
  );
}

const COLUMNS: readonly Column<RiskPerformanceLine>[] = [
  {
    name: 'Flag or signal',
    cell: (line) => (
      <>
        <span className="font-medium break-all">
          {line.type === 'flag' ? flagLabel(line.name) : signalLabel(line.name)}
        </span>
        <Aside>
          <span className="capitalize">{line.type}</span>
        </Aside>
        <Narrow>{`${line.bad} bad, ${line.legitimate} legitimate`}</Narrow>
      </>
    ),
  },
  {
    name: 'Bad / legitimate',
    wideOnly: true,
    right: true,
    cell: (line) => <span className="figures">{`${line.bad} / ${line.legitimate}`}</span>,
  },
  { name: 'Precision', right: true, cell: (line) => <Share share={line.precision} /> },
  { name: 'False positives', right: true, cell: (line) => <Share share={line.falsePositiveRate} /> },
  { name: 'Recall', right: true, wideOnly: true, cell: (line) => <Share share={line.recall} /> },
];

const percent = (share: number) => `${Math.round(share * 100)} %`;

function Share({ share: { value, low, high } }: { share: RiskPerformanceLine['precision'] }) {
  if (value === null) return <span className="text-soft">–</span>;
  return (
    <span className="figures whitespace-nowrap">
      <span className="font-medium">{percent(value)}</span>
      <Aside>{`${percent(low)}–${percent(high)}`}</Aside>
    </span>
  );
}
