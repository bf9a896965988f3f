import { continueBacktest, startBacktest } from '#actions/risk/backtest.ts';
import { CommandError, UsageError } from '#commands/command-error.ts';
import { wholeNumber } from '#commands/whole-number.ts';
import { FLAGS } from '#core/risk/facts.ts';
import type { Tally } from '#core/risk/policy/backtest.ts';
import { DAY_MS } from '#core/time.ts';
import type { Config } from '#settings/config.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import * as backtests from '#store/risk/policy/backtests.ts';
import { besideService } from './beside.ts';

const SOURCES = ['draft', 'shadow', 'live'] as const;

type Options = { readonly policy?: string | undefined; readonly days?: string | undefined };

/**
 * `surety backtest`: shows which past assessments of an account would get another flag. Works while the
 * service runs.
 */
export async function backtestPolicy(
  config: Config,
  [developerId, ...rest]: readonly string[],
  { policy = 'draft', days = '90' }: Options,
): Promise<number> {
  if (!developerId || rest.length > 0) throw new UsageError('name an account: surety backtest <account id>');
  const source = SOURCES.find((name) => name === policy);
  if (!source) throw new UsageError(`--policy must be one of ${SOURCES.join(', ')}`);
  const span = wholeNumber('--days', days, 3_650) * DAY_MS;
  return besideService(config, async (context) => {
    const since = new Date(context.clock().getTime() - span);
    const { result: asked } = await startBacktest(context, developerId, { source, since }, NO_ANSWER);
    // A worker may run the same job; each step counts only once.
    while (await continueBacktest(context, developerId, asked.id)) {
      const { done = 0 } = (await backtests.find(context.db, developerId, asked.id)) ?? {};
      process.stderr.write(`${done.toLocaleString('en')} of ${asked.total.toLocaleString('en')}\n`);
    }
    const found = await backtests.find(context.db, developerId, asked.id);
    if (found?.state !== 'done')
      throw new CommandError('another backtest was requested meanwhile; run this again');
    console.log(reportOf(found));
    return 0;
  });
}

function reportOf({ id, done, tally }: backtests.Backtest): string {
  const known = `${done.toLocaleString('en')} assessments, ${tally.unknown} of them made before facts were recorded`;
  const examples = tally.examples.map(
    ({ id: one, before, after }) => `  ${one}  ${before.score} ${before.flag} → ${after.score} ${after.flag}`,
  );
  return [
    `${known} (${id}).`,
    ...Object.entries(tally.groups).flatMap(([label, group]) => groupLines(label, group)),
    ...(examples.length > 0 ? ['Examples:', ...examples] : ['No assessment would get another flag.']),
  ].join('\n');
}

function groupLines(label: string, { flags, money }: Tally['groups'][string]): string[] {
  const moves = FLAGS.flatMap((from) =>
    FLAGS.filter((to) => to !== from && flags[from][to] > 0).map(
      (to) => `  ${from.padEnd(5)} → ${to.padEnd(5)}  ${flags[from][to].toLocaleString('en')}`,
    ),
  );
  const stakes = Object.entries(money).map(
    ([currency, { stopped, passed }]) =>
      `  ${currency} ${stopped.toLocaleString('en')} would be stopped, ${passed.toLocaleString('en')} ` +
      'would pass',
  );
  return [label === 'none' ? 'Not labelled:' : `Labelled ${label}:`, ...moves, ...stakes];
}
