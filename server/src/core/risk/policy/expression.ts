import type { ListLookup } from '#core/risk/lists.ts';
import { nearest } from '#core/spelling.ts';
import { AGGREGATE_LIMITS, AGGREGATORS, type Aggregate, type Aggregator, SUMMED } from './aggregates.ts';
import {
  CALLABLE_NAMES,
  COMPARING,
  calculated,
  called,
  chosen,
  compared,
  type FactType,
  joined,
  negated,
  oneOf,
  type Part,
  type Value,
  want,
} from './parts.ts';
import { EXPRESSION_LIMITS, ExpressionFault, type Token, tokensOf } from './tokens.ts';

export type Fact<Scene> = {
  readonly type: FactType;
  readonly description: string;
  readonly read: (scene: Scene) => Value;
  /** The possible values of a word, for catching typos; absent when there are too many to list. */
  readonly words?: readonly string[];
};

type Lists<Scene> = {
  readonly isListed: (scene: Scene, lookup: ListLookup) => boolean | null;
  /** Returns why a fact cannot be looked up in a list, or null if it can. */
  readonly refusal: (lookup: ListLookup) => string | null;
};

type Vocabulary<Scene> = {
  readonly facts: Readonly<Record<string, Fact<Scene>>>;
  /** The caller's own texts: `metadata.name` or `metadata['any name']`. */
  readonly texts?: Readonly<Record<string, (scene: Scene, name: string) => string | null>>;
  /** Names excluded on purpose, with the reason. */
  readonly leftOut: Readonly<Record<string, string>>;
  /** Ids that can only be looked up in lists: `user in @partners`. */
  readonly ids?: readonly string[];
  readonly lists?: Lists<Scene>;
  readonly aggregates?: (scene: Scene, aggregate: Aggregate) => number | null;
};

/**
 * Compiles a rule expression, in a small typed subset of CEL, the Common Expression Language. An expression
 * is parsed and checked once, when it is saved, and becomes nested functions; none of it is ever passed to a
 * JavaScript interpreter. It has no loops or regular expressions and a few functions of its own, so its
 * running time is linear in its length and in that of the texts, and it can only name the facts in its table.
 * The result is null when it depends on unknown facts. `onRead` hears of each fact that it names.
 */
export function compile<Scene>(source: string, vocabulary: Vocabulary<Scene>, onRead: OnRead = () => {}) {
  return new Reader(tokensOf(source), vocabulary, onRead).whole() as (scene: Scene) => boolean | null;
}

/** `key` is the name of one of the caller's own texts; `use` is set for a list or an aggregate. */
export type OnRead = (
  name: string,
  key?: string,
  use?: { readonly lookup: ListLookup } | { readonly aggregate: Aggregate },
) => void;

/** A longer text is not a mistyped name and not worth the search. */
const LONGEST_NAME = 40;

const isFlag = (text: string) => text === 'true' || text === 'false';

/** A recursive-descent parser, with one method per precedence level, lowest first. */
class Reader<Scene> {
  readonly #tokens: readonly Token[];
  readonly #vocabulary: Vocabulary<Scene>;
  readonly #onRead: OnRead;
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], vocabulary: Vocabulary<Scene>, onRead: OnRead) {
    this.#tokens = tokens;
    this.#vocabulary = vocabulary;
    this.#onRead = onRead;
  }

  whole(): (scene: Scene) => Value {
    const { run } = want(this.#choice(), 'flag');
    if (this.#peek().kind !== 'end') throw this.#misplaced(this.#peek());
    return run;
  }

  #peek(): Token {
    return this.#tokens[this.#next] as Token;
  }

  #take(): Token {
    const token = this.#peek();
    if (token.kind !== 'end') this.#next += 1;
    return token;
  }

  #isSign(signs: readonly string[]): boolean {
    return this.#peek().kind === 'sign' && signs.includes(this.#peek().text);
  }

  #expect(sign: string): void {
    if (!this.#isSign([sign])) {
      throw new ExpressionFault(this.#peek().at, `${sign} is missing before ${this.#peek().text}`);
    }
    this.#take();
  }

  #misplaced({ kind, text, at }: Token): ExpressionFault {
    const message = kind === 'end' ? 'the expression is incomplete' : `${text} does not belong here`;
    return new ExpressionFault(at, message);
  }

  /** Parses a left-associative chain of operators of equal precedence. */
  #chain(
    signs: readonly string[],
    parse: () => Part<Scene>,
    join: (sign: string, left: Part<Scene>, right: Part<Scene>) => Part<Scene>,
  ): Part<Scene> {
    let left = parse();
    while (this.#isSign(signs)) left = join(this.#take().text, left, parse());
    return left;
  }

  #choice(): Part<Scene> {
    const condition = this.#either();
    if (!this.#isSign(['?'])) return condition;
    this.#take();
    const yes = this.#deeper(() => this.#choice());
    this.#expect(':');
    return chosen(
      condition,
      yes,
      this.#deeper(() => this.#choice()),
    );
  }

  #either(): Part<Scene> {
    return this.#chain(['||'], () => this.#chain(['&&'], () => this.#comparison(), joined), joined);
  }

  #comparison(): Part<Scene> {
    const left = this.#sum();
    if (this.#peek().kind === 'name' && this.#peek().text === 'in') return this.#listed(left);
    if (!this.#isSign(COMPARING)) return left;
    const part = compared(this.#take().text, left, this.#sum());
    if (this.#isSign(COMPARING)) {
      throw new ExpressionFault(this.#peek().at, 'comparisons cannot be chained; join them with &&');
    }
    return part;
  }

  #listed(left: Part<Scene>): Part<Scene> {
    this.#take();
    if (this.#isSign(['@'])) return this.#inList(left);
    this.#expect('[');
    const items = [this.#literal()];
    while (this.#isSign([','])) {
      this.#take();
      items.push(this.#literal());
    }
    this.#expect(']');
    if (items.length > EXPRESSION_LIMITS.listed) {
      throw new ExpressionFault(left.at, `a list may have at most ${EXPRESSION_LIMITS.listed} items`);
    }
    return oneOf(left, items);
  }

  #inList({ source, at }: Part<Scene>): Part<Scene> {
    this.#take();
    const name = this.#take();
    const { lists } = this.#vocabulary;
    if (name.kind !== 'name' || !lists) throw this.#misplaced(name);
    if (source === undefined) throw new ExpressionFault(at, 'only a single fact can be looked up in a list');
    const lookup = { source, list: name.text };
    const refusal = lists.refusal(lookup);
    if (refusal) throw new ExpressionFault(name.at, refusal);
    this.#onRead(source, undefined, { lookup });
    return { type: 'flag', at, run: (scene) => lists.isListed(scene, lookup) };
  }

  #sum(): Part<Scene> {
    return this.#chain(
      ['+', '-'],
      () => this.#chain(['*', '/'], () => this.#unary(), calculated),
      calculated,
    );
  }

  #unary(): Part<Scene> {
    if (!this.#isSign(['!', '-'])) return this.#primary();
    const { text, at } = this.#take();
    return negated(
      text,
      at,
      this.#deeper(() => this.#unary()),
    );
  }

  #primary(): Part<Scene> {
    if (this.#isSign(['('])) {
      this.#take();
      const inner = this.#deeper(() => this.#choice());
      this.#expect(')');
      return inner;
    }
    const { kind, text } = this.#peek();
    return kind === 'name' && !isFlag(text) ? this.#named() : this.#literal();
  }

  /** Every recursion goes through here, to limit the depth. */
  #deeper(parse: () => Part<Scene>): Part<Scene> {
    this.#depth += 1;
    if (this.#depth > EXPRESSION_LIMITS.depth) {
      const message = `an expression may be nested at most ${EXPRESSION_LIMITS.depth} deep`;
      throw new ExpressionFault(this.#peek().at, message);
    }
    const part = parse();
    this.#depth -= 1;
    return part;
  }

  #literal(): Part<Scene> {
    const negative = this.#isSign(['-']) && this.#take();
    const token = this.#take();
    const { kind, text, at } = token;
    const constant = (type: FactType, value: number | boolean | string) => ({
      type,
      at,
      literal: value,
      run: () => value,
    });
    if (kind === 'number') return constant('number', negative ? -Number(text) : Number(text));
    if (kind === 'text' && !negative) return constant('word', text);
    if (isFlag(text) && !negative) return constant('flag', text === 'true');
    throw this.#misplaced(token);
  }

  #named(): Part<Scene> {
    const token = this.#take();
    if (!this.#isSign(['('])) {
      const { text: source, at } = token;
      const isId = this.#vocabulary.ids?.includes(source);
      return isId ? { type: 'id', at, source, run: () => null } : this.#fact(token);
    }
    if (token.text === 'known') {
      this.#take();
      const { run } = this.#fact(this.#take());
      this.#expect(')');
      return { type: 'flag', at: token.at, run: (scene) => run(scene) !== null };
    }
    const kind = AGGREGATORS.find((one) => one === token.text);
    if (kind && this.#vocabulary.aggregates) return this.#aggregate(kind, token);
    if (CALLABLE_NAMES.includes(token.text)) return this.#call(token);
    if (Object.hasOwn(this.#vocabulary.facts, token.text)) throw this.#misplaced(this.#peek());
    throw this.#unknown(token, 'function', ['known', ...AGGREGATORS, ...CALLABLE_NAMES]);
  }

  #aggregate(kind: Aggregator, { at }: Token): Part<Scene> {
    this.#take();
    let of: string | null = null;
    if (kind === 'sum') {
      const summed = this.#take();
      if (!SUMMED.includes(summed.text)) {
        throw new ExpressionFault(summed.at, `only ${SUMMED.join(' or ')} can be summed`);
      }
      of = summed.text;
    } else if (kind === 'distinct') of = this.#identity();
    if (of !== null) this.#expect(',');
    const by = this.#identity();
    this.#expect(',');
    const hours = this.#literal();
    const { hours: most } = AGGREGATE_LIMITS;
    const length = hours.literal;
    if (typeof length !== 'number' || !Number.isInteger(length) || length < 1 || length > most) {
      throw new ExpressionFault(hours.at, `the hours must be a whole number from 1 to ${most}`);
    }
    this.#expect(')');
    const aggregate = { kind, of, by, hours: length };
    this.#onRead(kind, undefined, { aggregate });
    const read = this.#vocabulary.aggregates;
    return { type: 'number', at, run: (scene) => read?.(scene, aggregate) ?? null };
  }

  /** Something of which there are many, such as users: a kind of network would count everybody. */
  #identity(): string {
    const { at } = this.#peek();
    const { ids = [], texts = {} } = this.#vocabulary;
    const part = this.#peek().kind === 'name' ? this.#named() : undefined;
    const source = part?.source ?? '';
    if (ids.includes(source) || Object.hasOwn(texts, source.split('.', 1)[0] ?? '')) return source;
    const names = [...ids, ...Object.keys(texts).map((text) => `${text}.name`)];
    throw new ExpressionFault(at, `expected one of ${names.join(', ')}`);
  }

  #call({ text, at }: Token): Part<Scene> {
    this.#take();
    const given = [this.#deeper(() => this.#choice())];
    while (this.#isSign([','])) {
      this.#take();
      given.push(this.#deeper(() => this.#choice()));
    }
    this.#expect(')');
    return called(text, at, given);
  }

  #fact(token: Token): Part<Scene> {
    const { kind, text, at } = token;
    const { facts, leftOut, texts } = this.#vocabulary;
    if (kind === 'name' && texts && Object.hasOwn(texts, text)) return this.#text(token);
    const fact = kind === 'name' && Object.hasOwn(facts, text) ? facts[text] : undefined;
    if (fact) {
      this.#onRead(text);
      const named = fact.type === 'word' ? { source: text } : {};
      return { type: fact.type, at, run: fact.read, words: fact.words, ...named };
    }
    if (Object.hasOwn(leftOut, text)) {
      throw new ExpressionFault(at, `${text} is excluded on purpose: ${leftOut[text]}`);
    }
    throw this.#unknown(token, 'fact', Object.keys(facts));
  }

  /** Reads the name of one of the caller's own texts, after a point or in brackets. */
  #text({ text, at }: Token): Part<Scene> {
    const inBrackets = this.#isSign(['[']);
    if (!inBrackets) this.#expect('.');
    else this.#take();
    const name = this.#take();
    if (name.kind !== (inBrackets ? 'text' : 'name')) throw this.#misplaced(name);
    if (inBrackets) this.#expect(']');
    const read = this.#vocabulary.texts?.[text];
    this.#onRead(text, name.text);
    const source = `${text}.${name.text}`;
    return { type: 'word', at, source, run: (scene) => read?.(scene, name.text) ?? null };
  }

  #unknown({ text, at }: Token, what: string, names: readonly string[]): ExpressionFault {
    const meant = text.length > LONGEST_NAME ? undefined : nearest(text, names, 3);
    return new ExpressionFault(at, `there is no ${what} ${text}${meant ? `; did you mean ${meant}?` : ''}`);
  }
}
