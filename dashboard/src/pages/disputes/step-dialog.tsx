import { useState } from 'react';
import { type DisputeStep, takeDisputeStep } from '#api/disputes.ts';
import type { DisputeDetail } from '#api/types.ts';
import { DISPUTE_ACTIONS, type DisputeAction, type DisputeSide, SIDE_LABELS } from '#labels/disputes.ts';
import { toDecimal } from '#labels/format.ts';
import { useSayDone } from '#shell/say-done.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input, LongInput } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote } from '#ui/states.tsx';
import { DivisionPreview, readShare, SplitField } from './division.tsx';

type Props = { dispute: DisputeDetail; side: DisputeSide; action: DisputeAction; onClose: () => void };

const DIVIDES: ReadonlySet<DisputeAction> = new Set(['offer', 'decide']);
const SPEAKS: ReadonlySet<DisputeAction> = new Set(['message', 'offer', 'decide', 'appeal']);
const DANGER: ReadonlySet<DisputeAction> = new Set(['withdraw', 'decline_offer']);

/** One step of a dispute, for the platform or for a party. */
export function StepDialog({ dispute, side, action, onClose }: Props) {
  const { button, means, done } = DISPUTE_ACTIONS[action];
  const sayDone = useSayDone();
  const [split, setSplit] = useState(toDecimal(dispute.claim.toBuyer, dispute.currency));
  const toBuyer = readShare(split, dispute);
  const form = useForm(
    takeDisputeStep,
    (fields) => stepOf(dispute, side, action, { ...fields, toBuyer: toBuyer ?? 0 }),
    (result) => {
      sayDone(result, done);
      onClose();
    },
  );
  const divides = DIVIDES.has(action);
  return (
    <Dialog
      open
      wide={divides}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={side === 'platform' ? button : `${button}, for ${SIDE_LABELS[side]}`}
      description={means}
    >
      <form method="post" onSubmit={form.onSubmit} className="space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        {divides && <SplitField dispute={dispute} text={split} onChange={setSplit} />}
        {action === 'accept_offer' && dispute.offer && (
          <DivisionPreview dispute={dispute} toBuyer={dispute.offer.toBuyer} />
        )}
        {action === 'decide' && (
          <Field
            label="Code"
            hint="Your own code for the reason: a to z, 0 to 9 and _."
            error={form.errorOf('code')}
          >
            <Input name="code" pattern="[a-z0-9_]{1,40}" placeholder="proof_of_delivery" required />
          </Field>
        )}
        {SPEAKS.has(action) && (
          <Field
            label={action === 'offer' ? 'Message (optional)' : action === 'decide' ? 'Reasons' : 'Message'}
            hint={action === 'decide' ? 'Both parties can read them.' : undefined}
          >
            <LongInput
              name="statement"
              maxLength={2000}
              required={action !== 'offer'}
              autoFocus={!divides}
              rows={3}
            />
          </Field>
        )}
        <Button
          type="submit"
          look={DANGER.has(action) ? 'danger' : 'primary'}
          className="w-full"
          busy={form.busy}
          disabled={divides && toBuyer === null}
        >
          {button}
        </Button>
      </form>
    </Dialog>
  );
}

type Entered = { readonly statement?: string; readonly code?: string; readonly toBuyer: number };

function stepOf(
  dispute: DisputeDetail,
  side: DisputeSide,
  action: DisputeAction,
  { statement = '', code = '', toBuyer }: Entered,
): DisputeStep {
  const of = { id: dispute.id, agreementId: dispute.agreementId };
  const speaker = side === 'platform' ? undefined : dispute[`${side}ExternalId`];
  const externalUserId = speaker ?? '';
  const offerId = dispute.offer?.id ?? '';
  const split = { toBuyer, toSeller: dispute.amount - toBuyer };
  switch (action) {
    case 'message':
      return { ...of, action, externalUserId: speaker, statement };
    case 'escalate':
      return { ...of, action, externalUserId: speaker };
    case 'offer':
      return { ...of, action, externalUserId, statement, ...split };
    case 'accept_offer': {
      const { toBuyer: buyers, toSeller } = dispute.offer ?? split;
      return { ...of, action, externalUserId, offerId, toBuyer: buyers, toSeller };
    }
    case 'decline_offer':
    case 'withdraw_offer':
      return { ...of, action, externalUserId, offerId };
    case 'withdraw':
      return { ...of, action, externalUserId };
    case 'appeal':
      return { ...of, action, externalUserId, statement };
    case 'decide':
      return { ...of, action, code, statement, ...split };
  }
}
