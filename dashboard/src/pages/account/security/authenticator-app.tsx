import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { confirmApp, removeApp, renewRecoveryCodes, startApp } from '#api/security/commands.ts';
import type { NewApp, Security } from '#api/types.ts';
import { formatDay } from '#labels/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { QrCode } from '#ui/chart/qr-code.tsx';
import { CopyButton } from '#ui/copy.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';
import { RecoveryCodeList } from './recovery-codes.tsx';

export function AuthenticatorApp({ security: { app } }: { security: Security }) {
  const say = useSay();
  const [started, setStarted] = useState<NewApp | null>(null);
  const start = useCommand(startApp, { onDone: setStarted });
  const removal = useCommand(removeApp, { onDone: () => say('Authenticator app turned off') });
  const error = start.error ?? removal.error;
  return (
    <div className="space-y-3">
      {error && <ErrorNote error={error} />}
      <div className="flex flex-wrap items-center gap-3">
        {app ? (
          <>
            <Badge tone="good">On</Badge>
            <span className="text-sm text-soft">{`since ${formatDay(app.since)}`}</span>
            <Button look="danger" size="small" busy={removal.isPending} onClick={() => removal.mutate({})}>
              Turn off
            </Button>
          </>
        ) : (
          <>
            <Badge>Off</Badge>
            <Button busy={start.isPending} onClick={() => start.mutate({})}>
              Set up
            </Button>
          </>
        )}
      </div>
      {started && <SetUp started={started} onClose={() => setStarted(null)} />}
    </div>
  );
}

/** The secret stays in this dialog's memory until it closes. It is never cached. */
function SetUp({ started, onClose }: { started: NewApp; onClose: () => void }) {
  const form = useForm(confirmApp, ({ code = '' }) => ({ code }));
  const { result } = form;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={result ? 'Authenticator app is on' : 'Set up an authenticator app'}
      description={
        result
          ? `Signing in now asks for a code. ${ended(result.endedSessions)}`
          : 'Scan this code with the app on your phone, or type in the key below it.'
      }
    >
      {result ? (
        <Done codes={result.recoveryCodes} onClose={onClose} />
      ) : (
        <form method="post" onSubmit={form.onSubmit} className="space-y-4">
          <QrCode text={started.address} label="QR code for the authenticator app" />
          <div className="flex items-center gap-2 rounded-lg bg-sunken py-1 pr-1 pl-3">
            <code data-testid="app-secret" className="min-w-0 flex-1 font-mono text-[0.8125rem] break-all">
              {started.secret.replace(/.{4}(?=.)/g, '$& ')}
            </code>
            <CopyButton text={started.secret} label="Copy key" />
          </div>
          {form.error && <ErrorNote error={form.error} />}
          <Field label="Code" hint="The code that the app shows now.">
            <Input name="code" inputMode="numeric" autoComplete="one-time-code" required autoFocus />
          </Field>
          <Button type="submit" look="primary" className="w-full" busy={form.busy}>
            Turn on
          </Button>
        </form>
      )}
    </Dialog>
  );
}

const ended = (sessions: number) =>
  sessions === 0 ? '' : `${sessions} other session${sessions === 1 ? '' : 's'} ended.`;

function Done({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) {
  return (
    <div className="space-y-5">
      {codes && <RecoveryCodeList codes={codes} />}
      <Button look="primary" className="w-full" onClick={onClose}>
        {codes ? 'I have stored them' : 'Close'}
      </Button>
    </div>
  );
}

export function RecoveryCodes({ security: { recoveryCodesLeft } }: { security: Security }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renewal = useCommand(renewRecoveryCodes, { onDone: (made) => setCodes(made.recoveryCodes) });
  return (
    <div className="space-y-3">
      {renewal.error && <ErrorNote error={renewal.error} />}
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-sm">{`${recoveryCodesLeft} left`}</span>
        <Button size="small" busy={renewal.isPending} onClick={() => renewal.mutate({})}>
          Replace codes
        </Button>
      </div>
      {codes && (
        <Dialog
          open
          onOpenChange={() => setCodes(null)}
          title="Recovery codes"
          description="Your earlier codes no longer work."
        >
          <Done codes={codes} onClose={() => setCodes(null)} />
        </Dialog>
      )}
    </div>
  );
}
