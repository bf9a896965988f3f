import type { CommissionEntry, CommissionPayout, Commission as Earned } from '@surety/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { address, withQuery } from '#api/client.ts';
import { useCommand } from '#api/command.ts';
import {
  commissionEntriesQuery,
  commissionPayoutsQuery,
  commissionQuery,
  payCommission,
} from '#api/commission.ts';
import { messageOf } from '#api/errors.ts';
import { shortId } from '#labels/format.ts';
import { ATTEMPT_LABELS } from '#labels/payouts.ts';
import { useMay } from '#shell/may.ts';
import { PersonName } from '#shell/person-name.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { DayInput } from '#ui/form/day-input.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { PagedList } from '#ui/list.tsx';
import { Money } from '#ui/money.tsx';
import { Page, PendingPage, Section } from '#ui/page.tsx';
import { Empty } from '#ui/states.tsx';
import { type Column, Narrow, ROW_LINK, whenColumn } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';
import { useSay } from '#ui/toast.tsx';

const route = getRouteApi('/members/commission');

/** What the platform has earned, where it is, and the entries that it comes from. */
export function CommissionPage() {
  const period = route.useSearch();
  const navigate = route.useNavigate();
  const totals = useQuery(commissionQuery);
  const entries = useInfiniteQuery(commissionEntriesQuery(period));
  const payouts = useInfiniteQuery(commissionPayoutsQuery);
  if (!totals.data) return <PendingPage title="Commission" query={totals} />;
  return (
    <Page
      title="Commission"
      lede={
        <>
          The fees that you earn with each release, and their payouts to your own account.{' '}
          <a href="/docs/guide/fees" className={TEXT_LINK}>
            How it works
          </a>
        </>
      }
      actions={
        <>
          <Link to="/payouts/account" search={{ seller: 'surety:commission' }} className={buttonClass()}>
            Your account
          </Link>
          <a href={address(withQuery('/commission.csv', period))} download className={buttonClass()}>
            <DownloadIcon /> Export CSV
          </a>
        </>
      }
    >
      {totals.data.data.length === 0 ? (
        <Empty title="No commission yet">
          State fees when you create an agreement, or for all new ones in the terms policy.
        </Empty>
      ) : (
        <>
          <div className="divide-y divide-line">
            {totals.data.data.map((one) => (
              <Totals key={one.currency} totals={one} />
            ))}
          </div>
          <Section title="Payouts">
            <PagedList
              label="Payouts of your commission, newest first"
              query={payouts}
              columns={PAYOUT_COLUMNS}
              rowKey={(row) => row.id}
              empty={<p className="text-sm text-soft">None yet.</p>}
            />
          </Section>
          <Section
            title="Entries"
            aside={
              <span className="flex flex-wrap items-end gap-x-6 gap-y-3">
                <DayInput
                  label="From"
                  value={period.from}
                  onChange={(from) => void navigate({ search: (old) => ({ ...old, from }) })}
                />
                <DayInput
                  label="Before"
                  value={period.to}
                  onChange={(to) => void navigate({ search: (old) => ({ ...old, to }) })}
                />
              </span>
            }
          >
            <PagedList
              label="Entries of your commission, newest first"
              query={entries}
              columns={ENTRY_COLUMNS}
              rowKey={(row) => `${row.agreementId} ${row.sequence}`}
              empty={<p className="text-sm text-soft">Nothing in this period.</p>}
            />
          </Section>
        </>
      )}
    </Page>
  );
}

function Totals({ totals }: { totals: Earned['data'][number] }) {
  const { currency, earned, available, submitted, paidOut } = totals;
  const figures = [
    { name: 'Earned', amount: earned },
    { name: 'Paid out', amount: paidOut },
    { name: 'With the bank', amount: submitted },
    { name: 'Available', amount: available },
    { name: 'Waiting', amount: earned - paidOut - submitted - available },
  ];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 py-4 first:pt-0">
      <dl className="grid grow grid-cols-2 gap-x-8 gap-y-3 sm:grid-cols-3 xl:grid-cols-5">
        {figures.map(({ name, amount }, index) => (
          <div key={name} className={index === 0 ? 'max-sm:col-span-2' : ''}>
            <dt className="text-[0.8125rem] text-soft">{name}</dt>
            <dd className={`text-lg ${amount === 0 ? 'text-soft' : ''}`}>
              <Money amount={amount} currency={currency} strong={amount !== 0} />
            </dd>
          </div>
        ))}
      </dl>
      <PayOut currency={currency} available={available} />
    </div>
  );
}

function PayOut({ currency, available }: { currency: string; available: number }) {
  const may = useMay();
  const say = useSay();
  const pay = useCommand(payCommission, {
    onDone: () => say('Sent to the bank'),
    onRefused: (error) => say(messageOf(error), { bad: true }),
  });
  if (available === 0 || !may('money.move')) return null;
  return (
    <Button look="primary" busy={pay.isPending} onClick={() => pay.mutate({ currency })}>
      {`Pay out ${currency} now`}
    </Button>
  );
}

function PayoutStatus({ payout }: { payout: CommissionPayout }) {
  const { label, tone } = ATTEMPT_LABELS[payout.status];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {payout.reason && <span className="mt-1 block text-xs break-words text-bad">{payout.reason}</span>}
    </>
  );
}

const PAYOUT_COLUMNS: readonly Column<CommissionPayout>[] = [
  whenColumn('Sent', { below: (row) => <PayoutStatus payout={row} /> }),
  {
    name: 'Bank reference',
    wideOnly: 'very',
    cell: (row) => <span className="font-mono text-xs text-soft">{row.reference}</span>,
  },
  { name: 'Status', wideOnly: true, cell: (row) => <PayoutStatus payout={row} /> },
  {
    name: 'Amount',
    right: true,
    cell: (row) => <Money amount={row.amount} currency={row.currency} strong />,
  },
];

const ENTRY_COLUMNS: readonly Column<CommissionEntry>[] = [
  {
    name: 'Agreement',
    cell: (row) => (
      <Link to="/agreements/$id" params={{ id: row.agreementId }} className={ROW_LINK}>
        <span className="font-mono whitespace-nowrap group-hover:text-accent">
          {shortId(row.agreementId)}
        </span>
        <Narrow>
          <When at={row.createdAt} />
        </Narrow>
      </Link>
    ),
  },
  {
    name: 'Buyer and seller',
    wideOnly: 'very',
    cell: (row) => (
      <span className="text-soft [overflow-wrap:anywhere]">
        <PersonName id={row.buyerExternalId} /> to <PersonName id={row.sellerExternalId} />
      </span>
    ),
  },
  whenColumn('When', { wideOnly: true }),
  {
    name: 'Amount',
    right: true,
    cell: (row) => {
      const isReturned = row.type === 'returned';
      return (
        <>
          <Money amount={isReturned ? -row.amount : row.amount} currency={row.currency} strong />
          {isReturned && <span className="block text-xs text-soft">Given back</span>}
        </>
      );
    },
  },
];
