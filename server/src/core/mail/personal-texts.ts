import { formatTime } from './amount.ts';

/** What people are told of their own way in. */
export type PersonalParams = {
  readonly password_reset: { readonly link: string; readonly expiresAt: string };
  readonly invitation: {
    readonly link: string;
    readonly account: string;
    readonly role: string;
    readonly expiresAt: string;
  };
};

/**
 * These are the only mails with a link, since the link is what they are for. Whoever has it gets in: nobody
 * else can read such a mail here, and no account switches it off.
 */
export const PERSONAL_TEXTS = {
  password_reset: {
    audience: 'members',
    personal: 'You get this because somebody asked for a new password for this address.',
    write: (params: PersonalParams['password_reset']) => ({
      subject: 'A new password',
      paragraphs: [
        'Somebody, probably you, wants to choose a new password for the dashboard. Open the address below to do so. It works once.',
      ],
      facts: [
        ['Address', params.link],
        ['Works until', formatTime(params.expiresAt)],
      ] as const,
      action: 'If it was not you, do nothing: your password stays as it is.',
    }),
  },
  invitation: {
    audience: 'members',
    personal: 'You get this because a member of the account typed this address.',
    write: (params: PersonalParams['invitation']) => ({
      subject: `You are invited to ${params.account}`,
      paragraphs: [
        `Somebody of ${params.account} invites you to work with them. The address below lets you in once.`,
      ],
      facts: [
        ['Account', params.account],
        ['Role', params.role],
        ['Address', params.link],
        ['Works until', formatTime(params.expiresAt)],
      ] as const,
      action: 'If you do not know them, do nothing.',
    }),
  },
} as const;
