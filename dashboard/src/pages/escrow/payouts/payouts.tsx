import type { Payout } from '@surety/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { payoutsQuery } from '#api/queries.ts';
import { shortId } from '#labels/format.ts';
import { PAYOUT_LABELS, PAYOUT_STATUSES, payoutLabel } from '#labels/payouts.ts';
import { HELD_LABELS } from '#labels/release.ts';
import { PersonName } from '#shell/person-name.tsx';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Select } from '#ui/form/field.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { PagedList } from '#ui/list.tsx';
import { Money } from '#ui/money.tsx';
import { Page } from '#ui/page.tsx';
import { Empty } from '#ui/states.tsx';
import { Aside, type Column, Narrow, ROW_LINK, whenColumn } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';
import { AccountLine, Destination } from './attempts.tsx';

const route = getRouteApi('/members/payouts');

const COLUMNS: readonly Column<Payout>[] = [
  {
    name: 'Payee',
    cell: (row) => (
      <Link to="/agreements/$id" params={{ id: row.agreementId }} className={ROW_LINK}>
        <span className="font-medium [overflow-wrap:anywhere] group-hover:text-accent">
          <PersonName id={row.payeeExternalId} />
        </span>
        <Aside wideOnly>
          <span className="font-mono whitespace-nowrap">{shortId(row.agreementId)}</span>
        </Aside>
        <Narrow>
          <Status payout={row} />
        </Narrow>
        <NarrowDestination payout={row} />
      </Link>
    ),
  },
  {
    name: 'Sent to',
    wideOnly: true,
    cell: (row) => <Destination to={row.attempts.at(-1)?.destination} />,
  },
  { name: 'Status', wideOnly: true, cell: (row) => <Status payout={row} /> },
  whenColumn('Released', { wideOnly: 'very' }),
  {
    name: 'Amount',
    right: true,
    cell: (row) => (
      <>
        <Money amount={row.amount} currency={row.currency} strong />
        <Narrow until="very">
          <When at={row.createdAt} />
        </Narrow>
      </>
    ),
  },
];

function NarrowDestination({ payout }: { payout: Payout }) {
  const to = payout.attempts.at(-1)?.destination;
  return to ? (
    <Narrow>
      <AccountLine account={to} />
    </Narrow>
  ) : null;
}

/** With the bank's reason if the last attempt failed. */
function Status({ payout }: { payout: Payout }) {
  const { label, tone } = payout.holds.length > 0 ? HELD_LABELS : payoutLabel(payout);
  const reason = payout.status === 'SUCCEEDED' ? null : payout.attempts.at(-1)?.reason;
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {reason && <span className="mt-1 block max-w-56 text-xs break-words text-bad">{reason}</span>}
    </>
  );
}

export function Payouts() {
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const filtered = filter.status !== undefined || filter.seller !== undefined;
  return (
    <Page
      title="Payouts"
      lede="Payouts to your sellers, where they go, and their state at the bank."
      actions={
        <>
          {filter.seller !== undefined && (
            <Link to="/payouts/account" search={{ seller: filter.seller }} className={buttonClass()}>
              Seller’s account
            </Link>
          )}
          <Link to="/payouts/policy" className={buttonClass()}>
            Release policy
          </Link>
        </>
      }
    >
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox
          label="Search by seller"
          placeholder="A seller’s id"
          value={filter.seller}
          onSearch={(seller) => void navigate({ search: (old) => ({ ...old, seller }) })}
        />
        <Select
          aria-label="Status"
          className="w-full sm:w-44"
          value={filter.status ?? ''}
          onChange={(event) => {
            const status = (event.target.value || undefined) as Payout['status'] | undefined;
            void navigate({ search: (old) => ({ ...old, status }) });
          }}
        >
          <option value="">All statuses</option>
          {PAYOUT_STATUSES.map((status) => (
            <option key={status} value={status}>
              {PAYOUT_LABELS[status].label}
            </option>
          ))}
        </Select>
      </div>
      <PagedList
        label="Payouts, newest first"
        query={useInfiniteQuery(payoutsQuery(filter))}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        empty={
          filtered ? (
            <Empty title="Nothing matches">
              The search finds exact matches only, for ids as you sent them.
            </Empty>
          ) : (
            <Empty title="No payouts yet">
              When both sides have confirmed a milestone and its money is here, it is paid out to the seller.
            </Empty>
          )
        }
      />
    </Page>
  );
}
