import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQuery } from '#api/queries.ts';
import { changePassword } from '#api/security/commands.ts';
import { securityQuery } from '#api/security/queries.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Page, PendingPage, SettingsRow } from '#ui/page.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';
import { AuthenticatorApp, RecoveryCodes } from './authenticator-app.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { Passkeys } from './passkeys.tsx';
import { SignInRule } from './sign-in-rule.tsx';

const BACK = { to: '/settings', label: 'Settings' } as const;

/** The member's own sign-in methods, shared by all their accounts. */
export function SecurityPage() {
  const query = useQuery(securityQuery);
  const session = useQuery(sessionQuery).data;
  const owes = session?.owesFactor === true;
  const back = owes ? {} : { back: BACK };
  if (!query.data) return <PendingPage title="Security" {...back} query={query} />;
  const security = query.data;
  return (
    <Page title="Security" {...back} lede="How you sign in. It is the same in all your accounts.">
      {owes && (
        <p
          role="status"
          className="mb-8 max-w-4xl rounded-xl border border-warn/30 bg-warn-tint px-4 py-3 text-sm"
        >
          <strong className="font-medium">{session.developer?.name} requires a second factor.</strong> Set up
          an authenticator app or a passkey to go on. Until then, nothing else in this account is open to you.
        </p>
      )}
      <div className="max-w-4xl divide-y divide-line border-y border-line">
        <SettingsRow title="Authenticator app" help="A code from your phone, after the password.">
          <AuthenticatorApp security={security} />
        </SettingsRow>
        <SettingsRow
          title="Passkeys"
          help="Your fingerprint, face or PIN instead of a password, or as a second factor."
        >
          <Passkeys security={security} />
        </SettingsRow>
        {security.factors.length > 0 && (
          <SettingsRow
            title="Recovery codes"
            help="For when you lose your phone or passkey. Each works once."
          >
            <RecoveryCodes security={security} />
          </SettingsRow>
        )}
        <SettingsRow title="Password" help="Changing it ends all your other sessions.">
          {security.hasPassword ? <PasswordForm /> : <NoPassword />}
        </SettingsRow>
        <SettingsRow
          title="Sessions"
          help="Where you are signed in. A session ends after one hour without activity, and after twelve hours at the latest."
        >
          <OwnSessions />
        </SettingsRow>
        {!owes && (
          <SettingsRow
            title="All members"
            help="A rule of this account. It applies to people, not to API keys."
          >
            <SignInRule hasFactor={security.factors.length > 0} />
          </SettingsRow>
        )}
      </div>
    </Page>
  );
}

function PasswordForm() {
  const say = useSay();
  const [round, setRound] = useState(0);
  const form = useForm(
    changePassword,
    ({ currentPassword = '', newPassword = '' }) => ({ currentPassword, newPassword }),
    ({ endedSessions }) => {
      say(`Password changed; ${endedSessions} other session${endedSessions === 1 ? '' : 's'} ended`);
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
        Change password
      </Button>
    </form>
  );
}

function NoPassword() {
  return (
    <div className="space-y-3 text-sm">
      <p className="text-soft">You have no password, because you sign in another way.</p>
      <a href="/dashboard/new-password" className={buttonClass()}>
        Set a password
      </a>
    </div>
  );
}
