import { describe, expect, it } from 'vitest';
import {
  type Colour,
  challengeFaults,
  drawChallenge,
  flashAnswer,
  framesOf,
  MOVE_NAMES,
  type Move,
  reflection,
} from '#core/identity/challenge.ts';
import type { FlashReading, LookReading } from '#core/identity/reading.ts';

/** Nobody faces a camera at exactly zero degrees. */
const STRAIGHT = { yaw: -6, pitch: 11, eyes: 0.3, mouth: 0.08, size: 0.5 };
const look = (changes: Partial<LookReading> = {}): LookReading => ({
  ...STRAIGHT,
  cosine: 0.6,
  copy: null,
  ...changes,
});

const MADE: Readonly<Record<Move, LookReading>> = {
  turn_left: look({ yaw: 20, pitch: 14 }),
  turn_right: look({ yaw: -31 }),
  look_up: look({ pitch: -8 }),
  look_down: look({ pitch: 26 }),
  open_mouth: look({ mouth: 0.5, pitch: 15 }),
  come_closer: look({ size: 0.68, pitch: 16 }),
  move_away: look({ size: 0.36 }),
};
const MOVES: readonly Move[] = ['turn_left', 'open_mouth', 'look_up', 'come_closer'];

const judge = (
  steps: (LookReading | null)[][],
  moves = MOVES,
  {
    straight = STRAIGHT,
    sameScene = null,
  }: { straight?: typeof STRAIGHT | null; sameScene?: number | null } = {},
) => challengeFaults({ moves, colours: [] }, { straight, steps, flashes: [], sameScene });
const thrice = (reading: LookReading | null) => [reading, reading, reading];
const followed = (moves = MOVES) => moves.map((move) => thrice(MADE[move]));
const NOT = ['challenge_not_followed'];

describe('an answer', () => {
  it('passes with every movement in its order', () => {
    expect(judge(followed())).toEqual([]);
    for (const move of MOVE_NAMES) expect(judge([thrice(MADE[move])], [move]), move).toEqual([]);
  });

  it('fails in any other order', () => {
    for (const asked of MOVE_NAMES) {
      for (const made of MOVE_NAMES) {
        expect(judge([thrice(MADE[made])], [asked]), `${made} for ${asked}`).toEqual(
          made === asked ? [] : NOT,
        );
      }
    }
  });

  it.each<[string, (LookReading | null)[][]]>([
    ['nothing moves', MOVES.map(() => thrice(look()))],
    ['a step is missing', followed().slice(0, 3)],
    ['one look in three shows it', MOVES.map((move) => [look(), MADE[move], look()])],
    ['there is no person in the picture', [thrice(null), ...followed().slice(1)]],
    ['another movement is tried beside it', MOVES.map((move) => [MADE[move], MADE[move], MADE.turn_right])],
    ['all are made at once', MOVES.map(() => thrice({ ...MADE.turn_left, mouth: 0.6, size: 0.8 }))],
  ])('is none where %s', (_what, steps) => {
    expect(judge(steps)).toEqual(NOT);
  });

  it('may lack a frame that failed', () => {
    expect(judge(MOVES.map((move) => [null, MADE[move], MADE[move]]))).toEqual([]);
  });

  it('shows one person throughout, who looked at the camera before', () => {
    const stranger = { ...MADE.turn_left, cosine: 0.1 };
    expect(judge([[stranger, MADE.turn_left, MADE.turn_left], ...followed().slice(1)])).toEqual([
      'another_person',
    ]);
    const alike = followed().map((looks) => looks.map((seen) => ({ ...(seen as LookReading), cosine: 0.4 })));
    expect(judge(alike)).toEqual(['another_person']);
    expect(judge(followed(), MOVES, { straight: null })).toEqual(NOT);
  });
});

describe('an answer with reused pictures', () => {
  it('fails when a still is scaled up to imitate coming closer', () => {
    const grown = (copy: number) => [thrice({ ...MADE.come_closer, copy })];
    expect(judge(grown(0.99), ['come_closer'])).toEqual(NOT);
    expect(judge(grown(0.8), ['come_closer'])).toEqual([]);
  });

  it('fails when each movement has another background', () => {
    expect(judge(followed(), MOVES, { sameScene: 0.3 })).toEqual(['not_one_moment']);
    expect(judge(followed(), MOVES, { sameScene: 0.8 })).toEqual([]);
  });
});

describe('colours on a face', () => {
  const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'blue'];
  const ROOM = [120, 100, 80] as const;
  /** Skin in a room's light and a screen's colour, which the wall behind does not get. */
  const lit = (colours: readonly Colour[], by: number, lamp = 1): FlashReading[] =>
    colours.map((colour) => {
      const axis = ['red', 'green', 'blue'].indexOf(colour);
      const face = ROOM.map((value, channel) => value * 1.3 * lamp + (channel === axis ? by : 0));
      const around = ROOM.map((value) => value * lamp);
      return { face, around } as unknown as FlashReading;
    });
  const judgeFlashes = (flashes: readonly (FlashReading | null)[]) =>
    challengeFaults(
      { moves: MOVES, colours: COLOURS },
      { straight: STRAIGHT, steps: followed(), flashes, sameScene: null },
    );

  it('count where the screen’s light is visible, and are not required where it is too weak', () => {
    expect(reflection(COLOURS, lit(COLOURS, 15))).toBeGreaterThan(0.02);
    expect(judgeFlashes(lit(COLOURS, 15))).toEqual([]);
    expect(judgeFlashes(lit(COLOURS, 0))).toEqual([]);
    expect(Math.abs(reflection(COLOURS, lit(['red', 'red', 'red', 'red'], 15)))).toBeLessThan(0.006);
  });

  it('are told as seen or not', () => {
    const told = (by: number) => flashAnswer({ colours: COLOURS }, { flashes: lit(COLOURS, by) });
    expect([told(15), told(0)]).toEqual(['seen', 'not_seen']);
    expect(flashAnswer({ colours: COLOURS }, { flashes: [] })).toBe('not_seen');
    expect(flashAnswer({ colours: [] }, { flashes: [] })).toBe(null);
  });

  it('expose a recording made under other colours, even with one frame missing', () => {
    const recorded = lit(['blue', 'red', 'blue', 'green'], 15);
    expect(judgeFlashes(recorded)).toEqual(NOT);
    expect(judgeFlashes([null, ...recorded.slice(1)])).toEqual(NOT);
  });

  it('need a face in every frame but one', () => {
    const [first = null, , ...others] = lit(COLOURS, 15);
    expect(judgeFlashes([first, null, ...others])).toEqual([]);
    expect(judgeFlashes([null, null, ...others])).toEqual(NOT);
    expect(judgeFlashes([])).toEqual(NOT);
  });

  it('are not mistaken for a lamp that colours everything', () => {
    const lamp = lit(COLOURS, 0).map(({ face, around }, index) => {
      const glow = [0, 0, 0].map((_, channel) => (channel === index % 3 ? 1.4 : 1));
      const tinted = (values: readonly number[]) => values.map((value, at) => value * (glow[at] as number));
      return { face: tinted(face), around: tinted(around) } as unknown as FlashReading;
    });
    expect(Math.abs(reflection(COLOURS, lamp))).toBeLessThan(0.006);
  });
});

describe('a draw', () => {
  const draw = (wishes: { flashes: boolean; moving: boolean }, seed = 7) => {
    let state = seed;
    const dice = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    return drawChallenge(wishes, { nonce: 'chl_1', now: new Date(0), dice });
  };

  it('never asks for the same movement twice in a row, and has hundreds of orders', () => {
    const orders = new Set<string>();
    for (let seed = 1; seed < 2_000; seed++) {
      const { moves, colours } = draw({ flashes: true, moving: true }, seed);
      orders.add(moves.join());
      for (const row of [moves, colours]) {
        expect(row.filter((each, at) => each === row[at + 1])).toEqual([]);
      }
    }
    expect(orders.size).toBeGreaterThan(500);
  });

  it('asks only for movements that the person can make', () => {
    expect(draw({ flashes: false, moving: true }).colours).toEqual([]);
    const calm = draw({ flashes: false, moving: false });
    expect(calm.moves.every((move) => ['open_mouth', 'come_closer', 'move_away'].includes(move))).toBe(true);
    expect(framesOf(calm).moves.flat()).toHaveLength(calm.moves.length * 3);
  });
});
