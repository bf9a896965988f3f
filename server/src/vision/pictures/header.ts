import { type ImageFault, imageKind } from '#core/identity/picture.ts';

/** A picture's properties, known before it is decoded. */
export type Header = {
  readonly width: number;
  readonly height: number;
  /** The memory a decoder may need at once: every sample, or every coefficient of a multi-scan JPEG. */
  readonly bytes: number;
  /** How often the decoder goes over the whole picture: once per scan of a JPEG. */
  readonly scans: number;
};

/** A 10 MB file can claim to hold a poster: 40 megapixels is above any phone's full-page photo. */
export const MAX_PIXELS = 40_000_000;
/** A document, a face or a phone's screen is at most two and a half times as long as it is wide. */
const MAX_RATIO = 4;
/**
 * 40 megapixels in four channels of 8 bits; half as many with 16 bits per channel or a JPEG with several
 * scans.
 */
const MAX_BYTES = 160_000_000;
/**
 * Pixels times scans. Encoders write ten scans, so this allows 20 megapixels in ten; a file of 400 kB can ask
 * for two thousand, and libvips checks its timeout only after they are done.
 */
const MAX_WORK = 200_000_000;

/** Every picture passes this check first. It reads only the header, so a decompression bomb costs nothing. */
export function faultOf(bytes: Uint8Array, maxRatio = MAX_RATIO): ImageFault | null {
  const kind = imageKind(bytes);
  if (kind === null) return 'not_an_image';
  const header = kind === 'png' ? pngHeader(bytes) : jpegHeader(bytes);
  if (header === null || header.width === 0 || header.height === 0) return 'damaged';
  const { width, height } = header;
  if (width * height > MAX_PIXELS) return 'too_many_pixels';
  if (Math.max(width, height) > maxRatio * Math.min(width, height)) return 'too_narrow';
  if (header.bytes > MAX_BYTES || width * height * header.scans > MAX_WORK) return 'too_heavy';
  return null;
}

/** Channels by PNG colour type; a palette expands to colours, perhaps with alpha, when it is read. */
const PNG_CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };
const PNG_HEADER_LENGTH = 33;

function pngHeader(bytes: Uint8Array): Header | null {
  if (bytes.length < PNG_HEADER_LENGTH) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(8) !== 13 || view.getUint32(12) !== 0x49484452) return null;
  const width = view.getUint32(16);
  const height = view.getUint32(20);
  const channels = PNG_CHANNELS[view.getUint8(25)];
  if (channels === undefined) return null;
  return { width, height, bytes: width * height * channels * (view.getUint8(24) > 8 ? 2 : 1), scans: 1 };
}

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Frames with Huffman codes, sequential and progressive: what cameras and encoders write. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Unsupported markers: lossless, hierarchical and arithmetic frames, and a picture inside a picture. */
const FOREIGN: ReadonlySet<number> = new Set([
  0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf, 0xd8,
]);

/**
 * Walks from marker to marker as libjpeg does, up to the end of the picture; data that a camera appended is
 * ignored. A file that could be read in two ways is refused.
 */
function jpegHeader(bytes: Uint8Array): Header | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let frame: { width: number; height: number; components: number } | null = null;
  let scans = 0;
  for (let at = nextMarker(bytes, 2); at >= 0 && bytes[at] !== END_OF_IMAGE; ) {
    const marker = bytes[at] as number;
    if (at + 3 > bytes.length || FOREIGN.has(marker)) return null;
    if (FRAMES.has(marker)) {
      if (frame !== null || at + 9 > bytes.length) return null;
      frame = {
        height: view.getUint16(at + 4),
        width: view.getUint16(at + 6),
        components: view.getUint8(at + 8),
      };
    }
    if (marker === START_OF_SCAN) scans += 1;
    at = nextMarker(bytes, at + 1 + view.getUint16(at + 1));
  }
  if (frame === null || scans === 0) return null;
  const { width, height, components } = frame;
  return { width, height, bytes: width * height * components * (scans > 1 ? 2 : 1), scans };
}

/** Markers without a length: a restart (D0 to D7) within a scan, and TEM, which has no meaning. */
const ALONE: ReadonlySet<number> = new Set([0x01, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7]);

/**
 * Returns the position of the next marker code that has a length, or −1. FF 00 is a data byte, FF FF is
 * padding.
 */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(MARKER, from); at >= 0; at = bytes.indexOf(MARKER, at + 1)) {
    const code = bytes[at + 1];
    if (code === undefined) return -1;
    if (code !== 0 && code !== MARKER && !ALONE.has(code)) return at + 1;
  }
  return -1;
}
