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
 * IP intelligence from files on this machine. It never stops the service: without data it answers null, says
 * why in its status, and tries again, so that assessments go on with the signals that are left.
 */
export type OpenIpIntel = IpIntel & {
  /** Looks whether the file was replaced, removed or repaired. */
  refresh(): Promise<void>;
  /** Tells of the problem there is, and of each new one. */
  onProblem(listener: (problem: string) => void): void;
  close(): void;
};
export type IpIntelOptions = Pick<CompileOptions, 'folder' | 'findPackage'> & {
  clock: () => Date;
  /**
   * Where nothing is compiled yet: open without data and compile in a process of its own, after
   * this. A service that starts for the first time is ready seconds earlier, and says so in
   * each assessment until it is done.
   */
  compileAfter?: Promise<unknown>;
};

const REFRESH_MS = 30_000;

/** Compiles, tries the draft on known addresses, and only then lets it replace what is in use. */
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
    throw new IpDataError('the IP data was compiled by other rules');
  return file && { header: file.header, lookUp: openLookUp(file), stamp };
}

/** What is there, else what can be made from the packages. */
async function loadOrCompile(path: string, options: IpIntelOptions): Promise<Loaded | null> {
  const { folder, findPackage, clock } = options;
  // A damaged file is as good as none: it is compiled again.
  const found = await load(path).catch(() => null);
  if (found) return found;
  await compileChecked({ folder, now: clock(), ...(findPackage ? { findPackage } : {}) });
  return load(path);
}

/** Whatever goes wrong in there is found again, and told, by whoever then looks for the file. */
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
  let tell: (problem: string) => void = () => undefined;
  const closed = new AbortController();
  // Where a machine is so busy that this takes longer than the next look, nobody begins it here as well: it
  // would hold up the start, whose connections to the database then take too long.
  let isCompiling = false;

  async function refresh(): Promise<void> {
    if (loaded && (await stampOf(path)) === loaded.stamp) return;
    try {
      loaded = await loadOrCompile(path, options);
      problem = null;
    } catch (error) {
      loaded = null;
      const said = (error as Error).message;
      if (said !== problem) tell(said);
      problem = said;
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
      tell = listener;
      if (problem !== null) listener(problem);
    },
    close() {
      clearInterval(timer);
      closed.abort();
    },
  };
}

/** For a process that assesses nothing. */
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
