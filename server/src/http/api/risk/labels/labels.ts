import { z } from 'zod';
import { labelAssessment } from '#actions/risk/label-assessment.ts';
import { FLAGS, SIGNALS } from '#core/risk/facts.ts';
import { OUTCOMES, type Outcome } from '#core/risk/labels/label.ts';
import { type OutcomeCounts, performanceOf, type Share } from '#core/risk/labels/performance.ts';
import { PATTERNS } from '#core/risk/pattern-rule.ts';
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
  value: z.number().nullable().meta({ description: 'Null when there was nothing to count' }),
  low: z.number(),
  high: z.number().meta({ description: 'The true share is between `low` and `high` 19 times out of 20' }),
  of: z.int().meta({ description: 'The number of assessments counted' }),
});

const LineView = z
  .object({
    name: z.string(),
    type: z.enum(['flag', 'signal', 'pattern', 'rule']),
    bad: z.int().meta({ description: 'Labelled fraud or recalled' }),
    legitimate: z.int(),
    disputed: z.int().meta({ description: 'Counted neither as bad nor as legitimate' }),
    precision: ShareView.meta({ description: 'The share of bad assessments among those that it applied to' }),
    falsePositiveRate: ShareView.meta({
      description: 'The share of legitimate assessments that it applied to',
    }),
    recall: ShareView.meta({ description: 'The share of bad assessments that it applied to' }),
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
    .meta({ description: 'The number of days whose labels are counted' }),
});

/** Outcomes of assessments, and how well the signals predicted them. */
export const labelEndpoints = [
  command('POST /fraud/assessments/:id/label', {
    operationId: 'labelAssessment',
    permission: 'risk.label',
    tag: 'Fraud',
    summary: 'Label an assessment',
    description: `Tell how an assessment turned out as soon as you know: \`fraud\`, \`recalled\`,
      \`disputed\` or \`legitimate\`. The latest label counts; earlier ones are kept.
      \`/v1/fraud/performance\`, backtests and \`surety train\` use the labels.`,
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
    summary: 'Retrieve the fraud performance',
    description: `Shows how well each flag, signal, pattern and rule predicted the labelled outcomes: its
      precision, false-positive rate and recall, with confidence intervals. Covers at most the newest
      ${MAX_LABELLED.toLocaleString('en')} labelled assessments; simulated ones are excluded.`,
    heavy: true,
    query: PerformanceQuery,
    answer: ok('Shares with confidence intervals', PerformanceView),
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
    return { name, type: typeOf(name), ...counts, ...shares };
  });
  lines.sort((one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type) || other.bad - one.bad);
  return { days, labelled: bad + legitimate + disputed, bad, legitimate, disputed, lines };
}

function countsOf(lines: readonly CountedLine[]): OutcomeCounts {
  return Object.fromEntries(lines.map(({ outcome, count }): [Outcome, number] => [outcome, count]));
}

const ORDER: readonly Line['type'][] = ['flag', 'signal', 'pattern', 'rule'];
const TYPES: ReadonlyMap<string, Line['type']> = new Map([
  ...FLAGS.map((flag) => [flag, 'flag'] as const),
  ...SIGNALS.map((signal) => [signal, 'signal'] as const),
  ...PATTERNS.map((pattern) => [pattern, 'pattern'] as const),
]);

/** Any other name is one of the account's own rules. */
function typeOf(name: string): Line['type'] {
  return TYPES.get(name) ?? 'rule';
}

const round = (share: number) => Math.round(share * 10_000) / 10_000;

function viewShare({ value, low, high, of }: Share): z.output<typeof ShareView> {
  return { value: value === null ? null : round(value), low: round(low), high: round(high), of };
}
