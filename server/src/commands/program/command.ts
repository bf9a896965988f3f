import { parseArgs } from 'node:util';

export type Environment = Readonly<Record<string, string | undefined>>;

type Option = {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** Placeholder of the value in the help. */
  readonly value?: string;
  readonly help: string;
};
type Options = Readonly<Record<string, Option>>;
type Value<One extends Option> = One['type'] extends 'boolean'
  ? boolean
  : One extends { readonly multiple: true }
    ? string[]
    : string;
type Given<Taken extends Options> = {
  readonly values: { readonly [Name in keyof Taken]?: Value<Taken[Name]> };
  readonly words: readonly string[];
  readonly environment: Environment;
};

/** The documentation of a command. */
export type About = {
  /** One line for the list of all commands. */
  readonly help: string;
  /** The arguments it accepts besides options. None if absent. */
  readonly words?: readonly string[];
  /** Without the leading `surety`. */
  readonly examples: readonly string[];
  /** The meaning of its exit codes, where there is more to say than done (0) and failed (1). */
  readonly answers?: string;
  /** The exit code when it could not do its work. Defaults to 1. */
  readonly cannot?: number;
};

export type Command = About & {
  readonly options: Options;
  readonly run: (args: string[], environment: Environment) => Promise<number>;
};

/** Each command imports what it needs, so that help does not have to load the service. */
export function command<const Taken extends Options>(
  { options, ...about }: About & { readonly options?: Taken },
  run: (given: Given<Taken>) => Promise<number>,
): Command {
  return {
    ...about,
    options: options ?? {},
    run(args, environment) {
      const { values, positionals: words } = parseArgs({
        args,
        options: options ?? {},
        allowPositionals: about.words !== undefined,
      });
      const { cell } = values as { readonly cell?: string };
      const chosen = cell === undefined ? environment : { ...environment, CELL: cell };
      return run({ values: values as Given<Taken>['values'], words, environment: chosen });
    },
  };
}

export const text = <const Name extends string>(value: Name, help: string) =>
  ({ type: 'string', value, help }) as const;
export const flag = (help: string) => ({ type: 'boolean', help }) as const;

/** Becomes a setting, so that the code that opens the database knows the cell. */
export const IN_CELL = { cell: text('NAME', 'only this cell, if there are several') };

export async function settings(environment: Environment) {
  const { readConfig } = await import('#settings/config.ts');
  return readConfig(environment);
}

/** Aborted by Ctrl-C or SIGTERM. */
export function onInterrupt(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
}
