import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { signIn } from '#api/commands.ts';
import { PAGES } from '#api/environment.ts';
import { sessionQuery } from '#api/queries.ts';
import { FrontDoor } from '#frame/front-door.tsx';
import { Button } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote } from '#ui/states.tsx';
import { setTitle } from '#ui/title.ts';

const route = getRouteApi('/guests/sign-in');

export function SignIn() {
  const { next } = route.useSearch();
  const router = useRouter();
  const { data } = useQuery(sessionQuery);
  const form = useForm(
    signIn,
    ({ email = '', password = '' }) => ({ email, password }),
    async () => {
      if (next) router.history.push(`${PAGES}${next}`);
      else await router.navigate({ to: '/' });
    },
  );
  useEffect(() => {
    setTitle('Sign in');
  }, []);
  return (
    <FrontDoor
      title="Sign in"
      lede={
        data?.signUps === 'open' ? (
          <>
            New here?{' '}
            <Link to="/sign-up" className={TEXT_LINK}>
              Create an account
            </Link>
          </>
        ) : (
          'New here? Somebody who works with it sends you an invitation.'
        )
      }
    >
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
      </form>
    </FrontDoor>
  );
}
