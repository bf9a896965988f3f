import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCommand } from '#api/command.ts';
import { proofQuestion } from '#api/question.ts';
import { proveAgain, proveByPasskey } from '#api/security/commands.ts';
import { canUsePasskeys } from '#api/security/passkey.ts';
import { securityQuery } from '#api/security/queries.ts';
import type { Security } from '#api/types.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote, Loading } from '#ui/states.tsx';

type Asked = { readonly answer: (shown: boolean) => void };

/** Asks for proof of identity when a request needs a recent one. The request is then sent again. */
export function ProofDialog() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => proofQuestion.askedBy(() => new Promise((answer) => setAsked({ answer }))), []);
  if (!asked) return null;
  const end = (shown: boolean) => {
    asked.answer(shown);
    setAsked(null);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && end(false)}
      title="Confirm that it is you"
      description="This change is permanent or affects where money goes. You will not be asked again for ten minutes."
    >
      <Ways onShown={() => end(true)} />
    </Dialog>
  );
}

function Ways({ onShown }: { onShown: () => void }) {
  const { data, error } = useQuery(securityQuery);
  if (error) return <ErrorNote error={error} />;
  if (!data) return <Loading />;
  const byPasskey = data.factors.includes('passkey') && canUsePasskeys(data.passkeysAt);
  const byForm = data.factors.length === 0 ? data.hasPassword : data.factors.includes('code');
  return (
    <div className="space-y-4">
      {byForm && <ProofForm security={data} onShown={onShown} />}
      {byPasskey && <ByPasskey onShown={onShown} />}
      {!byForm && !byPasskey && <Nothing security={data} />}
    </div>
  );
}

function ProofForm({ security, onShown }: { security: Security; onShown: () => void }) {
  const byCode = security.factors.includes('code');
  const form = useForm(
    proveAgain,
    ({ shown = '' }) => (byCode ? { code: shown } : { password: shown }),
    onShown,
  );
  return (
    <form method="post" onSubmit={form.onSubmit} className="space-y-4">
      {form.error && <ErrorNote error={form.error} />}
      {byCode ? (
        <Field label="Code" hint="From your authenticator app, or a recovery code.">
          <Input name="shown" autoComplete="one-time-code" required autoFocus />
        </Field>
      ) : (
        <Field label="Your password">
          <Input name="shown" type="password" autoComplete="current-password" required autoFocus />
        </Field>
      )}
      <Button type="submit" look="primary" className="w-full" busy={form.busy}>
        Confirm
      </Button>
    </form>
  );
}

function ByPasskey({ onShown }: { onShown: () => void }) {
  const proof = useCommand(proveByPasskey, { onDone: onShown });
  return (
    <>
      {proof.error && <ErrorNote error={proof.error} />}
      <Button className="w-full" busy={proof.isPending} onClick={() => proof.mutate({})}>
        Use a passkey
      </Button>
    </>
  );
}

/** For members who only use the company's sign-in, or whose passkey is for another origin. */
function Nothing({ security }: { security: Security }) {
  return (
    <>
      <p className="text-sm text-soft">
        {security.factors.includes('passkey')
          ? `Your passkey works at ${security.passkeysAt}.`
          : 'You have no password or second factor here. Sign in again, then retry.'}
      </p>
      <a href="/dashboard/api/session/provider" className={`${buttonClass('primary')} w-full`}>
        Sign in again
      </a>
    </>
  );
}
