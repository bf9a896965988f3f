import type { IdentitySession, LivenessLevel } from '@surety/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { linksQuery, makeLink, takeLinkBack } from '#api/identity-links.ts';
import { LINK_STATES } from '#labels/identity.ts';
import { useMay } from '#shell/may.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { QrCode } from '#ui/chart/qr-code.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input, Select } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { PagedList } from '#ui/list.tsx';
import { Page } from '#ui/page.tsx';
import { SecretOnce } from '#ui/secret.tsx';
import { Empty, ErrorNote } from '#ui/states.tsx';
import { Aside, type Column, Narrow, whenColumn } from '#ui/table.tsx';
import { useSay } from '#ui/toast.tsx';

const BACK = { to: '/identity', label: 'Identity' } as const;

export function IdentityLinks() {
  const may = useMay();
  const [making, setMaking] = useState(false);
  const canWrite = may('identity.write');
  return (
    <Page
      title="Verification links"
      lede="With a link, one person can verify their identity on a page of this service, within an hour and three attempts."
      back={BACK}
      actions={
        canWrite && (
          <Button look="primary" onClick={() => setMaking(true)}>
            <PlusIcon /> Create link
          </Button>
        )
      }
    >
      <PagedList
        label="Links, newest first"
        query={useInfiniteQuery(linksQuery)}
        columns={canWrite ? [...COLUMNS, BACK_COLUMN] : COLUMNS}
        rowKey={(row) => row.id}
        empty={<Empty title="No links yet">Create one here, or with POST /v1/identity/sessions.</Empty>}
      />
      {making && <MakeDialog onClose={() => setMaking(false)} />}
    </Page>
  );
}

const COLUMNS: readonly Column<IdentitySession>[] = [
  {
    name: 'User',
    cell: (row) => (
      <>
        <span className="font-medium break-all">{row.externalUserId}</span>
        <Aside>{row.requirements.livenessLevel === 'active' ? 'With movements' : 'Without movements'}</Aside>
        <Narrow>
          <LinkState link={row} />
        </Narrow>
      </>
    ),
  },
  { name: 'State', wideOnly: true, cell: (row) => <LinkState link={row} /> },
  {
    name: 'Result',
    cell: (row) =>
      row.verificationId === null ? (
        <span className="text-soft">None yet</span>
      ) : (
        <Link to="/identity/$id" params={{ id: row.verificationId }} className={TEXT_LINK}>
          {row.attempts === 1 ? 'First attempt' : `Attempt ${row.attempts}`}
        </Link>
      ),
  },
  whenColumn('Created', { wideOnly: true }),
];

const BACK_COLUMN: Column<IdentitySession> = {
  name: 'Actions',
  right: true,
  cell: (row) => (row.endedAt === null ? <TakeBack link={row} /> : null),
};

function LinkState({ link: { status } }: { link: IdentitySession }) {
  const { words, tone } = LINK_STATES[status];
  return <Badge tone={tone}>{words}</Badge>;
}

function TakeBack({ link }: { link: IdentitySession }) {
  const say = useSay();
  const taking = useCommand(takeLinkBack, { onDone: () => say('Link cancelled') });
  return (
    <Button
      size="small"
      busy={taking.isPending}
      aria-label={`Cancel the link of ${link.externalUserId}`}
      onClick={() => taking.mutate({ id: link.id })}
    >
      Cancel
    </Button>
  );
}

/** The link stays in this dialog's memory until it closes. It is never cached. */
export function MakeDialog({ user = '', onClose }: { user?: string; onClose: () => void }) {
  const form = useForm(makeLink, ({ externalUserId = '', livenessLevel }) => ({
    externalUserId,
    requirements: { livenessLevel: livenessLevel as LivenessLevel },
  }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={form.result ? 'Verification link' : 'Create a link'}
      description={
        form.result
          ? `Only for ${form.result.externalUserId}. It works for one hour.`
          : 'You get a link to send to one person, and a QR code to scan.'
      }
    >
      {form.result ? (
        <div className="space-y-5">
          <QrCode text={form.result.url} label="QR code of the link" />
          <SecretOnce value={form.result.url} name="link" onKept={onClose} />
        </div>
      ) : (
        <form method="post" onSubmit={form.onSubmit} className="space-y-4">
          {form.error && <ErrorNote error={form.error} />}
          <Field label="User" error={form.errorOf('externalUserId')}>
            <Input
              name="externalUserId"
              defaultValue={user}
              placeholder="Your id for the user"
              required
              autoFocus
            />
          </Field>
          <Field label="Liveness">
            <Select name="livenessLevel" defaultValue="active">
              <option value="active">Movements that the server asks for</option>
              <option value="passive">Pictures of the face only</option>
            </Select>
          </Field>
          <Button type="submit" look="primary" className="w-full" busy={form.busy}>
            Create link
          </Button>
        </form>
      )}
    </Dialog>
  );
}
