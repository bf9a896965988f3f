import type { Webhook } from '@surety/sdk';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { changeWebhook, deleteWebhook, rotateWebhookSecret, testWebhook } from '#api/commands.ts';
import { messageOf } from '#api/errors.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SecretOnce } from '#ui/secret.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';
import { EditDialog, RecoverDialog } from './webhook-dialogs.tsx';

/** Reversible actions run at once; the others ask first. */
export function WebhookActions({ endpoint }: { endpoint: Webhook }) {
  const say = useSay();
  const [asking, setAsking] = useState<'edit' | 'recover' | 'rotate' | 'delete' | null>(null);
  const close = () => setAsking(null);
  const { id, enabled } = endpoint;
  const onRefused = (error: Error) => say(messageOf(error), { bad: true });
  const test = useCommand(testWebhook, {
    onDone: (answer) =>
      say(
        answer.delivered
          ? `Response ${answer.status} in ${answer.latencyMs} ms`
          : (answer.error ?? `Response ${answer.status}`),
        { bad: !answer.delivered },
      ),
    onRefused,
  });
  const toggle = useCommand(changeWebhook, { onRefused });
  return (
    <>
      <Button busy={test.isPending} onClick={() => test.mutate({ id })}>
        Send test
      </Button>
      <Button busy={toggle.isPending} onClick={() => toggle.mutate({ id, enabled: !enabled })}>
        {enabled ? 'Turn off' : 'Turn on'}
      </Button>
      <Button onClick={() => setAsking('recover')}>Recover…</Button>
      <Button onClick={() => setAsking('edit')}>Edit…</Button>
      <Button onClick={() => setAsking('rotate')}>New secret…</Button>
      <Button look="danger" onClick={() => setAsking('delete')}>
        Delete…
      </Button>
      {asking === 'recover' && <RecoverDialog endpoint={endpoint} onClose={close} />}
      {asking === 'edit' && <EditDialog endpoint={endpoint} onClose={close} />}
      {asking === 'rotate' && <RotateDialog endpoint={endpoint} onClose={close} />}
      {asking === 'delete' && <DeleteDialog endpoint={endpoint} onClose={close} />}
    </>
  );
}

type DialogProps = { endpoint: Webhook; onClose: () => void };

/** The secret stays in this dialog's memory until it closes. */
function RotateDialog({ endpoint, onClose }: DialogProps) {
  const rotate = useCommand(rotateWebhookSecret);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={rotate.data ? 'New signing secret' : 'Create a new signing secret'}
      description="For one day, each delivery carries both signatures, so nothing breaks while you switch."
    >
      {rotate.data ? (
        <SecretOnce value={rotate.data.secret} name="signing secret" onKept={onClose} />
      ) : (
        <div className="space-y-4">
          {rotate.error && <ErrorNote error={rotate.error} />}
          <Button
            look="primary"
            className="w-full"
            busy={rotate.isPending}
            onClick={() => rotate.mutate({ id: endpoint.id })}
          >
            Create new secret
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function DeleteDialog({ endpoint, onClose }: DialogProps) {
  const navigate = useNavigate();
  const drop = useCommand(deleteWebhook, { onDone: () => navigate({ to: '/events' }) });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this endpoint"
      description="It receives nothing more, and its deliveries are deleted. Events stay in the log. This cannot be undone."
    >
      <div className="space-y-4">
        {drop.error && <ErrorNote error={drop.error} />}
        <Button
          look="danger"
          className="w-full"
          busy={drop.isPending}
          onClick={() => drop.mutate({ id: endpoint.id })}
        >
          Delete endpoint
        </Button>
      </div>
    </Dialog>
  );
}
