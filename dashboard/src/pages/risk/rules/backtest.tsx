import type { RiskBacktest } from '@surety/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCommand } from '#api/command.ts';
import { backtestQuery, startBacktest } from '#api/risk-rules.ts';
import { useMay } from '#shell/may.ts';
import { Score } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import { Section } from '#ui/page.tsx';
import { ErrorNote } from '#ui/states.tsx';
import { type Column, Narrow, ROW_LINK, Table } from '#ui/table.tsx';
import { When } from '#ui/time.tsx';
import { Matrix } from './matrix.tsx';

/** The draft applied to the account's past assessments. */
export function BacktestResult({ hasDraft }: { hasDraft: boolean }) {
  const may = useMay();
  const { data: found } = useQuery(backtestQuery);
  const start = useCommand(startBacktest);
  const canStart = hasDraft && may('risk_policy.write');
  if (!found && !canStart) return null;
  const running = found?.status === 'RUNNING';
  return (
    <Section
      title="Backtest"
      aside={
        canStart && (
          <Button size="small" busy={start.isPending || running} onClick={() => start.mutate({})}>
            Test the draft on the last 90 days
          </Button>
        )
      }
    >
      {start.error && <ErrorNote error={start.error} />}
      {found ? (
        <Found backtest={found} />
      ) : (
        <p className="text-soft">See which assessments would get another flag.</p>
      )}
    </Section>
  );
}

function Found({ backtest }: { backtest: RiskBacktest }) {
  const { status, done, total, groups, examples, createdAt, unknown } = backtest;
  return (
    <div className="space-y-6">
      <div className="text-sm text-soft">
        <p>
          {done.toLocaleString('en')} of {total.toLocaleString('en')} assessments, started{' '}
          <When at={createdAt} />
          {status === 'STOPPED' && '; stopped, because another one was started'}
          {unknown > 0 && `; ${unknown} are older than the stored facts`}
        </p>
        {status === 'RUNNING' && <progress value={done} max={total} className="mt-2 w-full max-w-md" />}
      </div>
      {groups.map(({ label, flags, money }) => (
        <div key={label} className="space-y-2">
          {label !== 'none' && <h3 className="font-medium">Labelled {label}</h3>}
          <Matrix flags={flags} would="would be" />
          {money
            .filter(({ stopped, passed }) => stopped + passed > 0)
            .map(({ currency, stopped, passed }) => (
              <p key={currency} className="text-sm text-soft">
                <Money amount={stopped} currency={currency} strong /> would be stopped,{' '}
                <Money amount={passed} currency={currency} strong /> would pass.
              </p>
            ))}
        </div>
      ))}
      {examples.length > 0 && (
        <Table
          label="Examples of changed flags"
          columns={COLUMNS}
          rows={examples}
          rowKey={(one) => one.assessmentId}
        />
      )}
    </div>
  );
}

type Example = RiskBacktest['examples'][number];

const COLUMNS: readonly Column<Example>[] = [
  {
    name: 'Was',
    cell: ({ assessmentId, before, amount, currency }) => (
      <Link to="/risk/$id" params={{ id: assessmentId }} className={ROW_LINK}>
        <Score score={before.score} flag={before.flag} />
        <Narrow>
          <Money amount={amount} currency={currency} />
        </Narrow>
      </Link>
    ),
  },
  {
    name: 'Would be',
    cell: ({ after }) => <Score score={after.score} flag={after.flag} />,
  },
  {
    name: 'Amount',
    right: true,
    wideOnly: true,
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
  },
];
