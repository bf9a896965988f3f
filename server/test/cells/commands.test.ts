import { afterAll, describe, expect, it } from 'vitest';
import {
  LISTENING,
  post,
  startCli,
  stopStrays,
  TEST_SECRETS_KEY,
  temporaryFolder,
} from '#test/support/cli.ts';
import { createTestDatabase } from '#test/support/database/database.ts';
import { runCommand } from '#test/support/process/command.ts';

const database = await createTestDatabase();
const folder = await temporaryFolder();
const settings = {
  DATABASE_URL: database.serviceUrl,
  MIGRATION_DATABASE_URL: database.ownerUrl,
  SECRETS_KEY: TEST_SECRETS_KEY,
  DATA_DIR: folder.path,
  DRAIN_TIME: '0s',
};
afterAll(async () => {
  stopStrays();
  await database.drop();
  await folder.remove();
});

const surety = (...args: string[]) => runCommand(args, settings);

async function serve() {
  const running = startCli(['serve', '--port', '0'], settings);
  const [, address = ''] = await running.sees(LISTENING);
  return { running, address };
}

async function signUp(address: string, email: string): Promise<string> {
  const { body } = await post(`${address}/v1/developer/signup`, { email, password: 'correct horse 1' });
  return String(body['apiKey']);
}

async function ask(address: string, path: string, key: string) {
  const answer = await fetch(`${address}${path}`, { headers: { 'x-api-key': key } });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('surety cells', () => {
  it('lists one cell for a database without others', async () => {
    const { code, output } = await surety('cells', 'list');
    expect({ code, output }).toEqual({ code: 0, output: 'public  0 accounts, open to new ones\n' });
  });

  it.each([
    [['cells'], 'use one of'],
    [['cells', 'add', 'No Name'], 'lower-case letters'],
    [['cells', 'add', 'public'], 'the schema public already exists'],
    [['cells', 'open', 'north'], 'there is no cell north'],
    [['cells', 'move', 'north', 'node-2:5432'], 'there is no cell north'],
    [['cells', 'move', 'public', 'node-2:5432'], 'is not on Citus'],
    [['cells', 'move', 'public'], 'use one of'],
    [['jobs', 'list', '--cell', 'north'], 'there is no cell north'],
  ])('refuses %j', async (args, said) => {
    const { code, output } = await surety(...args);
    expect(code).toBeGreaterThan(0);
    expect(output).toContain(said);
  });

  it('adds one beside a running service, which serves it after a restart', async () => {
    const before = await serve();
    const first = await signUp(before.address, 'first@example.com');
    expect((await surety('cells', 'add', 'north')).output).toContain('surety cells open north');
    before.running.kill('SIGTERM');
    await before.running.exited;

    const { running, address } = await serve();
    const closed = await signUp(address, 'second@example.com');
    expect((await surety('cells', 'open', 'north')).code).toBe(0);
    const open = await signUp(address, 'third@example.com');
    expect((await surety('cells', 'list')).output).toBe(
      'public  2 accounts, open to new ones\nnorth  1 accounts, open to new ones\n',
    );
    // The cache is gone with its process.
    running.kill('SIGKILL');
    await running.exited;
    const again = await serve();
    for (const key of [first, closed, open]) {
      expect((await ask(again.address, '/v1/developer', key)).status).toBe(200);
    }
    again.running.kill('SIGTERM');
    await again.running.exited;
  });

  it('is iterated by commands, and chosen with --cell', async () => {
    const verified = await surety('verify');
    expect(verified).toMatchObject({ code: 0 });
    expect(verified.output.match(/No faults found/g)).toHaveLength(2);
    const alone = await surety('verify', '--cell', 'north');
    expect(alone.output.match(/No faults found/g)).toHaveLength(1);
    const paused = await surety('jobs', 'pause');
    expect(paused.output).toContain('In cell public:\nPayments are paused');
    expect(paused.output).toContain('In cell north:\nPayments are paused');
    expect((await surety('jobs', 'resume', '--cell', 'north')).output).toContain('Payments are resumed.');
    expect((await surety('jobs', 'resume')).output).toBe(
      'In cell public:\nPayments are resumed.\nIn cell north:\nPayments were not paused.\n',
    );
    expect((await surety('jobs', 'list', '--json')).output).toContain('--cell: public, north');
    expect((await surety('export', folder.path)).output).toContain('--cell: public, north');
    expect((await surety('migrate')).output).toContain('up to date');
  });

  it('finds a fault in any cell', async () => {
    await database.owner.query(`UPDATE north.audit_log SET kind = 'account.closed'`);
    const { code, output } = await surety('verify');
    expect(code).toBe(1);
    const [inPublic = '', inNorth = ''] = output.split('In cell north:');
    expect(inPublic).toContain('No faults found');
    expect(inNorth).toContain('FAULTS FOUND');
  });

  it('accepts no more accounts once it is closed', async () => {
    expect((await surety('cells', 'close', 'public')).code).toBe(0);
    expect((await surety('cells', 'close', 'north')).output).toContain('no other cell is open');
  });
});
