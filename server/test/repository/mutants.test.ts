import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fits, MUTANTS } from '#tools/mutants/all.ts';

const TESTS = resolve(import.meta.dirname, '..');

describe('every mutant', () => {
  it('matches the code in one place', () => {
    expect(MUTANTS.filter((mutant) => !fits(mutant)).map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
  });

  it('has a unique name, and changes something', () => {
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
    expect(MUTANTS.filter(({ find, replace }) => find === replace)).toEqual([]);
  });

  it('names existing tests', () => {
    const files = globSync('**/*.test.ts', { cwd: TESTS });
    const strange = MUTANTS.flatMap(({ killers }) => killers).filter(
      (killer) => !files.some((file) => file.startsWith(killer)),
    );
    expect([...new Set(strange)]).toEqual([]);
  });
});

describe('a mutant whose line', () => {
  const [known] = MUTANTS;
  it.each([
    ['has changed', { find: 'a line that does not exist' }],
    ['stands there twice', { find: 'const ' }],
    ['was in a file that is gone', { file: 'core/nowhere.ts' }],
  ])('%s does not fit', (_why, change) => {
    expect(known && fits({ ...known, ...change })).toBe(false);
  });
});
