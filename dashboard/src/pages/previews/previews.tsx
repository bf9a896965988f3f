import type { Link } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mailSettingsQuery } from '#api/mail-queries.ts';
import { type Preview, previewAddress, previewsQuery } from '#api/previews.ts';
import { LANGUAGE_NAMES } from '#labels/party-links.ts';
import { Field, Select } from '#ui/form/field.tsx';
import { Page, PendingPage } from '#ui/page.tsx';
import { Look } from './look.tsx';

type Language = Link['language'];

const BACK = { to: '/mail', label: 'Mail' } as const;
const GROUPS = { pages: 'Pages', mails: 'E-mails', messages: 'Short messages' } as const;
const READERS = { buyer: 'buyer', seller: 'seller', member: 'members', anyone: 'anyone' } as const;

const addressOf = ({ group, name }: Preview) => `${group}/${name}`;

/** What the parties see, drawn by the server in a frame in which nothing runs and no form is sent. */
export function Previews() {
  const [language, setLanguage] = useState<Language>('en');
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useQuery(previewsQuery(language));
  // Pages are drawn again when their look has changed.
  const { dataUpdatedAt: lookedAt } = useQuery(mailSettingsQuery);
  if (!query.data) return <PendingPage title="Previews" query={query} back={BACK} />;
  const previews = query.data.data;
  const shown = previews.find((one) => addressOf(one) === chosen) ?? previews[0];
  if (!shown) return null;
  return (
    <Page
      title="Previews"
      lede="The pages, e-mails and short messages that buyers and sellers get, with your name, logo and colour and an invented deal."
      back={BACK}
    >
      <Look />
      <div className="mb-6 grid max-w-3xl gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Field label="Show">
          <Select value={addressOf(shown)} onChange={(event) => setChosen(event.currentTarget.value)}>
            {Object.entries(GROUPS).map(([group, label]) => (
              <optgroup key={group} label={label}>
                {previews
                  .filter((one) => one.group === group)
                  .map((one) => (
                    <option key={addressOf(one)} value={addressOf(one)}>
                      {`${one.title} (${READERS[one.to]})`}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        <Field label="Language" hint={shown.group === 'mails' ? 'E-mails are in English.' : undefined}>
          <Select value={language} onChange={(event) => setLanguage(event.currentTarget.value as Language)}>
            {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <iframe
        key={`${addressOf(shown)} ${language} ${lookedAt}`}
        title={`Preview: ${shown.title}`}
        src={previewAddress(shown, language)}
        sandbox=""
        className="h-[46rem] w-full max-w-md rounded-lg border border-line"
      />
    </Page>
  );
}
