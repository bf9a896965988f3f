import type { LedgerEntry } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { address } from '#api/client.ts';
import { ledgerQuery } from '#api/queries.ts';
import type { AgreementDetail } from '#api/types.ts';
import { movementLabel } from '#labels/escrow.ts';
import { formatDateTime } from '#labels/format.ts';
import { humanise } from '#labels/humanise.ts';
import { buttonClass } from '#ui/button.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { Money } from '#ui/money.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { Aside, type Column, Narrow, Table } from '#ui/table.tsx';

type Line = LedgerEntry & { readonly escrowAfter: number };

/** The journal as a bank statement: every movement, its accounts, and the balance in escrow. */
export function Statement({ agreement }: { agreement: AgreementDetail }) {
  const query = useQuery(ledgerQuery(agreement.id));
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  const { currency, entries, nextCursor } = query.data;
  if (entries.length === 0) return <p className="py-6 text-soft">No money has moved yet.</p>;
  return (
    <>
      <Table
        label="Movements, oldest first"
        columns={columnsFor(currency)}
        rows={withBalance(entries)}
        rowKey={(line) => String(line.sequence)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 pt-5 text-sm text-soft">
        <span>
          {nextCursor
            ? 'These are the first hundred movements. The file has all of them.'
            : 'Each line is linked to the one before it by a hash.'}
        </span>
        <a
          href={address(`/agreements/${agreement.id}/ledger.csv`)}
          download
          className={buttonClass('secondary', 'small')}
        >
          <DownloadIcon /> Download CSV
        </a>
      </div>
    </>
  );
}

function withBalance(entries: readonly LedgerEntry[]): Line[] {
  let escrow = 0;
  return entries.map((entry) => {
    if (entry.credit === 'escrow') escrow += entry.amount;
    if (entry.debit === 'escrow') escrow -= entry.amount;
    return { ...entry, escrowAfter: escrow };
  });
}

const columnsFor = (currency: string): readonly Column<Line>[] => [
  {
    name: 'Movement',
    cell: (line) => (
      <>
        <span className="font-medium">{movementLabel(line.kind)}</span>
        <Aside>
          <span className="figures">{formatDateTime(line.createdAt)}</span>
        </Aside>
      </>
    ),
  },
  {
    name: 'Debit and credit',
    wideOnly: true,
    cell: (line) => (
      <span className="text-soft">
        {humanise(line.debit)} <span aria-hidden>→</span>
        <span className="sr-only">to</span> {humanise(line.credit)}
      </span>
    ),
  },
  {
    name: 'Amount',
    right: true,
    cell: (line) => (
      <>
        <Money amount={line.amount} currency={currency} strong />
        <Narrow>
          <Money amount={line.escrowAfter} currency={currency} /> held
        </Narrow>
      </>
    ),
  },
  {
    name: 'In escrow',
    right: true,
    wideOnly: true,
    cell: (line) => (
      <span className="text-soft">
        <Money amount={line.escrowAfter} currency={currency} />
      </span>
    ),
  },
];
