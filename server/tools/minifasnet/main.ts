import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { toOnnx } from './graph.ts';
import { readWeights } from './weights.ts';

/**
 * The files of https://github.com/minivision-ai/Silent-Face-Anti-Spoofing (Apache-2.0) in
 * resources/anti_spoof_models, by SHA-256, with the crop that each was trained on.
 */
const KNOWN: Readonly<Record<string, { readonly name: string; readonly surroundings: number }>> = {
  a5eb02e1843f19b5386b953cc4c9f011c3f985d0ee2bb9819eea9a142099bec0: {
    name: '2.7_80x80_MiniFASNetV2.pth',
    surroundings: 2.7,
  },
  '84ee1d37d96894d5e82de5a57df044ef80a58be2b218b5ed7cdfd875ec2f5990': {
    name: '4_0_0_80x80_MiniFASNetV1SE.pth',
    surroundings: 4,
  },
};

/** `npm run minifasnet -- <file.pth> <file.onnx>`: converts the weights and prints their LIVENESS_MODEL. */
const [from, to] = process.argv.slice(2);
if (!from || !to) {
  console.error('Usage: npm run minifasnet -- <file.pth> <file.onnx>');
  process.exit(2);
}
const bytes = await readFile(from);
const sha256 = createHash('sha256').update(bytes).digest('hex');
const known = KNOWN[sha256];
if (!known) {
  const names = Object.values(KNOWN).map(({ name }) => name);
  console.error(`${from} is neither ${names.join(' nor ')} (SHA-256 ${sha256}). Nothing was written.`);
  process.exit(1);
}
await writeFile(to, toOnnx(readWeights(bytes)));
const settings = {
  path: resolve(to),
  ...{ size: 80, layout: 'channels_first', color: 'bgr', mean: 0, std: 1 },
  ...{ surroundings: known.surroundings, live: 1, minLive: 0.5 },
};
console.log(`${known.name} is now ${to}. To use it:\nLIVENESS_MODEL='${JSON.stringify(settings)}'`);
