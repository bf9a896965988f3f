import type { FormatTime } from './amount.ts';

/** Mails about a person's own access. */
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
 * The only mails with a link, because the link is their purpose. The link grants access, so these mails
 * cannot be read in the dashboard or API, and no account can switch them off.
 */
export const PERSONAL_TEXTS = {
  password_reset: {
    audience: 'members',
    personal: 'You received this because someone requested a new password for this address.',
    write: (params: PersonalParams['password_reset'], _sender: string, formatTime: FormatTime) => ({
      subject: 'Reset your password',
      paragraphs: [
        'Someone, probably you, asked to reset your dashboard password. Follow the link below to choose a new one. It works once.',
      ],
      facts: [['Works until', formatTime(params.expiresAt)]] as const,
      button: { label: 'Choose a new password', link: params.link },
      action: 'If this was not you, ignore this mail. Your password stays the same.',
    }),
  },
  invitation: {
    audience: 'members',
    personal: 'You received this because a member of the account invited this address.',
    write: (params: PersonalParams['invitation'], _sender: string, formatTime: FormatTime) => ({
      subject: `You are invited to ${params.account}`,
      paragraphs: [
        `A member of ${params.account} has invited you to join the account. Follow the link below to accept. It works once.`,
      ],
      facts: [
        ['Account', params.account],
        ['Role', params.role],
        ['Works until', formatTime(params.expiresAt)],
      ] as const,
      button: { label: 'Accept the invitation', link: params.link },
      action: 'If you do not know this account, ignore this mail.',
    }),
  },
} as const;
