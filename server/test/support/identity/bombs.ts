import { crc32, deflateSync } from 'node:zlib';

const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 6: 4 };

/** A real PNG, all black, so that a picture of any size is a small file. */
export function png(width: number, height: number, { depth = 8, colour = 0 } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(depth, 8);
  header.writeUInt8(colour, 9);
  const row = 1 + Math.ceil((width * depth * (CHANNELS[colour] ?? 1)) / 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(height * row), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(data.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}

const LAST_COEFFICIENT = 63;
const HIGHEST_BIT = 13;
const LONGEST_RUN = 32_767;

/**
 * A real progressive JPEG, all grey: each scan refines one bit of one coefficient of one colour, and says in
 * a few bytes that it is zero in every block. A decoder goes over the whole picture for each scan.
 */
export function jpegInScans(width: number, height: number, scans: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const oneCode = [1, ...Array<number>(15).fill(0)];
  const parts = [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, ...size, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]),
    segment(0xc4, [0x00, ...oneCode, 0x00]),
    segment(0xc4, [0x10, ...oneCode, 0xe0]),
    segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 0, 0]),
    Buffer.alloc(Math.ceil((blocks * 3) / 8)),
  ];
  const nothing = emptyScan(blocks);
  for (let scan = 1; scan < scans; scan++) {
    const step = Math.floor((scan - 1) / 3);
    const coefficient = 1 + (step % LAST_COEFFICIENT);
    const bit = HIGHEST_BIT - Math.floor(step / LAST_COEFFICIENT);
    const known = bit === HIGHEST_BIT ? 0 : bit + 1;
    const component = 1 + ((scan - 1) % 3);
    parts.push(segment(0xda, [1, component, 0, coefficient, coefficient, (known << 4) | bit]), nothing);
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}

/** End-of-band runs, as many as it takes, in the only code of the table. */
function emptyScan(blocks: number): Buffer {
  const runs = Math.ceil(blocks / LONGEST_RUN);
  const bits = `0${'1'.repeat(14)}`.repeat(runs);
  const bytes = (bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? []).map((byte) =>
    parseInt(byte, 2),
  );
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [0xff, 0x00] : [byte])));
}

function segment(marker: number, data: readonly number[]): Buffer {
  const length = data.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...data]);
}
