import { format } from 'node:util';
import { vi } from 'vitest';
import { run } from '#commands/program/program.ts';
import { TEST_SECRETS_KEY } from '#test/support/cli.ts';

export type Ended = {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** All that it printed, what it said of trouble last. */
  readonly output: string;
};

/**
 * A command that does something and ends, in this process: to start one of its own takes half a second of a
 * core, which says nothing new about what the command does. `startCli` is for what a process is.
 */
export async function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const written = { log: '', error: '' };
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((...words: unknown[]) => {
      written[stream] += `${format(...words)}\n`;
    }),
  );
  try {
    const code = await run(args, { SECRETS_KEY: TEST_SECRETS_KEY, ...environment });
    const { log: stdout, error: stderr } = written;
    return { code, stdout, stderr, output: stdout + stderr };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
