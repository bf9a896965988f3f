import { z } from 'zod';
import { wholeNumber } from './kinds.ts';

const ON_THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];
const ADDRESS = /^[^\s@<>",;:\\]{1,64}@[a-z0-9.-]{1,255}$/i;

const smtpUrl = z
  .string()
  .refine((value) => /^smtps?:\/\//.test(value) && URL.canParse(value), {
    error:
      'must be a URL that begins with smtps:// or smtp://; characters such as @ / : # % in a password must be percent-encoded',
    abort: true,
  })
  .transform((value) => new URL(value))
  .refine((url) => url.hostname !== '', { error: 'has no host', abort: true })
  .refine((url) => ['', '?tls=off'].includes(url.search) && ['', '/'].includes(url.pathname), {
    error: 'may have nothing after the host except ?tls=off',
  })
  .refine((url) => url.protocol === 'smtp:' || url.search === '', {
    error: 'cannot be smtps:// with tls=off',
  })
  .refine((url) => (url.username === '') === (url.password === ''), {
    error: 'must have a user and a password, or neither',
  })
  .optional();

const mailFrom = z
  .string()
  .regex(ADDRESS, 'must be an e-mail address such as escrow@example.com, without a name')
  .optional();

export const MAIL_SETTINGS = {
  SMTP_URL: {
    schema: smtpUrl,
    help: 'The mail server, smtps://user:password@host or smtp://',
    fallback: '',
    secret: true,
    unset: 'mail is off and no notifications are sent',
  },
  MAIL_FROM: {
    schema: mailFrom,
    help: 'The sender address of mails; the sender name is each account’s own',
    fallback: '',
  },
  MAIL_PER_DAY: {
    schema: wholeNumber(1, 10_000_000).default(10_000),
    help: 'How many mails one account may cause per UTC day',
    fallback: '10000',
  },
} as const;

export type MailValues = { readonly SMTP_URL: URL | undefined; readonly MAIL_FROM: string | undefined };

export function mailMistakes({
  SMTP_URL: url,
  MAIL_FROM: from,
}: Readonly<Record<string, unknown>>): string[] {
  if (url && !from) return ['SMTP_URL is set but MAIL_FROM is not'];
  return from && !url ? ['MAIL_FROM is set but SMTP_URL is not'] : [];
}

/** The settings of the mail server; null when there is none. */
export function smtpSettings({ SMTP_URL: url, MAIL_FROM: from }: MailValues) {
  if (!url || !from) return null;
  const implicit = url.protocol === 'smtps:';
  const open = url.search === '?tls=off' || ON_THIS_MACHINE.includes(url.hostname);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (implicit ? 465 : 587) : Number(url.port),
    tls: implicit ? ('implicit' as const) : open ? ('none' as const) : ('starttls' as const),
    login:
      url.username === ''
        ? null
        : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    from,
  };
}
