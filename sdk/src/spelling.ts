/** Version 0.1.0 named these parameters in snake_case; the API accepts both spellings. */
export type EitherCase<Params> = Params | SnakeCase<Params>;

type SnakeCase<Value> = Value extends Date | readonly unknown[]
  ? Value
  : Value extends object
    ? { [Name in keyof Value as Name extends string ? Snake<Name> : Name]: SnakeCase<Value[Name]> }
    : Value;

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Snake<Rest>}`
    : `_${Lowercase<First>}${Snake<Rest>}`
  : Name;
