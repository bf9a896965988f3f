import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { describeConfig, envExample, settingsList } from '#commands/config.ts';
import { readConfig } from '#settings/config.ts';

describe('surety config', () => {
  it('prints valid settings: read back, each has the same value', () => {
    const given = {
      PORT: '80',
      EXPIRE_AFTER: '30d',
      QUOTA_BYTES: '2GB',
      TRUST_PROXY: '10.0.0.0/8',
      DASHBOARD: 'off',
    };
    const printed = describeConfig(given)
      .split('\n')
      .map((line) => line.split(/ +(.*)/s, 2))
      .filter(([, value]) => !value?.startsWith('('));
    expect(readConfig(Object.fromEntries(printed))).toEqual(readConfig(given));
    expect(Object.fromEntries(printed)).toMatchObject({ ...given, ANCHOR_EVERY: '2m' });
  });
});

describe('the generated docs', () => {
  const page = (name: string) => readFile(new URL(`../../../${name}`, import.meta.url), 'utf8');

  it('.env.example lists every setting (else run: npm run docs:generate)', async () => {
    expect(await page('.env.example')).toBe(envExample());
  });

  it('CONTRIBUTING.md explains every dependency', async () => {
    const text = await page('CONTRIBUTING.md');
    for (const file of [
      'package.json',
      'server/package.json',
      'sdk/package.json',
      'dashboard/package.json',
    ]) {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(await page(file));
      for (const name of Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
        expect(text).toContain(`\`${name}\``);
      }
    }
  });

  it('docs/settings.md lists every setting (else run: npm run docs:generate)', async () => {
    expect(await page('docs/settings.md')).toContain(settingsList());
  });
});
