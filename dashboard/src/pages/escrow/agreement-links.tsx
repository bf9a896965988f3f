import type { CreateLinkParams, Link } from '@surety/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { createPartyLink, partyLinksQuery, revokePartyLink } from '#api/party-links.ts';
import { LANGUAGE_NAMES, LINK_STATUS_LABELS, PURPOSE_LABELS } from '#labels/party-links.ts';
import { useMay } from '#shell/may.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { QrCode } from '#ui/chart/qr-code.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input, Select } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { PagedList } from '#ui/list.tsx';
import { SecretOnce } from '#ui/secret.tsx';
import { Empty, ErrorNote } from '#ui/states.tsx';
import { Aside, type Column, Narrow } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';
import { useSay } from '#ui/toast.tsx';

type Purpose = Link['purposes'][number];
const PURPOSES = Object.keys(PURPOSE_LABELS) as Purpose[];
const SECONDS_A_DAY = 86_400;
const DAYS = [1, 7, 30, 90];
const PARTIES = { buyer: 'Buyer', seller: 'Seller' } as const;

/** The links to pages of the two parties, and whether each was opened. */
export function PartyLinks({ agreementId }: { agreementId: string }) {
  const [creating, setCreating] = useState(false);
  const canWrite = useMay()('escrow.write');
  return (
    <div className="space-y-4">
      {canWrite && (
        <Button onClick={() => setCreating(true)}>
          <PlusIcon /> Create link
        </Button>
      )}
      <PagedList
        label="Links, newest first"
        query={useInfiniteQuery(partyLinksQuery(agreementId))}
        columns={canWrite ? [...COLUMNS, revokeColumn(agreementId)] : COLUMNS}
        rowKey={({ id }) => id}
        empty={
          <Empty title="No links yet">
            A link shows the buyer or the seller their own pages of the deal, without an account.
          </Empty>
        }
      />
      {creating && <CreateDialog agreementId={agreementId} onClose={() => setCreating(false)} />}
    </div>
  );
}

const COLUMNS: readonly Column<Link>[] = [
  {
    name: 'For',
    cell: (link) => (
      <>
        <span className="font-medium">{PARTIES[link.party]}</span>
        <Aside>{link.purposes.map((purpose) => PURPOSE_LABELS[purpose].name).join(', ')}</Aside>
        {link.phone !== null && <Aside>Sent to {link.phone}</Aside>}
        <Narrow>
          <Status link={link} />
        </Narrow>
      </>
    ),
  },
  { name: 'State', wideOnly: true, cell: (link) => <Status link={link} /> },
  {
    name: 'Opened',
    cell: ({ firstOpenedAt }) => (
      <span className="text-soft">{firstOpenedAt === null ? 'Not yet' : <When at={firstOpenedAt} />}</span>
    ),
  },
  {
    name: 'Works until',
    wideOnly: true,
    cell: ({ expiresAt }) => (
      <span className="text-soft">
        <When at={expiresAt} />
      </span>
    ),
  },
];

function revokeColumn(agreementId: string): Column<Link> {
  return {
    name: 'Actions',
    right: true,
    cell: (link) => (link.status === 'ACTIVE' ? <Revoke agreementId={agreementId} link={link} /> : null),
  };
}

function Status({ link: { status } }: { link: Link }) {
  const { words, tone } = LINK_STATUS_LABELS[status];
  return <Badge tone={tone}>{words}</Badge>;
}

function Revoke({ agreementId, link }: { agreementId: string; link: Link }) {
  const say = useSay();
  const revoking = useCommand(revokePartyLink, { onDone: () => say('Link revoked') });
  return (
    <Button
      size="small"
      busy={revoking.isPending}
      aria-label={`Revoke the link of the ${link.party}`}
      onClick={() => revoking.mutate({ agreementId, id: link.id })}
    >
      Revoke
    </Button>
  );
}

/** The link stays in this dialog's memory until it closes. It is never cached. */
function CreateDialog({ agreementId, onClose }: { agreementId: string; onClose: () => void }) {
  const form = useForm(createPartyLink, ({ party, language, days, phone = '', ...fields }) => ({
    agreementId,
    party: party as CreateLinkParams['party'],
    language: language as Link['language'],
    purposes: PURPOSES.filter((purpose) => fields[`purpose-${purpose}`] !== undefined),
    expiresInSeconds: Number(days) * SECONDS_A_DAY,
    ...(phone.trim() !== '' && { phone: phone.replaceAll(/[\s()-]/g, '') }),
  }));
  const { result } = form;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={result ? 'The link' : 'Create a link'}
      description={
        result
          ? `Only for the ${result.party}: what is done through it counts as done by them.`
          : 'You get a link to send to one of the parties, and a QR code to scan.'
      }
    >
      {result ? (
        <div className="space-y-5">
          {result.phone !== null && (
            <p className="text-sm text-soft">It is also sent to {result.phone} as a short message.</p>
          )}
          <QrCode text={result.url} label="QR code of the link" />
          <SecretOnce value={result.url} name="link" onKept={onClose} />
        </div>
      ) : (
        <form method="post" onSubmit={form.onSubmit} className="space-y-4">
          {form.error && <ErrorNote error={form.error} />}
          <Field label="For" error={form.errorOf('party')}>
            <Select name="party" defaultValue="buyer" autoFocus>
              <option value="buyer">Buyer</option>
              <option value="seller">Seller</option>
            </Select>
          </Field>
          <Purposes error={form.errorOf('purposes')} />
          <Field
            label="Mobile number"
            hint="Optional. The link and its codes are sent there as short messages."
            error={form.errorOf('phone')}
          >
            <Input name="phone" type="tel" autoComplete="off" placeholder="+2348012345678" maxLength={24} />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Language" error={form.errorOf('language')}>
              <Select name="language" defaultValue="en">
                {Object.entries(LANGUAGE_NAMES).map(([language, name]) => (
                  <option key={language} value={language}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Works for" error={form.errorOf('expiresInSeconds')}>
              <Select name="days" defaultValue="30">
                {DAYS.map((days) => (
                  <option key={days} value={days}>
                    {days === 1 ? '1 day' : `${days} days`}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <Button type="submit" look="primary" className="w-full" busy={form.busy}>
            Create link
          </Button>
        </form>
      )}
    </Dialog>
  );
}

function Purposes({ error }: { error: string | undefined }) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">They can</legend>
      {PURPOSES.map((purpose) => (
        <label key={purpose} className="flex items-baseline gap-2.5 py-1 text-sm">
          <input
            type="checkbox"
            name={`purpose-${purpose}`}
            defaultChecked={purpose === 'track'}
            className="translate-y-0.5 accent-accent"
          />
          <span>
            {PURPOSE_LABELS[purpose].name}
            <span className="text-soft"> · {PURPOSE_LABELS[purpose].does}</span>
          </span>
        </label>
      ))}
      {error && <p className="mt-1 text-sm text-bad">{error}</p>}
    </fieldset>
  );
}
