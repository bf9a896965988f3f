import type { AgreementStatus } from '@surety/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { address, withQuery } from '#api/client.ts';
import { agreementsQuery } from '#api/queries.ts';
import type { AgreementRow } from '#api/types.ts';
import { STATUS_LABELS, STATUSES } from '#labels/escrow.ts';
import { shortId } from '#labels/format.ts';
import { SNIPPETS } from '#labels/snippets.ts';
import { DataList } from '#shell/data-list.tsx';
import { useMay } from '#shell/may.ts';
import { StatusBadge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Select } from '#ui/form/field.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { CloseIcon, DownloadIcon, PlusIcon } from '#ui/icons.tsx';
import { Money } from '#ui/money.tsx';
import { Name } from '#ui/name.tsx';
import { Page } from '#ui/page.tsx';
import { Empty } from '#ui/states.tsx';
import { Aside, type Column, Narrow, ROW_LINK, whenColumn } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';
import { TermsButton } from './terms.tsx';

const route = getRouteApi('/members/agreements');

const COLUMNS: readonly Column<AgreementRow>[] = [
  {
    name: 'Agreement',
    value: ({ buyerName, buyerExternalId }) => buyerName ?? buyerExternalId,
    cell: (row) => (
      <Link to="/agreements/$id" params={{ id: row.id }} className={ROW_LINK}>
        <span className="font-medium [overflow-wrap:anywhere] group-hover:text-accent">
          <Name name={row.buyerName} id={row.buyerExternalId} /> <span className="text-soft">to</span>{' '}
          <Name name={row.sellerName} id={row.sellerExternalId} />
        </span>
        <Aside wideOnly>
          <span className="font-mono whitespace-nowrap">{shortId(row.id)}</span>
        </Aside>
        <Narrow>
          <StatusBadge status={row.status} />
        </Narrow>
      </Link>
    ),
  },
  {
    name: 'Status',
    wideOnly: true,
    value: ({ status }) => status,
    cell: (row) => <StatusBadge status={row.status} />,
  },
  { name: 'Milestones', wideOnly: true, cell: (row) => <MilestoneBar row={row} /> },
  whenColumn('Created', { wideOnly: true, value: ({ createdAt }) => createdAt }),
  {
    name: 'Amount',
    value: ({ totalAmount }) => totalAmount,
    right: true,
    cell: (row) => (
      <>
        <Money amount={row.totalAmount} currency={row.currency} strong />
        <Narrow>
          <When at={row.createdAt} />
        </Narrow>
      </>
    ),
  },
];

export function Agreements() {
  const { sort, hide, dense, ...filter } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useInfiniteQuery(agreementsQuery(filter));
  const may = useMay();
  const filtered = Object.values(filter).some((value) => value !== undefined);
  return (
    <Page
      title="Agreements"
      actions={
        <>
          <a href={address(withQuery('/agreements.csv', filter))} download className={buttonClass()}>
            <DownloadIcon /> Export CSV
          </a>
          <TermsButton />
          {may('escrow.write') && (
            <Link to="/agreements/new" className={buttonClass('primary')}>
              <PlusIcon /> New agreement
            </Link>
          )}
        </>
      }
    >
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox
          label="Search agreements"
          placeholder="Id, account number, buyer or seller"
          value={filter.search}
          onSearch={(search) => void navigate({ search: (old) => ({ ...old, search }) })}
        />
        <Select
          aria-label="Status"
          className="w-full sm:w-44"
          value={filter.status ?? ''}
          onChange={(event) => {
            const status = (event.target.value || undefined) as AgreementStatus | undefined;
            void navigate({ search: (old) => ({ ...old, status }) });
          }}
        >
          <option value="">All statuses</option>
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_LABELS[status].label}
            </option>
          ))}
        </Select>
        {(filter.currency !== undefined || filter.overpaid !== undefined) && (
          <Button
            onClick={() =>
              void navigate({ search: (old) => ({ ...old, currency: undefined, overpaid: undefined }) })
            }
          >
            {[filter.overpaid && 'Overpaid', filter.currency].filter(Boolean).join(', ')}
            <CloseIcon />
            <span className="sr-only">remove this filter</span>
          </Button>
        )}
      </div>
      <DataList
        label="Agreements, newest first"
        query={query}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        view={{ sort, hide, dense }}
        onView={(change) => void navigate({ search: (old) => ({ ...old, ...change }), replace: true })}
        moneyOf={({ totalAmount, currency }) => ({ amount: totalAmount, currency })}
        csvOf={(ids) => address(withQuery('/agreements.csv', { ids }))}
        nameOf={(row) => row.id}
        empty={filtered ? <NothingFound /> : <FirstAgreement />}
      />
    </Page>
  );
}

function MilestoneBar({ row }: { row: AgreementRow }) {
  const done = row.milestones.filter((milestone) => milestone.status === 'COMPLETED').length;
  return (
    <span className="inline-flex items-center gap-3 whitespace-nowrap">
      <span aria-hidden className="h-1.5 w-16 overflow-hidden rounded-full bg-muted">
        <span
          className="block h-full rounded-full bg-accent-fill"
          style={{ width: `${(100 * done) / row.milestones.length}%` }}
        />
      </span>
      <span className="figures text-soft">{`${done} of ${row.milestones.length}`}</span>
    </span>
  );
}

function NothingFound() {
  return (
    <Empty title="Nothing matches">
      The search finds exact matches only: an agreement’s id, an account number, or your own id of a buyer or
      seller.
    </Empty>
  );
}

function FirstAgreement() {
  return (
    <Empty title="No agreements yet" snippet={SNIPPETS.createAgreement}>
      An agreement holds the buyer’s money and releases it to the seller milestone by milestone.
    </Empty>
  );
}
