import type { Random } from '#test/sim/random.ts';
import type { Schema } from './targets.ts';

/** Ids that responses have contained, so that a request can refer to existing objects. */
export type KnownIds = {
  pick(random: Random, prefix: string): string;
  learn(text: string): void;
};

const KEPT_PER_PREFIX = 200;

/** Ids of one account. Those of others are used occasionally: they must not be found. */
export function openKnownIds(others: readonly KnownIds[] = []): KnownIds {
  const known = new Map<string, string[]>();
  return {
    pick(random, prefix) {
      if (others.length > 0 && random.chance(0.1)) return random.pick(others).pick(random, prefix);
      const ids = known.get(prefix) ?? [];
      return ids.length > 0 && random.chance(0.9) ? random.pick(ids) : `${prefix}_${random.hex(32)}`;
    },
    learn(text) {
      for (const [id, prefix = ''] of text.matchAll(/\b([a-z]{2,4})_[0-9a-f]{32}\b/g)) {
        const ids = known.get(prefix) ?? [];
        known.set(prefix, ids);
        if (ids.length < KEPT_PER_PREFIX) ids.push(id);
        else ids[id.charCodeAt(id.length - 1) % KEPT_PER_PREFIX] = id;
      }
    },
  };
}

const NASTY: readonly unknown[] = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\udfff', '\u202e', '\ufeff', '\u{1f9ff}'.repeat(80), 'é', 'e\u0301'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '../../etc/passwd',
    "' OR 1=1 --",
    '{{7*7}}',
    '<script>',
    '%00',
  ],
  ...[
    '-1',
    '1e999',
    'NaN',
    'null',
    'true',
    '9'.repeat(400),
    '2030-02-30T00:00:00Z',
    '+275760-09-13T00:00:00Z',
  ],
  ...[0, -0, -1, 0.1, 1.5, 2 ** 31, 2 ** 53, 2 ** 53 - 1, -(2 ** 63), 1e21, 5e-324, 1.7976931348623157e308],
  ...[null, true, false, [], {}, [[]], [null], { __proto__: null }, { length: -1 }, 'x'.repeat(5_000)],
];
const PEOPLE = ['buyer', 'seller', 'someone', 'u-1', 'Adé Ọlá', '=1+1', 'a/b', '.x', '用户'];
const BANKS = ['paystack', 'flutterwave', 'monnify', 'sandbox', 'nobank'];
const HOSTILE = 0.04;
const MAX_DEPTH = 6;

export function nasty(random: Random): unknown {
  return random.pick(NASTY);
}

export type Values = { of(schema: Schema | undefined, name?: string): unknown };

/** Values that mostly match a schema: a request that fails validation tests nothing beyond it. */
export function openValues(random: Random, ids: KnownIds, components: Record<string, Schema>): Values {
  function of(schema: Schema | undefined, name = '', depth = 0): unknown {
    if (!schema || depth > MAX_DEPTH || random.chance(HOSTILE)) return nasty(random);
    const reference = schema['$ref'];
    if (typeof reference === 'string') {
      return of(components[reference.slice(reference.lastIndexOf('/') + 1)], name, depth + 1);
    }
    if ('const' in schema) return schema['const'];
    if (Array.isArray(schema['enum'])) return random.pick(schema['enum']);
    const choices = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as Schema[] | undefined;
    if (choices) return of(random.pick(choices), name, depth + 1);
    switch (schema['type']) {
      case 'object':
        return objectOf(schema, depth);
      case 'array':
        return listOf(schema, name, depth);
      case 'integer':
      case 'number':
        return numberOf(schema);
      case 'boolean':
        return random.chance(0.5);
      case 'string':
        return textOf(schema, name);
      default:
        return nasty(random);
    }
  }

  function objectOf(schema: Schema, depth: number): unknown {
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
    const required = (schema['required'] ?? []) as string[];
    const made: Record<string, unknown> = {};
    for (const [name, property] of properties) {
      if (random.chance(required.includes(name) ? 0.98 : 0.4)) made[name] = of(property, name, depth + 1);
    }
    if (random.chance(0.02)) made[JSON.stringify(nasty(random))] = nasty(random);
    const parts = made['milestones'];
    // Amounts that do not add up are refused early, so most of them do.
    if ('totalAmount' in made && Array.isArray(parts) && random.chance(0.9)) {
      made['totalAmount'] = parts.reduce((sum: number, part) => sum + amountOf(part?.amount), 0);
    }
    return made;
  }

  function listOf(schema: Schema, name: string, depth: number): unknown[] {
    const least = Number(schema['minItems'] ?? 0);
    const most = Math.min(Number(schema['maxItems'] ?? 4), random.chance(0.01) ? 200 : least + 3);
    const length = random.int(least, Math.max(least, most));
    return Array.from({ length }, () => of(schema['items'] as Schema, name, depth + 1));
  }

  function numberOf(schema: Schema): number {
    const low = Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? -1_000);
    const high = Number(schema['maximum'] ?? schema['exclusiveMaximum'] ?? 1_000_000);
    const edges = [low, low + 1, high, high - 1, low - 1, high + 1];
    return random.chance(0.15) ? random.pick(edges) : random.int(low, Math.min(high, low + 100_000));
  }

  function textOf(schema: Schema, name: string): string {
    const prefix = /^\^([a-z]{2,4})_/.exec(String(schema['pattern'] ?? ''))?.[1];
    if (prefix) return ids.pick(random, prefix);
    if (schema['format'] === 'date-time') return new Date(random.int(0, 4e12)).toISOString();
    if (name === 'provider') return random.pick(BANKS);
    if (/email/i.test(name)) return `dev-${random.hex(10)}@example.com`;
    if (/^url$/i.test(name)) return `https://example.com/${random.hex(4)}`;
    if (/password/i.test(name)) return 'correct horse 1';
    if (/user|buyer|seller|search/i.test(name)) return random.pick(PEOPLE);
    if (/after|cursor/i.test(name)) return random.pick([ids.pick(random, 'evt'), 'AAAA', random.hex(20)]);
    if (/account/i.test(name)) return String(random.int(1e9, 9_999_999_999));
    if (/currency/i.test(name)) return random.pick(['NGN', 'USD', 'JPY', 'XXX']);
    const [least, most] = [Number(schema['minLength'] ?? 0), Number(schema['maxLength'] ?? 40)];
    const length = random.chance(0.05) ? random.pick([least - 1, least, most, most + 1]) : 8;
    return random.hex(Math.max(0, Math.min(length, 20_000)));
  }

  return { of: (schema, name) => of(schema, name) };
}

/** Some values are deliberately not numbers. */
function amountOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
