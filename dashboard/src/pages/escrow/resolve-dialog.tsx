import { useState } from 'react';
import { resolveMilestone } from '#api/commands.ts';
import type { AgreementDetail } from '#api/types.ts';
import { amountMistake, toMinor } from '#labels/amount.ts';
import { formatMoney, toDecimal } from '#labels/format.ts';
import { useSayDone } from '#shell/say-done.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { AmountInput } from '#ui/form/amount.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote } from '#ui/states.tsx';

type Milestone = AgreementDetail['milestones'][number];
type Props = { agreement: AgreementDetail; milestone: Milestone };

/** The bank does not have the money yet, so the recipient can still be decided. */
const UNDECIDED: ReadonlySet<Milestone['settlement']> = new Set([
  'OPEN',
  'QUEUED',
  'RELEASED',
  'AWAITING_DETAILS',
]);

export function ResolveButton({ agreement, milestone }: Props) {
  const [asking, setAsking] = useState(false);
  if (!UNDECIDED.has(milestone.settlement)) return null;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Decide…
      </Button>
      {asking && (
        <ResolveDialog agreement={agreement} milestone={milestone} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function ResolveDialog({ agreement, milestone, onClose }: Props & { onClose: () => void }) {
  const { currency } = agreement;
  const [back, setBack] = useState(toDecimal(milestone.amount, currency));
  const toBuyer = toMinor(back, currency);
  const fits = toBuyer !== null && toBuyer <= milestone.amount;
  const toSeller = fits ? milestone.amount - toBuyer : 0;
  const sayDone = useSayDone();
  const form = useForm(
    resolveMilestone,
    ({ reason = '' }) => ({
      agreementId: agreement.id,
      milestoneId: milestone.id,
      toBuyer: toBuyer ?? 0,
      toSeller,
      reason,
    }),
    (result) => {
      sayDone(result, 'Milestone decided');
      onClose();
    },
  );
  const held = agreement.hold === null ? '' : ' No money leaves until the hold is lifted.';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Decide “${milestone.title}”`}
      description={`Your decision replaces the missing confirmation.${held}`}
    >
      <form method="post" onSubmit={form.onSubmit} className="space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        <Field
          label={`To the buyer, ${currency}`}
          hint={`The seller gets ${formatMoney(toSeller, currency)}.`}
          error={
            amountMistake(back, currency) ??
            (fits ? null : `The amount can be at most ${formatMoney(milestone.amount, currency)}.`)
          }
        >
          <AmountInput
            currency={currency}
            value={back}
            onChange={(event) => setBack(event.target.value)}
            required
            autoFocus
          />
        </Field>
        <Field label="Reason" hint="Your team and your webhooks can see it.">
          <Input name="reason" maxLength={500} required />
        </Field>
        <Button type="submit" look="primary" className="w-full" busy={form.busy} disabled={!fits}>
          Decide milestone
        </Button>
      </form>
    </Dialog>
  );
}
