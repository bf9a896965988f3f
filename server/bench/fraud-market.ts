import type { Addresses } from '#bench/lib/market/addresses.ts';
import { MARKETS, simulate } from '#bench/lib/market/market.ts';
import { byKind, cutFor, qualityOf, type Scored, shareFrom } from '#bench/lib/market/measure.ts';
import type { Judged, Played } from '#bench/lib/market/play.ts';
import { playMarkets } from '#bench/lib/market/play-markets.ts';
import type { Report } from '#bench/lib/report.ts';
import { BANDS } from '#core/risk/bands.ts';
import type { RiskFacts } from '#core/risk/facts.ts';
import { DEFAULT_POLICY, scoreRisk } from '#core/risk/score.ts';
import { type Example, readAll } from '#core/risk/scorecard/columns.ts';
import { fitScorecard, scoreOn } from '#core/risk/scorecard/fit.ts';
import type { Scorecard } from '#core/risk/scorecard/scorecard.ts';

/**
 * Sends simulated markets through the real assessments, to measure which frauds the points detect and which
 * honest people they flag. A simulation reflects its author's assumptions: trust the direction, not the
 * digits.
 */
type Markets = ReadonlyMap<string, Played>;
type Scorer = { readonly name: string; readonly score: (facts: RiskFacts) => number };

const LEARNED_ON = 'first';
const AMBER = BANDS.fraud.amberFrom;
const BOTHERED = [0.01, 0.001] as const;
const WHAT_IT_IS = `A simulation of honest people with habits and of rings of thieves, generated from the seeds below and sent
through the real assessments one payment at a time. The points were chosen, and the scorecard was trained, on the
${LEARNED_ON} market only; the other markets have other people, amounts and thieves. A simulation reflects its
author's assumptions: trust the direction, not the digits.`;

const FIXED: readonly Scorer[] = [
  { name: 'nine signals', score: ({ patterns: _none, ...facts }) => scoreRisk(facts).score },
  { name: 'first patterns', score: (facts) => scoreRisk(facts, { ...DEFAULT_POLICY, ruleSet: 2 }).score },
  { name: 'defaults', score: (facts) => scoreRisk(facts).score },
];

export async function benchFraudMarket(_options: object, report: Report): Promise<void> {
  const markets = await playMarkets(
    Object.fromEntries(
      Object.entries(MARKETS).map(([name, character]) => [
        name,
        (addresses: Addresses) => simulate(character, addresses),
      ]),
    ),
    report,
  );
  const learned = onCard('trained', learnFrom(judgedIn(markets, LEARNED_ON), report));
  const scorers = [...FIXED, learned];
  const seeds = Object.entries(MARKETS).map(([name, { seed }]) => `${name} ${seed}`);
  report.note(`${WHAT_IT_IS} Seeds: ${seeds.join(', ')}.`);
  tellQuality(markets, scorers, report);
  for (const name of markets.keys()) if (name !== LEARNED_ON) tellKinds(markets, name, scorers, report);
  tellLeftOut(markets, report);
  tellFewLabels(markets, report);
  tellReplays(markets, report);
}

function judgedIn(markets: Markets, name: string): readonly Judged[] {
  return markets.get(name)?.judged ?? [];
}

function exampleOf({ payment, facts }: Judged): Example {
  return { values: valuesOf(facts), fraud: payment.fraud, component: payment.component, amberFrom: AMBER };
}

const valuesOf = (facts: RiskFacts) => readAll({ facts, endpoint: 'fraud', points: 0 });

const onCard = (name: string, card: Scorecard): Scorer => ({
  name,
  score: (facts) => scoreOn(card, valuesOf(facts)),
});

function scored(judged: readonly Judged[], { score }: Scorer): Scored[] {
  return judged.map(({ payment: { fraud, kind }, facts }) => ({ score: score(facts), fraud, kind }));
}

const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;

function learnFrom(judged: readonly Judged[], report: Report): Scorecard {
  report.progress('fraud market: training');
  const card = fitScorecard(judged.map(exampleOf));
  report.table(
    `a scorecard, trained on the ${LEARNED_ON} market`,
    ['fact', 'from (or below)', 'points', 'in 9 of 10 samples'],
    card.flatMap(({ fact, rows }) =>
      rows.map(({ at, points, low, high }) => [fact, String(at), String(points), `${low}–${high}`]),
    ),
  );
  return card;
}

function tellQuality(markets: Markets, scorers: readonly Scorer[], report: Report): void {
  report.table(
    'area under the curve, and recall at a false-positive rate of 1 % and 0.1 %',
    ['market', 'payments', 'fraud', ...scorers.map(({ name }) => name)],
    [...markets].map(([name, { judged }]) => [
      name === LEARNED_ON ? `${name} (chosen and trained on it)` : name,
      judged.length.toLocaleString('en'),
      percent(judged.filter(({ payment }) => payment.fraud).length / judged.length),
      ...scorers.map((scorer) => {
        const { area, atPercent, atThousandth } = qualityOf(scored(judged, scorer));
        return `${area.toFixed(3)}, ${percent(atPercent)}, ${percent(atThousandth)}`;
      }),
    ]),
  );
}

function tellKinds(markets: Markets, name: string, scorers: readonly Scorer[], report: Report): void {
  const judged = judgedIn(markets, name);
  const results = scorers.map((scorer) => {
    const all = scored(judged, scorer);
    return { kinds: byKind(all), cuts: BOTHERED.map((share) => cutFor(all, share)) };
  });
  const kinds = (fraud: boolean) => [
    ...new Set(judged.filter(({ payment }) => payment.fraud === fraud).map(({ payment }) => payment.kind)),
  ];
  const head = scorers.map((scorer) => scorer.name);
  const countOf = (kind: string) => String(judged.filter(({ payment }) => payment.kind === kind).length);
  report.table(
    `${name} market: recall at a false-positive rate of 1 % and 0.1 %`,
    ['kind', 'payments', ...head],
    kinds(true).map((kind) => [
      ...[kind, countOf(kind)],
      ...results.map(({ kinds: groups, cuts }) =>
        cuts.map((cut) => percent(shareFrom(groups.get(kind) ?? [], cut))).join(', '),
      ),
    ]),
  );
  report.table(
    `${name} market: legitimate payments that are AMBER or RED`,
    ['people', 'payments', ...head],
    kinds(false).map((kind) => [
      ...[kind, countOf(kind)],
      ...results.map(({ kinds: groups }) => percent(shareFrom(groups.get(kind) ?? [], AMBER))),
    ]),
  );
}

/** Recall of a scorecard for a kind of fraud, and in a market, that it was not trained on. */
function tellLeftOut(markets: Markets, report: Report): void {
  const train = judgedIn(markets, LEARNED_ON);
  const kinds = [...new Set(train.filter(({ payment }) => payment.fraud).map(({ payment }) => payment.kind))];
  const tests = [...markets.keys()].filter((name) => name !== LEARNED_ON);
  const defaults = FIXED.at(-1) as Scorer;
  const rows = kinds.map((kind) => {
    report.progress(`fraud market: training without ${kind}`);
    const seen = train.filter(({ payment }) => payment.kind !== kind).map(exampleOf);
    const card = onCard('trained', fitScorecard(seen, 0));
    return tests.flatMap((test) =>
      [defaults, card].map((scorer) => {
        const all = scored(judgedIn(markets, test), scorer);
        return BOTHERED.map((share) => shareFrom(byKind(all).get(kind) ?? [], cutFor(all, share)));
      }),
    );
  });
  const mean = (rows[0] ?? []).map((cell, column) =>
    cell.map((_none, cut) => rows.reduce((sum, row) => sum + (row[column]?.[cut] ?? 0), 0) / rows.length),
  );
  report.table(
    'a kind of fraud that the scorecard was not trained on: recall at a false-positive rate of 1 % and 0.1 %',
    ['kind', ...tests.flatMap((test) => [`${test}: defaults`, `${test}: trained without it`])],
    [...rows, mean].map((row, index) => [
      kinds[index] ?? 'on average',
      ...row.map((cell) => cell.map(percent).join(', ')),
    ]),
  );
}

/** How many labelled frauds it takes until training is worth it. */
function tellFewLabels(markets: Markets, report: Report): void {
  const train = judgedIn(markets, LEARNED_ON);
  const frauds = train.filter(({ payment }) => payment.fraud);
  const tests = [...markets.keys()].filter((name) => name !== LEARNED_ON);
  const rows = [30, 60, 120, 250, frauds.length].map((count) => {
    report.progress(`fraud market: training on ${count} frauds`);
    const step = frauds.length / count;
    const some = new Set(Array.from({ length: count }, (_none, n) => frauds[Math.floor(n * step)]));
    const known = train.filter((one) => !one.payment.fraud || some.has(one)).map(exampleOf);
    const card = onCard('trained', fitScorecard(known, 0));
    return [
      String(count),
      ...tests.map((test) => {
        const { area, atPercent } = qualityOf(scored(judgedIn(markets, test), card));
        return `${area.toFixed(3)}, ${percent(atPercent)}`;
      }),
    ];
  });
  report.table('area and recall at 1 %, by number of labelled frauds', ['frauds', ...tests], rows);
}

function tellReplays(markets: Markets, report: Report): void {
  report.table(
    'assessments replayed from stored data',
    ['market', 'assessments', 'tried', 'identical'],
    [...markets].map(([name, { assessments, replayed }]) => [
      ...[name, assessments.toLocaleString('en')],
      ...[replayed.tried.toLocaleString('en'), replayed.same.toLocaleString('en')],
    ]),
  );
}
