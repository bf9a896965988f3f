import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { toOnnx } from '#tools/minifasnet/graph.ts';
import { readWeights } from '#tools/minifasnet/weights.ts';

const folder = mkdtempSync(join(tmpdir(), 'surety-minifasnet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = (value: string) => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(value.length);
  return Buffer.concat([Buffer.from('X'), length, Buffer.from(value)]);
};
const pickled = (...parts: (Buffer | string)[]) =>
  Buffer.concat([
    Buffer.from([0x80, 2]),
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    Buffer.from('.'),
  ]);

/** A file of PyTorch before 1.6 with one tensor of 2 × 3, as Python writes it. */
function smallFile(): Buffer {
  const storage = Buffer.concat([
    Buffer.from('('),
    ...[text('storage'), Buffer.from('ctorch\nFloatStorage\n'), text('7'), text('cpu')],
    Buffer.from('K\x06NtQ', 'latin1'),
  ]);
  const tensor = Buffer.concat([
    Buffer.from('ctorch._utils\n_rebuild_tensor_v2\n('),
    storage,
    Buffer.from('K\x00K\x02K\x03\x86K\x03K\x01\x86\x89ccollections\nOrderedDict\n)RtR', 'latin1'),
  ]);
  const numbers = Buffer.alloc(8 + 6 * 4);
  numbers.writeBigInt64LE(6n);
  for (let at = 0; at < 6; at++) numbers.writeFloatLE(at / 2, 8 + at * 4);
  return Buffer.concat([
    pickled(Buffer.from('8a0a6cfc9c46f9206aa85019', 'hex')),
    pickled('M\xe9\x03'),
    pickled('}'),
    pickled('}q\x00(', text('module.linear.weight'), tensor, 'u'),
    pickled('](', text('7'), 'e'),
    numbers,
  ]);
}

describe('the converter of MiniFASNet', () => {
  it('reads the tensors of a .pth file without running anything in it', () => {
    expect([...readWeights(smallFile())]).toEqual([
      ['linear.weight', { values: Float32Array.of(0, 0.5, 1, 1.5, 2, 2.5), shape: [2, 3] }],
    ]);
    expect(() => readWeights(smallFile().subarray(0, -4))).toThrow('ends too early');
    expect(() => readWeights(pickled('N'))).toThrow('no .pth file');
    // An instruction that would import and call in Python.
    expect(() => readWeights(pickled('(ios\nsystem\n'))).toThrow('no pickle that is read here');
  });

  it('names a tensor that is missing', () => {
    expect(() => toOnnx(readWeights(smallFile()))).toThrow('the file has no conv1');
  });

  it('writes nothing for a file with another hash', () => {
    const [from, to] = [join(folder, 'other.pth'), join(folder, 'other.onnx')];
    writeFileSync(from, smallFile());
    const main = fileURLToPath(new URL('../../tools/minifasnet/main.ts', import.meta.url));
    expect(() => execFileSync(process.execPath, [main, from, to], { stdio: 'pipe' })).toThrow(
      'other.pth is neither 2.7_80x80_MiniFASNetV2.pth nor 4_0_0_80x80_MiniFASNetV1SE.pth',
    );
    expect(existsSync(to)).toBe(false);
  });
});
