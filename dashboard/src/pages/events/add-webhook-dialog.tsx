import { createWebhook } from '#api/commands.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { SecretOnce } from '#ui/secret.tsx';
import { ErrorNote } from '#ui/states.tsx';

/** The secret stays in this dialog's memory until it closes. */
export function AddWebhookDialog({ onClose }: { onClose: () => void }) {
  const form = useForm(createWebhook, ({ url = '', description }) => ({
    url,
    ...(description ? { description } : {}),
  }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={form.result ? 'Signing secret' : 'Add an endpoint'}
      description={form.result ? 'Your server uses it to check the signature of each delivery.' : undefined}
    >
      {form.result ? (
        <SecretOnce value={form.result.secret} name="signing secret" onKept={onClose} />
      ) : (
        <form method="post" onSubmit={form.onSubmit} className="space-y-4">
          {form.error && <ErrorNote error={form.error} />}
          <Field label="URL" hint="An https URL with a public address." error={form.errorOf('url')}>
            <Input name="url" type="url" placeholder="https://example.com/surety" required autoFocus />
          </Field>
          <Field label="Description" hint="Optional." error={form.errorOf('description')}>
            <Input name="description" maxLength={200} />
          </Field>
          <Button type="submit" look="primary" className="w-full" busy={form.busy}>
            Add endpoint
          </Button>
        </form>
      )}
    </Dialog>
  );
}
