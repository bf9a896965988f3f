import type { Contribution } from '#core/risk/contribution.ts';
import type { Flag } from '#core/risk/facts.ts';
import type { Counterfactual, Step } from '#core/risk/verdict.ts';
import type { AssessmentDetail } from './records.ts';

/**
 * An assessment's explanation as it is stored: JSON without names, which would be half of it, and as text,
 * since the database only stores it. A position is never reused: SQL reads some (assessment_event_data,
 * NETWORK_OF, LINES_OF).
 */
type Packed = readonly [
  triggeredSignals: AssessmentDetail['triggeredSignals'],
  contributions: readonly (readonly [
    Contribution['signal'],
    points: number,
    reason: string,
    name?: string,
  ])[],
  counterfactuals: readonly (readonly [Step, score: number, Flag, removes: Counterfactual['removes']])[],
  ruleSet: number | null,
  category: string,
  recommendation: string,
  amberFrom: number,
  redFrom: number,
  degraded: AssessmentDetail['degraded'],
  ipDataVersion: string | null,
  network:
    | readonly [kind: string, asn: number | null, organisation: string | null, country: string | null]
    | null,
];

type Detail = Omit<AssessmentDetail, 'facts'>;

export function packVerdict(detail: Detail): string {
  const { network, bandLimits } = detail;
  const packed: Packed = [
    detail.triggeredSignals,
    detail.contributions.map(({ signal, points, reason, name }) =>
      name === undefined ? [signal, points, reason] : [signal, points, reason, name],
    ),
    detail.counterfactuals.map(({ step, score, flag, removes }) => [step, score, flag, removes]),
    detail.ruleSet ?? null,
    detail.category,
    detail.recommendation,
    bandLimits.amberFrom,
    bandLimits.redFrom,
    detail.degraded,
    detail.ipDataVersion,
    network && [network.class, network.asn, network.organisation, network.country],
  ];
  return JSON.stringify(packed);
}

export function unpackVerdict(text: string): Detail {
  const packed: Packed = JSON.parse(text);
  const [triggeredSignals, contributions, counterfactuals, ruleSet, category, recommendation] = packed;
  const [, , , , , , amberFrom, redFrom, degraded, ipDataVersion, network] = packed;
  return {
    category,
    recommendation,
    triggeredSignals,
    contributions: contributions.map(([signal, points, reason, name]) => ({
      signal,
      points,
      reason,
      ...(name !== undefined && { name }),
    })),
    counterfactuals: counterfactuals.map(([step, score, flag, removes]) => ({ step, removes, score, flag })),
    degraded,
    bandLimits: { amberFrom, redFrom },
    ipDataVersion,
    network: network && {
      class: network[0],
      asn: network[1],
      organisation: network[2],
      country: network[3],
    },
    ...(ruleSet !== null && { ruleSet }),
  };
}

/** SQL for the number of the network of an assessment, as text. */
export const NETWORK_OF = (row: string) =>
  `coalesce(${row}.verdict::jsonb -> 10 ->> 1, ${row}.detail -> 'network' ->> 'asn')`;

/** SQL for the names of an assessment's contributions, each once. */
export const LINES_OF = (row: string) =>
  `SELECT DISTINCT coalesce(line ->> 3, line ->> 'name', line ->> 0, line ->> 'signal')
   FROM jsonb_array_elements(coalesce(${row}.verdict::jsonb -> 1, ${row}.detail -> 'contributions')) line`;
