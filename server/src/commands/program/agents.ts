import { command, flag, onInterrupt } from './command.ts';
import type { Commands } from './help.ts';

/** Commands for programs that act on behalf of people. */
export const AGENTS: Commands = {
  mcp: command(
    {
      help: 'Offer the account as tools to an agent, over standard input and output (MCP).',
      options: { 'show-personal': flag('answer with personal data instead of masking it') },
      examples: ['mcp', 'mcp --show-personal'],
    },
    async ({ values, environment }) => {
      const { readCredentials } = await import('#commands/credentials.ts');
      const { serveMcp } = await import('#commands/mcp.ts');
      const options = { showPersonal: values['show-personal'] ?? false };
      return serveMcp(await readCredentials(environment), options, onInterrupt());
    },
  ),
};
