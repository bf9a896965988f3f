import { command, flag, settings } from './command.ts';
import type { Commands } from './help.ts';

export const PEOPLE: Commands = {
  invite: command(
    {
      help: 'Invite someone to sign up when SIGNUP is invited.',
      words: ['<e-mail address>'],
      examples: ['invite ada@example.com'],
    },
    async ({ words, environment }) => {
      const { invite } = await import('#commands/sign-up/invite.ts');
      return invite(await settings(environment), words);
    },
  ),
  password: command(
    {
      help: 'Print a one-time link for a new password.',
      words: ['<e-mail address>'],
      options: { 'forget-factors': flag('also remove their second factors') },
      examples: ['password ada@example.com', 'password ada@example.com --forget-factors'],
    },
    async ({ values, words, environment }) => {
      const { password } = await import('#commands/sign-up/password.ts');
      return password(await settings(environment), words, values['forget-factors'] ?? false);
    },
  ),
};
