import { parseArgs } from 'node:util';

export type Environment = Readonly<Record<string, string | undefined>>;

type Option = {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** What stands for the value in the help. */
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

/** What a command says of itself. */
export type About = {
  /** One line, for the list of all commands. */
  readonly help: string;
  /** What may follow its name besides options; without it nothing may. */
  readonly words?: readonly string[];
  /** What one types, after `surety`. */
  readonly examples: readonly string[];
  /** What its exit codes say, where that is more than done (0) and not done (1). */
  readonly answers?: string;
  /** What it answers when it could not do what was asked: 1, unless that says something else. */
  readonly cannot?: number;
};

export type Command = About & {
  readonly options: Options;
  readonly run: (args: string[], environment: Environment) => Promise<number>;
};

/** Each command loads what it needs: whoever asks for help need not wait for the service to be read. */
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

/** Where there are several. It becomes a setting, so that whoever opens the database knows. */
export const IN_CELL = { cell: text('NAME', 'in this cell alone, where there are several') };

/** The settings, for the commands that need them. */
export async function settings(environment: Environment) {
  const { readConfig } = await import('#settings/config.ts');
  return readConfig(environment);
}

/** Aborted by Ctrl-C, or by whoever stops the process. */
export function onInterrupt(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop.signal;
}
