import type { OpenDisputeParams } from '@surety/sdk';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { openDispute } from '#api/disputes.ts';
import type { AgreementDetail } from '#api/types.ts';
import { DISPUTE_REASONS } from '#labels/disputes.ts';
import { useMay } from '#shell/may.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Choice } from '#ui/form/choice.tsx';
import { Field, LongInput, Select } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';

type Milestone = AgreementDetail['milestones'][number];
type Props = { agreement: AgreementDetail; milestone: Milestone };

/** A disputed milestone is decided on the page of its dispute, and nowhere else. */
export const isDisputed = ({ dispute }: Milestone) => dispute !== null && dispute.status !== 'CLOSED';

/** Settlements in which the bank does not have the money yet. */
const DISPUTABLE: ReadonlySet<Milestone['settlement']> = new Set(['OPEN', 'RELEASED', 'AWAITING_DETAILS']);

/** Leads to the dispute of a milestone, or opens one. */
export function DisputeButton({ agreement, milestone }: Props) {
  const may = useMay();
  const [asking, setAsking] = useState(false);
  if (milestone.dispute) {
    const open = isDisputed(milestone);
    return (
      <Link
        to="/disputes/$id"
        params={{ id: milestone.dispute.id }}
        className={buttonClass(open ? 'danger' : 'secondary', 'small')}
      >
        {open ? 'See the dispute' : 'Closed dispute'}
      </Link>
    );
  }
  const funded = agreement.funding.outstanding === 0 && agreement.hold === null;
  if (!may('escrow.write') || !funded || !DISPUTABLE.has(milestone.settlement)) return null;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Dispute…
      </Button>
      {asking && <OpenDialog agreement={agreement} milestone={milestone} onClose={() => setAsking(false)} />}
    </>
  );
}

function OpenDialog({ agreement, milestone, onClose }: Props & { onClose: () => void }) {
  const say = useSay();
  const [side, setSide] = useState<'buyer' | 'seller'>('buyer');
  const [reason, setReason] = useState<OpenDisputeParams['reason']>('not_delivered');
  const form = useForm(
    openDispute,
    ({ statement = '' }) => ({
      agreementId: agreement.id,
      milestoneId: milestone.id,
      externalUserId: agreement[`${side}ExternalId`],
      reason,
      ...(statement ? { statement } : {}),
    }),
    () => {
      say('Dispute opened');
      onClose();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Dispute “${milestone.title}”`}
      description="You speak for the party, so another member has to decide. The money stays where it is."
    >
      <form method="post" onSubmit={form.onSubmit} className="space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        <Choice
          label="For"
          value={side}
          onChange={setSide}
          options={[
            { value: 'buyer', label: 'For the buyer' },
            { value: 'seller', label: 'For the seller' },
          ]}
        />
        <Field label="Reason">
          <Select
            value={reason}
            onChange={(event) => setReason(event.target.value as OpenDisputeParams['reason'])}
          >
            {Object.entries(DISPUTE_REASONS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={reason === 'other' ? 'Statement' : 'Statement (optional)'}>
          <LongInput name="statement" maxLength={2000} required={reason === 'other'} />
        </Field>
        <Button type="submit" look="primary" className="w-full" busy={form.busy}>
          Open dispute
        </Button>
      </form>
    </Dialog>
  );
}
