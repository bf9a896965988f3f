import { type MailSettings, SuretyError } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { useCommand } from '#api/command.ts';
import { changeMailSettings } from '#api/commands.ts';
import { mailSettingsQuery } from '#api/mail-queries.ts';
import { useMay } from '#shell/may.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { useSay } from '#ui/toast.tsx';

const MAX_FILE_BYTES = 150_000;
const HINT = 'PNG or JPEG, at most 150 kB. Shown at most 160 by 40 pixels large.';
const TOO_LARGE = 'The file is larger than 150 kB.';

/** The logo and the colour of the pages, for those who may change the mail settings. */
export function Look() {
  const may = useMay();
  const { data } = useQuery(mailSettingsQuery);
  if (!data || !may('mail.write')) return null;
  return (
    <section
      aria-label="Logo and colour"
      className="mb-6 grid max-w-3xl gap-6 border-y border-line py-6 sm:grid-cols-2"
    >
      <Logo settings={data} />
      <Color settings={data} />
    </section>
  );
}

function Logo({ settings: { logo } }: { settings: MailSettings }) {
  const say = useSay();
  const [isTooLarge, setTooLarge] = useState(false);
  const change = useCommand(changeMailSettings, { onDone: () => say('Logo saved') });
  const remove = useCommand(changeMailSettings, { onDone: () => say('Logo removed') });
  const onChange = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (!file) return;
    setTooLarge(file.size > MAX_FILE_BYTES);
    if (file.size <= MAX_FILE_BYTES) change.mutate({ logo: await addressOf(file) });
    // The same file can be chosen again.
    input.value = '';
  };
  const error = change.error ?? remove.error;
  const details = error instanceof SuretyError ? error.details : undefined;
  return (
    <div className="space-y-3">
      <Field
        label="Logo"
        hint={HINT}
        error={isTooLarge ? TOO_LARGE : (details?.[0]?.message ?? error?.message)}
      >
        <Input
          type="file"
          accept="image/png,image/jpeg"
          disabled={change.isPending}
          onChange={(event) => void onChange(event)}
          className="pt-1.5"
        />
      </Field>
      {logo && (
        <div className="flex flex-wrap items-center gap-3">
          <img src={logo} alt="Your logo" className="max-h-10 max-w-40 rounded-md border border-line" />
          <Button size="small" busy={remove.isPending} onClick={() => remove.mutate({ logo: null })}>
            Remove the logo
          </Button>
        </div>
      )}
    </div>
  );
}

/** The file as a `data:` URL. */
function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

function Color({ settings: { color } }: { settings: MailSettings }) {
  const say = useSay();
  const form = useForm(
    changeMailSettings,
    ({ color: given = '' }) => ({ color: given.trim() === '' ? null : given.trim() }),
    () => say('Colour saved'),
  );
  return (
    <form method="post" onSubmit={form.onSubmit} className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <Field
          label="Colour of buttons"
          hint="Such as #17663f. Leave empty for green."
          error={form.errorOf('color')}
        >
          <Input key={color} name="color" maxLength={7} defaultValue={color ?? ''} placeholder="#17663f" />
        </Field>
      </div>
      <Button type="submit" busy={form.busy} className="mt-6.5">
        Save colour
      </Button>
    </form>
  );
}
