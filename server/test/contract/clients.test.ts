import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { clientFiles } from '#tools/clients/files.ts';
import type { Document } from '#tools/sdk/openapi.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFile(new URL(path, root), 'utf8');
const document = JSON.parse(await read('openapi.json')) as Document;

describe('the clients in PHP and Python', () => {
  it('match openapi.json (else run: npm run clients)', async () => {
    const made = clientFiles(document);
    for (const { path, content } of made) expect(await read(path), path).toBe(content);
    for (const folder of ['clients/php/src/Model', 'clients/php/src/Resource']) {
      const committed = (await readdir(new URL(folder, root))).map((name) => `${folder}/${name}`);
      const expected = made.filter(({ path }) => path.startsWith(`${folder}/`)).map(({ path }) => path);
      expect(committed.sort()).toEqual(expected.sort());
    }
  });

  it('need a method of the SDK for every operation', () => {
    const extra = { post: { operationId: 'unheardOf', summary: 'Nothing calls it' } };
    const paths = { ...document.paths, '/v1/unheard-of': extra };
    expect(() => clientFiles({ ...document, paths })).toThrow(
      'No method in sdk/src/resources calls unheardOf',
    );
  });
});
