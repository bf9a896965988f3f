import { type NoTraining, type Training, trainScorecard } from '#actions/risk/train-scorecard.ts';
import { CommandError, UsageError } from '#commands/command-error.ts';
import { CARD_FACTS } from '#core/risk/scorecard/card-facts.ts';
import { ENOUGH } from '#core/risk/scorecard/fit.ts';
import type { Condition, Scorecard } from '#core/risk/scorecard/scorecard.ts';
import type { Config } from '#settings/config.ts';
import { besideService } from './beside.ts';

/**
 * `surety train`: fits points to the outcomes of an account's assessments, and saves them as the draft of its
 * risk policy. Runs in its own process, because it computes for seconds.
 */
export async function train(config: Config, [developerId, ...rest]: readonly string[]): Promise<number> {
  if (!developerId || rest.length > 0) throw new UsageError('name an account: surety train <account id>');
  return besideService(config, async (context) => {
    const training = await trainScorecard(context, developerId);
    if (!training.card) throw new CommandError(whyNot(training));
    console.log(tableOf(training.card));
    console.log(`\n${summaryOf(training)}`);
    return 0;
  });
}

function whyNot({ frauds, legitimate, why }: NoTraining): string {
  if (why === 'other_weeks') {
    return (
      `frauds and legitimate payments are from different weeks; in the weeks that have both there are ` +
      `${frauds} and ${legitimate}. Label frauds and legitimate payments of the same weeks first`
    );
  }
  const there =
    `${frauds} assessments are labelled fraud or recalled, and ${legitimate} are legitimate or a month ` +
    'old';
  return `${there}; ${ENOUGH.frauds} and ${ENOUGH.legitimate} are required. Label more of them first`;
}

function summaryOf(training: Training): string {
  const { frauds, legitimate, truePositives, falsePositives, later, contradicting } = training;
  const against = (before: number, whole: number) => `with the points of their time ${share(before, whole)}`;
  return `Trained on ${frauds} frauds and ${legitimate} legitimate payments. AMBER or RED among people it had not seen:
  frauds                ${share(truePositives.now, frauds)}, ${against(truePositives.before, frauds)}
  legitimate payments   ${share(falsePositives.now, legitimate)}, ${against(falsePositives.before, legitimate)}
${later ? `In the last weeks, trained on those before them: frauds ${share(later.truePositives.now, later.frauds)}, legitimate payments ${share(later.falsePositives.now, later.legitimate)}` : 'Too few frauds in the last weeks to test a card of earlier weeks on them'}.
${contradicting} payments labelled legitimate look like frauds of others; GET /v1/policies/risk/trainings names them.
The scorecard is now the draft of the account's risk policy. Review it, then promote it from draft to shadow, and later
to live.`;
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function tableOf(card: Scorecard): string {
  const rows = card.flatMap(({ fact, combinedWith: condition, rows: its }) => {
    const { description } = CARD_FACTS[fact];
    const title = condition
      ? `${description}, with: ${CARD_FACTS[condition.fact].description} ${placeOf(condition)}`
      : description;
    return its.map(({ at, points, low, high }, index) => [
      index === 0 ? title : '',
      placeOf({ fact, at }),
      String(points).padStart(3),
      `(${low}–${high})`,
    ]);
  });
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

function placeOf({ fact, at }: Condition): string {
  if (at === null) return 'unknown';
  return `${CARD_FACTS[fact].worse === 'more' ? 'from' : 'below'} ${at}`;
}
