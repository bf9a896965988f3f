import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PATIENCE_MS } from '#test/support/patience.ts';

const run = promisify(execFile);
const TIME_LIMIT_MS = PATIENCE_MS;

export type CodeBlock = { readonly language: string; readonly code: string };

export function codeBlocksOf(path: string): CodeBlock[] {
  const fences = readFileSync(path, 'utf8').matchAll(/^```(\w*)[^\n]*\n(.*?)^```$/gms);
  return [...fences].map(([, language = '', code = '']) => ({ language, code }));
}

/** A page is one program: its blocks follow each other, and only their imports move to the top. */
export function programOf(blocks: readonly CodeBlock[], ending = ''): string {
  const lines = [...blocks.map(({ code }) => code), ending].join('\n').split('\n');
  const imports = new Set(lines.filter((line) => line.startsWith('import ')));
  const rest = lines.filter((line) => !line.startsWith('import '));
  return [...imports, ...rest].join('\n');
}

/** `console.log(x); // GREEN` promises that GREEN is printed. */
export function promisedOutput(program: string): string[] {
  return [...program.matchAll(/console\.log\(.*\);? \/\/ (.+)$/gm)].map(([, text = '']) => text);
}

export type Surroundings = { readonly folder: string; readonly environment: Record<string, string> };

export async function runJavaScript(program: string, { folder, environment }: Surroundings): Promise<string> {
  const file = join(folder, `page-${Math.random().toString(36).slice(2)}.mjs`);
  await writeFile(file, program);
  const env = { PATH: String(process.env['PATH']), ...environment };
  const { stdout } = await run(process.execPath, [file], {
    cwd: folder,
    env,
    timeout: TIME_LIMIT_MS,
  });
  return stdout;
}

/** Compiler errors of a program; expected to be empty. */
export async function complaintsAbout(program: string, folder: string): Promise<string> {
  const file = join(folder, `page-${Math.random().toString(36).slice(2)}.mts`);
  await writeFile(file, program);
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2024', '--module', 'nodenext'];
  const ours = ['--customConditions', 'surety-source', '--allowImportingTsExtensions', '--types', 'node'];
  const compiler = join(folder, 'node_modules', 'typescript', 'bin', 'tsc');
  return run(process.execPath, [compiler, ...options, ...ours, file], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout, message }) => stdout || message,
  );
}

/**
 * Compiler errors of many programs at once, checked against the built package, as a reader of the guide has
 * it.
 */
export async function strictComplaints(programs: readonly string[], folder: string): Promise<string> {
  const files = programs.map((_program, at) => join(folder, `strict-${at}.mts`));
  for (const [at, file] of files.entries()) await writeFile(file, programs[at] ?? '');
  const options = ['--noEmit', '--strict', '--target', 'es2024', '--module', 'nodenext', '--types', 'node'];
  const compiler = join(folder, 'node_modules', 'typescript', 'bin', 'tsc');
  return run(process.execPath, [compiler, ...options, ...files], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout, message }) => stdout || message,
  );
}

export async function runShell(script: string, { folder, environment }: Surroundings): Promise<string> {
  const env = { PATH: String(process.env['PATH']), ...environment };
  // A response other than 2xx is a failure here, whatever options a page shows.
  const strict = `curl() { command curl -f "$@"; }\n${script}`;
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', strict], {
    cwd: folder,
    env,
    timeout: TIME_LIMIT_MS,
  });
  return stdout;
}
