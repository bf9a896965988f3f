import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { CommandError } from '#commands/command-error.ts';

export type ChunkFile = { readonly bytes: number; readonly sha256: string };

/** Writes the source to a file, which gets its name only when it is complete. */
export async function writeChunk(path: string, source: Readable): Promise<ChunkFile> {
  const compress = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1 } });
  const measured = measure();
  await pipeline(
    source,
    compress,
    measured.through,
    createWriteStream(`${path}.part`, { mode: 0o600, flush: true }),
  );
  await rename(`${path}.part`, path);
  return measured.result();
}

/**
 * Yields the contents block by block. Throws at the end if the file differs from the one that was written.
 */
export async function* readChunk(path: string, { bytes, sha256 }: ChunkFile): AsyncGenerator<Buffer> {
  const measured = measure();
  const decompress = createZstdDecompress();
  const reading = pipeline(createReadStream(path), measured.through, decompress);
  // The reader gets the error from the stream itself; this promise is awaited at the end.
  reading.catch(() => undefined);
  for await (const block of decompress) yield block as Buffer;
  await reading;
  const read = measured.result();
  if (read.bytes !== bytes || read.sha256 !== sha256) {
    throw new CommandError(`${path} differs from what was exported; copy it again`);
  }
}

function measure(): { readonly through: Transform; result(): ChunkFile } {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(block: Buffer, _, done) {
      hash.update(block);
      bytes += block.length;
      done(null, block);
    },
  });
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
