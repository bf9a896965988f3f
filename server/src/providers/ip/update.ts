import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { IpDataError } from './data-file.ts';
import { LIST_FILES, RAW_FILES } from './sources.ts';

/**
 * Downloads newer data from URLs that the operator gives or names; no other server is contacted. The URL of
 * each file is stored beside the files, so that the next update needs no arguments.
 */
const REMEMBERED = 'sources.txt';
const MOST_BYTES = 400 * 2 ** 20;
const TIMEOUT_MS = 10 * 60_000;

const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(RAW_FILES).map(([name, { file }]) => [name, file])),
  ...LIST_FILES,
};
/** Lists that their operators publish, so that the name alone is enough. */
const PUBLISHED: Readonly<Record<string, string>> = {
  tor: 'https://check.torproject.org/torbulkexitlist',
  relay: 'https://mask-api.icloud.com/egress-ip-ranges.csv',
};
export type Places = ReadonlyMap<string, URL>;

/** Parses `vpn=https://…`, or `relay` for a published list, and adds the URLs given before. */
export async function placesOf(folder: string, words: readonly string[]): Promise<Places> {
  const kept = await readFile(join(folder, REMEMBERED), 'utf8').catch(() => '');
  const places = new Map<string, URL>();
  for (const line of [...kept.split('\n'), ...words]) {
    const entry = line.replace(/^#.*/, '').trim();
    if (entry === '') continue;
    const [, name = '', address = PUBLISHED[entry] ?? ''] = /^(\w+)(?:=(.*))?$/.exec(entry) ?? [];
    if (!FILES[name]) {
      throw new IpDataError(
        `"${entry}" names none of ${Object.keys(FILES).join(', ')}; write name=https://…`,
      );
    }
    places.set(name, sourceUrlOf(name, address));
  }
  if (places.size > 0) return places;
  throw new IpDataError(
    'no source is known; name a published list (tor, relay) or give one, such as vpn=https://…; it is ' +
      'remembered for the next time',
  );
}

function sourceUrlOf(name: string, address: string): URL {
  const url = URL.parse(address);
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === '127.0.0.1');
  if (url && safe) return url;
  throw new IpDataError(`${name}: "${address}" is not an https address`);
}

/** Downloads everything, then swaps it in and compiles; if that fails, the previous files are restored. */
export async function updateFrom(
  folder: string,
  places: Places,
  compile: () => Promise<unknown>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = [...places].map(([name, url]) => ({ url, path: join(folder, FILES[name] as string) }));
  try {
    for (const { url, path } of files) await download(url, `${path}.new`);
    await swap(files, '', '.old');
    await swap(files, '.new', '');
    await compile();
  } catch (error) {
    await swap(files, '.old', '');
    throw error;
  } finally {
    for (const { path } of files) {
      await rm(`${path}.new`, { force: true });
      await rm(`${path}.old`, { force: true });
    }
  }
  const lines = [...places].map(([name, url]) => `${name}=${url.href}\n`);
  await writeFile(join(folder, REMEMBERED), lines.join(''));
}

async function swap(files: readonly { path: string }[], from: string, to: string): Promise<void> {
  for (const { path } of files) {
    await rename(`${path}${from}`, `${path}${to}`).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

/**
 * The file gets the server's modification time, so that old data does not look new because it was downloaded
 * today.
 */
async function download(url: URL, path: string): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: Error) => {
    throw new IpDataError(
      `${url.href} does not answer: ${(error.cause as Error | undefined)?.message ?? error.message}`,
    );
  });
  if (!answer.ok || !answer.body) throw new IpDataError(`${url.href} answered ${answer.status}`);
  let bytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(
        bytes > MOST_BYTES ? new IpDataError(`${url.href} is larger than ${MOST_BYTES} bytes`) : null,
        chunk,
      );
    },
  });
  await pipeline(Readable.fromWeb(answer.body), limit, createWriteStream(path));
  if (bytes === 0) throw new IpDataError(`${url.href} is empty`);
  const changed = new Date(answer.headers.get('last-modified') ?? Date.now());
  if (!Number.isNaN(changed.getTime())) await utimes(path, changed, changed);
}
