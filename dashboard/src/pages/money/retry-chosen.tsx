import { SuretyError } from '@surety/sdk';
import { type ReactNode, useState } from 'react';
import { retryPayout, retryRefund } from '#api/commands.ts';
import { messageOf } from '#api/errors.ts';
import { forget } from '#api/query-client.ts';
import type { MoneyRow } from '#api/types.ts';
import { addUp, formatMoney } from '#labels/format.ts';
import { useMay } from '#shell/may.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, useHeldOpen } from '#ui/dialog.tsx';

type Outcome = 'waiting' | 'sending' | 'sent' | 'approval' | { readonly refused: string };
/** One payout or refund. A refund may have several transfers among the rows. */
type Item = { readonly id: string; readonly agreementId: string; readonly rows: readonly MoneyRow[] };

function itemsOf(rows: readonly MoneyRow[]): Item[] {
  const refused = rows.filter(({ state, subjectId }) => state === 'REFUSED' && subjectId !== null);
  const groups = Map.groupBy(refused, ({ subjectId }) => subjectId ?? '');
  return [...groups].map(([id, of]) => ({ id, agreementId: of[0]?.agreementId ?? '', rows: of }));
}

/** Sends the chosen transfers again that the bank has refused. */
export function RetryChosen({ rows, onDone }: { rows: readonly MoneyRow[]; onDone: () => void }) {
  const may = useMay();
  // Kept while the dialog is open: the list is loaded anew behind it.
  const [asked, setAsked] = useState<{ items: readonly Item[]; others: number } | null>(null);
  const items = itemsOf(rows);
  const others = rows.length - items.reduce((count, item) => count + item.rows.length, 0);
  if (!may('money.move') || (items.length === 0 && !asked)) return null;
  return (
    <>
      <Button size="small" look="primary" onClick={() => setAsked({ items, others })}>
        {`Retry ${items.length}…`}
      </Button>
      {asked && (
        <RetryDialog
          {...asked}
          onClose={(tried) => {
            setAsked(null);
            if (tried) onDone();
          }}
        />
      )}
    </>
  );
}

type DialogProps = {
  items: readonly Item[];
  /** Chosen rows that the bank has not refused. */
  others: number;
  onClose: (tried: boolean) => void;
};

function RetryDialog({ items, others, onClose }: DialogProps) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [progress, setProgress] = useState<'asking' | 'running' | 'done'>('asking');
  const run = async () => {
    setProgress('running');
    await retryAll(items, (id, outcome) => setOutcomes((known) => new Map(known).set(id, outcome)));
    setProgress('done');
  };
  const what = items.length === 1 ? '1 transfer' : `${items.length} transfers`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose(progress !== 'asking')}
      title={`Retry ${what}`}
      description="A payout goes to the payee’s account as it is now, a refund to where it was to go. Each is tried by itself, and may have to be approved first."
    >
      {progress === 'running' && <HeldOpen />}
      <p className="figures text-sm font-medium">{sumsOf(items)}</p>
      {others > 0 && (
        <p className="mt-1 text-sm text-soft">
          {`${others} of the chosen rows ${others === 1 ? 'was' : 'were'} not refused by the bank and stay as they are.`}
        </p>
      )}
      <ul
        aria-label="Transfers"
        className="my-4 max-h-80 divide-y divide-line overflow-y-auto border-y border-line"
      >
        {items.map((item) => (
          <Line
            key={item.id}
            item={item}
            outcome={outcomes.get(item.id) ?? 'waiting'}
            done={progress === 'done'}
          />
        ))}
      </ul>
      {progress === 'done' ? (
        <Button look="primary" className="w-full" onClick={() => onClose(true)}>
          Close
        </Button>
      ) : (
        <Button look="primary" className="w-full" busy={progress === 'running'} onClick={() => void run()}>
          {`Retry ${what}`}
        </Button>
      )}
    </Dialog>
  );
}

function HeldOpen(): ReactNode {
  useHeldOpen();
  return null;
}

function sumsOf(items: readonly Item[]): string {
  const byCurrency = Map.groupBy(
    items.flatMap(({ rows }) => rows),
    ({ currency }) => currency,
  );
  return [...byCurrency.values()].map(sumOf).join(' · ');
}

/** Of rows in one currency. */
function sumOf(rows: readonly MoneyRow[]): string {
  return formatMoney(addUp(rows.map(({ amount }) => amount)), rows[0]?.currency ?? '');
}

type LineProps = { item: Item; outcome: Outcome; done: boolean };

function Line({ item: { rows }, outcome, done }: LineProps) {
  const [first] = rows;
  if (!first) return null;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5 text-sm">
      <span className="min-w-0 flex-1 basis-32 [overflow-wrap:anywhere]">
        <bdi dir="auto">{first.name ?? first.externalId}</bdi>
      </span>
      <span className="figures font-medium">{sumOf(rows)}</span>
      <span className="basis-full">
        <OutcomeWords outcome={outcome} done={done} />
      </span>
    </li>
  );
}

function OutcomeWords({ outcome, done }: { outcome: Outcome; done: boolean }) {
  if (typeof outcome === 'object')
    return (
      <>
        <Badge tone="bad">Not retried</Badge>{' '}
        <span className="text-[0.8125rem] text-bad [overflow-wrap:anywhere]">{outcome.refused}</span>
      </>
    );
  if (outcome === 'sent') return <Badge tone="good">Sent again</Badge>;
  if (outcome === 'approval') return <Badge tone="warn">Waits for approval</Badge>;
  if (outcome === 'sending') return <Badge tone="info">Being sent</Badge>;
  return done ? <Badge>Not tried</Badge> : null;
}

/** The person did not confirm who they are, or is not signed in any more: the others would end alike. */
const ENDS = new Set(['factor_required', 'signed_out']);

/** One after the other, so that a list of a hundred does not crowd out the account's other requests. */
async function retryAll(
  items: readonly Item[],
  report: (id: string, outcome: Outcome) => void,
): Promise<void> {
  for (const { id, agreementId } of items) {
    report(id, 'sending');
    try {
      const result = id.startsWith('po_')
        ? await retryPayout.run({ agreementId, payoutId: id })
        : await retryRefund.run({ agreementId, refundId: id });
      report(id, 'approval' in result ? 'approval' : 'sent');
    } catch (error) {
      report(id, { refused: messageOf(error as Error) });
      if (error instanceof SuretyError && ENDS.has(error.code)) break;
    }
  }
  const agreementIds = new Set(items.map(({ agreementId }) => agreementId));
  await forget([...agreementIds].flatMap((agreementId) => retryRefund.stale({ agreementId, refundId: '' })));
}
