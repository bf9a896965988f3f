import { z } from 'zod';
import { VERDICTS } from '#core/risk/policy/compiled-policy.ts';
import {
  POLICY_LIMITS,
  POLICY_STATES,
  type PolicyVersion,
  type RiskDraft,
  type RiskPolicies,
  WEIGHED,
  weightLimits,
} from '#core/risk/policy/risk-policy.ts';
import { EXPRESSION_LIMITS } from '#core/risk/policy/tokens.ts';
import { DEFAULT_POINTS } from '#core/risk/score.ts';
import { CARD_FACT_NAMES, CARD_FACTS } from '#core/risk/scorecard/card-facts.ts';
import { CARD_LIMITS } from '#core/risk/scorecard/scorecard.ts';
import type { Thresholds } from '#core/risk/value.ts';
import { ActorView, currency, inCapitals, lifecycle, text, timestamp } from '#http/pipeline/schemas.ts';

const { rules: maxRules, name, reason, points, currencies } = POLICY_LIMITS;

const pointsOf = (label: string, least: number, most: number) => {
  const error = `${label} must be a whole number from ${least} to ${most}`;
  return z.int(error).min(least, error).max(most, error);
};

const RuleBody = z
  .object({
    name: text('name', { max: name }),
    when: text('when', { max: EXPRESSION_LIMITS.characters }).meta({
      description: 'An expression over the facts of an assessment, such as amount > 50000000 && newDevice',
    }),
    points: pointsOf('points', -points, points)
      .optional()
      .meta({ description: 'Points added to the score, or subtracted if negative' }),
    verdict: z
      .enum(VERDICTS, { error: `verdict must be ${VERDICTS.join(' or ')}` })
      .optional()
      .meta({ description: 'The minimum flag when the rule applies' }),
    reason: text('reason', { max: reason }).meta({ description: 'Shown in contributions' }),
  })
  .superRefine((rule, context) => {
    const said = Number(rule.points !== undefined) + Number(rule.verdict !== undefined);
    if (said !== 1) {
      const message = 'a rule must have either points or a verdict';
      context.addIssue({ code: 'custom', path: ['points'], message });
    }
    if (rule.points === 0) {
      context.addIssue({ code: 'custom', path: ['points'], message: 'points of a rule must not be 0' });
    }
  })
  .meta({ id: 'RiskRule' });

const weights = Object.fromEntries(
  WEIGHED.map((weighed) => {
    const { usual, least, most } = weightLimits(weighed);
    return [
      weighed,
      pointsOf(weighed, least, most)
        .optional()
        .meta({ description: `Defaults to ${usual}` }),
    ];
  }),
) as Record<(typeof WEIGHED)[number], z.ZodOptional<z.ZodInt>>;

const amountOf = z
  .int('a threshold must be an integer in the smallest currency unit')
  .min(0, 'a threshold must not be negative');

const place = z
  .number('at must be a number, or null')
  .nullable()
  .meta({
    description:
      'Applies from this value on or, for facts where less is worse, below it. 1 for a yes/no fact; null: ' +
      'while the fact is unknown',
  });

const CardBody = z
  .array(
    z
      .object({
        fact: z.enum(CARD_FACT_NAMES),
        combinedWith: z
          .object({ fact: z.enum(CARD_FACT_NAMES), at: place })
          .optional()
          .meta({ description: 'The line counts only while this other fact applies as well' }),
        rows: z
          .array(
            z.object({
              at: place,
              points: pointsOf('points', 0, CARD_LIMITS.points),
              low: z
                .int()
                .optional()
                .meta({ description: 'The points range from `low` to `high` in nine of ten samples' }),
              high: z.int().optional(),
            }),
          )
          .min(1, 'a line must have at least one row')
          .max(
            CARD_LIMITS.rows + 1,
            `a line may have at most ${CARD_LIMITS.rows} rows, and one of the unknown`,
          )
          .meta({
            description:
              'First that of the unknown, then from bad to worse; the last row that applies counts',
          }),
      })
      .meta({ id: 'ScorecardLine' }),
  )
  .max(CARD_FACT_NAMES.length + CARD_LIMITS.crosses)
  .meta({ description: 'Your own points, which replace those of the signals and patterns' });

const PolicyBody = z.object({
  highValue: z
    .record(currency('currency'), amountOf)
    .refine(
      (all) => Object.keys(all).length <= currencies,
      `highValue may have at most ${currencies} currencies`,
    )
    .meta({ maxProperties: currencies })
    .default({})
    .meta({
      description:
        'The amount from which a transaction is high-value, by currency, instead of the default ' +
        'thresholds. 0 means never',
    }),
  weights: z.object(weights).default({}).meta({
    description:
      'The maximum points that each can add (trust_list: subtract), where different from the default',
  }),
  rules: z.array(RuleBody).max(maxRules, `rules may have at most ${maxRules} entries`).default([]),
  scorecard: CardBody.nullable().default(null),
});

export const DraftBody = PolicyBody.extend({
  revision: z
    .int('revision must be a whole number')
    .min(0, 'revision must not be negative')
    .optional()
    .meta({
      description:
        'The `draftRevision` that you edited. If the draft has changed since, nothing is saved (409 ' +
        '`draft_changed`). Without it, your draft replaces any other',
    }),
});

const Policy = z.object({
  highValue: z.record(z.string(), z.int()),
  weights: z.object(weights),
  rules: z.array(RuleBody),
  scorecard: CardBody.nullable().meta({
    description: 'Null when the points of the signals and patterns apply',
  }),
});

export const DraftView = Policy.extend({
  revision: z.int().min(0).meta({ description: 'Grows with each change of the draft' }),
  changedBy: ActorView,
  changedAt: timestamp,
}).meta({ id: 'RiskPolicyDraft' });

export const VersionView = Policy.extend({
  version: z.int().min(1),
  status: lifecycle(POLICY_STATES),
  createdBy: ActorView,
  createdAt: timestamp,
  liveAt: timestamp.nullable(),
  retiredAt: timestamp.nullable(),
}).meta({ id: 'RiskPolicyVersion' });

export const PoliciesView = z
  .object({
    live: VersionView.nullable().meta({ description: 'Null when the default points apply' }),
    shadow: VersionView.nullable().meta({
      description: 'Computed and stored with every assessment, without any effect',
    }),
    draft: DraftView.nullable(),
    draftRevision: z.int().min(0).meta({
      description: 'The revision of the draft, or of its absence: send it as `revision` with your draft',
    }),
    usual: z
      .object({ highValue: z.record(z.string(), z.int()), weights: z.record(z.string(), z.int()) })
      .meta({ description: 'The defaults that apply where a policy sets nothing' }),
    scorecardFacts: z
      .record(z.string(), z.object({ description: z.string(), worse: z.enum(['more', 'less']) }))
      .meta({ description: 'The facts that a scorecard can use, and whether more or less of each is worse' }),
  })
  .meta({ id: 'RiskPolicies' });

const SCORECARD_FACTS = Object.fromEntries(
  Object.entries(CARD_FACTS).map(([name, { description, worse }]) => [name, { description, worse }]),
);

const count = z.int().min(0);
const FlagRow = z.object({ GREEN: count, AMBER: count, RED: count });
export const FlagMatrix = z.object({ GREEN: FlagRow, AMBER: FlagRow, RED: FlagRow }).meta({
  id: 'RiskFlagMatrix',
  description: 'How often the given flag (outer) would have been another one (inner)',
});

export const ShadowView = z
  .object({ version: z.int().min(1), flags: FlagMatrix })
  .meta({ id: 'RiskShadowComparison' });

export function viewDraft(draft: RiskDraft): z.output<typeof DraftView> {
  const { policy, revision, changedBy, changedAt } = draft;
  return { ...shown(policy), revision, changedBy, changedAt: changedAt.toISOString() };
}

export function viewVersion(one: PolicyVersion): z.output<typeof VersionView> {
  const { version, state, policy, madeBy, madeAt, liveAt, retiredAt } = one;
  return {
    ...shown(policy),
    version,
    status: inCapitals(state),
    createdBy: madeBy,
    createdAt: madeAt.toISOString(),
    liveAt: liveAt?.toISOString() ?? null,
    retiredAt: retiredAt?.toISOString() ?? null,
  };
}

export function viewPolicies(
  { live, shadow, draft, draftRevision }: RiskPolicies,
  thresholds: Thresholds,
): z.output<typeof PoliciesView> {
  return {
    live: live && viewVersion(live),
    shadow: shadow && viewVersion(shadow),
    draft: draft && viewDraft(draft),
    draftRevision,
    usual: { highValue: { ...thresholds }, weights: { ...DEFAULT_POINTS } },
    scorecardFacts: SCORECARD_FACTS,
  };
}

function shown({ highValue, weights: own, rules, scorecard }: RiskDraft['policy']) {
  const card = scorecard?.map((line) => ({ ...line, rows: [...line.rows] })) ?? null;
  return { highValue: { ...highValue }, weights: { ...own }, rules: [...rules], scorecard: card };
}
