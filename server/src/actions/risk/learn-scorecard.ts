import { BANDS } from '#core/risk/bands.ts';
import { NO_POLICY } from '#core/risk/policy/policy.ts';
import { openCircles } from '#core/risk/scorecard/circles.ts';
import { type Example, readAll } from '#core/risk/scorecard/columns.ts';
import { ENOUGH, fitScorecard, scoresOfStrangers } from '#core/risk/scorecard/fit.ts';
import type { Scorecard } from '#core/risk/scorecard/scorecard.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import * as examples from '#store/risk/examples.ts';
import * as policies from '#store/risk/policy/policies.ts';
import { draftPolicy } from './change-policy.ts';
import type { RiskContext } from './risk-desk.ts';

type Seen = { readonly frauds: number; readonly honest: number };
/** There is no card where there is too little to learn from. */
export type NoLesson = Seen & { readonly card: null };
export type Lesson = Seen & {
  readonly card: Scorecard;
  /** Of each, how many would be AMBER or RED on a card made without their circle, and how many were. */
  readonly found: { readonly before: number; readonly now: number };
  readonly bothered: { readonly before: number; readonly now: number };
};

/** More would not make it better, only longer. */
const MOST = { frauds: 20_000, honest: 40_000 };
/** Whoever wants to complain has done so by then. */
const SETTLED_MS = 30 * 86_400_000;

type Known = Example & { readonly score: number };

/**
 * Learns points from how an account's own assessments turned out, and puts them into the draft of its risk
 * policy: nothing is decided by them before somebody has looked at the table and put it to use.
 */
export async function learnScorecard(context: RiskContext, developerId: string): Promise<Lesson | NoLesson> {
  const known = await gather(context, developerId);
  const frauds = known.filter(({ fraud }) => fraud).length;
  const honest = known.length - frauds;
  if (frauds < ENOUGH.frauds || honest < ENOUGH.honest) return { card: null, frauds, honest };
  const card = fitScorecard(known);
  const strangers = scoresOfStrangers(known);
  const { draft, shadow, live } = await policies.findAll(context.db, developerId);
  const policy = (draft ?? shadow ?? live)?.policy ?? NO_POLICY;
  await draftPolicy(context, developerId, { ...policy, scorecard: card }, NO_ANSWER);
  const count = (fraud: boolean) => ({
    before: known.filter((one) => one.fraud === fraud && one.score >= one.amberFrom).length,
    now: known.filter((one, row) => one.fraud === fraud && (strangers[row] ?? 0) >= one.amberFrom).length,
  });
  return { card, frauds, honest, found: count(true), bothered: count(false) };
}

async function gather({ db, clock }: RiskContext, developerId: string): Promise<Known[]> {
  const settled = new Date(clock().getTime() - SETTLED_MS);
  const sources = [
    { fraud: true, rows: examples.labelled(db, developerId, ['fraud', 'recalled'], MOST.frauds) },
    { fraud: false, rows: examples.labelled(db, developerId, ['honest'], MOST.honest / 2) },
    { fraud: false, rows: examples.unremarkable(db, developerId, settled, MOST.honest / 2) },
  ];
  const circles = openCircles();
  const known: (Omit<Known, 'circle'> & { user: string })[] = [];
  for (const { fraud, rows } of sources) {
    for await (const { userId: user, device, bands, score, facts } of rows) {
      circles.join(user, device);
      const values = readAll({ facts, endpoint: bands, points: 0 });
      known.push({ user, values, fraud, score, amberFrom: BANDS[bands].amberFrom });
    }
  }
  return known.map(({ user, ...one }) => ({ ...one, circle: circles.of(user) }));
}
