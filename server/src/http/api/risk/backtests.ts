import { z } from 'zod';
import { startBacktest } from '#actions/risk/backtest.ts';
import { Problem } from '#core/problem.ts';
import { FLAGS } from '#core/risk/facts.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { LONG_WORK_COST } from '#http/pipeline/rate-limit.ts';
import {
  ActorView,
  accepted,
  idOf,
  inCapitals,
  inLowerCase,
  lifecycle,
  moment,
  ok,
  timestamp,
} from '#http/pipeline/schemas.ts';
import { periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as backtests from '#store/risk/policy/backtests.ts';
import { FlagMatrix } from './policy-views.ts';

const SOURCES = ['draft', 'shadow', 'live'] as const;
const Flag = z.enum(FLAGS);
const count = z.int().min(0);
const Judged = z.object({ score: z.int(), flag: Flag });

const Status = lifecycle(['running', 'done', 'stopped']);
const BacktestsQuery = PageQuery.extend({ status: Status.optional(), ...periodFilters });

const BacktestView = z
  .object({
    id: z.string(),
    policy: z.enum(SOURCES).meta({ description: 'The policy that was tested, as it was then' }),
    since: timestamp,
    status: Status.meta({
      description: 'STOPPED: another backtest was requested',
    }),
    total: count.meta({ description: 'The number of assessments to evaluate' }),
    done: count.meta({ description: 'The number of assessments evaluated so far' }),
    unknown: count.meta({
      description: 'Assessments made before facts were recorded, which cannot be evaluated',
    }),
    groups: z.array(
      z.object({
        label: z.string().meta({ description: 'Their outcome. none: not labelled' }),
        flags: FlagMatrix,
        money: z.array(z.object({ currency: z.string(), stopped: z.int(), passed: z.int() })).meta({
          description:
            'Amounts that would become RED (`stopped`), and amounts that would no longer be RED (`passed`)',
        }),
      }),
    ),
    examples: z.array(
      z.object({
        assessmentId: z.string(),
        amount: z.int(),
        currency: z.string(),
        label: z.string().nullable(),
        before: Judged,
        after: Judged,
      }),
    ),
    createdBy: ActorView,
    createdAt: timestamp,
    finishedAt: timestamp.nullable(),
  })
  .meta({ id: 'RiskBacktest' });

const BacktestBody = z.object({
  policy: z.enum(SOURCES, { error: 'policy must be draft, shadow or live' }).default('draft'),
  since: moment('since').optional().meta({ description: 'Defaults to 90 days ago' }),
});

const DEFAULT_SPAN_MS = 90 * 86_400_000;

export const backtestEndpoints = [
  command('POST /policies/risk/backtests', {
    operationId: 'backtestRiskPolicy',
    permission: 'risk_policy.write',
    tag: 'Fraud',
    summary: 'Backtest a risk policy',
    description: `Evaluates your assessments of the last 90 days (or \`since\`) again with the draft, shadow
      or live policy, and shows which would get another flag. It runs in the background and changes nothing;
      retrieve it until \`finishedAt\` is set.`,
    errors: ['no_risk_policy'],
    body: BacktestBody,
    cost: () => LONG_WORK_COST,
    answer: accepted('The backtest has started; retrieve it for the result', BacktestView),
    run: ({ context, caller: { developerId }, body }, answerFor) => {
      const since = body.since ?? new Date(context.clock().getTime() - DEFAULT_SPAN_MS);
      return startBacktest(context, developerId, { source: body.policy, since }, answerFor);
    },
    view: viewBacktest,
  }),

  read('GET /policies/risk/backtests/:id', {
    operationId: 'retrieveRiskBacktest',
    permission: 'risk.read',
    tag: 'Fraud',
    summary: 'Retrieve a backtest',
    description: `Returns the result so far: which assessments would get another flag, by outcome, with the
      amounts at stake and examples.`,
    params: z.object({ id: idOf('bkt') }),
    answer: ok('The backtest', BacktestView),
    run: async ({ context, caller, params }) => {
      const found = await backtests.find(context.db, caller.developerId, params.id);
      if (!found)
        throw new Problem(
          'not_found',
          'No backtest with this id exists in this account. GET /v1/policies/risk/backtests lists them.',
        );
      return found;
    },
    view: viewBacktest,
  }),

  list('GET /policies/risk/backtests', {
    operationId: 'listRiskBacktests',
    permission: 'risk.read',
    tag: 'Fraud',
    summary: 'List backtests',
    description: `Returns backtests, newest first, including running ones. ${PAGING_NOTE}`,
    query: BacktestsQuery,
    answer: ok('A page of backtests', BacktestView),
    cursor: byId('bkt'),
    rows: ({ context, caller, query: { status, ...period } }, part) =>
      backtests.list(
        context.db,
        caller.developerId,
        { ...period, state: status && inLowerCase(status) },
        part,
      ),
    view: viewBacktest,
  }),
];

function viewBacktest(one: backtests.Backtest): z.output<typeof BacktestView> {
  const { id, source, since, state, total, done, tally, askedBy, askedAt, finishedAt } = one;
  return {
    id,
    policy: source,
    since: since.toISOString(),
    status: inCapitals(state),
    total,
    done,
    unknown: tally.unknown,
    groups: Object.entries(tally.groups).map(([label, { flags, money }]) => ({
      label,
      flags,
      money: Object.entries(money).map(([currency, stakes]) => ({ currency, ...stakes })),
    })),
    examples: tally.examples.map(({ id: assessmentId, ...example }) => ({ assessmentId, ...example })),
    createdBy: askedBy,
    createdAt: askedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
