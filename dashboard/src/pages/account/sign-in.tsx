import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCommand } from '#api/command.ts';
import { signIn } from '#api/commands.ts';
import { PAGES } from '#api/environment.ts';
import { sessionQuery } from '#api/queries.ts';
import { queryClient } from '#api/query-client.ts';
import { givePasskey } from '#api/security/commands.ts';
import { canUsePasskeys } from '#api/security/passkey.ts';
import type { Session } from '#api/types.ts';
import { PROVIDER_PROBLEMS } from '#labels/sign-in.ts';
import { FrontDoor } from '#shell/front-door.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote } from '#ui/states.tsx';
import { setTitle } from '#ui/title.ts';
import { SecondStep } from './second-step.tsx';

const route = getRouteApi('/guests/sign-in');

export function SignIn() {
  const { next, problem } = route.useSearch();
  const router = useRouter();
  const { data } = useQuery(sessionQuery);
  // Signing in clears the query cache, so the latest session is kept here.
  const [latest, setLatest] = useState<Session | null>(null);
  const session = latest ?? data;
  useEffect(() => {
    setTitle('Sign in');
  }, []);
  /** Continues once signed in. If a second factor is still missing, this page asks for it. */
  const goOn = async () => {
    const found = await queryClient.fetchQuery(sessionQuery);
    if (!found.developer) setLatest(found);
    else if (next) router.history.push(`${PAGES}${next}`);
    else await router.navigate({ to: '/' });
  };
  if (session?.factorsAsked) {
    const beginAgain = () => setLatest({ ...session, factorsAsked: null });
    return <SecondStep session={session} onDone={goOn} onAnew={beginAgain} />;
  }
  return (
    <FrontDoor title="Sign in" lede={<Lede session={session} />}>
      {problem && (
        <div className="mb-5">
          <ErrorNote error={new Error(PROVIDER_PROBLEMS[problem])} />
        </div>
      )}
      <PasswordForm onDone={goOn} />
      <OtherWays session={session} onDone={goOn} />
    </FrontDoor>
  );
}

function Lede({ session }: { session: Session | undefined }) {
  if (session?.signUps !== 'open') return 'New here? Ask a colleague for an invitation.';
  return (
    <>
      New here?{' '}
      <Link to="/sign-up" className={TEXT_LINK}>
        Create an account
      </Link>
    </>
  );
}

function PasswordForm({ onDone }: { onDone: () => Promise<void> }) {
  const form = useForm(signIn, ({ email = '', password = '' }) => ({ email, password }), onDone);
  return (
    <form method="post" onSubmit={form.onSubmit} className="space-y-5">
      {form.error && <ErrorNote error={form.error} />}
      <Field label="E-mail">
        <Input name="email" type="email" autoComplete="username" required autoFocus />
      </Field>
      <Field label="Password">
        <Input name="password" type="password" autoComplete="current-password" required />
      </Field>
      <Button type="submit" look="primary" busy={form.busy} className="w-full">
        Sign in
      </Button>
      <p className="text-sm text-soft">
        <Link to="/new-password" className={TEXT_LINK}>
          Forgot your password?
        </Link>
      </p>
    </form>
  );
}

function OtherWays({ session, onDone }: { session: Session | undefined; onDone: () => Promise<void> }) {
  const passkey = useCommand(givePasskey, { onDone });
  const withPasskey = canUsePasskeys(session?.passkeysAt);
  const provider = session?.provider;
  if (!withPasskey && !provider) return null;
  return (
    <div className="mt-8 space-y-3 border-t border-line pt-6">
      {passkey.error && <ErrorNote error={passkey.error} />}
      {withPasskey && (
        <Button className="w-full" busy={passkey.isPending} onClick={() => passkey.mutate({})}>
          Use a passkey
        </Button>
      )}
      {provider && (
        <a href="/dashboard/api/session/provider" className={`${buttonClass()} w-full`}>
          {`Continue with ${provider}`}
        </a>
      )}
    </div>
  );
}
