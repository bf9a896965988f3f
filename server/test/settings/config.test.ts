import { describe, expect, it } from 'vitest';
import { describeConfig } from '#commands/config.ts';
import { readConfig } from '#settings/config.ts';

function mistakes(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
}

const MODEL = { path: '/m.onnx', size: 80, layout: 'channels_first', color: 'bgr', mean: 0, std: 1 };

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: './data',
      RATE_LIMIT: true,
    });
  });

  it('treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65535'],
    ['DATABASE_URL', 'postgres://db.example/surety'],
    ['DATABASE_URL', 'postgresql://user:p%40ss@db.example:6432/surety?sslmode=require'],
    ['DATABASE_URL', 'postgres://user:pass@/surety?host=/run/postgresql'],
    ['DATABASE_URL', 'postgres:///surety?host=/run/postgresql'],
    ['DATABASE_URL', 'postgres://pooler.example:6432/surety?cell_database=surety_{cell}'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8, 2001:db8::/32, 192.0.2.1'],
    ['FACE_EMBEDDER', 'faceplugin'],
    // As 0.1.0 spelled it.
    [
      'FACE_EMBEDDER',
      JSON.stringify({
        ...MODEL,
        knots: [
          [0, 0],
          [1, 99],
        ],
      }),
    ],
    [
      'FACE_EMBEDDER',
      JSON.stringify({
        ...MODEL,
        calibrationPoints: [
          [0, 0],
          [1, 99],
        ],
      }),
    ],
    ['LIVENESS_MODEL', JSON.stringify({ ...MODEL, surroundings: 2.7, live: 1, minLive: 0.5 })],
  ])('takes %s=%s', (name, value) => {
    expect(mistakes({ [name]: value })).toEqual([]);
  });

  it.each([
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PORT', ' '],
    ['RATE_LIMIT', 'true'],
    ['LOG_LEVEL', 'verbose'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,,'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DATABASE_URL', 'postgres://user:p#ss@db.example/surety'],
    ['DATABASE_URL', 'postgres://db.example:port/surety'],
    ['DATABASE_URL', 'postgres://pooler.example/surety?cell_database=surety_north'],
    ['FACE_EMBEDDER', 'arcface'],
    ['FACE_EMBEDDER', JSON.stringify(MODEL)],
    ['LIVENESS_MODEL', JSON.stringify({ ...MODEL, surroundings: 2.7, live: 1, minLive: 40 })],
  ])('refuses %s=%s', (name, value) => {
    expect(mistakes({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^ {2}- ${name} `))]);
  });

  it('lists all mistakes at once', () => {
    expect(mistakes({ PORT: 'x', RATE_LIMIT: 'x', LOG_LEVEL: 'x', HOST: 'h' })).toHaveLength(3);
  });

  it.each(['Flutterwave', 'stripe', 'Sandbox'])('refuses the unknown bank %s', (bank) => {
    expect(mistakes({ BANK_PROVIDER: bank })).toEqual([
      `  - BANK_PROVIDER must be sandbox or paystack or flutterwave or monnify (it is "${bank}")`,
    ]);
  });

  const COMPLETE = {
    flutterwave: {
      FLUTTERWAVE_SECRET_KEY: 'FLWSECK-4f2a-X',
      FLUTTERWAVE_WEBHOOK_SECRET: 'a-secret-hash-of-ours',
      FLUTTERWAVE_CUSTOMER_DOMAIN: 'escrow.shop.example',
    },
    monnify: {
      MONNIFY_API_KEY: 'MK_PROD_4F2A',
      MONNIFY_SECRET_KEY: '4F2A4F2A4F2A4F2A',
      MONNIFY_CONTRACT_CODE: '1000000001',
      MONNIFY_SOURCE_ACCOUNT: '8000000001',
      MONNIFY_CUSTOMER_DOMAIN: 'escrow.shop.example',
    },
  };

  it.each(Object.entries(COMPLETE))(
    'needs every setting of %s, and reports a single one as a mistake',
    (bank, all) => {
      expect(mistakes({ BANK_PROVIDER: bank, ...all })).toEqual([]);
      for (const name of Object.keys(all)) {
        const complaint = `  - ${name} is not set, but ${bank} needs it`;
        expect(mistakes({ BANK_PROVIDER: bank, ...all, [name]: '' })).toEqual([complaint]);
        expect(mistakes({ [name]: 'x' }).join()).toMatch(new RegExp(`^ {2}- ${name} must .*`));
      }
    },
  );

  const PAYSTACK = {
    BANK_PROVIDER: 'paystack',
    PAYSTACK_SECRET_KEY: 'sk_live_4f2a',
    PAYSTACK_CUSTOMER_DOMAIN: 'escrow.shop.example',
  };
  const unset = (name: string) => `  - ${name} is not set, but paystack needs it`;

  it.each([
    [{}, []],
    [{ PAYSTACK_BASE_URL: 'http://127.0.0.1:4010/' }, []],
    [{ PAYSTACK_WEBHOOK_FROM: '52.31.139.75, 10.0.0.0/8' }, []],
    [{ PAYSTACK_SECRET_KEY: '' }, [unset('PAYSTACK_SECRET_KEY')]],
    [{ PAYSTACK_CUSTOMER_DOMAIN: '' }, [unset('PAYSTACK_CUSTOMER_DOMAIN')]],
    [{ PAYSTACK_ACCOUNTS: 'open' }, [unset('PAYSTACK_CUSTOMER_PHONE')]],
    [{ PAYSTACK_ACCOUNTS: 'open', PAYSTACK_CUSTOMER_PHONE: '+2348010000000' }, []],
    [{ BANK_FALLBACK: 'paystack' }, ['  - BANK_FALLBACK is the same as BANK_PROVIDER; choose another bank']],
    [
      { BANK_PROVIDER: 'sandbox', BANK_FALLBACK: 'paystack' },
      ['  - BANK_FALLBACK is set but BANK_PROVIDER is the sandbox; unset one of them'],
    ],
    [
      { PAYSTACK_BASE_URL: 'http://api.paystack.co' },
      [
        '  - PAYSTACK_BASE_URL must begin with https://, or with http:// on this machine (it is "http://api.paystack.co")',
      ],
    ],
  ])('with Paystack and %j says %j', (more, expected) => {
    expect(mistakes({ ...PAYSTACK, ...more })).toEqual(expected);
  });

  it('ignores a single Paystack key, unless Paystack is selected', () => {
    expect(mistakes({ PAYSTACK_SECRET_KEY: 'sk_live_4f2a' })).toEqual([]);
  });

  it.each([
    ['SURETY_PORT', 'PORT'],
    ['SURETY_DATABASE_URL', 'DATABASE_URL'],
    ['SURETY_API_TOKEN', 'SURETY_API_KEY'],
    ['SURETY_APIURL', 'SURETY_API_URL'],
    ['BANK_PROVDER', 'BANK_PROVIDER'],
    ['BANK_SECRET_KEY', null],
    ['IDENTITY_WORKER', 'IDENTITY_WORKERS'],
    ['WEBHOOKS_ALLOW_PRIVATE', 'WEBHOOK_ALLOW_PRIVATE'],
    ['WEBHOOK_TIMEOUT', null],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['log_level', 'LOG_LEVEL'],
    ['RATE_LIMITS', 'RATE_LIMIT'],
    ['TRUST_PORXY', 'TRUST_PROXY'],
  ])('refuses %s, which would be ignored, and names %s', (name, meant) => {
    const hint = meant ? `; did you mean ${meant}?` : ' of this version';
    expect(mistakes({ [name]: 'debug' })).toEqual([`  - ${name} is not a setting${hint}`]);
  });

  it('ignores unrelated variables', () => {
    const others = {
      PATH: '/usr/bin',
      HOME: '/root',
      HOSTNAME: 'db-1',
      NODE_ENV: 'production',
      NODE_OPTIONS: '--max-old-space-size=512',
      npm_config_loglevel: 'warn',
      PGHOST: 'db',
      PGDATA: '/var/lib/postgresql',
      POSTGRES_PASSWORD: 'x',
      PAYSTACK_SECRET_KEY: 'sk_test_1',
      SURETY_API_URL: 'http://127.0.0.1:3000/v1',
      SURETY_API_KEY: 'svc_live_1',
      SURETY_WEBHOOK_SECRET: 'whsec_1',
      WEBHOOK_URL: 'https://shop.example/webhooks',
      IDENTITY_ENDPOINT: 'http://localhost:42356/msi/token',
      IDENTITY_HEADER: 'x',
      SURETY_SERVICE_HOST: '10.0.0.7',
      SURETY_SERVICE_PORT_HTTP: '3000',
      SURETY_PORT: 'tcp://10.0.0.7:3000',
      SURETY_PORT_3000_TCP_ADDR: '10.0.0.7',
      WEBHOOK_TIMEOUT: '',
    };
    expect(mistakes(others)).toEqual([]);
  });

  it('suggests a correction only while the setting itself is missing', () => {
    const both = { DATABASE_URL: 'postgres://db/x', DATABASE_URI: 'postgres://other/y' };
    expect(mistakes(both)).toEqual([]);
    expect(mistakes({ DATABASE_URI: both.DATABASE_URI })).toHaveLength(1);
  });

  it('refuses a migration role without a server', () => {
    expect(mistakes({ MIGRATION_DATABASE_URL: 'postgres://db/x' })).toEqual([
      '  - MIGRATION_DATABASE_URL is set but DATABASE_URL is not',
    ]);
  });

  it('never repeats a secret', () => {
    const secret = { DATABASE_URL: 'mysql://u:hunter2@db/x' };
    expect(mistakes(secret).join()).not.toContain('hunter2');
    expect(describeConfig({ DATABASE_URL: 'postgres://u:hunter2@db/x' })).not.toContain('hunter2');
    expect(mistakes({ PAYSTACK_SECRET_KEY: 'pk_4f2a' }).join()).not.toContain('4f2a');
    expect(describeConfig(PAYSTACK)).not.toContain('4f2a');
  });
});
