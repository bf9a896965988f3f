import type { Flag, ListedAssessment } from '@surety/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { assessmentsQuery } from '#api/queries.ts';
import { signalLabel } from '#labels/risk.ts';
import { SNIPPETS } from '#labels/snippets.ts';
import { PersonName } from '#shell/person-name.tsx';
import { Score } from '#ui/badge.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import type { Option } from '#ui/form/choice.tsx';
import { Money } from '#ui/money.tsx';
import { Page } from '#ui/page.tsx';
import { Empty } from '#ui/states.tsx';
import { Aside, type Column, Narrow, ROW_LINK, Some, whenColumn } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';
import { UserList } from '#ui/user-list.tsx';
import { AddressCredit } from './credit.tsx';

const route = getRouteApi('/members/risk');

export const ASSESSMENT_COLUMNS: readonly Column<ListedAssessment>[] = [
  {
    name: 'User',
    cell: (row) => (
      <Link to="/risk/$id" params={{ id: row.id }} className={ROW_LINK}>
        <span className="font-medium [overflow-wrap:anywhere] group-hover:text-accent">
          <PersonName id={row.platformUserId} />
        </span>
        <Aside>
          <span className="@2xl:whitespace-nowrap">
            {row.endpoint === 'payment' ? 'Payment' : 'Fraud check'}
            {row.simulated && ', simulated'}
          </span>
        </Aside>
      </Link>
    ),
  },
  {
    name: 'Score',
    cell: ({ score, flag }) => <Score score={score} flag={flag} />,
  },
  {
    name: 'Signals',
    wideOnly: true,
    cell: (row) => <Some of={row.triggeredSignals.map(signalLabel)} />,
  },
  whenColumn('When', { wideOnly: 'very' }),
  {
    name: 'Amount',
    right: true,
    cell: (row) => (
      <>
        <Money amount={row.transactionAmount} currency={row.currency} />
        <Narrow until="very">
          <When at={row.createdAt} />
        </Narrow>
      </>
    ),
  },
];

const FLAG_OPTIONS: readonly Option<Flag | 'all'>[] = [
  { value: 'all', label: 'All' },
  { value: 'RED', label: 'Red' },
  { value: 'AMBER', label: 'Amber' },
  { value: 'GREEN', label: 'Green' },
];

export function Risk() {
  const { flag, user } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Page
      title="Risk"
      lede={
        <>
          Every assessment, with the reasons for its score.{' '}
          <Link to="/risk/greens" className={TEXT_LINK}>
            Riskiest greens
          </Link>
          {', '}
          <Link to="/risk/performance" className={TEXT_LINK}>
            signal performance
          </Link>
        </>
      }
      actions={
        <Link to="/risk/rules" className={TEXT_LINK}>
          Rules and lists
        </Link>
      }
    >
      <UserList
        label="Assessments, newest first"
        query={useInfiniteQuery(assessmentsQuery({ flag, platformUserId: user }))}
        columns={ASSESSMENT_COLUMNS}
        user={user}
        onUser={(value) => void navigate({ search: (old) => ({ ...old, user: value }) })}
        verdict={{
          label: 'Flag',
          options: FLAG_OPTIONS,
          value: flag,
          onChange: (value) => void navigate({ search: (old) => ({ ...old, flag: value }) }),
        }}
        nothingFound="No assessment matches this flag and user."
        first={
          <Empty title="No assessments yet" snippet={SNIPPETS.assessFraud}>
            Request one before a payment, or whenever a user does something important.
          </Empty>
        }
      />
      <AddressCredit />
    </Page>
  );
}
