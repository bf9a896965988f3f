import type { Day, DayComparison } from '@surety/sdk';
import { Link } from '@tanstack/react-router';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useCommand } from '#api/command.ts';
import { compareDay } from '#api/days.ts';
import { formatMoney } from '#labels/format.ts';
import { BREAKS } from '#labels/reconciliation.ts';
import { Badge } from '#ui/badge.tsx';
import { Breakable } from '#ui/breakable.tsx';
import { classNames, TEXT_LINK } from '#ui/class-names.ts';
import { Section } from '#ui/page.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { type Column, Narrow, Table } from '#ui/table.tsx';

const MOST_CHARACTERS = 1_000_000;

type Difference = DayComparison['differences'][number];

/** A statement of the bank, chosen or dropped here, beside the entries of the day. */
type Props = { found: Day; onCompared: (statement: string) => void };

export function Compare({ found: { day, timeZone, currencies }, onCompared }: Props) {
  const [name, setName] = useState('');
  const [over, setOver] = useState(false);
  const text = useRef('');
  const hint = useId();
  const command = useCommand(compareDay, {
    onDone: () => onCompared(text.current),
  });
  const isLong = command.variables !== undefined && command.variables.statement.length > MOST_CHARACTERS;
  const take = async (file: File | undefined) => {
    if (!file || command.isPending) return;
    setName(file.name);
    text.current = await textOf(file);
    command.mutate({ day, timeZone, statement: text.current });
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <Section title="Compare with the bank’s statement">
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={classNames(
          'block cursor-pointer rounded-xl border border-dashed px-5 py-6 text-sm',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          over ? 'border-accent bg-accent-tint' : 'border-edge/60 hover:border-edge',
        )}
      >
        <input
          type="file"
          accept=".csv,.txt,.sta,.mt940,.940,.xml,text/csv,text/plain,text/xml,application/xml"
          aria-describedby={hint}
          className="sr-only"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        <span className="font-medium">Drop the statement here, or choose a file</span>
        <span id={hint} className="mt-1 block text-soft">
          CSV, MT940 or camt.053, at most a million characters. It should reach three days beyond this day on
          both sides. It is not kept.
        </span>
      </label>
      <div aria-live="polite" className="mt-5">
        {command.isPending && <p className="text-sm text-soft">{`Comparing ${name}…`}</p>}
        {isLong && <p className="text-sm text-bad">{TOO_LONG}</p>}
        {command.error && !isLong && <ErrorNote error={command.error} />}
        {command.data && !command.isPending && !command.error && (
          <Result found={command.data} name={name} currency={soleOf(currencies)} />
        )}
      </div>
    </Section>
  );
}

const TOO_LONG = 'The statement is too long. Ask the bank for fewer days, or use surety reconcile.';

/** Banks write UTF-8 or Latin-1. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.slice(0, 4 * MOST_CHARACTERS).arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

/** A statement may not name its currency. */
const soleOf = ([first, second]: Day['currencies']) => (second ? null : (first?.currency ?? null));

type Shown = { found: DayComparison; name: string; currency: string | null };

function Result({ found, name, currency }: Shown) {
  const { listed, matched, undecided, different, differences, lines } = found;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={different > 0 ? 'bad' : 'good'}>
          {different > 0 ? count(different, 'difference') : 'No difference'}
        </Badge>
        <span className="text-sm text-soft">
          <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
          {`: ${count(lines, 'line')}, ${listed} of this day, ${matched} as on your books.`}
        </span>
      </p>
      {undecided > 0 && (
        <p className="mt-2 text-sm text-soft">
          {`${count(undecided, 'entry', 'entries')} of yours cannot be judged: the statement ends too early, or the bank has not settled them.`}
        </p>
      )}
      {different > 0 && (
        <div className="mt-4">
          <Table
            label="Differences"
            columns={COLUMNS}
            rows={differences.map((row, index) => ({
              ...row,
              currency: row.currency ?? currency,
              key: `${index} ${row.subject}`,
            }))}
            rowKey={({ key }) => key}
          />
        </div>
      )}
      {different > differences.length && (
        <p className="mt-3 text-sm text-soft">{`The first ${differences.length} are shown.`}</p>
      )}
    </>
  );
}

const DECIMAL = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

function Amount({ of, currency }: { of: number | null; currency: string | null }) {
  if (of === null) return <span className="text-soft">none</span>;
  return (
    <span className="figures whitespace-nowrap">
      {currency === null ? DECIMAL.format(of / 100) : formatMoney(of, currency)}
    </span>
  );
}

const COLUMNS: readonly Column<Difference & { key: string }>[] = [
  {
    name: 'Entry',
    cell: (row) => (
      <span className="block py-2">
        <span className="font-medium">{BREAKS[row.type].name}</span>
        <span className="block text-xs text-soft">
          {`${row.movement} `}
          <Breakable text={row.subject} />
        </span>
        {row.agreementId !== null && (
          <Link to="/agreements/$id" params={{ id: row.agreementId }} className={`text-xs ${TEXT_LINK}`}>
            Go to agreement
          </Link>
        )}
        <Narrow>
          Ours: <Amount of={row.ours} currency={row.currency} />, bank’s:{' '}
          <Amount of={row.theirs} currency={row.currency} />
        </Narrow>
      </span>
    ),
  },
  {
    name: 'On our books',
    right: true,
    wideOnly: true,
    cell: (row) => <Amount of={row.ours} currency={row.currency} />,
  },
  {
    name: 'At the bank',
    right: true,
    wideOnly: true,
    cell: (row) => <Amount of={row.theirs} currency={row.currency} />,
  },
  {
    name: 'Difference',
    right: true,
    cell: (row) => <Amount of={row.difference} currency={row.currency} />,
  },
];
