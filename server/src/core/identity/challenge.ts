import type { CalibrationPoints } from './engine.ts';
import { STILL } from './frames.ts';
import { MATCH_THRESHOLD, matchScore } from './match-score.ts';
import type { ChallengeReading, FlashReading, LookReading } from './reading.ts';

/**
 * What a person can be asked to do, which measure tells, and by how much it must change from how they looked
 * straight at the camera: degrees, openness of the mouth for its width, and the logarithm of size. Left and
 * right are the person's own; the picture is not mirrored, so their left is its right.
 */
const MOVES = {
  turn_left: { of: 'yaw', by: 13 },
  turn_right: { of: 'yaw', by: -13 },
  look_up: { of: 'pitch', by: -10 },
  look_down: { of: 'pitch', by: 10 },
  open_mouth: { of: 'mouth', by: 0.22 },
  come_closer: { of: 'size', by: 0.18 },
  move_away: { of: 'size', by: -0.18 },
} as const satisfies Record<string, { of: Measure; by: number }>;
export type Move = keyof typeof MOVES;
export const MOVE_NAMES = Object.keys(MOVES) as [Move, ...Move[]];
type Measure = 'yaw' | 'pitch' | 'mouth' | 'size';

const COLOURS = { red: [1, 0, 0], green: [0, 1, 0], blue: [0, 0, 1] } as const;
export type Colour = keyof typeof COLOURS;
export const COLOUR_NAMES = Object.keys(COLOURS) as [Colour, ...Colour[]];

/** What was drawn for one attempt. Frames count only under its nonce, and only in its time. */
export type Challenge = {
  readonly nonce: string;
  readonly moves: readonly Move[];
  readonly colours: readonly Colour[];
  readonly secondsEach: number;
  /** The hashes of the frames of each step that was answered, and when the one after these was told. */
  readonly commitments: readonly (readonly string[])[];
  /** ISO 8601. */
  readonly shownAt: string;
  /** ISO 8601. */
  readonly expiresAt: string;
};

/** What a person cannot do or must not see. */
export type ChallengeWishes = { readonly flashes: boolean; readonly moving: boolean };

export const LOOKS_EACH = 3;
export const MAX_DRAWS = 6;
const STEPS = 4;
/** With the head still there are few movements left, so that they come more often and in a longer row. */
const CALM_STEPS = 5;
const FLASHES = 4;
const SECONDS_EACH = { brisk: 2.6, calm: 5 };
/** For slow networks: each step has its own, shorter time (challenge-steps.ts). */
const LIFE_MS = 300_000;
const WITH_HEAD_STILL: readonly Move[] = ['open_mouth', 'come_closer', 'move_away'];
const WITH_HEAD: readonly Move[] = MOVE_NAMES.filter((move) => move !== 'move_away');

/** `dice` gives a whole number below the one it is asked with. */
export function drawChallenge(
  wishes: ChallengeWishes,
  { nonce, now, dice }: { nonce: string; now: Date; dice: (below: number) => number },
): Challenge {
  return {
    nonce,
    moves: wishes.moving ? row(WITH_HEAD, STEPS, dice) : row(WITH_HEAD_STILL, CALM_STEPS, dice),
    colours: wishes.flashes ? row(COLOUR_NAMES, FLASHES, dice) : [],
    secondsEach: wishes.moving ? SECONDS_EACH.brisk : SECONDS_EACH.calm,
    commitments: [],
    shownAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + LIFE_MS).toISOString(),
  };
}

/** None twice in a row: what goes on cannot be told from what begins. */
function row<Word>(words: readonly Word[], length: number, dice: (below: number) => number): Word[] {
  const drawn: Word[] = [];
  while (drawn.length < length) {
    const others = words.filter((word) => word !== drawn[drawn.length - 1]);
    drawn.push(others[dice(others.length)] as Word);
  }
  return drawn;
}

/** The frames of an answer, by their names. */
export function framesOf({ moves, colours }: Pick<Challenge, 'moves' | 'colours'>) {
  return {
    moves: moves.map((_, step) => Array.from({ length: LOOKS_EACH }, (_look, look) => `m${step}-${look}`)),
    flashes: colours.map((_, index) => `f${index}`),
  };
}

/** So many looks of a step must show its movement: one could be a slip, or one of several tries. */
const LOOKS_NEEDED = 2;
/** So far beyond another movement's mark, nobody takes it for the one that was asked for. */
const CLEARLY = 1.5;
/** Below the bar for a match: a head that is turned away is less like itself. */
const SAME_PERSON = 0.28;
const REFLECTION = 0.006;
/** Of the frames that a screen lights up, one may not have come out. */
const FLASHES_LOST = 1;
/**
 * Below that of plain frames: whoever moves takes the camera along. Photographs of one person from an album
 * are mostly below it (scene.ts).
 */
const MIN_SAME_SCENE = 0.5;

export type ChallengeFault = 'challenge_not_followed' | 'another_person' | 'not_one_moment';

/**
 * Whether frames answer what was drawn. A recording has another order, a still has no movement, and whoever
 * shows all movements at once shows the wrong ones too. Software that makes each movement when it is asked
 * for passes this; nothing here can know it.
 */
export function challengeFaults(
  { moves, colours }: Pick<Challenge, 'moves' | 'colours'>,
  { straight, steps, flashes, sameScene }: ChallengeReading,
  calibrationPoints?: CalibrationPoints | undefined,
): ChallengeFault[] {
  const followed =
    straight !== null && moves.every((move, step) => isShown(move, steps[step] ?? [], straight));
  const lost = colours.filter((_colour, index) => !flashes[index]).length;
  const contrary = lost > FLASHES_LOST || reflection(colours, flashes) < -REFLECTION;
  return [
    ...(followed && !contrary ? [] : ['challenge_not_followed' as const]),
    ...(isAnother(steps.flat(), calibrationPoints) ? ['another_person' as const] : []),
    ...(sameScene !== null && sameScene < MIN_SAME_SCENE ? ['not_one_moment' as const] : []),
  ];
}

/**
 * A head that is turned away may be little like itself, but somewhere in a row of movements it is seen as it
 * was before: whoever is never so is somebody else, who looks a little like them.
 */
function isAnother(
  looks: readonly (LookReading | null)[],
  calibrationPoints: CalibrationPoints | undefined,
): boolean {
  const cosines = looks.flatMap((look) => look?.cosine ?? []);
  if (cosines.length === 0) return false;
  return (
    Math.min(...cosines) < SAME_PERSON ||
    matchScore(Math.max(...cosines), calibrationPoints) < MATCH_THRESHOLD
  );
}

type Straight = NonNullable<ChallengeReading['straight']>;

function isShown(move: Move, looks: readonly (LookReading | null)[], straight: Straight): boolean {
  const seen = looks.filter((look) => look !== null);
  const shows = seen.filter((look) => share(move, look, straight) >= 1 && !isCopy(look));
  const wrong = seen.some((look) =>
    MOVE_NAMES.some((other) => other !== move && share(other, look, straight) >= CLEARLY),
  );
  return shows.length >= LOOKS_NEEDED && !wrong;
}

/** Nobody comes closer without a twitch of the face; a still that is drawn larger has none. */
function isCopy({ copy }: LookReading): boolean {
  return copy !== null && copy >= STILL.face;
}

/** How much of a movement there is in a look: 1 is enough, and below 0 is the other way. */
function share(move: Move, look: LookReading, straight: Straight): number {
  const { of, by } = MOVES[move];
  const change = of === 'size' ? Math.log(look.size / straight.size) : look[of] - straight[of];
  return change / by;
}

/**
 * How far the face took on the colours of the screen, in their order, beyond what everything around it did:
 * light of the room falls on both. Near 0 in a bright room, where a screen is too weak to be seen, which is
 * held against nobody; below it where the colours were others.
 */
export function reflection(colours: readonly Colour[], flashes: readonly (FlashReading | null)[]): number {
  const seen = flashes.flatMap((flash, index) => {
    const colour = colours[index];
    return flash && colour
      ? [{ expected: COLOURS[colour], shift: between(tint(flash.face), tint(flash.around)) }]
      : [];
  });
  if (seen.length < colours.length - FLASHES_LOST || seen.length === 0) return 0;
  const middle = meanOf(seen.map(({ shift }) => shift));
  const usual = meanOf(seen.map(({ expected }) => expected));
  const along = seen.map(({ expected, shift }) => dot(between(expected, usual), between(shift, middle)));
  const full = seen.map(({ expected }) => dot(between(expected, usual), between(expected, usual)));
  return sum(along) / sum(full);
}

type Rgb = readonly [number, number, number];

/** A colour without its brightness. */
function tint([red, green, blue]: Rgb): Rgb {
  const all = Math.max(1, red + green + blue);
  return [red / all, green / all, blue / all];
}

function between(one: Rgb, other: Rgb): Rgb {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
}

function dot(one: Rgb, other: Rgb): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

function meanOf(many: readonly Rgb[]): Rgb {
  const of = (axis: 0 | 1 | 2) => sum(many.map((one) => one[axis])) / many.length;
  return [of(0), of(1), of(2)];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
