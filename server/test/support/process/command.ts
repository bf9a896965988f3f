import { format } from 'node:util';
import { vi } from 'vitest';
import { run } from '#commands/program/program.ts';
import { TEST_SECRETS_KEY } from '#test/support/cli.ts';

export type Ended = {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Everything printed, stdout first and then stderr. */
  readonly output: string;
};

/**
 * Runs a command that ends by itself in this process: starting one takes half a second of a core and tests
 * nothing more. Use `startCli` to test the behaviour of a process.
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
