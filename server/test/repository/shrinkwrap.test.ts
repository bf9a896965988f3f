import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '#tools/package/build.ts';
import { type Lock, shrinkwrapOf } from '#tools/package/shrinkwrap.ts';

type Entry = { version: string; integrity?: string; inBundle?: boolean };

const read = <Content>(path: string) => JSON.parse(readFileSync(join(REPOSITORY, path), 'utf8')) as Content;
const lock = read<Lock>('package-lock.json');
const server = read<{ version: string; dependencies: Record<string, string> }>('server/package.json');

it('the published package locks every package it installs, at the version that is tested here', () => {
  const { '@surety/sdk': _compiledIn, ...dependencies } = server.dependencies;
  const bundleDependencies = ['onnxruntime-node'];
  const manifest = { name: '@surety/server', version: server.version, dependencies, bundleDependencies };
  const { packages } = shrinkwrapOf(manifest, lock) as { packages: Record<string, Entry> };
  const { '': _itself, ...locked } = packages;
  for (const name of Object.keys(dependencies)) expect(locked).toHaveProperty([`node_modules/${name}`]);
  for (const [path, entry] of Object.entries(locked)) {
    const tested = lock.packages[path] ?? lock.packages[`server/${path}`];
    expect([path, entry.version]).toEqual([path, tested?.version]);
    expect(entry.inBundle ?? entry.integrity).toBeTruthy();
  }
  expect(Object.keys(locked).length).toBeGreaterThan(100);
  expect(Object.keys(locked).filter((path) => /\/(vitest|playwright-core|typescript)$/.test(path))).toEqual(
    [],
  );
});
