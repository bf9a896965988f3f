import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Picture } from '#vision/pictures/image.ts';

const require = createRequire(import.meta.url);
const MODULES = fileURLToPath(new URL('../human/node_modules/', import.meta.url));
const HUMAN = join(MODULES, '@vladmandic', 'human');

export type Human = { describe(picture: Picture): Promise<number>; close(): void };

type HumanLibrary = {
  tf: { tensor(data: Uint8Array, shape: number[], type: string): unknown; dispose(tensor: unknown): void };
  load(): Promise<void>;
  detect(tensor: unknown): Promise<{ face: { embedding?: number[] }[] }>;
};

/**
 * @vladmandic/human, a library that does the same work in JavaScript: face detection, mesh and description,
 * on its WASM backend, with everything else turned off. Its WASM build loads models over HTTP only.
 */
export async function openHuman(): Promise<Human> {
  if (!existsSync(HUMAN)) {
    throw new Error('Human is only for this bench. Install it first: npm ci --prefix server/bench/human');
  }
  const folder = join(HUMAN, 'models');
  const models = createServer((request, response) => {
    readFile(join(folder, normalize(request.url ?? '/'))).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => models.listen(0, '127.0.0.1', resolve));
  const off = { enabled: false };
  const { Human: HumanClass } = require(join(HUMAN, 'dist', 'human.node-wasm.js')) as {
    Human: new (config: object) => HumanLibrary;
  };
  const human = new HumanClass({
    backend: 'wasm',
    wasmPath: `${join(MODULES, '@tensorflow', 'tfjs-backend-wasm', 'dist')}/`,
    modelBasePath: `http://127.0.0.1:${(models.address() as AddressInfo).port}/`,
    cacheSensitivity: 0,
    filter: off,
    face: { enabled: true, iris: off, emotion: off, antispoof: off, liveness: off },
    body: off,
    hand: off,
    object: off,
    gesture: off,
    segmentation: off,
  });
  await human.load();
  models.close();
  return {
    async describe({ data, width, height }) {
      const tensor = human.tf.tensor(new Uint8Array(data), [1, height, width, 3], 'int32');
      const { face } = await human.detect(tensor);
      human.tf.dispose(tensor);
      return face.length;
    },
    close: () => models.closeAllConnections(),
  };
}
