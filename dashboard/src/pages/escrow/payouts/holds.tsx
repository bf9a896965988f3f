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

/** Why a payout is not sent, and what would let it go: by itself, or by whoever may. */
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
          {hold.until
            ? `Held back until ${formatDateTime(hold.until)}.`
            : `Held back until: ${hold.liftsWhen}`}
        </p>
      </div>
      {may('money.move') && <Button onClick={() => setAsking(true)}>Let it go…</Button>}
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
      sayDone(result, 'The hold is lifted');
      onDone();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title="Let this payout go"
      description={`${hold.because} It is sent at once if nothing else holds it back. Your note stays in the agreement’s history.`}
    >
      <form method="post" onSubmit={form.onSubmit} className="space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        <Field label="Why it may go" error={form.errorOf('note')}>
          <Input name="note" required maxLength={1000} />
        </Field>
        <Button type="submit" look="primary" className="w-full" busy={form.busy}>
          Lift the hold
        </Button>
      </form>
    </Dialog>
  );
}
