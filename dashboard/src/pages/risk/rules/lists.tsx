import type { AddToRiskListParams, RiskListEntry } from '@surety/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '#api/command.ts';
import { addToList, riskListQuery, takeOffList } from '#api/risk-rules.ts';
import { LIST_KIND_LABELS, LIST_SUBJECT_LABELS } from '#labels/lists.ts';
import { useMay } from '#shell/may.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input, Select } from '#ui/form/field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { ErrorNote, Loading } from '#ui/states.tsx';
import { Aside, type Column, Table } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';
import { useSay } from '#ui/toast.tsx';

/** The entries of all lists. */
export function Lists() {
  const may = useMay();
  const query = useInfiniteQuery(riskListQuery);
  const [adding, setAdding] = useState(false);
  if (!query.data) return query.error ? <ErrorNote error={query.error} /> : <Loading />;
  const rows = query.data.pages.flatMap(({ data }) => data);
  const mayWrite = may('risk_lists.write');
  return (
    <div className="space-y-4">
      {rows.length === 0 ? (
        <p className="text-soft">The lists are empty.</p>
      ) : (
        <Table
          label="List entries, newest first"
          columns={mayWrite ? [...COLUMNS, REMOVE] : COLUMNS}
          rows={rows}
          rowKey={(row) => row.id}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {mayWrite && <Button onClick={() => setAdding(true)}>Add to a list…</Button>}
        {query.hasNextPage && (
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            More
          </Button>
        )}
      </div>
      <Dialog open={adding} onOpenChange={setAdding} title="Add to a list">
        <AddForm onDone={() => setAdding(false)} />
      </Dialog>
    </div>
  );
}

const COLUMNS: readonly Column<RiskListEntry>[] = [
  {
    name: 'Entry',
    cell: ({ on, value, reason }) => (
      <>
        <span className="font-medium break-all">{value.length > 40 ? `${value.slice(0, 12)}…` : value}</span>
        <Aside>
          {LIST_SUBJECT_LABELS[on].label} · {reason}
        </Aside>
      </>
    ),
  },
  {
    name: 'List',
    cell: ({ type, list }) => (
      <Badge tone={LIST_KIND_LABELS[type].tone}>{list ? `@${list}` : LIST_KIND_LABELS[type].label}</Badge>
    ),
  },
  {
    name: 'Until',
    wideOnly: true,
    cell: ({ expiresAt }) =>
      expiresAt ? <When at={expiresAt} /> : <span className="text-soft">No end</span>,
  },
];

const REMOVE: Column<RiskListEntry> = { name: '', right: true, cell: (row) => <Remove entry={row} /> };

function Remove({ entry }: { entry: RiskListEntry }) {
  const command = useCommand(takeOffList);
  return (
    <Button size="small" busy={command.isPending} onClick={() => command.mutate({ id: entry.id })}>
      Remove<span className="sr-only"> {entry.value}</span>
    </Button>
  );
}

type Subject = RiskListEntry['on'];
type Type = RiskListEntry['type'];

function AddForm({ onDone }: { onDone: () => void }) {
  const say = useSay();
  const [on, setOn] = useState<Subject>('user');
  const [type, setType] = useState<Type>('block');
  const form = useForm(
    addToList,
    (fields): AddToRiskListParams => ({
      on,
      type,
      list: type === 'named' ? (fields['list']?.trim() ?? '') : null,
      value: fields['value']?.trim() ?? '',
      reason: fields['reason']?.trim() ?? '',
      ...(fields['until'] ? { expiresAt: new Date(fields['until']).toISOString() } : {}),
    }),
    () => {
      say('Added to the list');
      onDone();
    },
  );
  return (
    <form method="post" onSubmit={form.onSubmit} className="space-y-4">
      {form.error && <ErrorNote error={form.error} />}
      <Field label="Type" error={form.errorOf('on')}>
        <Select name="on" value={on} onChange={(event) => setOn(event.currentTarget.value as Subject)}>
          {Object.entries(LIST_SUBJECT_LABELS).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Value" hint={LIST_SUBJECT_LABELS[on].hint} error={form.errorOf('value')}>
        <Input name="value" required />
      </Field>
      <Field label="List">
        <Select name="type" value={type} onChange={(event) => setType(event.currentTarget.value as Type)}>
          {Object.entries(LIST_KIND_LABELS).map(([value, { label, means }]) => (
            <option key={value} value={value}>
              {label}: {means}
            </option>
          ))}
        </Select>
      </Field>
      {type === 'named' && (
        <Field
          label="Name of the list"
          hint="Rules read it as: user in @partners"
          error={form.errorOf('list')}
        >
          <Input name="list" required maxLength={40} pattern="[A-Za-z]\w*" spellCheck={false} />
        </Field>
      )}
      <Field label="Reason" error={form.errorOf('reason')}>
        <Input name="reason" required maxLength={200} />
      </Field>
      <Field label="Until" hint="Leave empty for no end" error={form.errorOf('expiresAt')}>
        <Input name="until" type="date" />
      </Field>
      <Button type="submit" look="primary" busy={form.busy}>
        Add to list
      </Button>
    </form>
  );
}
