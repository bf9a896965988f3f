/** An error in an expression, with its character position counted from 1. */
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
  /** The start position, counted from 0. */
  readonly at: number;
};

/** Limits of one expression, which bound the cost of parsing and running it. */
export const EXPRESSION_LIMITS = { characters: 500, depth: 20, listed: 50, digits: 15 } as const;

/** One alternative per kind of token; longer operators first, so that <= is not read as < and =. */
const TOKEN =
  /(?<number>\d+(?:\.\d+)?)|(?<text>'[^'\\]*'|"[^"\\]*")|(?<name>[A-Za-z_]\w*)|(?<sign>&&|\|\||[=!<>]=|[-+*/<>!()[\],.?:@])|(?<gap>\s+)/y;

export function tokensOf(source: string): Token[] {
  const { characters, digits } = EXPRESSION_LIMITS;
  if (source.length > characters) {
    throw new ExpressionFault(characters, `an expression can have at most ${characters} characters`);
  }
  const tokens: Token[] = [];
  for (let at = 0; at < source.length; ) {
    TOKEN.lastIndex = at;
    const { groups, 0: text = '' } = TOKEN.exec(source) ?? {};
    if (!groups) throw new ExpressionFault(at, `${JSON.stringify(source[at])} is not allowed here`);
    const kind = (['number', 'text', 'name', 'sign'] as const).find((one) => groups[one] !== undefined);
    if (kind === 'number' && text.length > digits) {
      throw new ExpressionFault(at, `a number can have at most ${digits} digits`);
    }
    if (kind) tokens.push({ kind, text: kind === 'text' ? text.slice(1, -1) : text, at });
    at += text.length;
  }
  return [...tokens, { kind: 'end', text: 'the end', at: source.length }];
}
