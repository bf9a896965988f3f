import type { Review, ReviewDecision, ReviewWithComments } from '@surety/sdk';
import { type FormEvent, useState } from 'react';
import { type Decision, decideSoon } from '#api/pending-decisions.ts';
import { decideReview } from '#api/reviews.ts';
import { currentTime } from '#labels/current-time.ts';
import { decisionLabel, reasonsFor } from '#labels/reviews.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { SecretOnce } from '#ui/secret.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';
import { ReasonField } from './reason-field.tsx';

type Props = {
  review: ReviewWithComments;
  decision: ReviewDecision;
  onDecided: () => void;
  onClose: () => void;
};

/** A decision needs a reason: later readers have nothing else to go by. */
export function DecisionDialog({ review, decision, onDecided, onClose }: Props) {
  // The faces as they were when the dialog opened: the reviewer has not seen any that arrive later.
  const [seen] = useState(() => review.faces.map(({ externalUserId }) => externalUserId));
  if (decision === 'ask_verification') return <AskDialog review={review} onClose={onClose} />;
  const { button, done, means, tone } = decisionLabel(decision, review);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${button}: ${review.externalUserId}`}
      description={means}
    >
      <DecisionForm
        decision={decision}
        about={[review]}
        look={tone === 'bad' ? 'danger' : 'primary'}
        button={button}
        onDecide={(made) => {
          const more = review.type === 'face' ? { faces: seen } : {};
          decideSoon([{ id: review.id, ...made, ...more }], `${done}: ${review.externalUserId}`);
          onClose();
          onDecided();
        }}
      />
    </Dialog>
  );
}

/** One decision, with one reason, about several cases. */
export function DecideManyDialog({
  reviews,
  decision,
  onClose,
}: {
  reviews: readonly Review[];
  decision: ReviewDecision;
  onClose: (decided: boolean) => void;
}) {
  const [first] = reviews;
  if (!first) return null;
  const { button, done, means, tone } = decisionLabel(decision, first);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose(false)}
      title={`${button}: ${reviews.length} cases`}
      description={means}
    >
      <DecisionForm
        decision={decision}
        about={reviews}
        look={tone === 'bad' ? 'danger' : 'primary'}
        button={button}
        onDecide={(made) => {
          decideSoon(
            reviews.map(({ id }) => ({ id, ...made })),
            `${done}: ${reviews.length} cases`,
          );
          onClose(true);
        }}
      />
    </Dialog>
  );
}

type FormProps = {
  decision: ReviewDecision;
  about: readonly Review[];
  look: 'danger' | 'primary';
  button: string;
  onDecide: (made: Omit<Decision, 'id'>) => void;
};

function DecisionForm({ decision, about, look, button, onDecide }: FormProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const blockDays = Number(fields.get('blockDays') ?? 0);
    onDecide({
      decision,
      reason: String(fields.get('reason')),
      ...(blockDays > 0 ? { blockUntil: inDays(blockDays) } : {}),
    });
  };
  const [first] = about;
  const common = first && about.every(({ type }) => type === first.type) ? reasonsFor(decision, first) : [];
  return (
    <form method="post" onSubmit={onSubmit} className="space-y-4">
      <ReasonField common={common} />
      {decision === 'fraud' && (
        <Field
          label="Block the user for, in days"
          hint="Leave empty not to block them. This adds an entry to your lists."
        >
          <Input name="blockDays" type="number" min={1} max={3650} />
        </Field>
      )}
      <Button type="submit" look={look} className="w-full">
        {button}
      </Button>
    </form>
  );
}

/** Sent at once: the answer has a link for the person. */
function AskDialog({ review, onClose }: { review: ReviewWithComments; onClose: () => void }) {
  const { button, done, means } = decisionLabel('ask_verification', review);
  const say = useSay();
  const form = useForm(
    decideReview,
    ({ reason = '' }) => ({ id: review.id, decision: 'ask_verification' as const, reason }),
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
          <ReasonField common={reasonsFor('ask_verification', review)} />
          <Button type="submit" look="primary" className="w-full" busy={form.busy}>
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
