import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCommand } from '#api/command.ts';
import { acceptInvitation, acceptWithProvider } from '#api/commands.ts';
import { invitationQuery, sessionQuery } from '#api/queries.ts';
import type { Invitation as Invited } from '#api/types.ts';
import { roleLabel } from '#labels/members.ts';
import { FrontDoor } from '#shell/front-door.tsx';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { setTitle } from '#ui/title.ts';

/** The token is in the URL's fragment, so that no server sees it before it is used. */
export function Invitation() {
  const [token] = useState(() => location.hash.slice(1));
  const query = useQuery(invitationQuery(token));
  useEffect(() => {
    setTitle('Invitation');
  }, []);
  if (query.isPending) {
    return (
      <FrontDoor title="Invitation" lede="One moment.">
        <Loading />
      </FrontDoor>
    );
  }
  if (query.isError) {
    return (
      <FrontDoor title="Invitation" lede="This invitation does not work.">
        <ErrorNote error={query.error} />
      </FrontDoor>
    );
  }
  return <Accept token={token} invitation={query.data} />;
}

function Accept({ token, invitation }: { token: string; invitation: Invited }) {
  const navigate = useNavigate();
  const { accountName, email, role, known } = invitation;
  const { data } = useQuery(sessionQuery);
  const form = useForm(
    acceptInvitation,
    ({ name, password = '' }) => ({ token, password, ...(name ? { name } : {}) }),
    () => navigate({ to: '/' }),
  );
  const withProvider = useCommand(acceptWithProvider, {
    onDone: ({ address }) => location.assign(address),
  });
  return (
    <FrontDoor
      title={`Join ${accountName}`}
      lede={`You are invited as ${roleLabel(role).toLowerCase()}, with the address ${email}.`}
    >
      <form method="post" onSubmit={form.onSubmit} className="space-y-5">
        {form.error && <ErrorNote error={form.error} />}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        {known ? (
          <Field label="Password" hint="The password that you already use here.">
            <Input name="password" type="password" autoComplete="current-password" required autoFocus />
          </Field>
        ) : (
          <>
            <Field label="Your name" error={form.errorOf('name')}>
              <Input name="name" autoComplete="name" required autoFocus />
            </Field>
            <Field label="Password" hint="At least 8 characters." error={form.errorOf('password')}>
              <Input name="password" type="password" autoComplete="new-password" minLength={8} required />
            </Field>
          </>
        )}
        <Button type="submit" look="primary" busy={form.busy} className="w-full">
          Join
        </Button>
      </form>
      {data?.provider && (
        <div className="mt-8 border-t border-line pt-6">
          {withProvider.error && <ErrorNote error={withProvider.error} />}
          <Button
            className="w-full"
            busy={withProvider.isPending}
            onClick={() => withProvider.mutate({ token })}
          >
            {`Continue with ${data.provider}`}
          </Button>
        </div>
      )}
    </FrontDoor>
  );
}
