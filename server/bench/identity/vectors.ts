import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Embedder, embed } from '#vision/faces/embed.ts';
import { type FaceModels, findFaces } from '#vision/faces/find-faces.ts';
import { decode } from '#vision/pictures/decode.ts';

type Line = { readonly model: string; readonly file: string; readonly numbers: number[] | null };
/** The largest face of a picture as a unit vector; null if there is none. */
export type Vectors = (embedder: Embedder, file: string) => Promise<Float32Array | null>;

/** Vectors in the journal are not computed again. */
export async function openVectors(
  models: FaceModels,
  folder: string,
  journal: string | undefined,
): Promise<Vectors> {
  const text = journal === undefined ? '' : await readFile(journal, 'utf8').catch(() => '');
  const known = new Map<string, Float32Array | null>();
  const nameOf = (model: string, file: string) => `${model} ${file}`;
  for (const line of text.split('\n').filter(Boolean)) {
    const { model, file, numbers } = JSON.parse(line) as Line;
    known.set(nameOf(model, file), numbers && Float32Array.from(numbers));
  }
  return async (embedder, file) => {
    const found = known.get(nameOf(embedder.version, file));
    if (found !== undefined) return found;
    const { picture, faces } = await findFaces(
      models,
      await decode(await readFile(join(folder, file)), 1280),
    );
    const vector = faces[0] ? await embed(embedder, picture, faces[0].points) : null;
    known.set(nameOf(embedder.version, file), vector);
    const line: Line = { model: embedder.version, file, numbers: vector && [...vector] };
    if (journal !== undefined) await appendFile(journal, `${JSON.stringify(line)}\n`);
    return vector;
  };
}
