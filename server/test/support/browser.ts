import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { afterAll } from 'vitest';

const CANDIDATES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Nothing of the browser's own may reach for the network. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A real browser for the tests of one file, or null. Where it is missing and can be installed it is; otherwise
 * `SKIPPED` and the remedy are said aloud, since a silent skip reads like a pass.
 */
export async function openBrowser(what: string): Promise<Browser | null> {
  const executablePath = findChromium() ?? installChromium();
  if (!executablePath) {
    console.warn(
      `SKIPPED: ${what} was not tried in a browser, since none was found. Install Chromium ` +
        '(Debian and Ubuntu: apt-get install chromium) or set CHROMIUM_PATH.',
    );
    return null;
  }
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  afterAll(() => browser.close());
  return browser;
}

function findChromium(): string | undefined {
  return CANDIDATES.find((path) => path !== undefined && existsSync(path));
}

function installChromium(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.warn('Installing Chromium with apt-get, for the tests that need a browser …');
  try {
    const quietly = { stdio: 'ignore', timeout: 300_000 } as const;
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quietly);
  } catch {
    return undefined;
  }
  return findChromium();
}
