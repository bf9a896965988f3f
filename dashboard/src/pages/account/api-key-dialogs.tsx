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
      title={form.result ? 'The new key' : 'Rotate the key'}
      description={form.result ? undefined : `${apiKey.prefix}… is replaced by a new one.`}
    >
      {form.result ? (
        <SecretOnce value={form.result.apiKey} name="API key" onKept={onClose} />
      ) : (
        <form method="post" onSubmit={form.onSubmit} className="space-y-4">
          {form.error && <ErrorNote error={form.error} />}
          <Field label="The old key goes on working for" hint="Long enough to bring the new one everywhere.">
            <Select name="overlap" defaultValue="3600">
              <option value="0">Not a moment longer</option>
              <option value="3600">An hour</option>
              <option value="86400">A day</option>
              <option value="604800">A week</option>
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
      say('The key opens nothing any more');
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Revoke the key"
      description={`Whatever still uses ${apiKey.label ?? apiKey.prefix} is refused from now on. This cannot be undone.`}
    >
      {revoke.error && <ErrorNote error={revoke.error} />}
      <Button
        look="danger"
        className="w-full"
        busy={revoke.isPending}
        onClick={() => revoke.mutate({ id: apiKey.id })}
      >
        Revoke it now
      </Button>
    </Dialog>
  );
}
