import { command, flag, onInterrupt } from './command.ts';
import { readOwnClient, savedCredentials } from './developers.ts';
import type { Commands } from './help.ts';

const PRUNE = { prune: flag('also remove webhooks and list entries that the file does not have') };

/** Commands that call a running service and need more than `@surety/cli` contains. */
export const AGENTS: Commands = {
  diff: command(
    {
      help: 'Show what `surety apply` would change. Changes nothing.',
      words: ['<file>'],
      options: PRUNE,
      examples: ['diff surety.yaml', 'diff surety.yaml --prune'],
      answers: '0 nothing to change, 1 there are differences, 2 could not compare',
      cannot: 2,
    },
    async ({ values, words, environment }) => {
      readOwnClient();
      const { diffConfiguration } = await import('#commands/apply/apply.ts');
      const options = { prune: values.prune ?? false };
      return diffConfiguration(await savedCredentials(environment), words, options);
    },
  ),
  apply: command(
    {
      help: 'Set webhooks, risk lists and policies as a file says. A second time changes nothing.',
      words: ['<file>'],
      options: PRUNE,
      examples: ['apply surety.yaml', 'apply surety.yaml --prune'],
    },
    async ({ values, words, environment }) => {
      readOwnClient();
      const { applyConfiguration } = await import('#commands/apply/apply.ts');
      const options = { prune: values.prune ?? false };
      return applyConfiguration(await savedCredentials(environment), words, options);
    },
  ),
  mcp: command(
    {
      help: 'Offer the account as tools to an agent, over standard input and output (MCP).',
      options: { 'show-personal': flag('answer with personal data instead of masking it') },
      examples: ['mcp', 'mcp --show-personal'],
    },
    async ({ values, environment }) => {
      const { serveMcp } = await import('#commands/mcp.ts');
      const options = { showPersonal: values['show-personal'] ?? false };
      return serveMcp(await savedCredentials(environment), options, onInterrupt());
    },
  ),
};
