import type { Mail } from '@surety/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { mailQuery, mailsQuery } from '#api/mail-queries.ts';
import { shortId } from '#labels/format.ts';
import { MAIL_KINDS, MAIL_STATES, replyOf } from '#labels/mail.ts';
import { Badge } from '#ui/badge.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';
import { PagedList } from '#ui/list.tsx';
import { Page } from '#ui/page.tsx';
import { Empty, ErrorNote, Loading } from '#ui/states.tsx';
import { Aside, type Column, Narrow, whenColumn } from '#ui/table.tsx';
import { MailSettingsCard } from './mail-settings.tsx';

export function MailPage() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Page
      title="Mail"
      lede="E-mails to buyers, sellers and members. Addresses and texts are deleted once an e-mail is sent."
      actions={
        <Link to="/previews" className={TEXT_LINK}>
          Preview pages and messages
        </Link>
      }
    >
      <MailSettingsCard />
      <PagedList
        label="E-mails, newest first"
        query={useInfiniteQuery(mailsQuery)}
        columns={columnsFor(setOpen)}
        rowKey={(mail) => mail.id}
        empty={
          <Empty title="No e-mails yet">
            Buyers get an e-mail when something happens to their money, if their agreement has their e-mail
            address.
          </Empty>
        }
      />
      {open && <Text id={open} onClose={() => setOpen(null)} />}
    </Page>
  );
}

const columnsFor = (open: (id: string) => void): readonly Column<Mail>[] => [
  {
    name: 'E-mail',
    cell: (mail) => (
      <>
        <MailName mail={mail} onOpen={open} />
        <Aside>
          <span className="[overflow-wrap:anywhere]">{mail.recipient}</span>
        </Aside>
        <Narrow>
          <MailOutcome mail={mail} />
        </Narrow>
      </>
    ),
  },
  { name: 'State', wideOnly: true, cell: (mail) => <MailOutcome mail={mail} /> },
  {
    name: 'Agreement',
    wideOnly: true,
    cell: ({ agreementId }) =>
      agreementId && (
        <Link to="/agreements/$id" params={{ id: agreementId }} className={`${TEXT_LINK} font-mono text-xs`}>
          {shortId(agreementId)}
        </Link>
      ),
  },
  whenColumn('When', { right: true }),
];

/** A mail whose text was deleted has only its name. */
function MailName({ mail, onOpen }: { mail: Mail; onOpen: (id: string) => void }) {
  const name = MAIL_KINDS[mail.type];
  if (mail.status !== 'KEPT' && mail.status !== 'QUEUED') return <span className="font-medium">{name}</span>;
  return (
    <button type="button" className={`${TEXT_LINK} font-medium`} onClick={() => onOpen(mail.id)}>
      {name}
    </button>
  );
}

function MailOutcome({ mail }: { mail: Mail }) {
  const { name, tone } = MAIL_STATES[mail.status];
  const reply = replyOf(mail);
  return (
    <>
      <Badge tone={tone}>{name}</Badge>
      {reply && <span className="mt-1 block text-xs text-soft">{reply}</span>}
    </>
  );
}

function Text({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(mailQuery(id));
  const content = query.data?.content;
  return (
    <Dialog open onOpenChange={(shown) => !shown && onClose()} title={content?.subject ?? 'E-mail'}>
      {query.isPending && <Loading />}
      {query.isError && <ErrorNote error={query.error} />}
      {content && (
        <pre className="font-sans text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">{content.text}</pre>
      )}
      {query.data && !content && <p className="text-sm text-soft">The text has been deleted.</p>}
    </Dialog>
  );
}
