import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IpDataStatus, IpIntel } from '#core/risk/ip-intel.ts';
import { COMPILED_FILE, type CompileOptions, compileIpData } from './compile.ts';
import { IpDataError, type IpDataHeader, readIpDataFile, stampOf } from './data-file.ts';
import { type LookUp, openLookUp } from './lookup.ts';
import { CLASS_RULES } from './organisations.ts';
import { checkSentinels } from './sentinels.ts';

/**
 * IP intelligence from local files. It never stops the service: without data it returns null, gives the
 * reason in its status, and tries again, so that assessments continue with the remaining signals.
 */
export type OpenIpIntel = IpIntel & {
  /** Checks whether the file was replaced, removed or repaired. */
  refresh(): Promise<void>;
  /** Reports the current problem, and each new one. */
  onProblem(listener: (problem: string) => void): void;
  close(): void;
};
export type IpIntelOptions = Pick<CompileOptions, 'folder' | 'findPackage'> & {
  clock: () => Date;
  /**
   * If nothing is compiled yet: open without data, and compile in a separate process after this promise. On
   * its first start a service is ready seconds earlier, and assessments report the missing data until it is
   * done.
   */
  compileAfter?: Promise<unknown>;
};

const REFRESH_MS = 30_000;

/** Compiles, checks the draft with known addresses, and only then replaces the current data. */
export function compileChecked(options: Omit<CompileOptions, 'check'>): Promise<string> {
  return compileIpData({
    ...options,
    check: async (draft) => {
      const file = await readIpDataFile(draft);
      if (file) checkSentinels(openLookUp(file));
    },
  });
}

type Loaded = { header: IpDataHeader; lookUp: LookUp; stamp: string | null };

async function load(path: string): Promise<Loaded | null> {
  const stamp = await stampOf(path);
  const file = await readIpDataFile(path);
  if (file && file.header.rules !== CLASS_RULES)
    throw new IpDataError('the IP data was compiled with other rules');
  return file && { header: file.header, lookUp: openLookUp(file), stamp };
}

/** Loads the compiled data, or compiles it from the packages. */
async function loadOrCompile(path: string, options: IpIntelOptions): Promise<Loaded | null> {
  const { folder, findPackage, clock } = options;
  // A damaged file counts as missing and is compiled again.
  const found = await load(path).catch(() => null);
  if (found) return found;
  await compileChecked({ folder, now: clock(), ...(findPackage ? { findPackage } : {}) });
  return load(path);
}

/** Failures are ignored here: the next load finds and reports them. */
async function compileInChild(folder: string, clock: () => Date, stop: AbortSignal): Promise<void> {
  const program = fileURLToPath(new URL('./compile-child.ts', import.meta.url));
  const child = spawn(process.execPath, [program, folder, clock().toISOString()], { stdio: 'ignore' });
  const end = () => child.kill('SIGKILL');
  stop.addEventListener('abort', end);
  child.unref();
  await once(child, 'exit').finally(() => stop.removeEventListener('abort', end));
}

export async function openIpIntel(options: IpIntelOptions): Promise<OpenIpIntel> {
  const path = join(options.folder, COMPILED_FILE);
  let loaded: Loaded | null = null;
  let problem: string | null = null;
  let report: (problem: string) => void = () => undefined;
  const closed = new AbortController();
  // On a very busy machine compiling may take longer than the refresh interval. It must not be started here
  // as well: that would hold up the start until its database connections time out.
  let isCompiling = false;

  async function refresh(): Promise<void> {
    if (loaded && (await stampOf(path)) === loaded.stamp) return;
    try {
      loaded = await loadOrCompile(path, options);
      problem = null;
    } catch (error) {
      loaded = null;
      const message = (error as Error).message;
      if (message !== problem) report(message);
      problem = message;
    }
  }

  async function compileLater(after: Promise<unknown>): Promise<void> {
    await after.catch(() => undefined);
    if (closed.signal.aborted) return;
    await compileInChild(options.folder, options.clock, closed.signal).catch(() => undefined);
    isCompiling = false;
    if (!closed.signal.aborted) await refresh();
  }

  loaded = await load(path).catch(() => null);
  if (loaded === null && options.compileAfter) {
    problem = 'IP data is being compiled for the first time';
    isCompiling = true;
    void compileLater(options.compileAfter);
  } else {
    await refresh();
  }
  const timer = setInterval(() => void (isCompiling || refresh()), REFRESH_MS);
  timer.unref();
  return {
    lookUp: (address) => loaded?.lookUp(address) ?? null,
    status: (): IpDataStatus => ({
      ready: loaded !== null,
      version: loaded?.header.version ?? null,
      builtAt: loaded?.header.builtAt ?? null,
      sources: loaded?.header.sources ?? [],
      problem,
    }),
    refresh,
    onProblem(listener) {
      report = listener;
      if (problem !== null) listener(problem);
    },
    close() {
      clearInterval(timer);
      closed.abort();
    },
  };
}

/** For a process that makes no assessments. */
export const NO_IP_INTEL: IpIntel = {
  lookUp: () => null,
  status: () => ({
    ready: false,
    version: null,
    builtAt: null,
    sources: [],
    problem: 'IP data was not opened',
  }),
};
