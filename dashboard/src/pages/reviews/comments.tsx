import type { ReviewWithComments } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { useCommand } from '#api/command.ts';
import { sessionQuery } from '#api/queries.ts';
import { assignReview, commentOnReview } from '#api/reviews.ts';
import { actorLabel } from '#labels/events.ts';
import { useActorNames } from '#shell/actor-names.ts';
import { useAuditNames } from '#shell/audit-names.ts';
import { useMay } from '#shell/may.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote } from '#ui/states.tsx';
import { When } from '#ui/time.tsx';

type Props = { review: ReviewWithComments };

/** The member who is on it. Members who may decide can take it or release it. */
export function Assignee({ review }: Props) {
  const may = useMay();
  const nameOf = useActorNames();
  const { data } = useQuery(sessionQuery);
  const assign = useCommand(assignReview);
  const me = data?.member?.id ?? null;
  const mine = review.assignee !== null && review.assignee === me;
  const name = review.assignee ? (mine ? 'You' : nameOf(review.assignee)) : 'No one yet';
  if (review.status !== 'OPEN' || !may('reviews.write') || me === null) return name;
  return (
    <span className="inline-flex items-center gap-2">
      {name}
      <Button
        size="small"
        busy={assign.isPending}
        onClick={() => assign.mutate({ id: review.id, memberId: mine ? null : me })}
      >
        {mine ? 'Release' : 'Take'}
      </Button>
    </span>
  );
}

export function Comments({ review }: Props) {
  const may = useMay();
  const nameOf = useAuditNames();
  return (
    <section>
      <h2 className="mb-2 font-serif text-lg font-medium">Comments</h2>
      {review.comments.length === 0 && <p className="text-sm text-soft">None yet.</p>}
      <ul className="divide-y divide-line">
        {review.comments.map((comment) => (
          <li key={comment.id} className="py-2.5 text-sm">
            <p className="[overflow-wrap:anywhere]">{comment.text}</p>
            <p className="text-xs text-soft">
              {actorLabel(comment.actor, nameOf)}, <When at={comment.createdAt} />
            </p>
          </li>
        ))}
      </ul>
      {may('reviews.write') && <NewComment key={review.comments.length} id={review.id} />}
    </section>
  );
}

function NewComment({ id }: { id: string }) {
  const form = useForm(commentOnReview, ({ text = '' }) => ({ id, text }));
  return (
    <form method="post" onSubmit={form.onSubmit} className="mt-3 space-y-3">
      {form.error && <ErrorNote error={form.error} />}
      <Field label="Add a comment">
        <Input name="text" maxLength={1000} required />
      </Field>
      <Button type="submit" size="small" busy={form.busy}>
        Add comment
      </Button>
    </form>
  );
}
