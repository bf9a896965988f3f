import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegInScans, png } from '#test/support/identity/bombs.ts';
import { faultOf } from '#vision/pictures/header.ts';

const START = Buffer.from([0xff, 0xd8]);
const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#789' } })
  .jpeg()
  .toBuffer();
/** The header of a JPEG and the beginning of its only scan: all that is read. */
const frameOf = (width: number, height: number, kind = 0xc0) =>
  Buffer.from([0xff, kind, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
const SCAN = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0x34]);
const jpeg = (...parts: Buffer[]) => Buffer.concat([START, ...parts, SCAN, Buffer.from([0xff, 0xd9])]);
const comment = (bytes: Buffer) => Buffer.concat([Buffer.from([0xff, 0xfe, 0, bytes.length + 2]), bytes]);

describe('a picture', () => {
  it.each([
    ['of a phone', jpeg(frameOf(4_000, 3_000))],
    ['as large as may be', jpeg(frameOf(8_000, 5_000))],
    ['as long as may be', jpeg(frameOf(4_000, 1_000))],
    ['of one pixel', png(1, 1)],
    ['as an encoder writes it', photo],
    [
      'with a small picture inside and one behind it',
      Buffer.concat([jpeg(comment(frameOf(9_000, 9_000)), frameOf(640, 480)), photo]),
    ],
    [
      'with restarts, padding and a marker that means nothing',
      jpeg(
        Buffer.from([0xff, 0x01, 0xff, 0xff]),
        frameOf(640, 480),
        SCAN,
        Buffer.from([0xff, 0xd0, 0xff, 0x00]),
      ),
    ],
    ['progressive, of 20 megapixels', jpegInScans(5_000, 4_000, 10)],
    ['of 40 megapixels with alpha', png(8_000, 5_000, { colour: 6 })],
  ])('%s is taken', (_name, bytes) => {
    expect(faultOf(bytes)).toBeNull();
  });

  it.each([
    ['with a pixel too many', jpeg(frameOf(8_000, 5_001)), 'too_many_pixels'],
    ['a pixel too long', jpeg(frameOf(4_001, 1_000)), 'too_narrow'],
    ['a pixel too tall', png(1_000, 4_001), 'too_narrow'],
    ['with a scan too many', jpegInScans(5_000, 4_000, 11), 'too_heavy'],
    ['progressive, of more coefficients than we hold', jpegInScans(6_000, 5_000, 2), 'too_heavy'],
    ['of 16 bits and more bytes than we hold', png(6_000, 5_000, { depth: 16, colour: 2 }), 'too_heavy'],
    ['without a size', jpeg(), 'damaged'],
    ['of no height', jpeg(frameOf(640, 0)), 'damaged'],
    ['with two sizes', jpeg(frameOf(640, 480), frameOf(640, 480)), 'damaged'],
    ['in lossless frames', jpeg(frameOf(640, 480, 0xc3)), 'damaged'],
    // A reader that treated TEM as a marker with a length would skip the first frame and believe the second.
    [
      'that hides its size behind TEM',
      jpeg(Buffer.from([0xff, 0x01]), frameOf(9_000, 9_000), frameOf(64, 64)),
      'damaged',
    ],
    ['that ends within its header', jpeg(frameOf(640, 480)).subarray(0, 9), 'damaged'],
    ['of a PNG signature alone', png(10, 10).subarray(0, 20), 'damaged'],
    ['that is none', Buffer.from('GIF89a'), 'not_an_image'],
  ])('%s is refused', (_name, bytes, fault) => {
    expect(faultOf(bytes)).toBe(fault);
  });
});
