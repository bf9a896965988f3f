import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/cli.ts';
import { buildOnce } from '#test/support/dashboard/signed-in-browser.ts';
import { buildPackage } from '#tools/package/build.ts';
import { MODEL_FILES } from '#vision/models/models.ts';

const { path: folder, remove } = await temporaryFolder();
afterAll(remove);
await buildOnce();
await buildPackage(folder);

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  bin: Record<string, string>;
  dependencies: Record<string, string>;
  bundleDependencies: string[];
};
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const compiled = files.filter((file) => /^server\/src\/[^/]+\.js$/.test(file));

/** What `npm run package -- --try` installs and starts; here, that nothing it needs is left out. */
describe('the package', () => {
  it('is JavaScript, with its command, and has no source that Node would not run there', () => {
    expect(existsSync(join(folder, manifest.bin['surety'] ?? ''))).toBe(true);
    expect(read(manifest.bin['surety'] ?? '')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(files.filter((file) => /(?<!\.d)\.[mc]?tsx?$/.test(file))).toEqual([]);
  });

  it('lists every package that its files import', () => {
    const imported = compiled.flatMap((file) =>
      [...read(file).matchAll(/^(?:import|export)\b[^'"\n]*["']([^'".][^'"]*)["']/gm)]
        .concat([...read(file).matchAll(/\bimport\(["']([^'".][^'"]*)["']\)/g)])
        .map(([, name = '']) => name),
    );
    const packages = new Set(
      imported
        .filter((name) => !isBuiltin(name))
        .map((name) =>
          name
            .split('/')
            .slice(0, name[0] === '@' ? 2 : 1)
            .join('/'),
        ),
    );
    expect(packages).toContain('fastify');
    expect([...packages].filter((name) => !(name in manifest.dependencies))).toEqual([]);
  });

  it('brings what the service reads: pages, guide, SQL, models, and the runtime of this platform', () => {
    const models = Object.values(MODEL_FILES).map(
      ({ package: name, file }) => `node_modules/${name}/${file}`,
    );
    const sql = readdirSync(new URL('../../src/store/', import.meta.url), {
      recursive: true,
      encoding: 'utf8',
    })
      .filter((file) => file.endsWith('.sql'))
      .map((file) => `server/src/store/${file}`);
    const pages = ['dashboard/dist/index.html', 'docs/operating.md', 'README.md', 'LICENSE', 'NOTICE'];
    const missing = [...models, ...sql, ...pages].filter((file) => !files.includes(file));
    expect(missing).toEqual([]);
    const binding = `${process.platform}/${process.arch}/onnxruntime_binding.node`;
    expect(files.some((file) => file.includes(binding))).toBe(true);
    expect(manifest.bundleDependencies).toContain('onnxruntime-node');
  });
});
