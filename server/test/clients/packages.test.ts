import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startListeningApp } from '#test/support/listening.ts';
import { HAS_PHP, HAS_PYTHON, output, runs } from './players.ts';

const CLIENTS = fileURLToPath(new URL('../../../clients/', import.meta.url));
const app = await startListeningApp();
const HAS_MYPY = HAS_PYTHON && runs('mypy', '--version');

async function environment(): Promise<NodeJS.ProcessEnv> {
  const { key } = await app.signUp();
  return { ...process.env, SURETY_API_KEY: key, SURETY_API_URL: app.apiUrl };
}

/** The first block of code in a language, as a reader would copy it. */
async function printed(readme: string, language: string): Promise<string> {
  const text = await readFile(join(CLIENTS, readme), 'utf8');
  return new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(text)?.[1] ?? '';
}

const webhooks = await readFile(join(CLIENTS, 'conformance/webhooks.json'), 'utf8');
const valid = (JSON.parse(webhooks) as { valid: boolean }[]).map((one) => one.valid);

describe.concurrent('the Python client', () => {
  it.skipIf(!HAS_PYTHON)('runs the quickstart of its README as printed', async () => {
    const env = { ...(await environment()), PYTHONPATH: join(CLIENTS, 'python') };
    const code = await printed('python/README.md', 'python');
    expect((await output('python3', ['-c', code], '', env)).trim()).toBe('FUNDED');
  });

  it.skipIf(!HAS_PYTHON)('accepts and refuses webhooks as Standard Webhooks does', async () => {
    const text = await output('python3', [join(CLIENTS, 'conformance/verify.py')], webhooks);
    expect(JSON.parse(text)).toEqual({ accepted: valid, own: true });
  });

  it.skipIf(!HAS_PYTHON)('takes an empty variable for no key, as the other clients do', async () => {
    const env = { ...(await environment()), PYTHONPATH: join(CLIENTS, 'python'), SURETY_API_KEY: '' };
    const code = `from surety import AuthenticationError, Surety
try:
    Surety().developer.retrieve()
except AuthenticationError as error:
    print(error.code)`;
    expect((await output('python3', ['-c', code], '', env)).trim()).toBe('missing_api_key');
  });

  it.skipIf(!HAS_PYTHON)('has an example that Python can parse', async () => {
    const path = join(CLIENTS, '../examples/fastapi/main.py');
    await output(
      'python3',
      ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'],
      await readFile(path, 'utf8'),
    );
  });

  it.skipIf(!HAS_MYPY)('passes mypy --strict', async () => {
    // The quickstart is a user of the types.
    const code = await printed('python/README.md', 'python');
    const args = ['--strict', '--cache-dir', join(tmpdir(), 'surety-mypy'), '-p', 'surety'];
    const env = { ...process.env, MYPYPATH: join(CLIENTS, 'python') };
    expect(await output('mypy', args, '', env)).toContain('no issues found');
    expect(await output('mypy', [...args.slice(0, 3), '-c', code], '', env)).toContain('no issues found');
  });
});

describe.concurrent('the PHP client', () => {
  it.skipIf(!HAS_PHP)('says so when PHP has no curl', async () => {
    // Without its settings PHP loads no extension that is a file of its own.
    const code = `require "autoload.php"; if (extension_loaded("curl")) exit("built in");
      try { new Surety\\Surety(apiKey: "sk_x"); } catch (Surety\\Exception\\SuretyException $e) { echo $e->getMessage(); }`;
    const text = await output('php', ['-n', '-d', `include_path=${join(CLIENTS, 'php')}`, '-r', code], '');
    expect(text).toMatch(/^built in$|no extension curl\. Install it/);
  });

  it.skipIf(!HAS_PHP)('runs the quickstart of its README as printed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'surety-php-'));
    const code = await printed('php/README.md', 'php');
    // Composer's autoloader, as far as the quickstart needs it.
    const required = code.replace("'vendor/autoload.php'", `'${join(CLIENTS, 'php/autoload.php')}'`);
    await writeFile(join(folder, 'quickstart.php'), required);
    const text = await output('php', [join(folder, 'quickstart.php')], '', await environment());
    await rm(folder, { recursive: true });
    expect(text).toBe('FUNDED');
  });

  it.skipIf(!HAS_PHP)('accepts and refuses webhooks as Standard Webhooks does', async () => {
    const text = await output('php', [join(CLIENTS, 'conformance/verify.php')], webhooks);
    expect(JSON.parse(text)).toEqual({ accepted: valid, own: true });
  });

  it.skipIf(!HAS_PHP)('has only classes that PHP can load', async () => {
    expect(Number(await output('php', [join(CLIENTS, 'conformance/load.php')], ''))).toBeGreaterThan(200);
    const examples = join(CLIENTS, '../examples/laravel');
    for (const name of await readdir(examples)) await output('php', ['-l', join(examples, name)], '');
  });
});

it('is tested where its language is installed', () => {
  const missing = { php: HAS_PHP, python3: HAS_PYTHON, mypy: HAS_MYPY };
  for (const [name, found] of Object.entries(missing)) if (!found) console.warn(`Skipped: no ${name} here.`);
  expect(valid).toContain(true);
  expect(valid).toContain(false);
});
