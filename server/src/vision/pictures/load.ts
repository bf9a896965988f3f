import type { BadImageReport } from '#core/identity/engine.ts';
import { BadImage, decode } from './decode.ts';
import type { Picture } from './image.ts';

export type Loaded = { picture: Picture } | { badImage: BadImageReport };

/** Decodes a picture, or returns why the file could not be decoded. */
export async function load(bytes: Uint8Array, maxSide: number, field: string): Promise<Loaded> {
  try {
    return { picture: await decode(bytes, maxSide) };
  } catch (error) {
    if (error instanceof BadImage) return { badImage: { field, fault: error.fault } };
    throw error;
  }
}
