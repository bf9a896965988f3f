import { z } from 'zod';
import { labelAssessment } from '#actions/risk/label-assessment.ts';
import { FLAGS, SIGNALS } from '#core/risk/facts.ts';
import { OUTCOMES, type Outcome } from '#core/risk/labels/label.ts';
import { type OutcomeCounts, performanceOf, type Share } from '#core/risk/labels/performance.ts';
import { PATTERNS } from '#core/risk/patterns.ts';
import { DAY_MS } from '#core/time.ts';
import { command, read } from '#http/pipeline/endpoint.ts';
import { created, idOf, ok, text } from '#http/pipeline/schemas.ts';
import { type CountedLine, countLines, MAX_LABELLED } from '#store/risk/labels/performance.ts';
import { LabelView, viewLabel } from './label-views.ts';

const MAX_REASON = 1_000;

const LabelBody = z.object({
  outcome: z
    .enum(OUTCOMES, { error: `outcome must be one of ${OUTCOMES.join(', ')}` })
    .meta({ description: 'How it turned out' }),
  reason: text('reason', { max: MAX_REASON }).meta({ description: 'How you know' }),
});

const ShareView = z.object({
  value: z.number().nullable().meta({ description: 'Null where there was nothing to count' }),
  low: z.number(),
  high: z.number().meta({ description: 'The true share lies between the two, 19 times out of 20' }),
  of: z.int().meta({ description: 'How many were counted' }),
});

const LineView = z
  .object({
    name: z.string(),
    kind: z.enum(['flag', 'signal', 'pattern', 'rule']),
    bad: z.int().meta({ description: 'Labelled fraud or recalled' }),
    legitimate: z.int(),
    disputed: z.int().meta({ description: 'Counted as neither' }),
    precision: ShareView.meta({ description: 'Of those it stood on, how many were bad' }),
    falsePositiveRate: ShareView.meta({ description: 'Of the legitimate, how many it stood on' }),
    recall: ShareView.meta({ description: 'Of the bad, how many it stood on' }),
  })
  .meta({ id: 'RiskPerformanceLine' });

const PerformanceView = z
  .object({
    days: z.int(),
    labelled: z.int(),
    bad: z.int(),
    legitimate: z.int(),
    disputed: z.int(),
    lines: z.array(LineView),
  })
  .meta({ id: 'RiskPerformance' });

const daysError = 'days must be a whole number from 1 to 730';
const PerformanceQuery = z.object({
  days: z.coerce
    .number(daysError)
    .int(daysError)
    .min(1, daysError)
    .max(730, daysError)
    .default(90)
    .meta({ description: 'Labels of so many days' }),
});

/** How assessments turned out, and what that says of the signals. */
export const labelEndpoints = [
  command('POST /fraud/assessments/:id/label', {
    operationId: 'labelAssessment',
    permission: 'risk.label',
    tag: 'Fraud',
    summary: 'Say how an assessment turned out; what was said last counts',
    description: `Say so whenever you know: \`fraud\`, \`recalled\`, \`disputed\`, or \`legitimate\`. Labels are
      what \`/v1/fraud/performance\`, a backtest and \`surety train\` go by. An earlier label is kept beside
      the new one.`,
    params: z.object({ id: idOf('fra') }),
    body: LabelBody,
    answer: created('The label', LabelView),
    run: ({ context, caller: { developerId }, params, body }, answerFor) =>
      labelAssessment(context, { developerId, assessmentId: params.id, ...body }, answerFor),
    view: viewLabel,
  }),

  read('GET /fraud/performance', {
    operationId: 'retrieveFraudPerformance',
    permission: 'risk.read',
    tag: 'Fraud',
    summary: 'How right each signal, pattern and rule was, by what was labelled',
    description: `Which signals earn their points: of those each one spoke about, how many were bad, and how
      many legitimate ones it alarmed about, with the interval that so few can support. Of the newest
      ${MAX_LABELLED.toLocaleString('en')} labelled assessments at most; simulated ones are left out.`,
    heavy: true,
    query: PerformanceQuery,
    answer: ok('Shares with their intervals', PerformanceView),
    run: ({ context, caller, query: { days } }) =>
      countLines(context.db, caller.developerId, new Date(context.clock().getTime() - days * DAY_MS)),
    view: (lines, { query }) => viewPerformance(lines, query.days),
  }),
];

type Line = z.output<typeof LineView>;

function viewPerformance(counted: readonly CountedLine[], days: number): z.output<typeof PerformanceView> {
  const all = countsOf(counted.filter(({ kind }) => kind === 'all'));
  const { bad, legitimate, disputed } = performanceOf(all, all);
  const names = [...new Set(counted.filter(({ kind }) => kind !== 'all').map(({ name }) => name))];
  const lines = names.map((name): Line => {
    const of = countsOf(counted.filter((line) => line.name === name));
    const { precision, falsePositiveRate, recall: found, ...counts } = performanceOf(of, all);
    const shares = {
      precision: viewShare(precision),
      falsePositiveRate: viewShare(falsePositiveRate),
      recall: viewShare(found),
    };
    return { name, kind: kindOf(name), ...counts, ...shares };
  });
  lines.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || other.bad - one.bad);
  return { days, labelled: bad + legitimate + disputed, bad, legitimate, disputed, lines };
}

function countsOf(lines: readonly CountedLine[]): OutcomeCounts {
  return Object.fromEntries(lines.map(({ outcome, count }): [Outcome, number] => [outcome, count]));
}

const ORDER: readonly Line['kind'][] = ['flag', 'signal', 'pattern', 'rule'];
const KINDS: ReadonlyMap<string, Line['kind']> = new Map([
  ...FLAGS.map((flag) => [flag, 'flag'] as const),
  ...SIGNALS.map((signal) => [signal, 'signal'] as const),
  ...PATTERNS.map((pattern) => [pattern, 'pattern'] as const),
]);

/** What is neither a signal nor a pattern of ours is a rule of the account's own. */
function kindOf(name: string): Line['kind'] {
  return KINDS.get(name) ?? 'rule';
}

const round = (share: number) => Math.round(share * 10_000) / 10_000;

function viewShare({ value, low, high, of }: Share): z.output<typeof ShareView> {
  return { value: value === null ? null : round(value), low: round(low), high: round(high), of };
}
