import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { IpDataSource } from '#core/risk/ip-intel.ts';

/**
 * All compiled IP data in one file, so that a rename replaces it atomically: readers see the old data or the
 * new, never a mixture. A line of JSON describes the sections that follow, each aligned to eight bytes so
 * that integers can be read in place.
 */
export const IP_DATA_FORMAT = 4;
const MAGIC = 'surety-ipdata';
const ALIGNMENT = 8;

export class IpDataError extends Error {}

export type IpDataHeader = {
  magic: typeof MAGIC;
  format: number;
  version: string;
  builtAt: string;
  sources: IpDataSource[];
  /** A hash of the organisation tables that were used. */
  rules: string;
  sha256: string;
  sections: { name: string; offset: number; length: number }[];
};
export type IpDataFile = { header: IpDataHeader; section: (name: string) => Buffer | null };

const padded = (length: number) => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

export async function writeIpDataFile(
  path: string,
  about: Pick<IpDataHeader, 'version' | 'builtAt' | 'sources' | 'rules'>,
  sections: readonly { name: string; bytes: Buffer }[],
  beforeSwap: (draft: string) => Promise<void>,
): Promise<void> {
  let offset = 0;
  const placed = sections.map(({ name, bytes }) => {
    const at = { name, offset, length: bytes.length };
    offset += padded(bytes.length);
    return at;
  });
  const body = Buffer.alloc(offset);
  sections.forEach(({ bytes }, index) => {
    bytes.copy(body, placed[index]?.offset);
  });
  const sha256 = createHash('sha256').update(body).digest('hex');
  const header: IpDataHeader = { magic: MAGIC, format: IP_DATA_FORMAT, ...about, sha256, sections: placed };
  const line = Buffer.from(`${JSON.stringify(header)}\n`);
  const head = Buffer.alloc(padded(line.length), ' ');
  line.copy(head);
  // The newline ends the header, so the padding comes before it.
  head.fill(' ', line.length - 1);
  head[head.length - 1] = 10;
  await swapIn(path, [head, body], beforeSwap);
}

/** Writes to a temporary file and renames it once it is safely on disk. */
async function swapIn(
  path: string,
  parts: readonly Buffer[],
  beforeSwap: (draft: string) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(4).toString('hex')}.draft`;
  try {
    const file = await open(draft, 'w');
    try {
      for (const part of parts) await file.writeFile(part);
      await file.sync();
    } finally {
      await file.close();
    }
    await beforeSwap(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Null when the file does not exist. A damaged file is an error. */
export async function readIpDataFile(path: string): Promise<IpDataFile | null> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!bytes) return null;
  const end = bytes.indexOf(10) + 1;
  const header = parseHeader(bytes.toString('utf8', 0, end));
  const body = bytes.subarray(end);
  if (createHash('sha256').update(body).digest('hex') !== header.sha256) {
    throw new IpDataError(
      'the compiled IP data is damaged (its checksum does not match); compile it again with: surety ipdata',
    );
  }
  return {
    header,
    section(name) {
      const place = header.sections.find((section) => section.name === name);
      return place ? body.subarray(place.offset, place.offset + place.length) : null;
    },
  };
}

function parseHeader(text: string): IpDataHeader {
  let header: Partial<IpDataHeader> = {};
  try {
    header = JSON.parse(text) as Partial<IpDataHeader>;
  } catch {
    // Anything that is not our JSON is refused below.
  }
  if (header.magic !== MAGIC) throw new IpDataError('the compiled IP data is not a Surety IP data file');
  if (header.format !== IP_DATA_FORMAT) {
    throw new IpDataError(`the compiled IP data has format ${header.format}, not ${IP_DATA_FORMAT}`);
  }
  return header as IpDataHeader;
}

/** Changes whenever the file is replaced; null when it does not exist. */
export async function stampOf(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : null;
}
