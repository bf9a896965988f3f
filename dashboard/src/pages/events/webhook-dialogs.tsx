import type { EventType, Webhook } from '@surety/sdk';
import { changeWebhook, recoverWebhook } from '#api/commands.ts';
import { currentTime } from '#labels/current-time.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input, LongInput } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';

type Props = { endpoint: Webhook; onClose: () => void };

export function EditDialog({ endpoint, onClose }: Props) {
  const say = useSay();
  const form = useForm(
    changeWebhook,
    ({ url = '', description = '', events = '', ordered }) => ({
      id: endpoint.id,
      url,
      description,
      // The server knows the types, and names the one that does not exist.
      events: events.split(/[\s,]+/).filter(Boolean) as EventType[],
      ordered: ordered !== undefined,
    }),
    () => {
      say('Endpoint saved');
      onClose();
    },
  );
  // The fault may be in one entry of the list.
  const wrongType = form.faults.find(({ path }) => path.startsWith('events'))?.message;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Edit this endpoint">
      <form method="post" onSubmit={form.onSubmit} className="space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        <Field label="URL" hint="An https URL with a public address." error={form.errorOf('url')}>
          <Input name="url" type="url" defaultValue={endpoint.url} required autoFocus />
        </Field>
        <Field label="Description" hint="Optional." error={form.errorOf('description')}>
          <Input name="description" defaultValue={endpoint.description ?? ''} maxLength={200} />
        </Field>
        <Field label="Event types" hint="One on each line. Empty means all." error={wrongType}>
          <LongInput name="events" defaultValue={endpoint.events.join('\n')} className="font-mono text-sm" />
        </Field>
        <label className="flex items-start gap-2.5 text-sm">
          <input
            type="checkbox"
            name="ordered"
            defaultChecked={endpoint.ordered}
            className="mt-0.5 size-4 accent-accent"
          />
          <span>
            In order
            <span className="block text-[0.8125rem] text-soft">
              An event waits until the one before it, of its agreement, was accepted or given up.
            </span>
          </span>
        </label>
        <Button type="submit" look="primary" className="w-full" busy={form.busy}>
          Save
        </Button>
      </form>
    </Dialog>
  );
}

const DAY_MS = 86_400_000;

/** The value of a local date and time field. */
function localTime(at: Date): string {
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Sends everything again since a time, by default since the endpoint began to fail. */
export function RecoverDialog({ endpoint, onClose }: Props) {
  const say = useSay();
  const since = endpoint.failingSince
    ? new Date(endpoint.failingSince)
    : new Date(currentTime().getTime() - DAY_MS);
  const form = useForm(
    recoverWebhook,
    ({ from = '' }) => ({ id: endpoint.id, from: new Date(from).toISOString() }),
    () => {
      say('The events are being sent again');
      onClose();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Recover missed events"
      description="Sends every event of this endpoint’s types again since a time, at most 31 days ago. A receiver knows those that it has by their id."
    >
      <form method="post" onSubmit={form.onSubmit} className="space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        <Field
          label="Since"
          hint={endpoint.failingSince ? 'No delivery has succeeded since then.' : undefined}
          error={form.errorOf('from')}
        >
          <Input name="from" type="datetime-local" defaultValue={localTime(since)} required />
        </Field>
        <Button type="submit" look="primary" className="w-full" busy={form.busy}>
          Send them again
        </Button>
      </form>
    </Dialog>
  );
}
