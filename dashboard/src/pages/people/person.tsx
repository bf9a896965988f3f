import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { disputesQuery } from '#api/disputes.ts';
import {
  agreementsQuery,
  assessmentsQuery,
  payoutsQuery,
  personQuery,
  verificationsQuery,
} from '#api/queries.ts';
import type { AgreementRow, Person } from '#api/types.ts';
import { formatMoney, isZero } from '#labels/format.ts';
import { payoutLabel } from '#labels/payouts.ts';
import { DISPUTE_COLUMNS } from '#pages/disputes/disputes.tsx';
import { VERIFICATION_COLUMNS } from '#pages/identity/verifications.tsx';
import { useMay } from '#shell/may.ts';
import { PersonLink } from '#shell/person-link.tsx';
import { Badge, FlagBadge, StatusBadge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy.tsx';
import { PagedList } from '#ui/list.tsx';
import { Money } from '#ui/money.tsx';
import { Name } from '#ui/name.tsx';
import { Page, PendingPage, Section } from '#ui/page.tsx';
import { type Column, ROW_LINK, whenColumn } from '#ui/table.tsx';

const route = getRouteApi('/members/people/$externalId');

/** Everything about one person: their agreements on both sides, their money, scores and verifications. */
export function PersonPage() {
  const { externalId } = route.useParams();
  const may = useMay();
  const query = useQuery(personQuery(externalId));
  if (!query.data) return <PendingPage title={externalId} query={query} />;
  const person = query.data;
  return (
    <Page
      title={person.name ?? externalId}
      heading={<Name name={person.name} id={externalId} />}
      lede={
        <span className="inline-flex flex-wrap items-center gap-x-3">
          <span className="inline-flex items-center font-mono text-[0.8125rem] [overflow-wrap:anywhere]">
            {externalId}
            <CopyButton text={externalId} label="Copy id" />
          </span>
          {person.email && <bdi dir="auto">{person.email}</bdi>}
        </span>
      }
      actions={
        <>
          {may('audit.read') && (
            <Link to="/audit-log" search={{ subject: externalId }} className={buttonClass()}>
              Audit log
            </Link>
          )}
          <Link to="/payouts/account" search={{ seller: externalId }} className={buttonClass()}>
            Bank account
          </Link>
        </>
      }
    >
      <MoneyOf person={person} />
      <Agreements title="As buyer" filter={{ buyer: externalId }} other="seller" />
      <Agreements title="As seller" filter={{ seller: externalId }} other="buyer" />
      <Disputes person={externalId} />
      <Payouts seller={externalId} />
      {may('risk.read') && <Assessments user={externalId} />}
      {may('identity.read') && <Verifications user={externalId} />}
    </Page>
  );
}

/** Per side and currency: what came in, what waits, what went out. */
function MoneyOf({ person: { money } }: { person: Person }) {
  if (money.length === 0) return <p className="text-soft">No agreements yet.</p>;
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-6 gap-y-5">
      {money.flatMap(({ side, currency, ...sums }) => {
        const figures =
          side === 'buyer'
            ? [
                { name: 'Paid in', amount: sums.deposited },
                { name: 'Held in escrow', amount: sums.held },
                { name: 'Refunded', amount: sums.refunded },
              ]
            : [
                { name: 'In escrow for them', amount: sums.held },
                { name: 'On its way to them', amount: sums.onItsWay },
                { name: 'Paid out', amount: sums.paidOut },
              ];
        return figures.map(({ name, amount }) => (
          <div key={`${side} ${currency} ${name}`} className="min-w-0">
            <dt className="text-[0.8125rem] text-soft">{`${name}, as ${side}`}</dt>
            <dd
              className={`figures mt-0.5 text-lg [overflow-wrap:anywhere] ${isZero(amount) ? 'text-soft' : 'font-medium'}`}
            >
              {formatMoney(amount, currency)}
            </dd>
          </div>
        ));
      })}
    </dl>
  );
}

type AgreementsProps = {
  title: string;
  filter: { buyer?: string; seller?: string };
  other: 'buyer' | 'seller';
};

function Agreements({ title, filter, other }: AgreementsProps) {
  const query = useInfiniteQuery(agreementsQuery(filter));
  const columns: readonly Column<AgreementRow>[] = [
    {
      name: 'Agreement',
      cell: (row) => (
        <Link to="/agreements/$id" params={{ id: row.id }} className={ROW_LINK}>
          <span className="font-medium group-hover:text-accent">
            {row.milestones[0]?.title ?? row.id}
            {row.milestones.length > 1 && ` and ${row.milestones.length - 1} more`}
          </span>
        </Link>
      ),
    },
    {
      name: other === 'seller' ? 'Seller' : 'Buyer',
      wideOnly: true,
      cell: (row) => <PersonLink quiet name={row[`${other}Name`]} id={row[`${other}ExternalId`]} />,
    },
    { name: 'Status', wideOnly: true, cell: (row) => <StatusBadge status={row.status} /> },
    whenColumn('Created', { wideOnly: true }),
    {
      name: 'Amount',
      right: true,
      cell: (row) => <Money amount={row.totalAmount} currency={row.currency} strong />,
    },
  ];
  return (
    <Section title={title}>
      <PagedList
        label={`Agreements ${title.toLowerCase()}, newest first`}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        empty={<p className="text-sm text-soft">None.</p>}
      />
    </Section>
  );
}

/** Not shown for people without disputes. */
function Disputes({ person }: { person: string }) {
  const query = useInfiniteQuery(disputesQuery({ show: 'all', person }));
  if (!query.data?.pages[0]?.data.length) return null;
  return (
    <Section title="Disputes">
      <PagedList
        label="Disputes, open ones first"
        query={query}
        columns={DISPUTE_COLUMNS}
        rowKey={(row) => row.id}
        empty={null}
      />
    </Section>
  );
}

function Payouts({ seller }: { seller: string }) {
  const query = useInfiniteQuery(payoutsQuery({ seller }));
  return (
    <Section title="Payouts">
      <PagedList
        label="Payouts, newest first"
        query={query}
        columns={[
          {
            name: 'Payout',
            cell: (row) => (
              <Link to="/agreements/$id" params={{ id: row.agreementId }} className={ROW_LINK}>
                <Money amount={row.amount} currency={row.currency} strong />
              </Link>
            ),
          },
          {
            name: 'Status',
            cell: (row) => {
              const { label, tone } = payoutLabel(row);
              return <Badge tone={tone}>{label}</Badge>;
            },
          },
          whenColumn('Created', { right: true }),
        ]}
        rowKey={(row) => row.id}
        empty={<p className="text-sm text-soft">None.</p>}
      />
    </Section>
  );
}

function Assessments({ user }: { user: string }) {
  const query = useInfiniteQuery(assessmentsQuery({ platformUserId: user }));
  return (
    <Section
      title="Risk"
      aside={
        <Link to="/risk" search={{ user }} className={buttonClass('secondary', 'small')}>
          Devices and history
        </Link>
      }
    >
      <PagedList
        label="Assessments, newest first"
        query={query}
        columns={[
          {
            name: 'Score',
            cell: (row) => (
              <Link to="/risk/$id" params={{ id: row.id }} className={ROW_LINK}>
                <span className="figures font-medium group-hover:text-accent">{row.score}</span>
              </Link>
            ),
          },
          { name: 'Flag', cell: (row) => <FlagBadge flag={row.flag} /> },
          whenColumn('When', { right: true }),
        ]}
        rowKey={(row) => row.id}
        empty={<p className="text-sm text-soft">None.</p>}
      />
    </Section>
  );
}

function Verifications({ user }: { user: string }) {
  const query = useInfiniteQuery(verificationsQuery({ externalUserId: user }));
  return (
    <Section title="Identity">
      <PagedList
        label="Verifications, newest first"
        query={query}
        columns={VERIFICATION_COLUMNS}
        rowKey={(row) => row.id}
        empty={<p className="text-sm text-soft">Not verified yet.</p>}
      />
    </Section>
  );
}
