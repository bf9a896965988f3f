import type { CalibrationPoints } from './engine.ts';
import { STILL } from './frames.ts';
import { MATCH_THRESHOLD, matchScore } from './match-score.ts';
import type { ChallengeReading, FlashReading, LookReading } from './reading.ts';

/**
 * The movements a person can be asked for, the measure of each, and the change it needs from looking straight
 * at the camera: degrees, mouth opening relative to its width, and the logarithm of size. Left and right are
 * the person's own; the picture is not mirrored, so their left is its right.
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

/** The challenge drawn for one attempt. Frames count only with its nonce and within its time. */
export type Challenge = {
  readonly nonce: string;
  readonly moves: readonly Move[];
  readonly colours: readonly Colour[];
  readonly secondsEach: number;
  /** The frame hashes of each answered step, and when the step after these was shown. */
  readonly commitments: readonly (readonly string[])[];
  /** ISO 8601. */
  readonly shownAt: string;
  /** ISO 8601. */
  readonly expiresAt: string;
};

/** False for what a person cannot do or must not see. */
export type ChallengeWishes = { readonly flashes: boolean; readonly moving: boolean };

export const LOOKS_EACH = 3;
export const MAX_DRAWS = 6;
const STEPS = 4;
/** With the head still there are few movements to choose from, so the sequence is longer. */
const CALM_STEPS = 5;
const FLASHES = 4;
const SECONDS_EACH = { brisk: 2.6, calm: 5 };
/** Long enough for slow networks: each step has its own, shorter limit (challenge-steps.ts). */
const LIFE_MS = 300_000;
const WITH_HEAD_STILL: readonly Move[] = ['open_mouth', 'come_closer', 'move_away'];
const WITH_HEAD: readonly Move[] = MOVE_NAMES.filter((move) => move !== 'move_away');

/** `dice` returns a random integer below its argument. */
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

/** No movement twice in a row, because the second could not be told from the first continuing. */
function row<Word>(words: readonly Word[], length: number, dice: (below: number) => number): Word[] {
  const drawn: Word[] = [];
  while (drawn.length < length) {
    const others = words.filter((word) => word !== drawn[drawn.length - 1]);
    drawn.push(others[dice(others.length)] as Word);
  }
  return drawn;
}

/** Returns the frame names of an answer. */
export function framesOf({ moves, colours }: Pick<Challenge, 'moves' | 'colours'>) {
  return {
    moves: moves.map((_, step) => Array.from({ length: LOOKS_EACH }, (_look, look) => `m${step}-${look}`)),
    flashes: colours.map((_, index) => `f${index}`),
  };
}

/**
 * The frames of a step that must show its movement: a single one could be accidental, or one of several
 * attempts.
 */
const LOOKS_NEEDED = 2;
/** Beyond this multiple of another movement's threshold, it is clearly the wrong movement. */
const CLEARLY = 1.5;
/** Below the match threshold, because a turned head resembles itself less. */
const SAME_PERSON = 0.28;
const REFLECTION = 0.006;
/** One of the frames lit by the screen may be lost. */
const FLASHES_LOST = 1;
/**
 * Lower than for plain frames, because a moving person also moves the camera. Album photographs of one person
 * are mostly below it (scene.ts).
 */
const MIN_SAME_SCENE = 0.5;

/** Whether the face was seen to take on the colours that the screen showed. */
export const FLASH_ANSWERS = ['seen', 'not_seen'] as const;
export type FlashAnswer = (typeof FLASH_ANSWERS)[number];

/** Null when no colours were shown: the person had turned them off. */
export function flashAnswer(
  { colours }: Pick<Challenge, 'colours'>,
  { flashes }: Pick<ChallengeReading, 'flashes'>,
): FlashAnswer | null {
  if (colours.length === 0) return null;
  return reflection(colours, flashes) >= REFLECTION ? 'seen' : 'not_seen';
}

export type ChallengeFault = 'challenge_not_followed' | 'another_person' | 'not_one_moment';

/**
 * Returns what speaks against the frames as an answer to the challenge. A recording has a different order, a
 * still has no movement, and showing all movements at once includes wrong ones. Software that generates each
 * movement on demand passes this check; nothing here can detect it.
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
 * A turned head may resemble itself little, but somewhere in the sequence it is seen as before. A face that
 * never is belongs to a similar-looking person.
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

/** A person who comes closer always moves their face a little; an enlarged still does not. */
function isCopy({ copy }: LookReading): boolean {
  return copy !== null && copy >= STILL.face;
}

/** Returns how much of a movement a frame shows: 1 is enough, negative is the opposite direction. */
function share(move: Move, look: LookReading, straight: Straight): number {
  const { of, by } = MOVES[move];
  const change = of === 'size' ? Math.log(look.size / straight.size) : look[of] - straight[of];
  return change / by;
}

/**
 * Returns how far the face took on the screen's colours in their order, beyond its surroundings, because
 * ambient light falls on both. It is near 0 in a bright room, where a screen is too weak to be seen, which
 * is no evidence. It is negative when the colours were different.
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

/** Returns a colour without its brightness. */
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
