import type { AuditAction, AuditRecord } from '@surety/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useId } from 'react';
import { auditLogQuery, type LogSearch, logParams } from '#api/audit-queries.ts';
import { address, withQuery } from '#api/client.ts';
import { actorNamesQuery, apiKeysQuery } from '#api/queries.ts';
import { AUDIT_ACTIONS, auditActionLabel } from '#labels/audit-log.ts';
import { shortId } from '#labels/format.ts';
import { useAuditNames } from '#shell/audit-names.ts';
import { buttonClass } from '#ui/button.tsx';
import { TEXT_LINK } from '#ui/class-names.ts';
import { CopyId } from '#ui/copy.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Input, Select } from '#ui/form/field.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { PagedList } from '#ui/list.tsx';
import { Page } from '#ui/page.tsx';
import { type Column, whenColumn } from '#ui/table.tsx';
import { Change, isShort, linesOf } from './change.tsx';
import { Subject } from './subject.tsx';

const route = getRouteApi('/members/audit-log');

export function AuditLog() {
  const search = route.useSearch();
  const query = useInfiniteQuery(auditLogQuery(search));
  const nameOf = useAuditNames();
  return (
    <Page
      title="Audit log"
      lede={
        <>
          Who changed what, and from where. Any tampering can be detected.{' '}
          <a href="/docs/guide/audit-log" className={TEXT_LINK}>
            How it is kept
          </a>
        </>
      }
      actions={
        <a href={address(withQuery('/audit-log.csv', logParams(search)))} download className={buttonClass()}>
          <DownloadIcon /> Export CSV
        </a>
      }
    >
      <Filters search={search} />
      <PagedList
        label="Audit log, newest first"
        query={query}
        columns={columnsFor(nameOf)}
        rowKey={(row) => row.id}
        empty={<p className="text-soft">No matching entries.</p>}
      />
    </Page>
  );
}

function Filters({ search }: { search: LogSearch }) {
  const navigate = route.useNavigate();
  const { data: members } = useQuery(actorNamesQuery);
  const { data: keys } = useQuery(apiKeysQuery);
  const narrow = (to: LogSearch) => void navigate({ search: (old) => ({ ...old, ...to }) });
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 xl:grid-cols-4">
      <div className="col-span-full">
        <SearchBox
          label="Search by id"
          placeholder="Id of a key, member, webhook, agreement or seller"
          value={search.subject}
          onSearch={(subject) => narrow({ subject })}
        />
      </div>
      <Select
        aria-label="Action"
        className="max-sm:col-span-full"
        value={search.type ?? ''}
        onChange={({ target }) => narrow({ type: (target.value || undefined) as AuditAction | undefined })}
      >
        <option value="">All actions</option>
        {AUDIT_ACTIONS.map((type) => (
          <option key={type} value={type}>
            {auditActionLabel(type)}
          </option>
        ))}
      </Select>
      <Select
        aria-label="By"
        className="max-sm:col-span-full"
        value={search.actor ?? ''}
        onChange={({ target }) => narrow({ actor: target.value || undefined })}
      >
        <option value="">By anyone</option>
        {members?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {keys?.map(({ id, label, prefix }) => (
          <option key={id} value={id}>
            {`Key ${label ?? `${prefix}…`}`}
          </option>
        ))}
      </Select>
      <Day label="From" value={search.from} onChange={(from) => narrow({ from })} />
      <Day label="To" value={search.to} onChange={(to) => narrow({ to })} />
    </div>
  );
}

function Day(props: {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}) {
  const { label, value, onChange } = props;
  const id = useId();
  return (
    <span className="flex items-center gap-2 text-sm text-soft max-sm:flex-col max-sm:items-stretch">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </span>
  );
}

const columnsFor = (nameOf: (actor: AuditRecord['actor']) => string): readonly Column<AuditRecord>[] => [
  {
    name: 'Action',
    cell: (row) => (
      <div className="min-w-0">
        <Disclosure
          title={<span className="font-medium">{auditActionLabel(row.type)}</span>}
          words={
            <>
              <span className="@2xl:hidden">{nameOf(row.actor)} · </span>
              <span className="@2xl:sr-only">Details</span>
            </>
          }
        >
          <Details record={row} />
        </Disclosure>
        {isShort(row) && (
          <div className="py-1 text-[0.8125rem] peer-open:hidden">
            <Change record={row} />
          </div>
        )}
      </div>
    ),
  },
  { name: 'By', wideOnly: true, cell: (row) => <span className="text-soft">{nameOf(row.actor)}</span> },
  { name: 'Object', wideOnly: true, cell: (row) => <Subject of={row} nameOf={nameOf} /> },
  whenColumn('When', {
    right: true,
    below: (row) => row.subject?.id !== row.actor.id && <Subject of={row} nameOf={nameOf} />,
  }),
];

function Details({ record }: { record: AuditRecord }) {
  return (
    <div className="space-y-2 pb-1">
      {linesOf(record).length > 0 && <Change record={record} />}
      {record.origin && (
        <p className="text-soft">
          From <span className="figures text-ink">{record.origin.address}</span>, request{' '}
          <Link to="/requests" search={{ id: record.origin.requestId }} className={TEXT_LINK}>
            {shortId(record.origin.requestId)}
          </Link>
        </p>
      )}
      <p className="text-soft">
        <CopyId id={record.id} label="Copy entry id" />, entry {record.sequence} of its chain, hash{' '}
        <CopyId id={record.hash} label="Copy hash" />
      </p>
    </div>
  );
}
