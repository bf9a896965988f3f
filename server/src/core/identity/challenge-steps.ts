import { Problem } from '#core/problem.ts';
import { type Challenge, type Colour, framesOf, type Move } from './challenge.ts';

/**
 * A challenge is revealed step by step. To see the next step, the client first commits to the pictures for
 * the current one by sending their hashes: a few hundred bytes, which arrive in time even where the network
 * is too slow for the pictures. The pictures may follow later, because no others can be made with the same
 * hashes.
 */
export type ShownStep = {
  readonly step: number;
  readonly steps: number;
  /** One movement; at the end the colours; then nothing. */
  readonly move: Move | null;
  readonly colours: readonly Colour[];
};

/** Allowance for the round trip, and for cheap phones that take long to scale a picture down. */
const SLACK_MS = 12_000;

type Row = Pick<Challenge, 'moves' | 'colours'>;

/** Returns the frame names of each step; the colours are the last step. */
function stepsOf(row: Row): readonly (readonly string[])[] {
  const { moves, flashes } = framesOf(row);
  return flashes.length > 0 ? [...moves, flashes] : moves;
}

/** Returns the step to show after this many were answered. */
export function showStep({ moves, colours }: Row, step: number): ShownStep {
  return {
    step,
    steps: stepsOf({ moves, colours }).length,
    move: moves[step] ?? null,
    colours: step === moves.length ? colours : [],
  };
}

/** Records the hashes of a step's frames, once and in time. Repeating the same hashes changes nothing. */
export function commitStep(
  challenge: Challenge,
  step: number,
  hashes: readonly string[],
  now: Date,
): Challenge {
  const { commitments, shownAt, secondsEach } = challenge;
  const frames = stepsOf(challenge)[step];
  if (!frames || step > commitments.length)
    throw new Problem('not_found', 'This step has not been shown yet. Answer the current one first.');
  if (hashes.length !== frames.length) {
    throw new Problem(
      'challenge_over',
      `This step needs ${frames.length} pictures. Start the movements again.`,
    );
  }
  const before = commitments[step];
  if (before?.every((hash, at) => hash === hashes[at])) return challenge;
  const lastMoment = Date.parse(shownAt) + secondsEach * 1_000 + SLACK_MS;
  if (before || now.getTime() > lastMoment) throw new Problem('challenge_over');
  return { ...challenge, commitments: [...commitments, hashes], shownAt: now.toISOString() };
}

/** Accepts a frame only if it matches its committed hash. */
export function refuseUncommitted(challenge: Challenge, frame: string, hash: string): void {
  const steps = stepsOf(challenge);
  const step = steps.findIndex((frames) => frames.includes(frame));
  if (step < 0) throw new Problem('not_found', 'This challenge has no such frame.');
  if (challenge.commitments[step]?.[steps[step]?.indexOf(frame) ?? 0] !== hash) {
    throw new Problem(
      'challenge_over',
      'This is not the picture whose hash was sent for this step. Start the movements again.',
    );
  }
}
