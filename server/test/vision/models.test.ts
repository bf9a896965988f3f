import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEmbedder } from '#vision/faces/embed.ts';
import { openSession, run } from '#vision/models/session.ts';
import { readTfjsModel } from '#vision/models/tfjs-model.ts';
import { convertToOnnx } from '#vision/models/tfjs-to-onnx.ts';

/** A small TensorFlow.js model: one 1×1 convolution with bias and ReLU over two channels. */
function tinyModel() {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const topology = {
    modelTopology: {
      node: [
        { name: 'x', op: 'Placeholder' },
        { name: 'kernel', op: 'Const' },
        { name: 'bias', op: 'Const' },
        {
          name: 'y',
          op: '_FusedConv2D',
          input: ['x', 'kernel', 'bias'],
          attr: {
            strides: { list: { i: ['1', '1', '1', '1'] } },
            padding: { s: base64('SAME') },
            fused_ops: { list: { s: [base64('BiasAdd'), base64('Relu')] } },
          },
        },
        { name: 'shape', op: 'Const' },
        { name: 'out', op: 'Reshape', input: ['y', 'shape'] },
      ],
    },
    weightsManifest: [
      {
        weights: [
          { name: 'kernel', shape: [1, 1, 2, 2], dtype: 'float32', quantization: { dtype: 'float16' } },
          { name: 'bias', shape: [2], dtype: 'float32' },
          { name: 'shape', shape: [2], dtype: 'int32' },
        ],
      },
    ],
  };
  const weights = Buffer.alloc(4 * 2 + 2 * 4 + 2 * 4);
  // 1, 2, −1 and 0.5 in half precision: from input channel to output channel.
  for (const [i, bits] of [0x3c00, 0x4000, 0xbc00, 0x3800].entries()) weights.writeUInt16LE(bits, i * 2);
  for (const [i, value] of [10, -1].entries()) weights.writeFloatLE(value, 8 + i * 4);
  for (const [i, value] of [1, 4].entries()) weights.writeInt32LE(value, 16 + i * 4);
  return readTfjsModel(Buffer.from(JSON.stringify(topology)), weights);
}

describe('a TensorFlow.js model', () => {
  it('computes the same as an ONNX model', async () => {
    const model = convertToOnnx(tinyModel(), {
      inputShape: [1, 2, 2],
      outputs: { out: { node: 'out', shape: [1, 4] } },
    });
    const session = await openSession(model, 'plain');
    const outputs = await run(session, Float32Array.from([1, 2, 3, 4]), [1, 1, 2, 2]);
    // Pixel (1,2): 1·1 + 2·(−1) + 10 = 9 and 1·2 + 2·0.5 − 1 = 2; pixel (3,4): 9 and 7.
    expect([...(outputs['out']?.data ?? [])]).toEqual([9, 2, 9, 7]);
  });

  it('is refused when it uses an unsupported operation', () => {
    const model = { nodes: [{ name: 'out', op: 'Einsum' }], weights: new Map() };
    const conversion = { inputShape: [1, 1, 1], outputs: { out: { node: 'out', shape: [1] } } } as const;
    expect(() => convertToOnnx(model, conversion)).toThrow(/Einsum/);
  });
});

describe('a face model of the operator’s own', () => {
  it('has another identity when its file or its input format changes, and the same at any path', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'surety-model-'));
    const modelOf = (side: number) =>
      convertToOnnx(tinyModel(), {
        inputShape: [side, side, 2],
        outputs: { out: { node: 'out', shape: [side, side * 2] } },
      });
    const [path, elsewhere] = [join(folder, 'face.onnx'), join(folder, 'moved.onnx')];
    const own = { path, size: 112, layout: 'channels_last', color: 'rgb', mean: 0, std: 1 } as const;
    const versionOf = async (more: object = {}) => (await openEmbedder({ ...own, ...more })).version;
    for (const each of [path, elsewhere]) await writeFile(each, modelOf(2));
    const first = await versionOf();
    expect(await versionOf({ path: elsewhere, calibrationPoints: [[0, 0]] })).toBe(first);
    expect(await versionOf({ mean: 127.5 })).not.toBe(first);
    await writeFile(path, modelOf(4));
    expect(await versionOf()).not.toBe(first);
    await rm(folder, { recursive: true });
  });
});
