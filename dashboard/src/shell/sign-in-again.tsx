import { useQuery } from '@tanstack/react-query';
import { Dialog as Radix } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { get, leave } from '#api/client.ts';
import { useCommand } from '#api/command.ts';
import { PAGES } from '#api/environment.ts';
import { sessionQuery } from '#api/queries.ts';
import { queryClient } from '#api/query-client.ts';
import { signInQuestion } from '#api/question.ts';
import { again } from '#api/security/commands.ts';
import { canUsePasskeys } from '#api/security/passkey.ts';
import type { Session } from '#api/types.ts';
import { Button } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { giveFocusBack } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote } from '#ui/states.tsx';
import { Wordmark } from './seal.tsx';

type Asked = { readonly answer: (signedIn: boolean) => void; readonly at: Element | null };

/**
 * Shown when the session has ended. The page and everything typed in it are kept until the same person signs
 * in again; refused requests are then sent again. The page behind is covered, so that no one else can read
 * it.
 */
export function SignInAgain() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data: session } = useQuery(sessionQuery);
  // Remembered, because the session query returns no member once the session has ended.
  const member = useRef(session?.member ?? null);
  if (session?.member) member.current = session.member;
  useEffect(() => {
    const ask = () => new Promise<boolean>((answer) => setAsked({ answer, at: document.activeElement }));
    return signInQuestion.askedBy(ask);
  }, []);
  // When the person navigates away, the waiting requests must not hang.
  useEffect(() => () => asked?.answer(false), [asked]);
  if (!asked) return null;
  const end = (signedIn: boolean) => {
    asked.answer(signedIn);
    setAsked(null);
  };
  const goAway = () => {
    // First, so that no request asks the question again.
    leave();
    end(false);
  };
  const goOn = (found: Session) => {
    if (found.member?.id !== member.current?.id) return location.assign(PAGES);
    queryClient.setQueryData(sessionQuery.queryKey, found);
    end(true);
  };
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-60 bg-paper" />
        <Radix.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveFocusBack(asked.at);
          }}
          className="fixed inset-0 z-60 grid place-items-center overflow-y-auto p-6 outline-none"
        >
          <div className="w-full max-w-sm">
            <Wordmark />
            <Radix.Title className="mt-8 font-serif text-3xl font-medium tracking-tight">
              Sign in again
            </Radix.Title>
            <Radix.Description className="mt-2 mb-8 text-soft">
              Your session has ended. Sign in to continue where you left off.
            </Radix.Description>
            <Ways email={member.current?.email ?? ''} onIn={goOn} />
            <button type="button" onClick={goAway} className={`${TEXT_LINK} mt-6 text-sm`}>
              Leave this page
            </button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The password, then any second factor. */
function Ways({ email, onIn }: { email: string; onIn: (session: Session) => void }) {
  const [half, setHalf] = useState<Session | null>(null);
  const look = async () => {
    const found = await get<Session>('/session');
    if (found.developer) onIn(found);
    else setHalf(found);
  };
  const passkey = useCommand(again.givePasskey, { onDone: look });
  const asks = half?.factorsAsked ?? null;
  const { data } = useQuery(sessionQuery);
  const withPasskey = canUsePasskeys(data?.passkeysAt) && (asks === null || asks.includes('passkey'));
  return (
    <div className="space-y-4">
      {asks === null && <PasswordForm email={email} onDone={look} />}
      {asks?.includes('code') && <CodeForm onDone={look} />}
      {passkey.error && <ErrorNote error={passkey.error} />}
      {withPasskey && (
        <Button className="w-full" busy={passkey.isPending} onClick={() => passkey.mutate({})}>
          Use a passkey
        </Button>
      )}
    </div>
  );
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => Promise<void> }) {
  const form = useForm(again.signIn, ({ password = '' }) => ({ email, password }), onDone);
  return (
    <form method="post" onSubmit={form.onSubmit} className="space-y-4">
      {form.error && <ErrorNote error={form.error} />}
      <Field label="E-mail">
        <Input name="email" type="email" autoComplete="username" value={email} readOnly />
      </Field>
      <Field label="Password">
        <Input name="password" type="password" autoComplete="current-password" required autoFocus />
      </Field>
      <Button type="submit" look="primary" className="w-full" busy={form.busy}>
        Sign in and continue
      </Button>
    </form>
  );
}

function CodeForm({ onDone }: { onDone: () => Promise<void> }) {
  const form = useForm(again.giveCode, ({ code = '' }) => ({ code }), onDone);
  return (
    <form method="post" onSubmit={form.onSubmit} className="space-y-4">
      {form.error && <ErrorNote error={form.error} />}
      <Field label="Code" hint="From your authenticator app, or a recovery code.">
        <Input name="code" autoComplete="one-time-code" autoCapitalize="none" required autoFocus />
      </Field>
      <Button type="submit" look="primary" className="w-full" busy={form.busy}>
        Continue
      </Button>
    </form>
  );
}
