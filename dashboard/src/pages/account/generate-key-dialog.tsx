import type { CreateApiKeyParams } from '@surety/sdk';
import { createApiKey } from '#api/commands.ts';
import { toMinor } from '#labels/amount.ts';
import { currentTime } from '#labels/current-time.ts';
import { SCOPE_NAMES, SCOPES } from '#labels/members.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Field, Input, Select } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { SecretOnce } from '#ui/secret.tsx';
import { ErrorNote } from '#ui/states.tsx';

const DAY_MS = 86_400_000;

/** The new key stays in this dialog's memory until it closes. It is never cached. */
export function GenerateDialog({ onClose }: { onClose: () => void }) {
  const form = useForm(createApiKey, readParams);
  const waits = form.result && 'approval' in form.result;
  const key = form.result && ('approval' in form.result ? form.result.key : form.result);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={form.result ? 'Your new key' : 'Create a key'}
      {...(waits && { description: 'The key does not work until another member has approved it.' })}
    >
      {key ? (
        <SecretOnce value={key.apiKey} name="API key" onKept={onClose} />
      ) : (
        <form method="post" onSubmit={form.onSubmit} className="space-y-4">
          {form.error && <ErrorNote error={form.error} />}
          <Field
            label="Label"
            hint="What the key is for, for example “production”."
            error={form.errorOf('label')}
          >
            <Input name="label" maxLength={80} autoFocus />
          </Field>
          <Scopes />
          <Disclosure words="More limits">
            <div className="space-y-4 pt-1">
              <Limits errorOf={form.errorOf} />
            </div>
          </Disclosure>
          <Button type="submit" look="primary" className="w-full" busy={form.busy}>
            Create key
          </Button>
        </form>
      )}
    </Dialog>
  );
}

function Scopes() {
  return (
    <fieldset className="space-y-2">
      <legend className="text-sm font-medium">May do</legend>
      <p className="text-[0.8125rem] text-soft">
        Choose only what the program needs. If you choose nothing, the key may do everything.
      </p>
      {SCOPE_NAMES.map((scope) => (
        <label key={scope} className="flex items-baseline gap-2.5 text-sm">
          <input type="checkbox" name={`scope-${scope}`} className="translate-y-0.5 accent-accent" />
          <span>
            <b className="font-medium">{scope}</b> <span className="text-soft">{SCOPES[scope]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Limits({ errorOf }: { errorOf: (path: string) => string | undefined }) {
  return (
    <>
      <Field
        label="Networks"
        hint="Where requests may come from, separated by commas. Leave empty for anywhere."
        error={errorOf('networks[0]')}
      >
        <Input name="networks" placeholder="203.0.113.0/24, 198.51.100.7" />
      </Field>
      <div className="grid grid-cols-[1fr_6rem] gap-3">
        <Field
          label="Daily limit"
          hint="The most it may send to sellers and buyers in a day. Leave empty for no limit."
          error={errorOf('dailyLimit.amount')}
        >
          <Input name="limit" inputMode="decimal" placeholder="250,000.00" />
        </Field>
        <Field label="Currency" error={errorOf('dailyLimit.currency')}>
          <Input name="currency" defaultValue="NGN" maxLength={3} className="uppercase" />
        </Field>
      </div>
      <Field label="Expires">
        <Select name="days" defaultValue="">
          <option value="">Only when revoked</option>
          <option value="1">After 1 day</option>
          <option value="30">After 30 days</option>
          <option value="90">After 90 days</option>
          <option value="365">After 1 year</option>
        </Select>
      </Field>
    </>
  );
}

function readParams(fields: Readonly<Record<string, string>>): CreateApiKeyParams {
  const { label, networks = '', limit = '', currency = '', days } = fields;
  const scopes = SCOPE_NAMES.filter((scope) => fields[`scope-${scope}`] !== undefined);
  const from = networks.split(',').map((network) => network.trim());
  const code = currency.trim().toUpperCase();
  return {
    ...(label ? { label } : {}),
    ...(scopes.length > 0 ? { scopes } : {}),
    ...(networks.trim() ? { networks: from.filter(Boolean) } : {}),
    // An unreadable amount is sent as 0, so that the server's error appears beside its field.
    ...(limit.trim() ? { dailyLimit: { amount: toMinor(limit, code) ?? 0, currency: code } } : {}),
    ...(days ? { expiresAt: new Date(currentTime().getTime() + Number(days) * DAY_MS).toISOString() } : {}),
  };
}
