import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { sessionQuery } from '#api/queries.ts';
import { askForReset, resetPassword } from '#api/security/commands.ts';
import { resetQuery } from '#api/security/queries.ts';
import { FrontDoor } from '#shell/front-door.tsx';
import { Button } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Snippet } from '#ui/copy.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { setTitle } from '#ui/title.ts';

/** With a token the person chooses a new password; without one they ask for a link. */
export function NewPassword() {
  const [token] = useState(() => location.hash.slice(1));
  useEffect(() => {
    setTitle('Reset your password');
  }, []);
  return token === '' ? <Ask /> : <Choose token={token} />;
}

function Ask() {
  const { data } = useQuery(sessionQuery);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm(askForReset, ({ email = '' }) => {
    setSentTo(email);
    return { email };
  });
  if (!data) return <Waiting />;
  if (!data.resetByMail) {
    return (
      <Door lede="This service does not send e-mail. Ask its operator to create a link on the server with this command:">
        <Snippet code="npm run surety -- password you@example.com" />
      </Door>
    );
  }
  if (form.done) {
    return (
      <Door
        lede={`If there is an account for ${sentTo}, a link is on its way. It works once, for 30 minutes.`}
      >
        <BackToSignIn />
      </Door>
    );
  }
  return (
    <Door lede="We will e-mail you a link to choose a new one.">
      <form method="post" onSubmit={form.onSubmit} className="space-y-5">
        {form.error && <ErrorNote error={form.error} />}
        <Field label="E-mail" error={form.errorOf('email')}>
          <Input name="email" type="email" autoComplete="username" required autoFocus />
        </Field>
        <Button type="submit" look="primary" busy={form.busy} className="w-full">
          Send link
        </Button>
        <BackToSignIn />
      </form>
    </Door>
  );
}

function Choose({ token }: { token: string }) {
  const navigate = useNavigate();
  const query = useQuery(resetQuery(token));
  const form = useForm(
    resetPassword,
    ({ password = '' }) => ({ token, password }),
    () => navigate({ to: '/sign-in' }),
  );
  if (query.isPending) return <Waiting />;
  if (query.isError) {
    return (
      <Door lede="This link does not work.">
        <ErrorNote error={query.error} />
      </Door>
    );
  }
  return (
    <Door lede={`For ${query.data.email}. Everyone signed in with the old password is signed out.`}>
      <form method="post" onSubmit={form.onSubmit} className="space-y-5">
        {form.error && <ErrorNote error={form.error} />}
        <input type="hidden" name="username" autoComplete="username" value={query.data.email} readOnly />
        <Field label="New password" hint="At least 8 characters." error={form.errorOf('password')}>
          <Input
            name="password"
            type="password"
            autoComplete="new-password"
            minLength={8}
            required
            autoFocus
          />
        </Field>
        <Button type="submit" look="primary" busy={form.busy} className="w-full">
          Set password
        </Button>
      </form>
    </Door>
  );
}

function Door({ lede, children }: { lede: string; children: ReactNode }) {
  return (
    <FrontDoor title="Reset your password" lede={lede}>
      {children}
    </FrontDoor>
  );
}

function Waiting() {
  return (
    <Door lede="One moment.">
      <Loading />
    </Door>
  );
}

function BackToSignIn() {
  return (
    <p className="text-sm text-soft">
      <Link to="/sign-in" className={TEXT_LINK}>
        Back to sign-in
      </Link>
    </p>
  );
}
