import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { knownKeys, signatureHeader } from '#actions/events/send-webhook.ts';
import { BoundedMap } from '#core/bounded-map.ts';
import { knownZones, timeZoneFits } from '#core/risk/time-zones.ts';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));

/**
 * Module-level collections that are filled later without a BoundedMap, and the reason why each is bounded.
 */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'actions/escrow/bank/recheck-deposits.ts listings': 'weak: at most 400 days for each bank',
  'postgres/lock.ts held': 'one for each data folder that is open',
  'core/risk/points/score-only.ts tables': 'weak: one for each policy in use',
  'http/api/identity/form.ts tickets': 'weak: an entry goes with its request',
  'http/capture/api.ts attendances': 'weak: an entry goes with its request',
  'actions/parties/receipts/draw-apart.ts waiting': 'an entry goes with its last drawing',
  'http/pipeline/limits/upload-room.ts uploads': 'an entry goes with its request',
  'http/pipeline/limits/upload-room.ts taken': 'an entry goes with the last request that counts in it',
  'http/pipeline/limits/slow-close.ts waiting':
    'an entry goes with the last request in it, after ten seconds at most',
  'http/pipeline/shape/closed.ts made': 'weak: one for each schema',
  'http/pipeline/shape/spellings.ts known': 'weak: one for each schema',
  'http/pipeline/shape/spellings.ts sentNames': 'weak: an entry goes with its body',
  'http/pipeline/log/trace-requests.ts spans': 'weak: an entry goes with its request',
  'store/connection/hosts.ts onCitus': 'weak: an entry goes with its connection',
  'store/escrow/deposits.ts lookUps': 'weak: one for each database',
  'store/escrow/payouts.ts attemptReads': 'weak: one for each database',
  'store/escrow/release/holds.ts factReaders': 'weak: one for each database',
};

/** The given number of spellings of `name` in upper and lower case. */
function spellings(name: string, count: number): string[] {
  const letters = [...name.toLowerCase()];
  return Array.from({ length: count }, (_, number) =>
    letters
      .map((letter, bit) => (Math.floor(number / 2 ** bit) % 2 ? letter.toUpperCase() : letter))
      .join(''),
  );
}

describe('a cache', () => {
  it('evicts when it is full, and not before', () => {
    const map = new BoundedMap<string, number>(2);
    map.set('a', 1).set('b', 2).set('a', 3);
    expect([...map]).toEqual([
      ['a', 3],
      ['b', 2],
    ]);
    expect([...map.set('c', 4)]).toEqual([['c', 4]]);
  });

  it('does not grow with the spellings of a time zone', () => {
    for (const zone of spellings('America/Argentina/Buenos_Aires', 2_500)) timeZoneFits(zone, 'NG', 2026);
    expect(knownZones.size).toBeLessThanOrEqual(2_000);
    expect(timeZoneFits('AFRICA/lagos', 'NG', 2026)).toBe(true);
  });

  it('does not grow with the secrets of webhooks', () => {
    for (let i = 0; i < 1_500; i++) signatureHeader([`whsec_${Buffer.from(`${i}`).toString('base64')}`], 'x');
    expect(knownKeys.size).toBeLessThanOrEqual(1_000);
  });

  it('is bounded wherever it lives as long as the process', () => {
    const found = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => unbounded(file, readFileSync(join(SOURCE, file), 'utf8')));
    expect(found.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
    expect(unbounded('x.ts', 'const seen = new Map<string, Date>();\n')).toEqual(['x.ts seen']);
  });
});

/** Maps and sets that a module creates empty and fills at run time. */
function unbounded(file: string, text: string): string[] {
  const made = /^(?:export )?(?:const|let) (\w+)[^=\n]* = new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)/gm;
  return [...text.matchAll(made)].map(([, name]) => `${file.replaceAll('\\', '/')} ${name}`);
}
