import type { Deposit } from '@surety/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { surety } from '#api/client.ts';
import { keys } from '#api/keys.ts';
import { payerLabel } from '#labels/escrow.ts';
import { Badge } from '#ui/badge.tsx';
import { Money } from '#ui/money.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { type Column, Narrow, Table } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';

const agreementDepositsQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.agreement(id), 'deposits'],
    queryFn: () => surety.escrow.agreements.retrieve(id, { expand: 'deposits' }),
  });

/** The deposits, and how each sender's name compares with the buyer's. */
export function Deposits({ agreementId }: { agreementId: string }) {
  const query = useQuery(agreementDepositsQuery(agreementId));
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  const { deposits = [], currency } = query.data;
  if (deposits.length === 0) return <p className="py-6 text-soft">No money has come in yet.</p>;
  return (
    <Table
      label="Deposits, newest first"
      columns={columnsFor(currency)}
      rows={deposits}
      rowKey={({ provider, transactionId }) => `${provider}:${transactionId}`}
    />
  );
}

const columnsFor = (currency: string): readonly Column<Deposit>[] => [
  {
    name: 'Paid by',
    cell: (deposit) => (
      <>
        <span className="font-medium [overflow-wrap:anywhere]">{deposit.senderName ?? 'Unknown'}</span>
        <span className="mt-0.5 block text-xs text-soft">
          {deposit.paidByAnother ? <Badge tone="warn">{payerLabel(deposit)}</Badge> : payerLabel(deposit)}
        </span>
      </>
    ),
  },
  {
    name: 'Received',
    wideOnly: true,
    cell: ({ receivedAt }) => (
      <span className="text-soft">
        <When at={receivedAt} />
      </span>
    ),
  },
  {
    name: 'Amount',
    right: true,
    cell: ({ amount, returned, reversed, receivedAt }) => (
      <>
        <Money amount={amount} currency={currency} strong />
        {returned + reversed > 0 && (
          <span className="block text-xs text-soft">
            <Money amount={returned + reversed} currency={currency} /> returned
          </span>
        )}
        <Narrow>
          <When at={receivedAt} />
        </Narrow>
      </>
    ),
  },
];
