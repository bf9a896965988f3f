import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRootSecret } from '#settings/root-secret.ts';

describe('the secret outside the database', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'surety-secret-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is made once, however many processes start at the same moment, and only its owner may read it', async () => {
    const dataDir = join(folder, 'fresh');
    const opened = await Promise.all(Array.from({ length: 8 }, () => openRootSecret(undefined, dataDir)));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    const path = join(dataDir, 'secrets.key');
    expect((await stat(path)).mode & 0o077).toBe(0);
    const given = await openRootSecret(Buffer.from((await readFile(path, 'utf8')).trim(), 'hex'), folder);
    expect(given.id).toBe(opened[0]?.id);
  });

  it('derives a separate key for every purpose, the same each time', async () => {
    const secret = await openRootSecret(Buffer.alloc(32, 7), folder);
    expect(secret.derive('seal')).toEqual(secret.derive('seal'));
    expect(secret.derive('seal')).not.toEqual(secret.derive('fields'));
    expect(secret.derive('seal')).toHaveLength(32);
  });

  it('is never replaced when the file is damaged', async () => {
    const path = join(folder, 'secrets.key');
    await writeFile(path, 'half of it');
    await expect(openRootSecret(undefined, folder)).rejects.toThrow('does not contain a secret');
    expect(await readFile(path, 'utf8')).toBe('half of it');
  });
});
