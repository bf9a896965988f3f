import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

export type Command = {
  readonly help: string;
  /** What it answers when it could not do what was asked: 1, unless that says something else. */
  readonly cannot: number;
  readonly run: (args: string[]) => Promise<number>;
};
type Given<Options extends ParseArgsOptionsConfig> = {
  readonly values: ReturnType<typeof parseArgs<{ options: Options }>>['values'];
  readonly words: readonly string[];
};

/** Each command loads what it needs: whoever asks for help need not wait for the service to be read. */
export function command<const Options extends ParseArgsOptionsConfig>(
  help: string,
  { options, words = false, cannot = 1 }: { options?: Options; words?: boolean; cannot?: number },
  run: (given: Given<Options>) => Promise<number>,
): Command {
  return {
    help,
    cannot,
    run(args) {
      const { values, positionals } = parseArgs({ args, options: options ?? {}, allowPositionals: words });
      return run({ values: values as Given<Options>['values'], words: positionals });
    },
  };
}

export const TEXT = { type: 'string' } as const;
export const FLAG = { type: 'boolean' } as const;
export const WORDS = { words: true } as const;
