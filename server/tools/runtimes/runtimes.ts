import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';

type Target = { readonly folder: string; readonly apiUrl: string };
type Tool = {
  readonly name: string;
  readonly install: readonly string[];
  version(folder: string): string;
  /** Returns everything that it printed, including errors. */
  run(target: Target): Promise<string>;
};
export type Tried = {
  readonly name: string;
  readonly version: string;
  readonly passed: boolean;
  readonly output: string;
};

const run = promisify(execFile);
const TIMEOUT_MS = 120_000;

async function outputOf(
  program: string,
  args: readonly string[],
  { folder, apiUrl }: Target,
): Promise<string> {
  const env = { PATH: process.env['PATH'], HOME: folder, SURETY_API_URL: apiUrl };
  try {
    const { stdout, stderr } = await run(program, args, { cwd: folder, env, timeout: TIMEOUT_MS });
    return stdout + stderr;
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string };
    return [stdout, stderr, message].join('\n');
  }
}

function installed(folder: string, name: string): string {
  const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function quickstart(folder: string): string {
  return readFileSync(join(folder, 'quickstart.mjs'), 'utf8');
}

const bin = (folder: string, name: string) => join(folder, 'node_modules', '.bin', name);

export const RUNTIMES: readonly Tool[] = [
  {
    name: 'Node, ES modules',
    install: [],
    version: () => process.versions.node,
    run: (target) => outputOf(process.execPath, ['quickstart.mjs'], target),
  },
  {
    name: 'Node, CommonJS',
    install: [],
    version: () => process.versions.node,
    run: (target) => {
      const required = quickstart(target.folder).replace(
        /import (\{.*\}) from ('.*');/,
        'const $1 = require($2);',
      );
      writeFileSync(join(target.folder, 'quickstart.cjs'), required);
      return outputOf(process.execPath, ['quickstart.cjs'], target);
    },
  },
  {
    name: 'Bun',
    install: ['bun@1.4.4'],
    version: (folder) => installed(folder, 'bun'),
    run: (target) => outputOf(bin(target.folder, 'bun'), ['quickstart.mjs'], target),
  },
  {
    name: 'Deno',
    install: ['deno@2.9.5'],
    version: (folder) => installed(folder, 'deno'),
    run: (target) => {
      const rights = ['--allow-net', '--allow-env', '--node-modules-dir=manual', '--no-lock'];
      return outputOf(bin(target.folder, 'deno'), ['run', ...rights, 'quickstart.mjs'], target);
    },
  },
  {
    name: 'Cloudflare Workers (Miniflare), no flags',
    install: ['miniflare@4.20260730.0'],
    version: (folder) => installed(folder, 'miniflare'),
    run: runInWorker,
  },
];

/** A worker is one file without a process; its caller passes in the environment. */
async function runInWorker({ folder, apiUrl }: Target): Promise<string> {
  const body = quickstart(folder)
    .replaceAll('new Surety()', 'new Surety({ apiUrl })')
    .replaceAll('new Surety({ apiKey })', 'new Surety({ apiKey, apiUrl })')
    .replace('async function main() {', 'async function main(apiUrl) {')
    .replace(/console\.log\((.*)\);/, 'return $1;')
    .replace(
      /main\(\);\s*$/,
      'export default { fetch: async (_request, env) => new Response(await main(env.API_URL)) };',
    );
  writeFileSync(join(folder, 'worker.mjs'), body);
  const build = await rolldown({
    input: join(folder, 'worker.mjs'),
    platform: 'browser',
    cwd: folder,
    // node: modules are imported only where the runtime has them.
    external: /^node:/,
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  await build.close();
  const require = createRequire(join(folder, 'package.json'));
  const { Miniflare } = require('miniflare') as {
    Miniflare: new (
      options: object,
    ) => {
      dispatchFetch(url: string): Promise<{ text(): Promise<string> }>;
      dispose(): Promise<void>;
    };
  };
  const worker = new Miniflare({
    modules: [{ type: 'ESModule', path: 'worker.mjs', contents: output[0].code }],
    compatibilityDate: '2026-07-01',
    bindings: { API_URL: apiUrl },
  });
  try {
    return await (await worker.dispatchFetch('http://localhost/')).text();
  } catch (error) {
    return String(error);
  } finally {
    await worker.dispose();
  }
}

/** The oldest supported version, some since, and our own. */
export const COMPILERS: readonly Tool[] = ['4.7.4', '5.0.4', '5.4.5', '5.9.3', '7.0.2'].map((version) => ({
  name: 'TypeScript, strict',
  install: [`ts-${version}@npm:typescript@${version}`],
  version: () => version,
  run: async (target) => {
    const file = 'strict.mts';
    writeFileSync(join(target.folder, file), `${quickstart(target.folder)}${EVENTS}`);
    const strict = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--noEmit'];
    const targetFlags = ['--target', 'es2022', '--module', 'nodenext', '--moduleResolution', 'nodenext'];
    const libraries = ['--lib', 'es2022,dom'];
    const compiler = join(target.folder, 'node_modules', `ts-${version}`, 'bin', 'tsc');
    return outputOf(process.execPath, [compiler, ...strict, ...targetFlags, ...libraries, file], target);
  },
}));

/** Checks that the type of an event narrows the type of its data. */
const EVENTS = `
import { verifyWebhook, type WebhookEvent } from '@surety/sdk';
async function amountOf(body: string, secret: string): Promise<number | null> {
  const event: WebhookEvent = await verifyWebhook(body, {} as Record<string, string>, secret);
  switch (event.type) {
    case 'payout.succeeded':
      return event.data.amount;
    case 'agreement.funded':
      return event.agreement?.totalAmount ?? event.data.held;
    default:
      return null;
  }
}
amountOf('', '');
`;
