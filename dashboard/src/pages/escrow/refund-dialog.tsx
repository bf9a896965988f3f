import type { RefundParams } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { refundAgreement } from '#api/commands.ts';
import { refundPreviewQuery } from '#api/queries.ts';
import type { AgreementDetail, RefundPreview } from '#api/types.ts';
import { movementLabel } from '#labels/escrow.ts';
import { formatMoney } from '#labels/format.ts';
import { humanise } from '#labels/humanise.ts';
import { isDisputed } from '#pages/disputes/open-dialog.tsx';
import { useSayDone } from '#shell/say-done.ts';
import { StatusBadge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Choice } from '#ui/form/choice.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { Money } from '#ui/money.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { Table } from '#ui/table.tsx';

type What = 'milestones' | 'excess' | 'unapplied';

/**
 * Choose what to refund, see the postings, then confirm. The preview is computed like the refund itself, but
 * not written.
 */
export function RefundDialog({ agreement, onClose }: { agreement: AgreementDetail; onClose: () => void }) {
  const sayDone = useSayDone();
  const open = agreement.milestones.filter(
    (milestone) => milestone.settlement === 'OPEN' && !isDisputed(milestone),
  );
  const offers = offersOf(agreement, open.length > 0);
  const [what, setWhat] = useState<What>(offers[0]?.value ?? 'milestones');
  const [chosen, setChosen] = useState<string[]>(open.map((milestone) => milestone.id));
  const [reason, setReason] = useState('');
  const params: RefundParams = what === 'milestones' ? { milestoneIds: chosen } : { [what]: true };
  const ready = what !== 'milestones' || chosen.length > 0;
  const refund = useCommand(refundAgreement, {
    onDone: (result) => {
      const amount = 'amount' in result ? result.amount : 0;
      sayDone(result, `${formatMoney(amount, agreement.currency)} is being refunded to the buyer`);
      onClose();
    },
  });
  const preview = useQuery({
    ...refundPreviewQuery(agreement.id, params),
    // Once the refund is running there is nothing to preview.
    enabled: ready && !refund.isPending && !refund.isSuccess,
  });
  return (
    <Dialog
      open
      wide
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Refund the buyer"
      description="The money goes back to the account that it came from."
    >
      <div className="space-y-5">
        {offers.length > 1 && (
          <Choice label="What to refund" value={what} onChange={setWhat} options={offers} />
        )}
        {what === 'milestones' && (
          <fieldset>
            <legend className="mb-1 text-sm font-medium">Open milestones</legend>
            {open.map((milestone) => (
              <label
                key={milestone.id}
                className="flex cursor-pointer items-center gap-3 rounded-lg px-2 py-1.5 -mx-2 hover:bg-sunken"
              >
                <input
                  type="checkbox"
                  className="size-4 accent-accent"
                  checked={chosen.includes(milestone.id)}
                  onChange={(event) =>
                    setChosen(
                      event.target.checked
                        ? [...chosen, milestone.id]
                        : chosen.filter((id) => id !== milestone.id),
                    )
                  }
                />
                <span className="flex-1">{milestone.title}</span>
                <Money amount={milestone.amount} currency={agreement.currency} />
              </label>
            ))}
          </fieldset>
        )}
        {what === 'milestones' && (
          <Field label="Reason (optional)">
            <Input value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
          </Field>
        )}
        {ready && <Preview query={preview} currency={agreement.currency} />}
        {refund.error && <ErrorNote error={refund.error} />}
        <Button
          look="primary"
          className="w-full"
          busy={refund.isPending}
          disabled={!ready || !preview.data}
          onClick={() =>
            refund.mutate({
              agreementId: agreement.id,
              ...params,
              ...(what === 'milestones' && reason ? { reason } : {}),
            })
          }
        >
          {preview.data ? `Refund ${formatMoney(preview.data.amount, agreement.currency)}` : 'Refund'}
        </Button>
      </div>
    </Dialog>
  );
}

function offersOf(agreement: AgreementDetail, openMilestones: boolean): { value: What; label: string }[] {
  return [
    ...(openMilestones ? [{ value: 'milestones', label: 'Milestones' } as const] : []),
    ...(agreement.funding.excess > 0 ? [{ value: 'excess', label: 'Excess above the total' } as const] : []),
    ...(agreement.unapplied > 0 ? [{ value: 'unapplied', label: 'Deposits after the end' } as const] : []),
  ];
}

type PreviewQuery = { data: RefundPreview | undefined; error: Error | null; isPending: boolean };

function Preview({ query, currency }: { query: PreviewQuery; currency: string }) {
  if (query.error) return <ErrorNote error={query.error} />;
  if (!query.data) return <Loading />;
  const { postings, statusAfter, returnsTo } = query.data;
  return (
    <section
      aria-label="Postings"
      className="rounded-xl border border-line bg-sunken/60 p-4"
      data-testid="refund-preview"
    >
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-sm font-medium">Postings</h3>
        <span className="inline-flex items-center gap-2 text-xs text-soft">
          Status afterwards <StatusBadge status={statusAfter} />
        </span>
      </div>
      {postings.length === 0 ? (
        <p className="py-2 text-sm text-soft">
          Nothing has been paid for these milestones, so no money moves.
        </p>
      ) : (
        <Table
          label="Postings of this refund"
          rows={postings}
          rowKey={(posting) => `${posting.kind} ${posting.amount}`}
          columns={[
            {
              name: 'Movement',
              cell: (posting) => (
                <>
                  <span className="font-medium">{movementLabel(posting.kind)}</span>
                  <span className="block text-xs text-soft">
                    {`Debit ${humanise(posting.debit)}, credit ${humanise(posting.credit)}`}
                  </span>
                </>
              ),
            },
            {
              name: 'Amount',
              right: true,
              cell: (posting) => <Money amount={posting.amount} currency={currency} strong />,
            },
          ]}
        />
      )}
      {returnsTo.length > 0 && (
        <p className="mt-1 text-[0.8125rem] text-soft">
          {`The bank returns it to where ${returnsTo.length === 1 ? 'the deposit' : `${returnsTo.length} deposits`} came from.`}
        </p>
      )}
    </section>
  );
}
