import { similarity } from './similarity.ts';
import { ExpressionFault } from './tokens.ts';

/** Null is unknown and propagates: an unknown condition and its negation are both unknown. */
export type Value = number | boolean | string | null;
/** An id can only be looked up in a list. */
export type FactType = 'number' | 'flag' | 'word' | 'id';
type Run<Scene> = (scene: Scene) => Value;

/** A parsed part of an expression: typed and ready to run. */
export type Part<Scene> = {
  readonly type: FactType;
  readonly at: number;
  readonly run: Run<Scene>;
  /** Set for literals. */
  readonly literal?: number | boolean | string;
  /** The name of a fact that a list can contain. */
  readonly source?: string;
  /** The possible values of a word, if known. */
  readonly words?: readonly string[] | undefined;
};

const TYPES: Readonly<Record<FactType, string>> = {
  number: 'a number',
  flag: 'true or false',
  word: 'a word',
  id: 'an id, which can only be looked up in a list',
};

const ARITHMETIC: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

const COMPARISONS: Readonly<Record<string, (left: Value, right: Value) => boolean>> = {
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '<': (left, right) => (left as number) < (right as number),
  '<=': (left, right) => (left as number) <= (right as number),
  '>': (left, right) => (left as number) > (right as number),
  '>=': (left, right) => (left as number) >= (right as number),
};
export const COMPARING = Object.keys(COMPARISONS);

export function want<Scene>(part: Part<Scene>, type: FactType): Part<Scene> {
  if (part.type === type) return part;
  throw new ExpressionFault(part.at, `this is ${TYPES[part.type]}; expected ${TYPES[type]}`);
}

/** One decisive operand settles the result, whatever the other is. */
export function joined<Scene>(sign: string, left: Part<Scene>, right: Part<Scene>): Part<Scene> {
  const decisive = sign === '||';
  const [one, other] = [want(left, 'flag').run, want(right, 'flag').run];
  const run: Run<Scene> = (scene) => {
    const first = one(scene);
    if (first === decisive) return decisive;
    const second = other(scene);
    return second === decisive || first !== null ? second : null;
  };
  return { type: 'flag', at: left.at, run };
}

/** A non-finite result, such as a division by zero, is unknown. */
export function calculated<Scene>(sign: string, left: Part<Scene>, right: Part<Scene>): Part<Scene> {
  const work = ARITHMETIC[sign] as (one: number, other: number) => number;
  const [one, other] = [want(left, 'number').run, want(right, 'number').run];
  const run: Run<Scene> = (scene) => {
    const first = one(scene);
    const second = other(scene);
    if (first === null || second === null) return null;
    const result = work(first as number, second as number);
    return Number.isFinite(result) ? result : null;
  };
  return { type: 'number', at: left.at, run };
}

/** Numbers are ordered; words and flags can only be equal or not. */
export function compared<Scene>(sign: string, left: Part<Scene>, right: Part<Scene>): Part<Scene> {
  const ordered = sign !== '==' && sign !== '!=';
  if (left.type === 'id') want(left, 'word');
  want(right, want(left, ordered ? 'number' : left.type).type);
  checkWord(right, left.words);
  checkWord(left, right.words);
  const holds = COMPARISONS[sign] as (one: Value, other: Value) => boolean;
  const [one, other] = [left.run, right.run];
  const run: Run<Scene> = (scene) => {
    const first = one(scene);
    const second = other(scene);
    return first === null || second === null ? null : holds(first, second);
  };
  return { type: 'flag', at: left.at, run };
}

/** The items are literals. */
export function oneOf<Scene>(left: Part<Scene>, items: readonly Part<Scene>[]): Part<Scene> {
  if (left.type === 'flag') {
    throw new ExpressionFault(left.at, 'this is true or false; expected a number or a word');
  }
  for (const item of items) checkWord(want(item, left.type), left.words);
  const listed = new Set<Value | undefined>(items.map(({ literal }) => literal));
  const run: Run<Scene> = (scene) => {
    const value = left.run(scene);
    return value === null ? null : listed.has(value);
  };
  return { type: 'flag', at: left.at, run };
}

export function negated<Scene>(sign: string, at: number, part: Part<Scene>): Part<Scene> {
  const { type, run: one } = want(part, sign === '!' ? 'flag' : 'number');
  const run: Run<Scene> = (scene) => {
    const value = one(scene);
    if (value === null) return null;
    return sign === '!' ? !value : -(value as number);
  };
  return { type, at, run };
}

/** Only the chosen side counts; without a condition that is known, neither does. */
export function chosen<Scene>(condition: Part<Scene>, yes: Part<Scene>, no: Part<Scene>): Part<Scene> {
  const { type, words } = yes;
  want(no, type);
  const decides = want(condition, 'flag').run;
  const run: Run<Scene> = (scene) => {
    const value = decides(scene);
    return value === null ? null : value ? yes.run(scene) : no.run(scene);
  };
  return { type, at: condition.at, run, ...(words && no.words ? { words: [...words, ...no.words] } : {}) };
}

type Callable = {
  /** The types of the arguments; the last one repeats up to `most`. */
  readonly takes: readonly FactType[];
  readonly most: number;
  readonly gives: FactType;
  readonly work: (values: readonly (number | boolean | string)[]) => Value;
};

const NUMBER = /^-?\d{1,15}(\.\d{1,10})?$/;

const CALLABLES: Readonly<Record<string, Callable>> = {
  min: {
    takes: ['number', 'number'],
    most: 8,
    gives: 'number',
    work: (all) => Math.min(...(all as number[])),
  },
  max: {
    takes: ['number', 'number'],
    most: 8,
    gives: 'number',
    work: (all) => Math.max(...(all as number[])),
  },
  number: {
    takes: ['word'],
    most: 1,
    gives: 'number',
    work: ([text]) => (NUMBER.test(String(text)) ? Number(text) : null),
  },
  contains: {
    takes: ['word', 'word'],
    most: 2,
    gives: 'flag',
    work: ([text, part]) => String(text).toLowerCase().includes(String(part).toLowerCase()),
  },
  similarity: {
    takes: ['word', 'word'],
    most: 2,
    gives: 'number',
    work: ([one, other]) => similarity(String(one), String(other)),
  },
};
export const CALLABLE_NAMES = Object.keys(CALLABLES);

/** A call with an unknown argument is unknown. */
export function called<Scene>(name: string, at: number, given: readonly Part<Scene>[]): Part<Scene> {
  const { takes, most, gives, work } = CALLABLES[name] as Callable;
  if (given.length < takes.length || given.length > most) {
    const count = takes.length === most ? String(most) : `${takes.length} to ${most}`;
    throw new ExpressionFault(at, `${name} takes ${count} value${most === 1 ? '' : 's'} in its parentheses`);
  }
  const runs = given.map((part, index) => want(part, takes[index] ?? (takes.at(-1) as FactType)).run);
  const run: Run<Scene> = (scene) => {
    const values: (number | boolean | string)[] = [];
    for (const one of runs) {
      const value = one(scene);
      if (value === null) return null;
      values.push(value);
    }
    return work(values);
  };
  return { type: gives, at, run };
}

function checkWord<Scene>(part: Part<Scene>, words: readonly string[] | undefined): void {
  if (typeof part.literal !== 'string' || !words || words.includes(part.literal)) return;
  throw new ExpressionFault(part.at, `"${part.literal}" is not one of ${words.join(', ')}`);
}
