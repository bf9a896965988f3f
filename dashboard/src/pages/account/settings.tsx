import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ENVIRONMENT } from '#api/environment.ts';
import { developerQuery, sessionQuery } from '#api/queries.ts';
import { formatDay } from '#labels/format.ts';
import { roleLabel } from '#labels/members.ts';
import { useMay } from '#shell/may.ts';
import { buttonClass } from '#ui/button.tsx';
import { CopyId } from '#ui/copy.tsx';
import { Choice } from '#ui/form/choice.tsx';
import { Fact, Facts, Page, SettingsRow } from '#ui/page.tsx';
import { setTheme, storedTheme, type Theme } from '#ui/theme.ts';

const THEME_OPTIONS: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function Settings() {
  const { data } = useQuery(sessionQuery);
  const { data: environment } = useQuery(developerQuery);
  const developer = data?.developer;
  const may = useMay();
  return (
    <Page title="Settings">
      <div className="max-w-3xl divide-y divide-line border-y border-line">
        <SettingsRow title="Account">
          {developer && (
            <Facts>
              <Fact name="E-mail">{developer.email}</Fact>
              <Fact name="Name">{developer.name}</Fact>
              <Fact name="Since">{formatDay(developer.createdAt)}</Fact>
              <Fact name={`Id in ${ENVIRONMENT}`}>{environment && <CopyId id={environment.id} />}</Fact>
            </Facts>
          )}
        </SettingsRow>
        {data?.member && (
          <SettingsRow title="You" help="Your membership of this account.">
            <Facts>
              <Fact name="E-mail">{data.member.email}</Fact>
              <Fact name="Name">{data.member.name}</Fact>
              <Fact name="Role">{roleLabel(data.member.role)}</Fact>
            </Facts>
          </SettingsRow>
        )}
        <SettingsRow title="Security" help="Your password, second factor, passkeys and sessions.">
          <Link to="/settings/security" className={buttonClass()}>
            Manage sign-in
          </Link>
        </SettingsRow>
        {may('keys.read') && (
          <SettingsRow title="API keys" help="How your programs authenticate.">
            <Link to="/settings/api-keys" className={buttonClass()}>
              Manage API keys
            </Link>
          </SettingsRow>
        )}
        {may('mail.read') && (
          <SettingsRow title="Mail" help="Which e-mails buyers, sellers and members get, and from whom.">
            <Link to="/mail" className={buttonClass()}>
              Manage mail
            </Link>
          </SettingsRow>
        )}
        <SettingsRow title="Appearance" help="Stored in this browser only.">
          <ThemeChoice />
        </SettingsRow>
      </div>
    </Page>
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
