/**
 * What a field of an event may hold. The words are few, so that everything that has to know the fields can
 * follow from one table: the compiler's types here, the schemas of the API in http.
 */
export type FieldKind =
  | 'text'
  | 'text or null'
  /** In the smallest unit of the currency. */
  | 'amount'
  | 'amount or null'
  | 'integer'
  /** Between 0 and 1. */
  | 'share'
  | 'flag'
  | 'texts'
  /** Texts, each under a name of the caller's own. */
  | 'named texts'
  | { readonly oneOf: readonly string[] }
  | { readonly someOf: readonly string[] }
  | { readonly listOf: Fields }
  /** A field that events of older versions do not have. */
  | { readonly added: FieldKind };

/** What the caller calls a thing, and has put to it. */
export const CALLER_METADATA = {
  reference: { added: 'text or null' },
  metadata: { added: 'named texts' },
} as const;

export type Fields = { readonly [name: string]: FieldKind };

type NamedValues = {
  text: string;
  'text or null': string | null;
  amount: number;
  'amount or null': number | null;
  integer: number;
  share: number;
  flag: boolean;
  texts: readonly string[];
  'named texts': Readonly<Record<string, string>>;
};

type ValueOf<Kind> = Kind extends keyof NamedValues
  ? NamedValues[Kind]
  : Kind extends { readonly oneOf: readonly (infer Word)[] }
    ? Word
    : Kind extends { readonly someOf: readonly (infer Word)[] }
      ? readonly Word[]
      : Kind extends { readonly listOf: infer Shape extends Fields }
        ? readonly ValuesOf<Shape>[]
        : Kind extends { readonly added: infer Later }
          ? ValueOf<Later>
          : never;

/** Of no fields at all the compiler would take any object for the values, so they are named: none. */
export type ValuesOf<Shape extends Fields> = keyof Shape extends never
  ? Readonly<Record<string, never>>
  : { readonly [Field in keyof Shape]: ValueOf<Shape[Field]> };
