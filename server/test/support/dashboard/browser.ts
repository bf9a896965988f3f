import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { afterAll } from 'vitest';

const run = promisify(execFile);

const CANDIDATES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Nothing of the browser's own may reach for the network, and a small /dev/shm is no reason to crash. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A machine that runs the whole suite at once may need this long to start a browser. */
const LAUNCH_TIMEOUT_MS = 120_000;
const INSTALL_TIMEOUT_MS = 600_000;

/** Test files run side by side, and apt-get runs alone: the others wait here, and then find it installed. */
const INSTALL_LOCK = '/tmp/surety-tests-chromium.lock';
const INSTALL = `test -x /usr/bin/chromium && exit 0
apt-get install -y --no-install-recommends chromium || {
  apt-get update && apt-get install -y --no-install-recommends chromium
}`;

type Found = { readonly path: string } | { readonly why: string };

/**
 * A real browser for the tests of one file, or null. Where it is missing and can be installed it is;
 * otherwise `SKIPPED` and the remedy are said aloud, since a silent skip reads like a pass.
 */
export async function openBrowser(what: string, more: readonly string[] = []): Promise<Browser | null> {
  const found = await findChromium();
  const opened = 'path' in found ? await launch(found.path, more) : found;
  if ('why' in opened) {
    console.warn(
      `SKIPPED: ${what} was not tried in a browser: ${opened.why}. Install Chromium ` +
        '(Debian and Ubuntu, as root: apt-get install chromium) or set CHROMIUM_PATH.',
    );
    return null;
  }
  afterAll(() => opened.browser.close());
  return opened.browser;
}

async function launch(
  executablePath: string,
  more: readonly string[],
): Promise<{ browser: Browser } | { why: string }> {
  try {
    const options = { executablePath, args: [...ARGUMENTS, ...more], timeout: LAUNCH_TIMEOUT_MS };
    return { browser: await chromium.launch(options) };
  } catch (error) {
    // What a package leaves in its place on some systems only says where to find the real one.
    return { why: `${executablePath} does not start (${firstLine(error)})` };
  }
}

async function findChromium(): Promise<Found> {
  const path = installedChromium();
  if (path) return { path };
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return { why: 'none was found' };
  if (process.getuid?.() !== 0) return { why: 'none was found, and only root may install one' };
  return installChromium();
}

function installedChromium(): string | undefined {
  return CANDIDATES.find((path) => path !== undefined && existsSync(path));
}

async function installChromium(): Promise<Found> {
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
  const path = installedChromium();
  return path ? { path } : { why: 'none was found after it was installed' };
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n', 1)[0] ?? '';
}
