import type { Hold, Payout } from '@surety/sdk';
import { useState } from 'react';
import { liftHold } from '#api/commands.ts';
import { formatDateTime } from '#labels/format.ts';
import { useMay } from '#shell/may.ts';
import { useSayDone } from '#shell/say-done.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote } from '#ui/states.tsx';

/** Why a payout is held, and what lifts the hold. */
export function Holds({ payout }: { payout: Payout }) {
  if (payout.holds.length === 0) return null;
  return (
    <ul className="space-y-3 border-l-2 border-warn pl-3 text-sm">
      {payout.holds.map((hold) => (
        <HeldFor key={hold.id} hold={hold} />
      ))}
    </ul>
  );
}

function HeldFor({ hold }: { hold: Hold }) {
  const [asking, setAsking] = useState(false);
  const may = useMay();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p>{hold.because}</p>
        <p className="text-[0.8125rem] text-soft">
          {hold.until ? `Held until ${formatDateTime(hold.until)}.` : `Held until: ${hold.liftsWhen}`}
        </p>
      </div>
      {may('money.move') && <Button onClick={() => setAsking(true)}>Lift hold…</Button>}
      {asking && <LiftDialog hold={hold} onDone={() => setAsking(false)} />}
    </li>
  );
}

function LiftDialog({ hold, onDone }: { hold: Hold; onDone: () => void }) {
  const sayDone = useSayDone();
  const form = useForm(
    liftHold,
    ({ note = '' }) => ({ agreementId: hold.agreementId, holdId: hold.id, note }),
    (result) => {
      sayDone(result, 'Hold lifted');
      onDone();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title="Lift this hold"
      description={`${hold.because} The payout is sent at once unless another hold remains. Your note stays in the agreement’s history.`}
    >
      <form method="post" onSubmit={form.onSubmit} className="space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        <Field label="Note" error={form.errorOf('note')}>
          <Input name="note" required maxLength={1000} />
        </Field>
        <Button type="submit" look="primary" className="w-full" busy={form.busy}>
          Lift hold
        </Button>
      </form>
    </Dialog>
  );
}
