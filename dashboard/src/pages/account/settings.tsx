import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { changePassword } from '#api/commands.ts';
import { ENVIRONMENT } from '#api/environment.ts';
import { developerQuery, sessionQuery } from '#api/queries.ts';
import { useMay } from '#frame/may.ts';
import { useSignOut } from '#frame/sign-out.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { CopyId } from '#ui/copy.tsx';
import { Choice } from '#ui/form/choice.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Fact, Facts, Page } from '#ui/page.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { setTheme, storedTheme, type Theme } from '#ui/theme.ts';
import { useSay } from '#ui/toast.tsx';
import { formatDay } from '#words/format.ts';
import { roleWords } from '#words/members.ts';

const THEME_OPTIONS: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function Settings() {
  const { data } = useQuery(sessionQuery);
  const signOutEverywhere = useSignOut({ everywhere: true });
  const { data: environment } = useQuery(developerQuery);
  const developer = data?.developer;
  const may = useMay();
  return (
    <Page title="Settings">
      <div className="max-w-3xl divide-y divide-line border-y border-line">
        <Row title="Account">
          {developer && (
            <Facts>
              <Fact name="E-mail">{developer.email}</Fact>
              <Fact name="Name">{developer.name}</Fact>
              <Fact name="Since">{formatDay(developer.createdAt)}</Fact>
              <Fact name={`Id in ${ENVIRONMENT}`}>{environment && <CopyId id={environment.id} />}</Fact>
            </Facts>
          )}
        </Row>
        {data?.member && (
          <Row title="You" help="As a member of this account.">
            <Facts>
              <Fact name="E-mail">{data.member.email}</Fact>
              <Fact name="Name">{data.member.name}</Fact>
              <Fact name="Role">{roleWords(data.member.role)}</Fact>
            </Facts>
          </Row>
        )}
        {may('keys.read') && (
          <Row title="API keys" help="What your programs sign in with.">
            <Link to="/settings/api-keys" className={buttonClass()}>
              Manage API keys
            </Link>
          </Row>
        )}
        {may('mail.read') && (
          <Row title="Mail" help="What buyers and you are told, and under which name.">
            <Link to="/mail" className={buttonClass()}>
              Look at mail
            </Link>
          </Row>
        )}
        <Row title="Appearance" help="Kept in this browser only.">
          <ThemeChoice />
        </Row>
        <Row title="Password" help="Every other session ends when you change it.">
          <PasswordForm />
        </Row>
        <Row title="Sessions" help="A session ends after an hour without work, and after twelve in any case.">
          <p className="mb-3 text-sm text-soft">{`${data?.openSessions ?? 1} open now, this one included.`}</p>
          <Button look="danger" onClick={signOutEverywhere}>
            Sign out everywhere
          </Button>
        </Row>
      </div>
    </Page>
  );
}

function Row({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-4 py-8 md:grid-cols-[14rem_1fr]">
      <div>
        <h2 className="font-serif text-lg font-medium">{title}</h2>
        {help && <p className="mt-1 text-sm text-soft">{help}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

function ThemeChoice() {
  const [theme, setShown] = useState(storedTheme);
  return (
    <Choice
      label="Theme"
      options={THEME_OPTIONS}
      value={theme}
      onChange={(next) => {
        setTheme(next);
        setShown(next);
      }}
    />
  );
}

function PasswordForm() {
  const say = useSay();
  const [round, setRound] = useState(0);
  const form = useForm(
    changePassword,
    ({ currentPassword = '', newPassword = '' }) => ({ currentPassword, newPassword }),
    ({ endedSessions }) => {
      say(`The password is changed; ${endedSessions} other session${endedSessions === 1 ? '' : 's'} ended`);
      setRound(round + 1);
    },
  );
  return (
    <form key={round} method="post" onSubmit={form.onSubmit} className="max-w-sm space-y-4">
      {form.error && <ErrorNote error={form.error} />}
      <Field label="Current password">
        <Input name="currentPassword" type="password" autoComplete="current-password" required />
      </Field>
      <Field label="New password" hint="At least 8 characters." error={form.errorOf('newPassword')}>
        <Input name="newPassword" type="password" autoComplete="new-password" minLength={8} required />
      </Field>
      <Button type="submit" look="primary" busy={form.busy}>
        Change the password
      </Button>
    </form>
  );
}
