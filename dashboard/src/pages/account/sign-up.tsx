import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { signUp } from '#api/commands.ts';
import { FrontDoor } from '#shell/front-door.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Secret } from '#ui/secret.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { setTitle } from '#ui/title.ts';

export function SignUp() {
  // From the fragment of the link that `surety invite` prints, so that no server sees it before it is used.
  const [invitation] = useState(() => location.hash.slice(1));
  const form = useForm(signUp, ({ email = '', password = '', name }) => ({
    email,
    password,
    ...(name ? { name } : {}),
    ...(invitation ? { invitation } : {}),
  }));
  useEffect(() => {
    setTitle('Create an account');
  }, []);
  if (form.result) return <FirstKey apiKey={form.result.apiKey} />;
  return (
    <FrontDoor
      title="Create an account"
      lede={
        <>
          Already have one?{' '}
          <Link to="/sign-in" className={TEXT_LINK}>
            Sign in
          </Link>
        </>
      }
    >
      <form method="post" onSubmit={form.onSubmit} className="space-y-5">
        {form.error && <ErrorNote error={form.error} />}
        <Field label="E-mail" error={form.errorOf('email')}>
          <Input name="email" type="email" autoComplete="username" required autoFocus />
        </Field>
        <Field
          label="Password"
          hint="At least 8 characters. Mix letters, numbers and symbols."
          error={form.errorOf('password')}
        >
          <Input name="password" type="password" autoComplete="new-password" minLength={8} required />
        </Field>
        <Field label="Name" hint="Optional: your company’s or your own." error={form.errorOf('name')}>
          <Input name="name" autoComplete="organization" />
        </Field>
        <Button type="submit" look="primary" busy={form.busy} className="w-full">
          Create account
        </Button>
      </form>
    </FrontDoor>
  );
}

function FirstKey({ apiKey }: { apiKey: string }) {
  return (
    <FrontDoor title="Your first API key" lede="Your programs send it in the x-api-key header.">
      <div className="space-y-6">
        <Secret value={apiKey} name="API key" />
        <Link to="/" className={`${buttonClass('primary')} w-full`}>
          I have stored it, continue
        </Link>
      </div>
    </FrontDoor>
  );
}
