import { command, flag, IN_CELL, settings } from './command.ts';
import type { Commands } from './help.ts';

export const PEOPLE: Commands = {
  privacy: command(
    {
      help: 'Print the list of erasures, and carry it out again after a restore.',
      words: ['erasures', 'replay <file>'],
      options: { ...IN_CELL },
      examples: ['privacy erasures', 'privacy replay /elsewhere/erasures.jsonl'],
      answers: '0 done, 1 some erasures are left: their agreements are not over',
    },
    async ({ words, environment }) => {
      const { managePrivacy } = await import('#commands/privacy.ts');
      return managePrivacy(await settings(environment), words);
    },
  ),
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
