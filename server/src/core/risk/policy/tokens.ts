/** What is wrong with an expression, and at which character, counted from 1. */
export class ExpressionFault extends Error {
  readonly at: number;

  constructor(at: number, message: string) {
    super(message);
    this.name = 'ExpressionFault';
    this.at = at + 1;
  }
}

export type Token = {
  readonly kind: 'number' | 'text' | 'name' | 'sign' | 'end';
  readonly text: string;
  /** Where it begins, counted from 0. */
  readonly at: number;
};

/** What one expression may be, so that reading and running it are bounded by these alone. */
export const EXPRESSION_LIMITS = { characters: 500, depth: 20, listed: 50, digits: 15 } as const;

/** One alternative a kind of token; two signs before one, so that <= is not < and =. */
const TOKEN =
  /(?<number>\d+(?:\.\d+)?)|(?<text>'[^'\\]*'|"[^"\\]*")|(?<name>[A-Za-z_]\w*)|(?<sign>&&|\|\||[=!<>]=|[-+*/<>!()[\],])|(?<gap>\s+)/y;

export function tokensOf(source: string): Token[] {
  const { characters, digits } = EXPRESSION_LIMITS;
  if (source.length > characters) {
    throw new ExpressionFault(characters, `an expression may have at most ${characters} characters`);
  }
  const tokens: Token[] = [];
  for (let at = 0; at < source.length; ) {
    TOKEN.lastIndex = at;
    const { groups, 0: text = '' } = TOKEN.exec(source) ?? {};
    if (!groups) throw new ExpressionFault(at, `${JSON.stringify(source[at])} means nothing here`);
    const kind = (['number', 'text', 'name', 'sign'] as const).find((one) => groups[one] !== undefined);
    if (kind === 'number' && text.length > digits) {
      throw new ExpressionFault(at, `a number may have at most ${digits} digits`);
    }
    if (kind) tokens.push({ kind, text: kind === 'text' ? text.slice(1, -1) : text, at });
    at += text.length;
  }
  return [...tokens, { kind: 'end', text: 'the end', at: source.length }];
}
