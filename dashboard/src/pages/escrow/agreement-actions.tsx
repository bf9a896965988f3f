import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { cancelAgreement, freezeAgreement, unfreezeAgreement } from '#api/commands.ts';
import type { AgreementDetail } from '#api/types.ts';
import { formatMoney } from '#labels/format.ts';
import { useMay } from '#shell/may.ts';
import { useSayDone } from '#shell/say-done.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';
import { isOver } from './is-over.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** The actions that the agreement's state allows. The server decides. */
export function AgreementActions({ agreement }: { agreement: AgreementDetail }) {
  const [asking, setAsking] = useState<'freeze' | 'cancel' | 'refund' | null>(null);
  const close = () => setAsking(null);
  const over = isOver(agreement);
  const may = useMay();
  const { deposited, refunding } = agreement.funding;
  const late = agreement.unapplied > 0;
  if (over && agreement.hold === null && !late && refunding === 0) return null;
  const started = agreement.milestones.some((milestone) => milestone.settlement !== 'OPEN');
  return (
    <>
      {agreement.hold === null ? (
        <>
          {(!over || late) && may('money.move') && (
            <Button onClick={() => setAsking('refund')}>{over ? 'Return late deposit…' : 'Refund…'}</Button>
          )}
          {may('escrow.hold') && <Button onClick={() => setAsking('freeze')}>Freeze…</Button>}
          {deposited === 0 && !started && !over && may('escrow.write') && (
            <Button look="danger" onClick={() => setAsking('cancel')}>
              Cancel…
            </Button>
          )}
        </>
      ) : (
        may('money.move') && <Unfreeze agreement={agreement} />
      )}
      <FreezeDialog agreement={agreement} open={asking === 'freeze'} onClose={close} />
      <CancelDialog agreement={agreement} open={asking === 'cancel'} onClose={close} />
      {asking === 'refund' && <RefundDialog agreement={agreement} onClose={close} />}
    </>
  );
}

function Unfreeze({ agreement }: { agreement: AgreementDetail }) {
  const sayDone = useSayDone();
  const unfreeze = useCommand(unfreezeAgreement, {
    onDone: (result) => sayDone(result, 'Hold lifted'),
  });
  return (
    <Button
      look="primary"
      busy={unfreeze.isPending}
      onClick={() => unfreeze.mutate({ agreementId: agreement.id })}
    >
      Lift hold
    </Button>
  );
}

type DialogProps = { agreement: AgreementDetail; open: boolean; onClose: () => void };

function FreezeDialog({ agreement, open, onClose }: DialogProps) {
  const say = useSay();
  const form = useForm(
    freezeAgreement,
    ({ reason = '' }) => ({ agreementId: agreement.id, reason }),
    ({ atBank, currency }) => {
      const out = atBank.reduce((sum, { amount }) => sum + amount, 0);
      say(
        out > 0
          ? `Agreement put on hold. The bank already has ${formatMoney(out, currency)}, which the hold does not stop.`
          : 'Agreement put on hold',
      );
      onClose();
    },
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Put on hold"
      description="Money can still come in, but none leaves until the hold is lifted."
    >
      <form method="post" onSubmit={form.onSubmit} className="space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        <Field label="Reason" hint="Your team and your webhooks can see it.">
          <Input name="reason" maxLength={500} required autoFocus />
        </Field>
        <Button type="submit" look="primary" className="w-full" busy={form.busy}>
          Freeze agreement
        </Button>
      </form>
    </Dialog>
  );
}

function CancelDialog({ agreement, open, onClose }: DialogProps) {
  const say = useSay();
  const cancel = useCommand(cancelAgreement, {
    onDone: () => {
      say('Agreement cancelled');
      onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Cancel this agreement"
      description="No money has come in, so there is nothing to return. This cannot be undone."
    >
      {cancel.error && <ErrorNote error={cancel.error} />}
      <Button
        look="danger"
        className="mt-3 w-full"
        busy={cancel.isPending}
        onClick={() => cancel.mutate({ agreementId: agreement.id })}
      >
        Cancel agreement
      </Button>
    </Dialog>
  );
}
