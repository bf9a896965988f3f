import { Problem } from '#core/problem.ts';
import { type Challenge, type Colour, framesOf, type Move } from './challenge.ts';

/**
 * A challenge is told step by step. Whoever wants to hear the next one first says which pictures answer this
 * one, by their hashes (a commitment): a few hundred bytes, which are in time where a network is too slow for
 * the pictures. These may follow later, for nobody can make others to the same hashes.
 */
export type ShownStep = {
  readonly step: number;
  readonly steps: number;
  /** One movement, or at the end the colours, or nothing more. */
  readonly move: Move | null;
  readonly colours: readonly Colour[];
};

/** For the way there and back, and for cheap phones, which take their time to make a picture small. */
const SLACK_MS = 12_000;

type Row = Pick<Challenge, 'moves' | 'colours'>;

/** The names of each step's frames; the colours are the last step. */
function stepsOf(row: Row): readonly (readonly string[])[] {
  const { moves, flashes } = framesOf(row);
  return flashes.length > 0 ? [...moves, flashes] : moves;
}

/** What a person is told who has answered so many steps. */
export function showStep({ moves, colours }: Row, step: number): ShownStep {
  return {
    step,
    steps: stepsOf({ moves, colours }).length,
    move: moves[step] ?? null,
    colours: step === moves.length ? colours : [],
  };
}

/** Takes the hashes of a step's frames, once and in time. The same ones again come to the same. */
export function commitStep(
  challenge: Challenge,
  step: number,
  hashes: readonly string[],
  now: Date,
): Challenge {
  const { commitments, shownAt, secondsEach } = challenge;
  const frames = stepsOf(challenge)[step];
  if (!frames || step > commitments.length) throw new Problem('not_found', 'No such step was asked for yet.');
  if (hashes.length !== frames.length) {
    throw new Problem('challenge_over', `This step has ${frames.length} pictures.`);
  }
  const before = commitments[step];
  if (before?.every((hash, at) => hash === hashes[at])) return challenge;
  const lastMoment = Date.parse(shownAt) + secondsEach * 1_000 + SLACK_MS;
  if (before || now.getTime() > lastMoment) throw new Problem('challenge_over');
  return { ...challenge, commitments: [...commitments, hashes], shownAt: now.toISOString() };
}

/** A frame counts if it is the one that was promised. */
export function refuseUncommitted(challenge: Challenge, frame: string, hash: string): void {
  const steps = stepsOf(challenge);
  const step = steps.findIndex((frames) => frames.includes(frame));
  if (step < 0) throw new Problem('not_found', 'No such frame was asked for.');
  if (challenge.commitments[step]?.[steps[step]?.indexOf(frame) ?? 0] !== hash) {
    throw new Problem('challenge_over', 'This is not the picture whose hash was sent for this step.');
  }
}
