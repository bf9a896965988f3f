import { simulateHarbour } from '#bench/lib/harbour/harbour.ts';
import { simulateLagoon } from '#bench/lib/lagoon/lagoon.ts';
import { cutFor, qualityOf, type Scored, shareFrom } from '#bench/lib/market/measure.ts';
import type { Judged } from '#bench/lib/market/play.ts';
import { playMarkets } from '#bench/lib/market/play-markets.ts';
import type { Report } from '#bench/lib/report.ts';
import { BANDS } from '#core/risk/bands.ts';
import { scoreRisk } from '#core/risk/score.ts';
import { type Example, readAll } from '#core/risk/scorecard/columns.ts';
import { fitScorecard, scoreOn } from '#core/risk/scorecard/fit.ts';

/**
 * Plays the market that nothing was tuned on. Play it once before and once after a change to the scores, and
 * never choose points by it.
 */
const AMBER = BANDS.fraud.amberFrom;
/** The second one has been played and studied too often to be held out. */
const MARKETS = { 'held-out': simulateLagoon, 'former held-out': simulateHarbour };
/** The share of the payments, by time, that the card for later weeks is trained on. */
const EARLIER = 0.6;
const FOLDS = 5;

type Column = { readonly name: string; readonly scored: readonly Scored[] };

export async function benchFraudHeldOut({ market }: { market: string }, report: Report): Promise<void> {
  const chosen = Object.entries(MARKETS).filter(([name]) => name === market);
  if (chosen.length === 0) throw new Error(`The markets are: ${Object.keys(MARKETS).join(', ')}.`);
  const played = await playMarkets(Object.fromEntries(chosen), report);
  for (const [name, { judged, assessments, replayed }] of played) {
    report.note(
      `The ${name} market: ${judged.length.toLocaleString('en')} payments after the first two weeks, ` +
        `${judged.filter(isFraud).length} of them fraud. Labels arrive days or weeks later, and for some ` +
        `frauds never. Of ${assessments.toLocaleString('en')} assessments ` +
        `${replayed.same.toLocaleString('en')} of ${replayed.tried.toLocaleString('en')} replayed alike.`,
    );
    tell(name, columnsOf(judged, report), report);
    tellLeftOut(judged, report);
  }
}

const isFraud = ({ payment }: Judged) => payment.fraud;

function exampleOf({ payment, facts }: Judged): Example {
  const values = readAll({ facts, endpoint: 'fraud', points: 0 });
  return { values, fraud: payment.fraud, component: payment.component, amberFrom: AMBER };
}

function scoredBy(judged: readonly Judged[], score: (one: Judged) => number): Scored[] {
  return judged.map((one) => ({ score: score(one), fraud: one.payment.fraud, kind: one.payment.kind }));
}

function trainedOn(examples: readonly Example[]): (one: Judged) => number {
  const card = fitScorecard(examples, 0);
  return (one) => scoreOn(card, exampleOf(one).values);
}

function columnsOf(judged: readonly Judged[], report: Report): Column[] {
  const split = Math.floor(judged.length * EARLIER);
  const [earlier, later] = [judged.slice(0, split), judged.slice(split)];
  const now = later[0]?.payment.at ?? 0;
  const known = ({ payment: { fraud, disputed, at, knownAfter } }: Judged) =>
    (fraud || disputed === true) && knownAfter !== undefined && at + knownAfter <= now;
  report.progress('training on earlier weeks');
  return [
    {
      name: 'nine signals',
      scored: scoredBy(judged, ({ facts: { patterns: _none, ...facts } }) => scoreRisk(facts).score),
    },
    { name: 'defaults', scored: scoredBy(judged, ({ facts }) => scoreRisk(facts).score) },
    { name: 'defaults, later weeks', scored: scoredBy(later, ({ facts }) => scoreRisk(facts).score) },
    { name: 'trained, later weeks', scored: scoredBy(later, trainedOn(earlier.map(exampleOf))) },
    {
      name: 'trained on labels that had arrived',
      scored: scoredBy(later, trainedOn(earlier.map((one) => ({ ...exampleOf(one), fraud: known(one) })))),
    },
    { name: 'trained, other customers', scored: strangers(judged) },
  ];
}

/** Each payment scored by a card that was trained without its customer and ring. */
function strangers(judged: readonly Judged[]): Scored[] {
  const components = [...new Set(judged.map(({ payment }) => payment.component))];
  const foldOf = new Map(components.map((component, index) => [component, (index * 7) % FOLDS]));
  const inFold = (fold: number) => (one: Judged) => foldOf.get(one.payment.component) === fold;
  return Array.from({ length: FOLDS }, (_none, fold) => {
    const card = trainedOn(judged.filter((one) => !inFold(fold)(one)).map(exampleOf));
    return scoredBy(judged.filter(inFold(fold)), card);
  }).flat();
}

const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;

function tell(name: string, columns: readonly Column[], report: Report): void {
  report.table(
    `${name} market: area under the curve, and recall at a false-positive rate of 1 % and 0.1 %`,
    ['scored by', 'area', 'at 1 %', 'at 0.1 %', 'legitimate, AMBER or RED'],
    columns.map(({ name: column, scored }) => {
      const { area, atPercent, atThousandth } = qualityOf(scored);
      const legitimate = scored.filter(({ fraud }) => !fraud);
      return [
        ...[column, area.toFixed(3), percent(atPercent), percent(atThousandth)],
        percent(shareFrom(legitimate, AMBER)),
      ];
    }),
  );
  const kinds = (fraud: boolean) => [
    ...new Set(
      columns.flatMap(({ scored }) => scored.filter((one) => one.fraud === fraud)).map((one) => one.kind),
    ),
  ];
  const shares = (fraud: boolean, cut: (column: Column) => number) =>
    kinds(fraud).map((kind) => [
      ...[kind, String(columns[0]?.scored.filter((one) => one.kind === kind).length)],
      ...columns.map((column) => {
        const ofKind = column.scored.filter((one) => one.kind === kind);
        return ofKind.length === 0 ? '–' : percent(shareFrom(ofKind, cut(column)));
      }),
    ]);
  const head = ['payments', ...columns.map((column) => column.name)];
  report.table(
    `${name} market: recall at a false-positive rate of 1 %`,
    ['kind', ...head],
    shares(true, ({ scored }) => cutFor(scored, 0.01)),
  );
  report.table(
    `${name} market: legitimate payments that are AMBER or RED`,
    ['people', ...head],
    shares(false, () => AMBER),
  );
}

function tellLeftOut(judged: readonly Judged[], report: Report): void {
  const kinds = [...new Set(judged.filter(isFraud).map(({ payment }) => payment.kind))];
  const found = kinds.map((kind) => {
    report.progress(`training without ${kind}`);
    const score = trainedOn(judged.filter(({ payment }) => payment.kind !== kind).map(exampleOf));
    const scored = scoredBy(judged, score);
    return shareFrom(
      scored.filter((one) => one.kind === kind),
      cutFor(scored, 0.01),
    );
  });
  const mean = found.reduce((sum, share) => sum + share, 0) / found.length;
  report.table(
    'a kind of fraud that the scorecard was not trained on: recall at 1 %',
    ['kind', 'recall'],
    [...kinds.map((kind, index) => [kind, percent(found[index] ?? 0)]), ['on average', percent(mean)]],
  );
}
