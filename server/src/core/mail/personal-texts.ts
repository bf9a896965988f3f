import type { FormatTime } from './amount.ts';

/** Mails with a link or a code for one person. */
export type PersonalParams = {
  readonly password_reset: { readonly link: string; readonly expiresAt: string };
  readonly invitation: {
    readonly link: string;
    readonly account: string;
    readonly role: string;
    readonly expiresAt: string;
  };
  readonly confirmation_code: {
    readonly agreementId: string;
    readonly milestone: string;
    readonly amount: string;
    readonly code: string;
    readonly expiresAt: string;
  };
};

/**
 * The only mails with a link or a code, because that is their purpose. It grants access, so these mails
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
  confirmation_code: {
    audience: 'buyers',
    personal: 'You received this because a code for this step was requested on your page of the deal.',
    write: (params: PersonalParams['confirmation_code'], sender: string, formatTime: FormatTime) => ({
      subject: `${params.code} is your code to confirm “${params.milestone}”`,
      paragraphs: [
        `Enter this code on your page of the deal to confirm “${params.milestone}”. When both of you have confirmed, ${params.amount} goes to the seller.`,
      ],
      facts: [
        ['Code', params.code],
        ['Works until', formatTime(params.expiresAt)],
        ['Step', params.milestone],
        ['Amount', params.amount],
        ['Agreement', params.agreementId],
      ] as const,
      action: `Keep this code to yourself. ${sender} never asks for it. If you did not request it, do nothing.`,
    }),
  },
} as const;
