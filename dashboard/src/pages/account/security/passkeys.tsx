import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { addPasskey, removePasskey, renamePasskey } from '#api/security/commands.ts';
import { canUsePasskeys } from '#api/security/passkey.ts';
import { passkeysQuery } from '#api/security/queries.ts';
import type { Passkey, Security } from '#api/types.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { When } from '#ui/time.tsx';
import { useSay } from '#ui/toast.tsx';
import { RecoveryCodeList } from './recovery-codes.tsx';

type Asking = 'add' | Passkey;

export function Passkeys({ security: { passkeysAt } }: { security: Security }) {
  const query = useQuery(passkeysQuery);
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  if (query.isError) return <ErrorNote error={query.error} />;
  if (!query.data) return <Loading />;
  return (
    <div className="space-y-4">
      {query.data.length > 0 && (
        <ul aria-label="Passkeys" className="divide-y divide-line text-sm">
          {query.data.map((passkey) => (
            <Item key={passkey.id} passkey={passkey} onRename={() => setAsking(passkey)} />
          ))}
        </ul>
      )}
      {canUsePasskeys(passkeysAt) ? (
        <Button onClick={() => setAsking('add')}>Add a passkey</Button>
      ) : (
        <p className="text-sm text-soft">
          {passkeysAt === location.origin
            ? 'This browser does not support passkeys.'
            : `Passkeys are tied to one address. Yours work at ${passkeysAt}.`}
        </p>
      )}
      {asking === 'add' && <AddDialog onClose={close} />}
      {asking && asking !== 'add' && <RenameDialog passkey={asking} onClose={close} />}
    </div>
  );
}

function Item({ passkey, onRename }: { passkey: Passkey; onRename: () => void }) {
  const say = useSay();
  const removal = useCommand(removePasskey, { onDone: () => say(`${passkey.name} removed`) });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <span className="min-w-0 flex-1 basis-40">
        <span className="font-medium [overflow-wrap:anywhere]">{passkey.name}</span>
        <span className="block text-xs text-soft">
          {passkey.usedAt ? 'Last used ' : 'Added '}
          <When at={passkey.usedAt ?? passkey.createdAt} />
        </span>
      </span>
      <span className="flex gap-1.5">
        <Button size="small" aria-label={`Rename ${passkey.name}`} onClick={onRename}>
          Rename
        </Button>
        <Button
          size="small"
          look="danger"
          aria-label={`Remove ${passkey.name}`}
          busy={removal.isPending}
          onClick={() => removal.mutate({ id: passkey.id })}
        >
          Remove
        </Button>
      </span>
      {removal.error && <ErrorNote error={removal.error} />}
    </li>
  );
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const form = useForm(addPasskey, ({ name = '' }) => ({ name }));
  const { result } = form;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={result ? 'Passkey added' : 'Add a passkey'}
      description={
        result
          ? 'It signs you in by itself. A password alone is no longer enough.'
          : 'Your browser will ask for a fingerprint, a face, a PIN or a security key.'
      }
    >
      {result ? (
        <div className="space-y-5">
          {result.recoveryCodes && <RecoveryCodeList codes={result.recoveryCodes} />}
          <Button look="primary" className="w-full" onClick={onClose}>
            {result.recoveryCodes ? 'I have stored them' : 'Close'}
          </Button>
        </div>
      ) : (
        <form method="post" onSubmit={form.onSubmit} className="space-y-4">
          {form.error && <ErrorNote error={form.error} />}
          <Field label="Name" hint="To recognise it later, for example the name of the device.">
            <Input name="name" maxLength={60} required autoFocus />
          </Field>
          <Button type="submit" look="primary" className="w-full" busy={form.busy}>
            Add passkey
          </Button>
        </form>
      )}
    </Dialog>
  );
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useForm(renamePasskey, ({ name = '' }) => ({ id: passkey.id, name }), onClose);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Rename passkey">
      <form method="post" onSubmit={form.onSubmit} className="space-y-4">
        {form.error && <ErrorNote error={form.error} />}
        <Field label="Name">
          <Input name="name" defaultValue={passkey.name} maxLength={60} required autoFocus />
        </Field>
        <Button type="submit" look="primary" className="w-full" busy={form.busy}>
          Rename
        </Button>
      </form>
    </Dialog>
  );
}
