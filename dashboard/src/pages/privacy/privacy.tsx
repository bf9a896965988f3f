import type { Breach, Grievance, PrivacyRequest, RetentionTable } from '@surety/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  addNotice,
  answerGrievance,
  breachesQuery,
  closeBreach,
  grievancesQuery,
  privacyRequestsQuery,
  retentionQuery,
} from '#api/privacy.ts';
import { developerQuery } from '#api/queries.ts';
import { breachLabel, className, grievanceLabel, REQUEST_TYPES, requestLabel } from '#labels/privacy.ts';
import { useMay } from '#shell/may.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { ClosingDialog } from '#ui/form/closing-dialog.tsx';
import { PagedList } from '#ui/list.tsx';
import { Page } from '#ui/page.tsx';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { type Column, Narrow, ROW_LINK, Table } from '#ui/table.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { When } from '#ui/time.tsx';
import { BreachDialog, RequestDialog } from './dialogs.tsx';

/** What people ask about their data, complaints, breaches, and what is deleted when. */
export function PrivacyPage() {
  const may = useMay();
  const [asking, setAsking] = useState(false);
  return (
    <Page
      title="Privacy"
      lede={
        <>
          What people ask about their data, and by when they must have an answer.{' '}
          <a href="/docs/guide/privacy" className={TEXT_LINK}>
            How it works
          </a>
        </>
      }
      actions={
        may('privacy.write') && (
          <Button look="primary" onClick={() => setAsking(true)}>
            Record a request…
          </Button>
        )
      }
    >
      <Tabs
        label="Privacy"
        tabs={[
          { value: 'requests', label: 'Requests', content: <Requests /> },
          { value: 'complaints', label: 'Complaints', content: <Complaints /> },
          { value: 'breaches', label: 'Breaches', content: <Breaches /> },
          { value: 'retention', label: 'Retention', content: <Retention /> },
        ]}
      />
      {asking && <RequestDialog onClose={() => setAsking(false)} />}
    </Page>
  );
}

function Requests() {
  const query = useInfiniteQuery(privacyRequestsQuery);
  return (
    <PagedList
      label="Requests, newest first"
      query={query}
      columns={REQUESTS}
      rowKey={(row) => row.id}
      empty={<p className="text-sm text-soft">No request yet.</p>}
    />
  );
}

const REQUESTS: readonly Column<PrivacyRequest>[] = [
  {
    name: 'Person',
    cell: (row) => (
      <Link to="/privacy/$id" params={{ id: row.id }} className={ROW_LINK}>
        <span className="font-medium [overflow-wrap:anywhere] group-hover:text-accent">
          {row.externalUserId}
        </span>
        <Narrow>{REQUEST_TYPES[row.type].label}</Narrow>
      </Link>
    ),
  },
  { name: 'Wants to', wideOnly: true, cell: (row) => REQUEST_TYPES[row.type].label },
  {
    name: 'Status',
    cell: (row) => {
      const { label, tone } = requestLabel(row);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  { name: 'Due or done', right: true, cell: (row) => <When at={row.closedAt ?? row.dueAt} /> },
];

function Complaints() {
  const query = useInfiniteQuery(grievancesQuery);
  const developer = useQuery(developerQuery);
  const [asked, setAsked] = useState<Grievance | null>(null);
  const may = useMay();
  const form = developer.data && `/complaints/${developer.data.id}`;
  return (
    <>
      {form && (
        <p className="mb-5 text-sm text-soft">
          {'Your public form: '}
          <a href={form} className={`${TEXT_LINK} [overflow-wrap:anywhere]`}>
            {form}
          </a>
        </p>
      )}
      <PagedList
        label="Complaints, newest first"
        query={query}
        columns={[
          {
            name: 'Complaint',
            cell: (row) => (
              <>
                <span className="block font-medium [overflow-wrap:anywhere]">{`${row.name}, ${row.contact}`}</span>
                <span className="block whitespace-pre-line text-soft [overflow-wrap:anywhere]">
                  {row.claim}
                </span>
                {row.answer && (
                  <span className="mt-1 block whitespace-pre-line [overflow-wrap:anywhere]">
                    {row.answer}
                  </span>
                )}
              </>
            ),
          },
          {
            name: 'Status',
            right: true,
            cell: (row) => {
              const { label, tone } = grievanceLabel(row);
              return (
                <span className="inline-flex flex-col items-end gap-2 py-1">
                  <Badge tone={tone}>{label}</Badge>
                  <span className="text-xs text-soft">
                    <When at={row.answeredAt ?? row.dueAt} />
                  </span>
                  {row.status === 'OPEN' && may('privacy.write') && (
                    <Button size="small" onClick={() => setAsked(row)}>
                      Answer…
                    </Button>
                  )}
                </span>
              );
            },
          },
        ]}
        rowKey={(row) => row.id}
        empty={<p className="text-sm text-soft">No complaints.</p>}
      />
      {asked && (
        <ClosingDialog
          command={answerGrievance}
          read={(answer) => ({ id: asked.id, answer })}
          title="Answer the complaint"
          description="The person reads it at the address that they got. It cannot be changed."
          field={{ label: 'Answer', hint: 'Stored encrypted, and deleted after two years.' }}
          done="Answered"
          onDone={() => setAsked(null)}
        />
      )}
    </>
  );
}

type Step = { readonly breach: Breach; readonly what: 'regulator' | 'people' | 'close' };

function Breaches() {
  const query = useInfiniteQuery(breachesQuery);
  const may = useMay();
  const [recording, setRecording] = useState(false);
  const [step, setStep] = useState<Step | null>(null);
  return (
    <>
      {may('privacy.write') && (
        <Button className="mb-5" onClick={() => setRecording(true)}>
          Record a breach…
        </Button>
      )}
      <PagedList
        label="Breaches, newest first"
        query={query}
        columns={[
          {
            name: 'Breach',
            cell: (row) => (
              <>
                <span className="block font-medium [overflow-wrap:anywhere]">{row.title}</span>
                <span className="block text-soft [overflow-wrap:anywhere]">
                  {row.cause ?? row.description}
                </span>
                {row.status === 'OPEN' && may('privacy.write') && (
                  <span className="mt-2 flex flex-wrap gap-2">
                    {STEPS.map(({ what, label }) => (
                      <Button key={what} size="small" onClick={() => setStep({ breach: row, what })}>
                        {label}
                      </Button>
                    ))}
                  </span>
                )}
              </>
            ),
          },
          {
            name: 'Report by',
            right: true,
            cell: (row) => {
              const { label, tone } = breachLabel(row);
              return (
                <span className="inline-flex flex-col items-end gap-2 py-1">
                  <Badge tone={tone}>{label}</Badge>
                  <span className="text-xs text-soft">
                    <When at={row.closedAt ?? row.reportedAt ?? row.reportBy} />
                  </span>
                </span>
              );
            },
          },
        ]}
        rowKey={(row) => row.id}
        empty={<p className="text-sm text-soft">None.</p>}
      />
      {recording && <BreachDialog onClose={() => setRecording(false)} />}
      {step && <BreachStep step={step} onDone={() => setStep(null)} />}
    </>
  );
}

const STEPS = [
  { what: 'regulator', label: 'Regulator notified…' },
  { what: 'people', label: 'People notified…' },
  { what: 'close', label: 'Close…' },
] as const;

function BreachStep({ step: { breach, what }, onDone }: { step: Step; onDone: () => void }) {
  const { id, title } = breach;
  if (what === 'close')
    return (
      <ClosingDialog
        command={closeBreach}
        read={(cause) => ({ id, cause })}
        title="Close the breach"
        description={`${title}. It cannot change afterwards.`}
        field={{ label: 'Cause', hint: 'Stored encrypted.' }}
        done="Breach closed"
        onDone={onDone}
      />
    );
  const isRegulator = what === 'regulator';
  return (
    <ClosingDialog
      command={addNotice}
      read={(text) => ({ id, to: what, text })}
      title={isRegulator ? 'Record a notice to the regulator' : 'Record a letter to people'}
      description="Nothing is sent: this records what you have sent."
      field={{ label: 'Text', hint: 'Stored encrypted.' }}
      done="Recorded"
      onDone={onDone}
    />
  );
}

function Retention() {
  const query = useQuery(retentionQuery);
  if (query.error) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Loading />;
  return (
    <Table
      label="Classes of personal data"
      columns={RETENTION}
      rows={query.data.data}
      rowKey={(row) => row.class}
    />
  );
}

const RETENTION: readonly Column<RetentionTable['data'][number]>[] = [
  {
    name: 'Data',
    cell: (row) => (
      <span className="block py-1.5">
        <span className="block font-medium">{className(row.class)}</span>
        <span className="block text-soft">{row.purpose}</span>
        <Narrow>{`Until: ${row.ends}`}</Narrow>
      </span>
    ),
  },
  { name: 'Legal basis', wideOnly: 'very', cell: (row) => <span className="text-soft">{row.basis}</span> },
  {
    name: 'Kept until',
    wideOnly: true,
    cell: (row) => (
      <>
        {row.days !== null && (
          <span className="block">{`${row.days} ${row.days === 1 ? 'day' : 'days'}`}</span>
        )}
        <span className="text-soft">{row.ends}</span>
      </>
    ),
  },
  {
    name: 'Last looked',
    right: true,
    cell: (row) => (row.lastRunAt ? <When at={row.lastRunAt} /> : <span className="text-soft">–</span>),
  },
];
