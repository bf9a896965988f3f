import { type Cli, startCli } from '#test/support/cli.ts';

/** One process of ours, over all its lives. */
export function keeper(args: readonly string[], up: RegExp, environment: Record<string, string>) {
  let current: Cli | null = null;
  return {
    running: () => current,
    start() {
      const started = startCli(args, environment);
      current = started;
      started.exited.then(() => {
        if (current === started) current = null;
      });
      return started.sees(up);
    },
  };
}
