import type { BadImageReport } from '#core/identity/engine.ts';
import { BadImage, decode } from './decode.ts';
import type { Picture } from './image.ts';

export type Loaded = { picture: Picture } | { badImage: BadImageReport };

/** A picture, or why the file of this name gives none. */
export async function load(bytes: Uint8Array, maxSide: number, field: string): Promise<Loaded> {
  try {
    return { picture: await decode(bytes, maxSide) };
  } catch (error) {
    if (error instanceof BadImage) return { badImage: { field, fault: error.fault } };
    throw error;
  }
}
