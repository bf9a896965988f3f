import { spawn } from 'node:child_process';

export type RunOptions = {
  readonly account?: { readonly uid: number; readonly gid: number } | undefined;
  readonly cwd?: string;
  readonly input?: string;
};
export type RunResult = { readonly code: number; readonly output: string };

/**
 * PostgreSQL gets a minimal environment: PGDATA, PGPORT, a locale or a preload of the person who starts us
 * would otherwise affect the server. The C locale keeps its messages in English and ASCII.
 */
export const CLEAN_ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

/** Runs a program to its end. A program that cannot be started gives code -1 and the reason. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? '/',
      env: CLEAN_ENVIRONMENT,
      stdio: ['pipe', 'pipe', 'pipe'],
      ...options.account,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-8192);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.stdin.on('error', () => {
      // The program ended without reading its input; its exit code tells why.
    });
    child.once('error', (error) => resolve({ code: -1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? -1, output: output.trim() }));
    child.stdin.end(options.input ?? '');
  });
}

/** The last lines of a program's output, to be printed below the message that says what to do. */
export function lastLines(text: string, count = 5): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length === 0 ? '' : `\n${lines.slice(-count).join('\n')}`;
}
