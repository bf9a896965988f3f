import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startListeningApp } from '#test/support/listening.ts';
import { HAS_PHP, output, runs } from './players.ts';

const GATEWAY = fileURLToPath(new URL('../../../clients/woocommerce/', import.meta.url));
const EXAMPLES = new URL('../../src/core/events/examples.json', import.meta.url);
const app = await startListeningApp();
const installed = HAS_PHP && runs('php', '-r', 'exit(extension_loaded("mbstring") ? 0 : 1);');
if (!installed) console.warn('Skipped: PHP with curl and mbstring is missing.');

async function play(): Promise<Record<string, unknown>> {
  const examples = JSON.parse(await readFile(EXAMPLES, 'utf8')) as Record<string, unknown>;
  const { key } = await app.signUp();
  const env = { ...process.env, SURETY_API_KEY: key, SURETY_API_URL: app.apiUrl };
  const event = JSON.stringify(examples['agreement.funded']);
  return JSON.parse(await output('php', [`${GATEWAY}test/play.php`], event, env)) as Record<string, unknown>;
}

const played = installed ? await play() : {};

const UNTOUCHED = { result: { result: 'failure' }, order: 'pending' };

describe.skipIf(!installed)('the WooCommerce gateway', () => {
  it.each([
    [
      'ordered',
      {
        webhook: null,
        redirects: true,
        again: true,
        order: 'on-hold',
        milestones: [
          ['Leather bag', 24_500_50],
          ['Silk scarf', 8_000_00],
        ],
        reference: true,
        buyer: expect.stringMatching(/^guest-[0-9a-f]{24}$/),
      },
    ],
    // 40,000 is not the sum of the items, so the whole order is one milestone.
    ['changed', { old: 'REFUNDED', total: 40_000_00, milestones: 1, reference: true }],
    ['cancelled', { agreement: 'REFUNDED', complaint: [] }],
    ['paid', { order: 'processing', again: 200, notes: ['Waiting for the transfer into escrow.'] }],
    ['completed', { order: 'completed', milestones: ['COMPLETED', 'COMPLETED'] }],
    ['confirmed by both elsewhere', { order: 'completed' }],
    [
      'refunds',
      {
        'a part of an item': expect.stringContaining('Surety refunds whole milestones'),
        'the scarf': true,
        'the scarf again': expect.stringContaining('Surety refunds whole milestones'),
        'the event of it': 200,
        entered: ['8000.00'],
        'the rest': true,
        'nothing is left': expect.stringContaining('Nothing is held any more'),
        order: 'refunded',
        refunded: 32_500_50,
      },
    ],
    ['refunded in Surety', { order: 'refunded', entered: ['32500.50'] }],
    ['frozen', ['on-hold', 'processing']],
    ['cancelled after payment', { agreement: 'FUNDED', note: expect.stringContaining('Refund it') }],
    ['cancelled in Surety', { order: 'cancelled' }],
    ['rounding', [[24_500_50, 8_000_01], [32_000_50]]],
    ['webhooks', { forged: 400, 'without headers': 400, 'of another program': 200 }],
    ['refused', { ...UNTOUCHED, notice: expect.stringContaining('another way to pay') }],
    ['unreachable', { ...UNTOUCHED, notice: expect.stringContaining('try again') }],
    ['confirmed later', [['surety_confirm_order', 2]]],
  ])('%s', (name, expected) => {
    expect(played[name]).toEqual(expected);
  });

  it('counts money in whole units', () => {
    expect(played['amounts']).toEqual([
      ['19.9', 'EUR', 1990, '19.90'],
      ['19.9', 'JPY', 20, '20'],
      ['19.9', 'KWD', 19_900, '19.900'],
      ['19.995', 'EUR', 2000, '20.00'],
      ['19.995', 'JPY', 20, '20'],
      ['19.995', 'KWD', 19_995, '19.995'],
      ['0.004', 'EUR', 0, '0.00'],
      ['0.004', 'JPY', 0, '0'],
      ['0.004', 'KWD', 4, '0.004'],
      ['-5', 'EUR', -500, '-5.00'],
      ['-5', 'JPY', -5, '-5'],
      ['-5', 'KWD', -5000, '-5.000'],
      ['1234567.89', 'EUR', 123_456_789, '1234567.89'],
      ['1234567.89', 'JPY', 1_234_568, '1234568'],
      ['1234567.89', 'KWD', 1_234_567_890, '1234567.890'],
      ['1e3', 'EUR', 'refused'],
      ['1e3', 'JPY', 'refused'],
      ['1e3', 'KWD', 'refused'],
    ]);
  });

  it.each(['', 'src/', 'test/'].flatMap((folder) => phpFiles(folder)))(
    'has a %s that PHP can parse',
    async (file) => {
      await output('php', ['-l', GATEWAY + file], '');
    },
  );
});

function phpFiles(folder: string): string[] {
  return readdirSync(GATEWAY + folder)
    .filter((name) => name.endsWith('.php'))
    .map((name) => folder + name);
}
