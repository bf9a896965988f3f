import { useState } from 'react';
import { openRequest, recordBreach } from '#api/privacy.ts';
import { REQUEST_TYPE_NAMES, REQUEST_TYPES } from '#labels/privacy.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input, LongInput, Select } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';

/** Records what a person asked for by letter, mail or telephone. */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const [type, setType] = useState(REQUEST_TYPE_NAMES[0] ?? 'access');
  const form = useForm(
    openRequest,
    ({ externalUserId = '', note = '' }) => ({ externalUserId, type, ...(note && { note }) }),
    () => {
      say('Request recorded');
      onClose();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Record a request"
      description="The clock of 28 days runs from now. Make sure first who is asking."
    >
      <form method="post" onSubmit={form.onSubmit} className="space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        <Field label="Your id of the person" error={form.errorOf('externalUserId')}>
          <Input name="externalUserId" maxLength={255} required autoFocus />
        </Field>
        <Field label="They want to">
          <Select
            value={type}
            onChange={({ target }) => {
              const chosen = REQUEST_TYPE_NAMES.find((one) => one === target.value);
              if (chosen) setType(chosen);
            }}
          >
            {REQUEST_TYPE_NAMES.map((one) => (
              <option key={one} value={one}>
                {REQUEST_TYPES[one].label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="In their words" hint="Stored encrypted.">
          <LongInput name="note" maxLength={2000} />
        </Field>
        <Button type="submit" look="primary" className="w-full" busy={form.busy}>
          Record
        </Button>
      </form>
    </Dialog>
  );
}

export function BreachDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const form = useForm(
    recordBreach,
    ({ title = '', description = '', startedAt = '' }) => ({
      title,
      description,
      startedAt: new Date(startedAt).toISOString(),
    }),
    () => {
      say('Breach recorded');
      onClose();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Record a breach"
      description="From now, 72 hours are left to tell the regulator."
    >
      <form method="post" onSubmit={form.onSubmit} className="space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        <Field label="Title" error={form.errorOf('title')}>
          <Input name="title" maxLength={200} required autoFocus />
        </Field>
        <Field label="What happened" hint="Stored encrypted." error={form.errorOf('description')}>
          <LongInput name="description" maxLength={10000} required />
        </Field>
        <Field label="It began" error={form.errorOf('startedAt')}>
          <Input name="startedAt" type="datetime-local" required />
        </Field>
        <Button type="submit" look="primary" className="w-full" busy={form.busy}>
          Record
        </Button>
      </form>
    </Dialog>
  );
}
