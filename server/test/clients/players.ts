import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type List, Surety, SuretyError } from '@surety/sdk';

/** One call of clients/conformance/script.json. `$deal.id` is a part of the answer saved as `deal`. */
export type Step = {
  readonly call: string;
  readonly args?: readonly unknown[];
  readonly save?: string;
  readonly take?: 'page';
  readonly idempotencyKey?: string;
  /** Repeats the call until its answer has these values. */
  readonly until?: Readonly<Record<string, unknown>>;
  /** A part of the answer, or of the error. */
  readonly expect: unknown;
};

export type Played = {
  readonly value?: unknown;
  readonly error?: { readonly code: string; readonly statusCode?: number | null };
};

type Play = (steps: readonly Step[], apiKey: string, apiUrl: string) => Promise<Played[]>;

const FOLDER = new URL('../../../clients/conformance/', import.meta.url);

export const SCRIPT = JSON.parse(readFileSync(new URL('script.json', FOLDER), 'utf8')) as Step[];

/** True if the program starts, such as `php -r ...` with the extensions that a test needs. */
export function runs(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

export const HAS_PHP = runs(
  'php',
  '-r',
  'exit(PHP_VERSION_ID >= 80200 && extension_loaded("curl") ? 0 : 1);',
);
export const HAS_PYTHON = runs('python3', '-c', 'import sys; sys.exit(sys.version_info < (3, 11))');

const inProcess =
  (command: string, ...args: string[]): Play =>
  async (steps, apiKey, apiUrl) => {
    const env = { ...process.env, SURETY_API_KEY: apiKey, SURETY_API_URL: apiUrl };
    return JSON.parse(await output(command, args, JSON.stringify(steps), env)) as Played[];
  };

/** Runs a program to its end and returns what it printed. */
export async function output(
  command: string,
  args: readonly string[],
  input: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const child = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(input);
  const [text, faults, status] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed: ${faults.join('')}${text.join('')}`);
  return text.join('');
}

const pathOf = (name: string) => fileURLToPath(new URL(name, FOLDER));

/** Each client with what it needs; a client whose language is missing is skipped. */
export const PLAYERS: readonly { name: string; installed: boolean; play: Play }[] = [
  { name: 'TypeScript', installed: true, play: playHere },
  { name: 'Python', installed: HAS_PYTHON, play: inProcess('python3', pathOf('play.py'), 'sync') },
  { name: 'Python asyncio', installed: HAS_PYTHON, play: inProcess('python3', pathOf('play.py'), 'async') },
  { name: 'PHP', installed: HAS_PHP, play: inProcess('php', pathOf('play.php')) },
];

async function playHere(steps: readonly Step[], apiKey: string, apiUrl: string): Promise<Played[]> {
  const client = new Surety(apiKey, { apiUrl, timeoutMs: 3000 });
  const saved: Record<string, unknown> = {};
  const answers: Played[] = [];
  for (const step of steps) {
    try {
      let value = await callOnce(client, step, saved);
      const until = Date.now() + 20_000;
      while (step.until && !hasAll(value, step.until) && Date.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        value = await callOnce(client, step, saved);
      }
      if (step.save) saved[step.save] = value;
      answers.push({ value: value ?? null });
    } catch (error) {
      if (!(error instanceof SuretyError)) throw error;
      answers.push({ error: { code: error.code, statusCode: error.statusCode ?? null } });
    }
  }
  return answers;
}

type Group = Record<string, unknown>;

async function callOnce(client: Surety, step: Step, saved: Group): Promise<unknown> {
  const names = step.call.split('.');
  const method = names.pop() ?? '';
  const group = names.reduce<Group>((at, name) => at[name] as Group, client as unknown as Group);
  const given = (resolve(step.args ?? [], saved) as unknown[]).slice();
  const call = group[method] as (...args: unknown[]) => unknown;
  if (step.idempotencyKey) given.push({ idempotencyKey: step.idempotencyKey });
  const answer = call.apply(group, given);
  const list = answer as Partial<List<unknown>>;
  return list.toArray && step.take !== 'page' ? list.toArray() : await (answer as Promise<unknown>);
}

function resolve(value: unknown, saved: Group): unknown {
  if (typeof value === 'string' && value.startsWith('$')) {
    return value
      .slice(1)
      .split('.')
      .reduce<unknown>((at, key) => (at as Group)[key], saved);
  }
  if (Array.isArray(value)) return value.map((one) => resolve(one, saved));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one, saved)]));
}

function hasAll(value: unknown, wanted: Readonly<Group>): boolean {
  return Object.entries(wanted).every(([key, one]) => (value as Group)[key] === one);
}
