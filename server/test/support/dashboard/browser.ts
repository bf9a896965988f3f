import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

const run = promisify(execFile);

/** The headless shell computes half as much per page as the full browser. */
const SHELL = '/usr/bin/chromium-headless-shell';
const CANDIDATES = [
  process.env['CHROMIUM_PATH'],
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser itself must not use the network, and a small /dev/shm must not crash it. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No page here lives long enough for optimised compilation to pay off.
  '--js-flags=--no-opt',
  // An internal host name: unlike localhost, browsers do not trust plain http there.
  '--host-resolver-rules=MAP surety.inside 127.0.0.1',
];

/** A machine that runs the whole suite at once may need this long to start a browser. */
const LAUNCH_TIMEOUT_MS = 120_000;
const INSTALL_TIMEOUT_MS = 600_000;

/**
 * Test files run in parallel but apt-get must run alone: the others wait for the lock and then find it
 * installed.
 */
const INSTALL_LOCK = '/tmp/surety-tests-chromium.lock';
const INSTALL = `test -x ${SHELL} && exit 0
apt() { apt-get -o Acquire::Retries=0 -o Acquire::http::Timeout=20 "$@"; }
install() { apt install -y --no-install-recommends "$1"; }
install chromium-headless-shell && exit 0
apt update && install chromium-headless-shell || install chromium`;

type Found = { readonly path: string } | { readonly why: string };
type Opened = { readonly browser: Browser } | { readonly why: string };

let common: Promise<Opened> | undefined;

/**
 * Opens a real browser, or returns null. A missing browser is installed where possible; otherwise `SKIPPED`
 * and the remedy are printed, since a silent skip reads like a pass. The test files of a process share one
 * browser, each test in its own windows; it closes with the process.
 */
export async function openBrowser(what: string, more: readonly string[] = []): Promise<Browser | null> {
  // A browser with extra arguments is not shared.
  if (more.length === 0) common ??= openOne(more);
  const opened = await (more.length === 0 && common ? common : openOne(more));
  if ('why' in opened) {
    console.warn(
      `SKIPPED: ${what} was not tried in a browser: ${opened.why}. Install Chromium ` +
        '(Debian, as root: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
    );
    return null;
  }
  return opened.browser;
}

async function openOne(more: readonly string[]): Promise<Opened> {
  const found = await findChromium();
  return 'path' in found ? launch(found.path, more) : found;
}

async function launch(executablePath: string, more: readonly string[]): Promise<Opened> {
  try {
    const options = { executablePath, args: [...ARGUMENTS, ...more], timeout: LAUNCH_TIMEOUT_MS };
    return { browser: await chromium.launch(options) };
  } catch (error) {
    // On some systems the package's executable is a stub that only says where to find the real one.
    return { why: `${executablePath} does not start (${firstLine(error)})` };
  }
}

async function findChromium(): Promise<Found> {
  const path = CANDIDATES.find((candidate) => candidate !== undefined && existsSync(candidate));
  if (path === SHELL || (path && path === process.env['CHROMIUM_PATH'])) return { path };
  const installed = await install();
  // Any other browser works too, only slower.
  return path && 'why' in installed ? { path } : installed;
}

async function install(): Promise<Found> {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return { why: 'none was found' };
  if (process.getuid?.() !== 0) return { why: 'none was found, and only root may install one' };
  console.warn('Installing Chromium with apt-get, for the tests that need a browser …');
  try {
    await run('flock', [INSTALL_LOCK, 'sh', '-c', INSTALL], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: INSTALL_TIMEOUT_MS,
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const said = (error as { stderr?: string }).stderr ?? '';
    const reason = /^E: .*$/m.exec(said)?.[0] ?? firstLine(error);
    return { why: `none was found, and apt-get could not install one (${reason})` };
  }
  const path = [SHELL, '/usr/bin/chromium'].find((candidate) => existsSync(candidate));
  return path ? { path } : { why: 'none was found after it was installed' };
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n', 1)[0] ?? '';
}
