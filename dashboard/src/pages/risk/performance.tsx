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

/** How right the signals were, by what was labelled. */
export function Performance() {
  const { days = '90' } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(performanceQuery(Number(days)));
  if (!query.data) return <PendingPage title="How right the signals are" query={query} back={BACK} />;
  const { lines, labelled, bad, legitimate, disputed } = query.data;
  return (
    <Page
      title="How right the signals are"
      lede={
        <>
          <span className="figures">{`${labelled} labelled: ${bad} bad, ${legitimate} legitimate, ${disputed} disputed.`}</span>{' '}
          Below each share stands between which two the true one lies, 19 times out of 20.{' '}
          <a href="/docs/guide/reviews" className={TEXT_LINK}>
            What it means
          </a>
        </>
      }
      back={BACK}
      actions={
        <Choice
          label="How far back"
          options={SPANS}
          value={days}
          onChange={(value) => void navigate({ search: { days: value === '90' ? undefined : value } })}
        />
      }
    >
      {lines.length === 0 ? (
        <Empty title="Nothing is labelled yet">
          Label assessments on their page, decide at the desk, or send POST /v1/fraud/assessments/:id/label.
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
    name: 'What stood there',
    cell: (line) => (
      <>
        <span className="font-medium break-all">
          {line.kind === 'flag' ? flagLabel(line.name) : signalLabel(line.name)}
        </span>
        <Aside>
          <span className="capitalize">{line.kind}</span>
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
  { name: 'Right', right: true, cell: (line) => <Share share={line.precision} /> },
  { name: 'False alarms', right: true, cell: (line) => <Share share={line.falsePositiveRate} /> },
  { name: 'Found', right: true, wideOnly: true, cell: (line) => <Share share={line.recall} /> },
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
