import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile, type Fact } from '#core/risk/policy/expression.ts';
import { LEFT_OUT, RULE_FACTS } from '#core/risk/policy/rule-facts.ts';
import { EXPRESSION_LIMITS, ExpressionFault } from '#core/risk/policy/tokens.ts';

type Scene = Record<string, number | boolean | string | null>;
const fact = (type: Fact<Scene>['type'], name: string, words?: string[]): Fact<Scene> => ({
  ...{ type, description: name, read: (scene) => scene[name] ?? null },
  ...(words ? { words } : {}),
});
const facts = {
  amount: fact('number', 'amount'),
  age: fact('number', 'age'),
  vpn: fact('flag', 'vpn'),
  own: fact('flag', 'own'),
  network: fact('word', 'network', ['isp', 'mobile']),
};
const vocabulary = {
  facts,
  texts: { metadata: (scene: Scene, name: string) => (scene[`metadata.${name}`] ?? null) as string | null },
  leftOut: { country: 'where somebody is from decides nothing' },
};
const run = (source: string, scene: Scene) => compile(source, vocabulary)(scene);

const scene: Scene = {
  ...{ amount: 100, age: null, vpn: true, own: false, network: 'isp' },
  ...{ 'metadata.item': 'Gift card, 50', 'metadata.items in cart': '7', 'metadata.payer': 'ADÉ  Okafor' },
};

describe('an expression', () => {
  it.each<[source: string, result: boolean | null]>([
    ['amount > 99', true],
    ['amount >= 100 && amount <= 100', true],
    ['amount < 100 || vpn', true],
    ['!vpn', false],
    ['!(vpn && own) && vpn != own', true],
    ['amount * 2 - 50 / 2 == 175', true],
    ['amount - 50 - 25 == 25', true],
    ['-amount < -99.5', true],
    ['2 + 3 * 4 == 14 && (2 + 3) * 4 == 20', true],
    ['own && own || vpn', true],
    ['network == \'isp\' && network != "mobile"', true],
    ["network in ['mobile', 'isp'] && amount in [-1, 100]", true],
    ['amount in [1, 2]', false],
    ['vpn == true', true],
    // A comparison with an unknown fact is neither true nor false, but may not matter.
    ['age > 5', null],
    ['!(age > 5)', null],
    ['age in [1]', null],
    ['age > 5 || vpn', true],
    ['vpn || age > 5', true],
    ['age > 5 && own', false],
    ['vpn && age > 5', null],
    ['known(age)', false],
    ['known(amount) && !known(age)', true],
    ['amount / 0 > 1', null],
    ['(vpn ? 1 : 2) == 1 && (own ? 1 : vpn ? 2 : 3) == 2', true],
    ['vpn ? age > 5 : own', null],
    ['own ? age > 5 : vpn', true],
    ['age > 5 ? vpn : vpn', null],
    ['min(amount, 7, 9) == 7 && max(-1, amount) == 100', true],
    ['min(age, 7) == 7', null],
    ["metadata.item == 'Gift card, 50' && metadata['items in cart'] == '7'", true],
    ["metadata.item in ['a', 'b']", false],
    ["metadata.colour == 'red'", null],
    ['known(metadata.item) && !known(metadata.colour)', true],
    ["contains(metadata.item, 'GIFT') && !contains(metadata.item, 'voucher')", true],
    ["number(metadata['items in cart']) > 6", true],
    ['number(metadata.item) > 6', null],
    ["similarity(metadata.payer, 'Okafor Ade') > 0.7", true],
    ["similarity(metadata.payer, 'Chidi Eze') < 0.2", true],
    ["(vpn ? metadata.item : 'none') == 'none'", false],
  ])('%s', (source, result) => {
    expect(run(source, scene)).toBe(result);
  });

  it.each<[what: string, source: string, at: number, message: RegExp]>([
    ['an unknown fact', 'vpn && amout > 5', 8, /there is no fact amout; did you mean amount\?/],
    ['a fact that is left out', "country == 'NG'", 1, /excluded on purpose: where somebody/],
    ['a number where a flag belongs', 'amount && vpn', 1, /this is a number; expected true or false/],
    ['a flag where a number belongs', '1 < vpn', 5, /this is true or false; expected a number/],
    ['words with an order', "network < 'isp'", 1, /expected a number/],
    ['an unknown value', "network == 'ips'", 12, /"ips" is not one of isp, mobile/],
    ['a value of another type in a list', 'network in [1]', 13, /expected a word/],
    ['a list of facts', 'amount in [age]', 12, /age does not belong here/],
    ['a number as the whole', 'amount + 1', 1, /expected true or false/],
    ['an end too early', 'amount >', 9, /the expression is incomplete/],
    ['nothing at all', '', 1, /the expression is incomplete/],
    ['a bracket that is open', '(vpn', 5, /\) is missing/],
    ['a sign too many', 'vpn own', 5, /own does not belong here/],
    ['chained comparisons', '1 < amount < 5', 12, /join them with &&/],
    ['one = for two', 'amount = 5', 8, /"=" is not allowed here/],
    ['a call', 'vpn(1)', 4, /does not belong here/],
    ['a property', 'amount.constructor', 1, /expected true or false/],
    ['a property of a fact', 'vpn.constructor', 4, /does not belong here/],
    ['an unknown function', 'mim(1, 2) > 1', 1, /there is no function mim; did you mean min\?/],
    ['too few values', 'min(1) > 1', 1, /min takes 2 to 8 values/],
    ['too many values', 'number(metadata.a, metadata.b) > 1', 1, /number takes 1 value in/],
    ['a value of another type', 'min(vpn, 1) > 1', 5, /expected a number/],
    ['two results of different types', 'vpn ? 1 : own', 11, /expected a number/],
    ['half a choice', 'vpn ? own', 10, /: is missing/],
    ['metadata without a name', 'metadata > 5', 10, /\. is missing/],
    ['a name that is a number', 'metadata[5] > 5', 10, /5 does not belong here/],
    ['metadata as a number', 'metadata.count > 5', 1, /this is a word; expected a number/],
    ['a choice too deep', `${'vpn ? vpn : '.repeat(30)}vpn`, 247, /nested at most 20 deep/],
    ['the prototype', 'constructor == 1', 1, /there is no fact constructor/],
    ['a prototype by its name', '__proto__ == 1', 1, /there is no fact __proto__/],
    ['an escape', "network == 'i\\u0073p'", 12, /is not allowed here/],
    ['a number beyond all numbers', `amount > ${'9'.repeat(16)}`, 10, /at most 15 digits/],
    ['a text that is too long', `vpn${' '.repeat(498)}`, 501, /at most 500 characters/],
    ['a nest that is too deep', `${'('.repeat(200)}vpn${')'.repeat(200)}`, 22, /nested at most 20 deep/],
    ['as many noes', `${'!'.repeat(400)}vpn`, 22, /nested at most 20 deep/],
  ])('is refused with its place: %s', (_what, source, at, message) => {
    const fault = faultOf(source);
    expect(fault.message).toMatch(message);
    expect(fault.at).toBe(at);
  });
});

function faultOf(source: string): ExpressionFault {
  try {
    compile(source, vocabulary);
  } catch (error) {
    if (error instanceof ExpressionFault) return error;
    throw error;
  }
  throw new Error(`${source} was accepted`);
}

const SIGNS = [
  '(',
  ')',
  '[',
  ']',
  '!',
  '-',
  '&&',
  '||',
  '<',
  '==',
  'in',
  ',',
  '+',
  '/',
  '1',
  "'isp'",
  'known',
  'min',
  'contains',
  'similarity',
  'number',
  'metadata',
  '.',
  '?',
  ':',
];
const hostile = fc.oneof(
  fc.string({ maxLength: 600, unit: 'binary' }),
  fc
    .array(fc.constantFrom(...SIGNS, ...Object.keys(RULE_FACTS), ...Object.keys(LEFT_OUT)), {
      maxLength: 200,
    })
    .map((parts) => parts.join(' ')),
  fc.constantFrom('(', '!', '-', 'vpn||', '1+', '[').map((part) => part.repeat(500).slice(0, 500)),
);

describe('any text', () => {
  it('is an expression, or is refused with the position of the fault; nothing else', () => {
    fc.assert(
      fc.property(hostile, (source) => {
        try {
          const value = compile(source, vocabulary)(scene);
          expect([true, false, null]).toContain(value);
        } catch (error) {
          if (!(error instanceof ExpressionFault)) throw error;
          expect(error.at).toBeGreaterThanOrEqual(1);
          expect(error.at).toBeLessThanOrEqual(source.length + 1);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes no more steps than it has characters, however it is nested', () => {
    let reads = 0;
    const counting = { n: { type: 'number', description: '', read: () => ++reads } } as const;
    const source = Array.from({ length: 62 }, () => 'n/n<0')
      .join('||')
      .slice(0, EXPRESSION_LIMITS.characters);
    compile(source.slice(0, source.lastIndexOf('||')), { facts: counting, leftOut: {} })({});
    expect(reads).toBeLessThanOrEqual(EXPRESSION_LIMITS.characters);
  });
});

describe('the facts that rules can use', () => {
  it('exclude those that must not decide', () => {
    const names = Object.keys(RULE_FACTS);
    expect(names.filter((name) => name in LEFT_OUT)).toEqual([]);
    const telling =
      /country|nation|city|latitude|longitude|language|organi|asn|sex|gender|race|relig|birth|name/i;
    expect(names.filter((name) => telling.test(name))).toEqual([]);
  });

  it('can be read in every rule, whatever is missing', () => {
    const bare = {
      ...{ vpn: null, proxies: [], travel: null, device: null, velocity: null },
      ...{ identityVerified: true, accountAgeMs: null, highValue: null },
    };
    for (const name of Object.keys(RULE_FACTS)) {
      const applies = compile(`known(${name})`, { facts: RULE_FACTS, leftOut: LEFT_OUT });
      expect(typeof applies({ facts: bare, endpoint: 'fraud', points: 0 }), name).toBe('boolean');
    }
  });
});
