import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';

type Place = { readonly folder: string; readonly apiUrl: string };
type Tool = {
  readonly name: string;
  readonly install: readonly string[];
  version(folder: string): string;
  /** What it printed, its complaints among them. */
  run(place: Place): Promise<string>;
};
export type Tried = {
  readonly name: string;
  readonly version: string;
  readonly passed: boolean;
  readonly said: string;
};

const run = promisify(execFile);
const TIMEOUT_MS = 120_000;

async function saidBy(program: string, args: readonly string[], { folder, apiUrl }: Place): Promise<string> {
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
    ...{ name: 'Node, ES modules', install: [], version: () => process.versions.node },
    run: (place) => saidBy(process.execPath, ['quickstart.mjs'], place),
  },
  {
    ...{ name: 'Node, CommonJS', install: [], version: () => process.versions.node },
    run: (place) => {
      const required = quickstart(place.folder).replace(
        /import (\{.*\}) from ('.*');/,
        'const $1 = require($2);',
      );
      writeFileSync(join(place.folder, 'quickstart.cjs'), required);
      return saidBy(process.execPath, ['quickstart.cjs'], place);
    },
  },
  {
    ...{ name: 'Bun', install: ['bun@1.4.4'], version: (folder) => installed(folder, 'bun') },
    run: (place) => saidBy(bin(place.folder, 'bun'), ['quickstart.mjs'], place),
  },
  {
    ...{ name: 'Deno', install: ['deno@2.9.5'], version: (folder) => installed(folder, 'deno') },
    run: (place) => {
      const rights = ['--allow-net', '--allow-env', '--node-modules-dir=manual', '--no-lock'];
      return saidBy(bin(place.folder, 'deno'), ['run', ...rights, 'quickstart.mjs'], place);
    },
  },
  {
    ...{ name: 'Cloudflare Workers (Miniflare), no flags', install: ['miniflare@4.20260730.0'] },
    version: (folder) => installed(folder, 'miniflare'),
    run: runInWorker,
  },
];

/** A worker is one file, has no process, and hears of its surroundings from whoever calls it. */
async function runInWorker({ folder, apiUrl }: Place): Promise<string> {
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
    ...{ input: join(folder, 'worker.mjs'), platform: 'browser', cwd: folder },
    // What a worker has no module for is looked for only where a runtime has one.
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

/** The oldest that is promised, what came since, and ours. */
export const COMPILERS: readonly Tool[] = ['4.7.4', '5.0.4', '5.4.5', '5.9.3', '7.0.2'].map((version) => ({
  name: 'TypeScript, strict',
  install: [`ts-${version}@npm:typescript@${version}`],
  version: () => version,
  run: async (place) => {
    const file = 'strict.mts';
    writeFileSync(join(place.folder, file), `${quickstart(place.folder)}${EVENTS}`);
    const strict = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--noEmit'];
    const target = ['--target', 'es2022', '--module', 'nodenext', '--moduleResolution', 'nodenext'];
    const libraries = ['--lib', 'es2022,dom'];
    const compiler = join(place.folder, 'node_modules', `ts-${version}`, 'bin', 'tsc');
    return saidBy(process.execPath, [compiler, ...strict, ...target, ...libraries, file], place);
  },
}));

/** What an editor should know: the type of an event says what its data holds. */
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
