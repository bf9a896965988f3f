import { type Cli, startCli } from '#test/support/cli.ts';

/** One process of the service, across restarts. */
export function keeper(args: readonly string[], up: RegExp, environment: Record<string, string>) {
  let current: Cli | null = null;
  const lives: Cli[] = [];
  return {
    running: () => current,
    /** Every line with this text that the process wrote, across restarts. */
    wrote: (text: string) =>
      lives
        .flatMap((cli) => `${cli.stdout()}\n${cli.stderr()}`.split('\n'))
        .filter((line) => line.includes(text)),
    start() {
      const started = startCli(args, environment);
      current = started;
      lives.push(started);
      started.exited.then(() => {
        if (current === started) current = null;
      });
      return started.sees(up);
    },
  };
}
