import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { faultOfNode } from '#commands/program/node-version.ts';
import { type Cli, startCli, temporaryFolder } from '#test/support/cli.ts';
import { createEmptyDatabase, createTestDatabase } from '#test/support/database/database.ts';
import { runCommand } from '#test/support/process/command.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

async function run(
  args: string[],
  environment: Record<string, string> = {},
  folder?: string,
): Promise<Cli & { code: number | null }> {
  const cli = startCli(args, environment, folder);
  const { code } = await cli.exited;
  return { ...cli, code };
}

it.each([
  ['20.20.2', 'surety: this is Node 20.20.2, but 22.18 or newer is required: https://nodejs.org'],
  ['22.17.1', 'surety: this is Node 22.17.1, but 22.18 or newer is required: https://nodejs.org'],
  ['22.18.0', null],
  [process.versions.node, null],
])('Node %s is %j', (version, fault) => {
  expect(faultOfNode(version)).toBe(fault);
});

describe('surety config', () => {
  it('prints every setting with secrets hidden', async () => {
    const cli = await run(['config'], { PORT: '8080', DATABASE_URL: 'postgres://u:hunter2@db.internal/x' });
    expect(cli.code).toBe(0);
    expect(cli.stdout()).toMatch(/^PORT +8080$/m);
    expect(cli.stdout()).toMatch(/^DATABASE_URL +\(set, hidden\)$/m);
    expect(cli.stdout()).toMatch(/^RATE_LIMIT +on$/m);
    expect(cli.stdout()).not.toMatch(/hunter2|db\.internal/);
    const json = await runCommand(['config', '--json'], {
      PORT: '8080',
      DATABASE_URL: 'postgres://u:hunter2@db/x',
    });
    expect(JSON.parse(json.stdout)).toMatchObject({ PORT: '8080', DATABASE_URL: '(set, hidden)' });
  });

  it('reads a .env file in its folder, and prefers the environment', async () => {
    const { path, remove } = await temporaryFolder();
    await writeFile(join(path, '.env'), 'PORT=8081\n# a comment\nLOG_LEVEL="warn"\n');
    const cli = await run(['config'], { PORT: '8080' }, path).finally(remove);
    expect(cli.stdout()).toMatch(/^PORT +8080$/m);
    expect(cli.stdout()).toMatch(/^LOG_LEVEL +warn$/m);
  });

  it('uses the data folder of a parent folder, and creates none beside it', async () => {
    const { path, remove } = await temporaryFolder();
    const below = join(path, 'examples', 'nextjs');
    await mkdir(below, { recursive: true });
    await mkdir(join(path, 'data', 'postgres'), { recursive: true });
    await writeFile(join(path, 'data', 'postgres', 'PG_VERSION'), '18\n');
    const found = await run(['config'], {}, below);
    const explicit = await run(['config'], { DATA_DIR: './data' }, below);
    // The folder above a separate project belongs to another one.
    await writeFile(join(path, 'examples', 'package-lock.json'), '{}\n');
    const apart = await run(['config'], {}, below).finally(remove);
    expect(found.stdout()).toMatch(/^DATA_DIR +\/.*\/data$/m);
    expect(explicit.stdout()).toMatch(/^DATA_DIR +\.\/data$/m);
    expect(apart.stdout()).toMatch(/^DATA_DIR +\.\/data$/m);
  });

  it('exits 2 with all mistakes at once, in plain words and without secrets', async () => {
    const { code, stderr } = await runCommand(['config'], {
      PORT: 'http',
      RATE_LIMIT: 'maybe',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://u:hunter2@db/x',
      TRUST_PROXY: 'everybody',
    });
    expect(code).toBe(2);
    const lines = stderr.trim().split('\n');
    expect(lines[0]).toBe('surety: The configuration is not valid:');
    expect(lines.slice(1).sort()).toEqual([
      '  - DATABASE_URL must start with postgres:// or postgresql://',
      '  - LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent (it is "loud")',
      '  - PORT must be a port from 0 to 65535 (it is "http")',
      '  - RATE_LIMIT must be on or off (it is "maybe")',
      '  - TRUST_PROXY must be on, off, or addresses and networks such as 10.0.0.0/8,2001:db8::1 (it is "everybody")',
    ]);
    expect(stderr).not.toContain('hunter2');
  });
});

describe('surety serve', () => {
  it('does not start on a bad configuration', async () => {
    const cli = await run(['serve', '--port=-1'], { PORT: '3000' });
    expect(cli.code).toBe(2);
    expect(cli.stderr()).toContain('PORT must be a port from 0 to 65535 (it is "-1")');
  });
});

describe('surety migrate', () => {
  it('migrates the database and stops', async () => {
    const cli = await run(['migrate'], database.settings);
    expect(cli.code).toBe(0);
    expect(cli.stdout()).toContain('up to date');
  });

  it('shows the pending migrations, and changes nothing', async () => {
    const environment = { DATABASE_URL: database.serviceUrl };
    const nothing = await runCommand(['migrate', '--print'], environment);
    expect(nothing.stdout).toBe('-- The database is up to date.\n');
    const empty = await createEmptyDatabase();
    try {
      const everything = await runCommand(['migrate', '--print'], { DATABASE_URL: empty.ownerUrl });
      expect(everything.stdout).toMatch(/^-- \d{4}_\w+\.sql\n.*CREATE TABLE .*\n-- \S+\.sql\n.*CREATE /s);
      const [tables] = await empty.owner.query(`SELECT to_regclass('schema_migrations') AS there`);
      expect(tables).toEqual({ there: null });
    } finally {
      await empty.drop();
    }
  });

  it('needs the owner, and says so in one line', async () => {
    const cli = await runCommand(['migrate'], { DATABASE_URL: database.serviceUrl });
    expect(cli.code).toBe(1);
    expect(cli.stderr).toMatch(/^surety: the database cannot be used: .*\n$/);
  });

  it('exits 1 with one line when the database is newer', async () => {
    await database.owner.query(
      `INSERT INTO schema_migrations (name, sha256) VALUES ('9999_future.sql', 'x')`,
    );
    const cli = await runCommand(['migrate'], { DATABASE_URL: database.ownerUrl });
    await database.owner.query(`DELETE FROM schema_migrations WHERE name = '9999_future.sql'`);
    expect(cli.code).toBe(1);
    expect(cli.stderr.trim()).toMatch(
      /^surety: the database is newer than this version.*9999_future\.sql.*$/,
    );
  });
});

describe('surety openapi', () => {
  it('prints the document without a database', async () => {
    const cli = await run(['openapi']);
    expect(cli.code).toBe(0);
    expect(JSON.parse(cli.stdout())).toMatchObject({ openapi: '3.1.0' });
  });
});

describe('surety', () => {
  it.each([[[]], [['help']], [['--help']]])('prints its help: %j', async (args) => {
    const { code, stdout } = await runCommand(args);
    expect(code).toBe(0);
    for (const command of ['serve', 'work', 'migrate', 'config']) expect(stdout).toContain(command);
  });

  it('documents the arguments of every command, with a valid example', async () => {
    const { stdout } = await runCommand(['help']);
    const names = [...stdout.matchAll(/^ {2}(\w+) {2,}/gm)].map(([, name]) => String(name));
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      const { code, stdout: page } = await runCommand([name, '--help']);
      expect(code).toBe(0);
      expect(page).toMatch(new RegExp(`^Usage: surety ${name}\\b`));
      const examples = page.split('Examples:\n')[1]?.trimEnd().split('\n\n')[0]?.split('\n') ?? [];
      expect(examples.length).toBeGreaterThan(0);
      const options = [...page.matchAll(/^ {2}--([\w-]+)/gm)].map(([, option]) => option);
      for (const example of examples) {
        expect(example).toMatch(new RegExp(`^  surety ${name}\\b`));
        for (const [, option] of example.matchAll(/--([\w-]+)/g)) expect(options).toContain(option);
      }
    }
  });

  it('prints its version', async () => {
    const cli = await run(['--version']);
    expect(cli.stdout()).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([
    ['an unknown command', ['fly'], 'unknown command "fly". surety --help lists'],
    ['a command with a mistake in it', ['serv'], 'unknown command "serv"; did you mean serve? surety'],
    ['a command under its former name', ['acts', 'list'], '"acts" is now "audit". Run: surety audit list'],
    ['an unknown option', ['serve', '--fast'], "Unknown option '--fast'. surety serve --help lists"],
    [
      'an option with a mistake in it',
      ['verify', '--jsn'],
      "Unknown option '--jsn'; did you mean --json? sur",
    ],
    ['an option without its value', ['serve', '--port'], "'--port <value>' argument missing. surety serve"],
    ['an argument too many', ['config', 'now'], "Unexpected argument 'now'. surety config --help lists"],
    ['an unknown event', ['trigger', 'agreement.funds'], '"agreement.funds"; did you mean agreement.funded?'],
    ['an unknown event to show', ['listen', '--events', 'payout.hold'], '; did you mean payout.held?'],
    [
      'a secret of another kind',
      ['listen', '--secret', 'svc_test_0'],
      '--secret must be the secret of a web',
    ],
    ['a time that is none', ['trigger', 'payout.held', '--wait', 'long'], '--wait must be a whole number'],
    ['a folder that is missing', ['backup'], 'name one folder: surety backup <folder>'],
    ['an account that is missing', ['train'], 'name an account: surety train <account id>'],
    ['an unknown queue', ['work', '--queue', 'mail'], 'there is no queue "mail"'],
    ['an unknown shell', ['completion', 'csh'], 'name a shell: surety completion bash|zsh|fish'],
  ])('refuses %s in one line that says what to do, with exit code 2', async (_case, args, said) => {
    const cli = await run(args, { SURETY_API_KEY: 'svc_test_0' });
    expect(cli.code).toBe(2);
    expect(cli.stderr()).toMatch(/^surety: .*\n$/);
    expect(cli.stderr()).toContain(said);
  });
});

describe('surety completion', () => {
  const offered = async (...typed: string[]) => {
    const { stdout } = await runCommand(['completion', 'bash']);
    const words = ['surety', ...typed].map((word) => `'${word}'`).join(' ');
    const script = `${stdout}\nCOMP_WORDS=(${words}) COMP_CWORD=${typed.length}\n_surety\necho "\${COMPREPLY[@]}"`;
    const bash = promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script]);
    return (await bash.catch(({ stdout }) => ({ stdout }))).stdout.trim().split(' ');
  };

  it.each([
    [['ser'], ['serve']],
    [
      ['serve', '--'],
      ['--port', '--no-jobs', '--help'],
    ],
    [
      ['jobs', 're'],
      ['retry', 'resume'],
    ],
    [['twin', ''], expect.arrayContaining(['paystack', 'flutterwave', 'monnify', '--port'])],
    [['trigger', 'agreement.funde'], ['agreement.funded']],
    [['listen', '--events', 'payout.he'], ['payout.held']],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish', '--help'],
    ],
  ])('in bash offers after %j %j', async (typed, words) => {
    expect(await offered(...typed)).toEqual(words);
  });

  it.each(['bash', 'zsh', 'fish'])('for %s has every command and option', async (shell) => {
    const { stdout: script } = await runCommand(['completion', shell]);
    const { stdout: help } = await runCommand(['help']);
    for (const [, name = ''] of help.matchAll(/^ {2}(\w+) {2,}/gm)) {
      expect(script).toMatch(new RegExp(`\\b${name}\\b`));
      const { stdout: page } = await runCommand([name, '--help']);
      for (const [, option] of page.matchAll(/^ {2}--([\w-]+)/gm)) {
        expect(script).toMatch(new RegExp(`(?:--|-l )${option}\\b`));
      }
    }
  });
});
