import type { ChangeMailSettingsParams, MailSettings } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { useCommand } from '#api/command.ts';
import { changeMailSettings } from '#api/commands.ts';
import { IN_TEST } from '#api/environment.ts';
import { mailSettingsQuery } from '#api/mail-queries.ts';
import { sessionQuery } from '#api/queries.ts';
import { Button } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Choice, type Option } from '#ui/form/choice.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { useSay } from '#ui/toast.tsx';

type OnOff = 'on' | 'off';
const ON_OFF: readonly Option<OnOff>[] = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
];

/** Who gets mail, and the sender's name. Without a mail server it says so instead. */
export function MailSettingsCard() {
  const query = useQuery(mailSettingsQuery);
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  const settings = query.data;
  return (
    <section aria-label="Mail settings" className="mb-10 max-w-3xl border-y border-line py-6">
      {settings.configured ? <Sending settings={settings} /> : <NotSetUp />}
    </section>
  );
}

function NotSetUp() {
  return (
    <p className="text-sm text-soft">
      <b className="block font-medium text-ink">Mail is not set up on this server.</b>
      No e-mails are sent. The operator of this service has to set SMTP_URL and MAIL_FROM; see{' '}
      <a href="/docs/guide/mail" className={TEXT_LINK}>
        Mail
      </a>
      .
    </p>
  );
}

function Sending({ settings }: { settings: MailSettings }) {
  const { refused, givenUp } = settings.bounces;
  return (
    <div className="space-y-6">
      {IN_TEST && (
        <p className="text-sm text-soft">
          The test environment sends no e-mail. What it would have sent is kept here for a week.
        </p>
      )}
      <div className="grid gap-6 sm:grid-cols-3">
        <Switch
          field="buyers"
          title="Buyers"
          help="About their payments, releases and refunds."
          settings={settings}
        />
        <Switch
          field="sellers"
          title="Sellers"
          help="About money in escrow, releases, payouts and account changes."
          settings={settings}
        />
        <Switch
          field="members"
          title="Members"
          help="About changed payout accounts, failing webhooks and stuck money, depending on their role."
          settings={settings}
        />
      </div>
      <SenderName settings={settings} />
      <TimeZone settings={settings} />
      <p className="text-sm text-soft" data-bounces={refused + givenUp}>
        {refused + givenUp === 0
          ? 'No e-mail bounced in the last 30 days.'
          : `In the last 30 days, ${refused} bounced and ${givenUp} could not be delivered.`}
      </p>
    </div>
  );
}

type SwitchProps = {
  field: 'buyers' | 'sellers' | 'members';
  title: string;
  help: string;
  settings: MailSettings;
};

function Switch({ field, title, help, settings }: SwitchProps) {
  const change = useCommand(changeMailSettings);
  return (
    <div>
      <h2 className="text-sm font-medium">{title}</h2>
      <p className="mt-0.5 mb-3 text-[0.8125rem] text-soft">{help}</p>
      <Choice
        label={`Mail to ${title.toLowerCase()}`}
        options={ON_OFF}
        value={settings[field] ? 'on' : 'off'}
        onChange={(value) => change.mutate({ [field]: value === 'on' } as ChangeMailSettingsParams)}
      />
      {change.error && <ErrorNote error={change.error} />}
    </div>
  );
}

const ZONES = Intl.supportedValuesOf('timeZone');
const DEFAULT_ZONE = 'Africa/Lagos';

function TimeZone({ settings }: { settings: MailSettings }) {
  const say = useSay();
  const form = useForm(
    changeMailSettings,
    ({ timeZone = '' }) => ({ timeZone: timeZone.trim() === '' ? null : timeZone.trim() }),
    () => say('Time zone saved'),
  );
  return (
    <form method="post" onSubmit={form.onSubmit} className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 flex-1 sm:max-w-xs">
        <Field
          label="Time zone"
          hint="Of the times in e-mails. Leave empty for Lagos."
          error={form.errorOf('timeZone')}
        >
          <Input
            key={settings.timeZone}
            name="timeZone"
            list="time-zones"
            maxLength={64}
            defaultValue={settings.timeZone ?? ''}
            placeholder={DEFAULT_ZONE}
          />
        </Field>
        <datalist id="time-zones">
          {ZONES.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </div>
      <Button type="submit" busy={form.busy} className="mt-6.5">
        Save time zone
      </Button>
    </form>
  );
}

function SenderName({ settings }: { settings: MailSettings }) {
  const say = useSay();
  const { data } = useQuery(sessionQuery);
  const form = useForm(
    changeMailSettings,
    ({ senderName = '' }) => ({ senderName: senderName.trim() === '' ? null : senderName }),
    () => say('Sender name saved'),
  );
  return (
    <form method="post" onSubmit={form.onSubmit} className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 flex-1 sm:max-w-xs">
        <Field
          label="Sender name"
          hint="Shown in the buyer’s inbox. Leave empty to use the account’s name."
          error={form.errorOf('senderName')}
        >
          <Input
            key={settings.senderName}
            name="senderName"
            maxLength={60}
            defaultValue={settings.senderName ?? ''}
            placeholder={data?.developer?.name}
          />
        </Field>
      </div>
      <Button type="submit" busy={form.busy} className="mt-6.5">
        Save name
      </Button>
    </form>
  );
}
