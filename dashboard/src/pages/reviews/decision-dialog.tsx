import type { ReviewDecision, ReviewWithComments } from '@surety/sdk';
import { useState } from 'react';
import { decideReview } from '#api/reviews.ts';
import { currentTime } from '#labels/current-time.ts';
import { decisionLabel } from '#labels/reviews.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { SecretOnce } from '#ui/secret.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';

type Props = { review: ReviewWithComments; decision: ReviewDecision; onClose: () => void };

/** A decision needs a reason: later readers have nothing else to go by. */
export function DecisionDialog({ review, decision, onClose }: Props) {
  const { button, done, means, tone } = decisionLabel(decision, review);
  const say = useSay();
  // The faces as they were when the dialog opened: the reviewer has not seen any that arrive later.
  const [seen] = useState(() => review.faces.map(({ externalUserId }) => externalUserId));
  const form = useForm(
    decideReview,
    ({ reason = '', blockDays = '' }) => ({
      id: review.id,
      decision,
      reason,
      ...(blockDays ? { blockUntil: inDays(Number(blockDays)) } : {}),
      ...(review.type === 'face' ? { faces: seen } : {}),
    }),
    ({ verification }) => {
      say(done);
      if (!verification) onClose();
    },
  );
  const link = form.result?.verification;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={link ? 'Verification link' : `${button}: ${review.externalUserId}`}
      description={link ? 'Send it only to this person. It works for one hour.' : means}
    >
      {link ? (
        <SecretOnce value={link.url} name="link" onKept={onClose} />
      ) : (
        <form method="post" onSubmit={form.onSubmit} className="space-y-4">
          {form.error && <ErrorNote error={form.error} />}
          <Field label="Reason" hint="Stored encrypted, with the review and its label.">
            <Input name="reason" maxLength={1000} required autoFocus />
          </Field>
          {decision === 'fraud' && (
            <Field
              label="Block the user for, in days"
              hint="Leave empty not to block them. This adds an entry to your lists."
            >
              <Input name="blockDays" type="number" min={1} max={3650} />
            </Field>
          )}
          <Button
            type="submit"
            look={tone === 'bad' ? 'danger' : 'primary'}
            className="w-full"
            busy={form.busy}
          >
            {button}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

function inDays(days: number): string {
  return new Date(currentTime().getTime() + days * 86_400_000).toISOString();
}
