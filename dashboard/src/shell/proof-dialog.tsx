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

/**
 * What is refused because it is a while since somebody showed who they are waits here until they do, and is
 * then sent again by itself.
 */
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
      title="Is it still you?"
      description="This lasts, or says where money goes. Show once more who you are, for the next ten minutes."
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
        <Field label="Code" hint="Of your authenticator app, or a recovery code.">
          <Input name="shown" autoComplete="one-time-code" required autoFocus />
        </Field>
      ) : (
        <Field label="Your password">
          <Input name="shown" type="password" autoComplete="current-password" required autoFocus />
        </Field>
      )}
      <Button type="submit" look="primary" className="w-full" busy={form.busy}>
        It is me
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

/** Whoever has only ever come through the company's own sign-in, or has a passkey for another address. */
function Nothing({ security }: { security: Security }) {
  return (
    <>
      <p className="text-sm text-soft">
        {security.factors.includes('passkey')
          ? `Your passkey works at ${security.passkeysAt}.`
          : 'You have neither a password nor a second factor here. Sign in anew, then try again.'}
      </p>
      <a href="/dashboard/api/session/provider" className={`${buttonClass('primary')} w-full`}>
        Sign in anew
      </a>
    </>
  );
}
