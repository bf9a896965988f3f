import { existsSync, readdirSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Surety } from '@surety/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/cli.ts';
import { startListeningApp } from '#test/support/listening.ts';
import {
  codeBlocksOf,
  complaintsAbout,
  programOf,
  promisedOutput,
  runJavaScript,
  runShell,
  strictComplaints,
} from '#test/support/process/code-blocks.ts';

/**
 * Every block of the README and the docs marked `js` or `sh` is run, every `ts` block compiled and every
 * `json` block parsed. Blocks that cannot be run (a transcript, a drawing, a fragment) are marked `console`,
 * `text` or `sql`.
 */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DOCS = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
const PAGES = ['README.md', 'sdk/README.md', ...DOCS.map((name) => `docs/${name}`)].filter((path) =>
  existsSync(join(ROOT, path)),
);

const app = await startListeningApp();
const folder = await temporaryFolder();
afterAll(() => folder.remove());

beforeAll(async () => {
  await symlink(join(ROOT, 'node_modules'), join(folder.path, 'node_modules'));
  // Pages name files of the checkout by their path in it.
  await symlink(join(ROOT, 'docs'), join(folder.path, 'docs'));
});

/** Pages that ask for a test key. */
const WITH_TEST_KEY = new Set(['docs/identity.md', 'docs/messages.md']);

async function surroundings(page: string) {
  const { key } = await app.signUp();
  const body = { environment: 'test' };
  const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', { key, body });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/webhooks`;
  const webhook = await new Surety(key, { apiUrl: app.apiUrl }).webhooks.create({ url });
  const environment = {
    SURETY_API_URL: app.apiUrl,
    SURETY_API_KEY: WITH_TEST_KEY.has(page) ? made.body.apiKey : key,
    SURETY_WEBHOOK_SECRET: webhook.secret,
    WEBHOOK_ID: webhook.id,
    WEBHOOK_URL: url,
    PORT: String(port),
  };
  return { folder: folder.path, environment };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Steps that a page leaves to its reader: the guide to webhooks starts a receiver, which needs to be called
 * and closed.
 */
const ENDINGS: Record<string, string> = {
  'docs/webhooks.md': `
    await surety.webhooks.test(process.env.WEBHOOK_ID);
    server.close();
    server.closeAllConnections();`,
};

describe.each(PAGES)('%s', (page) => {
  const blocks = codeBlocksOf(join(ROOT, page));
  const of = (language: string) => blocks.filter((block) => block.language === language);

  it('marks each block with a language that says whether it runs', () => {
    const languages = new Set(blocks.map(({ language }) => language));
    const known = ['js', 'ts', 'sh', 'json', 'console', 'text', 'sql', 'yaml', 'html', 'python'];
    expect([...languages].filter((language) => !known.includes(language))).toEqual([]);
    for (const { code } of of('json')) JSON.parse(code);
  });

  it.runIf(of('js').length > 0)('runs its JavaScript, which prints what it says', async () => {
    const program = programOf(of('js'), ENDINGS[page]);
    const printed = (await runJavaScript(program, await surroundings(page))).split('\n');
    for (const promised of promisedOutput(program)) expect(printed).toContain(promised);
  });

  it.runIf(of('ts').length > 0)('compiles its TypeScript', async () => {
    expect(await complaintsAbout(programOf(of('ts')), folder.path)).toBe('');
  });

  it.runIf(of('sh').length > 0)('runs its shell commands', async () => {
    const script = of('sh').map(({ code }) => code.replaceAll('http://127.0.0.1:3000', origin()));
    await runShell(script.join('\n'), await surroundings(page));
    // The quick start must also work a second time.
    if (page === 'README.md') await runShell(script.join('\n'), await surroundings(page));
  });
});

it('is code that strict TypeScript accepts as it is, on every page', async () => {
  const programs = PAGES.map((page) =>
    codeBlocksOf(join(ROOT, page)).filter(({ language }) => language === 'js'),
  )
    .filter((blocks) => blocks.length > 0)
    .map((blocks) => programOf(blocks, 'export {};'));
  expect(await strictComplaints(programs, folder.path)).toBe('');
});

function origin(): string {
  return new URL(app.apiUrl).origin;
}
