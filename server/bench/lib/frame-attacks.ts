import { blank, FORGERIES, type Forge, sideBySide } from './forgeries.ts';

/** A portrait, other photographs of the same person, and a stranger. */
export type Cast = {
  readonly portrait: Buffer;
  readonly photo: Buffer;
  readonly another: Buffer | null;
  readonly stranger: Buffer;
  readonly strangerAgain: Buffer;
  readonly random: () => number;
};
export type FrameAttack = (cast: Cast) => Promise<readonly Buffer[] | null>;

const forged = (name: keyof typeof FORGERIES): Forge => FORGERIES[name];
const ofPortrait =
  (...names: (keyof typeof FORGERIES)[]): FrameAttack =>
  async ({ portrait, random }) => {
    let picture = portrait;
    for (const name of names) picture = await forged(name)(picture, random);
    return [picture];
  };
const threeTimes =
  (name: keyof typeof FORGERIES): FrameAttack =>
  async ({ photo, random }) => [photo, await forged(name)(photo, random), await forged(name)(photo, random)];

/** Attacks with one photograph of a person, some from an album, their document, or a stranger's face. */
export const FRAME_ATTACKS: Readonly<Record<string, FrameAttack>> = {
  'the portrait itself': async ({ portrait }) => [portrait],
  ...Object.fromEntries(
    (Object.keys(FORGERIES) as (keyof typeof FORGERIES)[])
      .filter((name) => name !== 'cut out')
      .map((name) => [`the portrait, ${name}`, ofPortrait(name)]),
  ),
  'the portrait, mirrored, cropped and lit': ofPortrait('mirrored', 'cropped', 'lit'),
  'the portrait, mirrored, turned and grey': ofPortrait('mirrored', 'turned', 'grey'),
  'one still, three times': async ({ photo }) => [photo, photo, photo],
  ...Object.fromEntries(
    (Object.keys(FORGERIES) as (keyof typeof FORGERIES)[]).map((name) => [
      `one still, three times, ${name}`,
      threeTimes(name),
    ]),
  ),
  'one still, wobbling and lit': async ({ photo, random }) => [
    photo,
    await FORGERIES.lit(await FORGERIES.wobbling(photo, random), random),
    await FORGERIES.lit(await FORGERIES.wobbling(photo, random), random),
  ],
  'one still and its mirror': async ({ photo }) => [photo, await FORGERIES.mirrored(photo)],
  'two photographs of an album': async ({ photo, another }) => another && [photo, another],
  'two photographs of an album and a wobble': async ({ photo, another, random }) =>
    another && [photo, another, await FORGERIES.wobbling(another, random)],
  'a photograph and the portrait, mirrored': async ({ photo, portrait }) => [
    photo,
    await FORGERIES.mirrored(portrait),
  ],
  'A A B': async ({ photo, stranger, random }) => [photo, await FORGERIES.wobbling(photo, random), stranger],
  'A B A': async ({ photo, stranger, random }) => [photo, stranger, await FORGERIES.wobbling(photo, random)],
  'A B': async ({ photo, stranger }) => [photo, stranger],
  'B A A': async ({ photo, stranger, random }) => [stranger, photo, await FORGERIES.wobbling(photo, random)],
  'B alone': async ({ stranger }) => [stranger],
  'a still and a blank picture': async ({ photo }) => [photo, await blank()],
  'a still, a blank picture and the still': async ({ photo, random }) => [
    photo,
    await blank(),
    await FORGERIES.wobbling(photo, random),
  ],
  'A beside B': async ({ photo, stranger }) => [await sideBySide(photo, stranger)],
  'A, then A beside B': async ({ photo, stranger }) => [photo, await sideBySide(photo, stranger)],
};
