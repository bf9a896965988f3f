/**
 * The kinds of values in an event. There are few of them, so that everything can be derived from one table:
 * the TypeScript types here, the API schemas in http.
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
  /** Strings under keys that the caller chooses. */
  | 'named texts'
  | { readonly oneOf: readonly string[] }
  | { readonly someOf: readonly string[] }
  | { readonly listOf: Fields }
  /** A field that events from older versions lack. */
  | { readonly added: FieldKind }
  /** A field of agreements that use an option. */
  | { readonly optional: FieldKind };

export const NAME_MATCH = { oneOf: ['match', 'close', 'mismatch', 'unknown'] } as const;

/** The caller's own reference and metadata. */
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
          : Kind extends { readonly optional: infer Chosen }
            ? ValueOf<Chosen>
            : never;

type Optional<Shape extends Fields> = {
  [Field in keyof Shape]: Shape[Field] extends { readonly optional: unknown } ? Field : never;
}[keyof Shape];

/** For an empty set of fields the compiler would accept any object, so that case is spelled out. */
export type ValuesOf<Shape extends Fields> = keyof Shape extends never
  ? Readonly<Record<string, never>>
  : { readonly [Field in Exclude<keyof Shape, Optional<Shape>>]: ValueOf<Shape[Field]> } & {
      readonly [Field in Optional<Shape>]?: ValueOf<Shape[Field]>;
    };
