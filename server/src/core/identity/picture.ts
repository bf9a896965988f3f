const SIGNATURES = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

export type ImageKind = keyof typeof SIGNATURES;

/** Why a file is refused: not a picture, a damaged one, or one too expensive to process. */
export type ImageFault = 'not_an_image' | 'damaged' | 'too_many_pixels' | 'too_narrow' | 'too_heavy';

/** Returns the kind of a file by its first bytes; its name and declared type are not trusted. */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  for (const [kind, signature] of Object.entries(SIGNATURES)) {
    if (signature.every((byte, index) => bytes[index] === byte)) return kind as ImageKind;
  }
  return null;
}
