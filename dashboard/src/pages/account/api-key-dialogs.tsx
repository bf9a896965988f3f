import type { ApiKey } from '@surety/sdk';
import { useCommand } from '#api/command.ts';
import { revokeApiKey, rotateApiKey } from '#api/commands.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Select } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { SecretOnce } from '#ui/secret.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';

export function RotateDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const form = useForm(rotateApiKey, ({ overlap }) => ({ id: apiKey.id, overlapSeconds: Number(overlap) }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={form.result ? 'Your new key' : 'Rotate this key'}
      description={form.result ? undefined : `A new key replaces ${apiKey.prefix}….`}
    >
      {form.result ? (
        <SecretOnce value={form.result.apiKey} name="API key" onKept={onClose} />
      ) : (
        <form method="post" onSubmit={form.onSubmit} className="space-y-4">
          {form.error && <ErrorNote error={form.error} />}
          <Field label="Keep the old key working for" hint="Long enough to roll out the new one everywhere.">
            <Select name="overlap" defaultValue="3600">
              <option value="0">No time: stop it now</option>
              <option value="3600">1 hour</option>
              <option value="86400">1 day</option>
              <option value="604800">1 week</option>
            </Select>
          </Field>
          <Button type="submit" look="primary" className="w-full" busy={form.busy}>
            Rotate
          </Button>
        </form>
      )}
    </Dialog>
  );
}

export function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const say = useSay();
  const revoke = useCommand(revokeApiKey, {
    onDone: () => {
      say('Key revoked');
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Revoke this key"
      description={`Requests with ${apiKey.label ?? apiKey.prefix} will be refused from now on. This cannot be undone.`}
    >
      {revoke.error && <ErrorNote error={revoke.error} />}
      <Button
        look="danger"
        className="w-full"
        busy={revoke.isPending}
        onClick={() => revoke.mutate({ id: apiKey.id })}
      >
        Revoke key
      </Button>
    </Dialog>
  );
}
