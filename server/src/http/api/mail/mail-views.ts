import { z } from 'zod';
import { messageOf } from '#actions/mail/send-mail.ts';
import { addressOfLogo } from '#actions/parties/platform.ts';
import { AUDIENCES } from '#core/mail/message.ts';
import { MAIL_STATES } from '#core/mail/outbox.ts';
import { MAIL_KINDS, personalReason } from '#core/mail/texts.ts';
import { timestamp } from '#http/pipeline/schemas.ts';
import type { MailSettings } from '#store/mail/mail-settings.ts';
import type { Mail, OpenedMail } from '#store/mail/mails.ts';

export const SettingsView = z
  .object({
    configured: z
      .boolean()
      .meta({ description: 'False when the service has no mail server and sends nothing' }),
    senderName: z.string().nullable().meta({ description: 'Null means the name of the account' }),
    timeZone: z.string().nullable().meta({ description: 'Of the times in mails. Null means Africa/Lagos' }),
    color: z.string().nullable().meta({
      description: 'Of buttons on the pages for buyers and sellers. Null means the default',
    }),
    logo: z.string().nullable().meta({
      description: 'On the pages for buyers and sellers: a PNG or JPEG of at most 4 kB, as a `data:` URL',
    }),
    buyers: z.boolean().meta({ description: 'True when buyers are notified by mail' }),
    sellers: z.boolean().meta({ description: 'True when sellers are notified by mail' }),
    members: z.boolean().meta({ description: 'True when the members concerned are notified by mail' }),
    bounces: z.object({ refused: z.int(), givenUp: z.int() }).meta({
      description:
        'In the last 30 days: mails that the mail server refused, and mails that could not be ' +
        'delivered to it',
    }),
  })
  .meta({ id: 'MailSettings' });

const mailFields = {
  id: z.string(),
  type: z.enum(MAIL_KINDS),
  audience: z.enum(AUDIENCES),
  agreementId: z.string().nullable(),
  recipient: z.string().meta({ description: 'Masked: the first letter and the domain' }),
  status: z.enum(MAIL_STATES).meta({
    description:
      '`REFUSED`: a bounce. `GIVEN_UP`: the mail server was unreachable for three days. `DROPPED`: not ' +
      'sent, ' +
      'see `reply`. `KEPT`: belongs to a test environment, which never sends mail',
  }),
  attempts: z.int(),
  reply: z.string().nullable().meta({
    description:
      'The reply code of the mail server, or why it was not sent: `limit`, `overtaken`, `switched_off`',
  }),
  messageId: z.string().meta({ description: 'The part of the Message-ID before the @' }),
  createdAt: timestamp,
  settledAt: timestamp.nullable(),
};
export const MailView = z.object(mailFields).meta({ id: 'Mail' });
export const MailDetailView = z
  .object({
    ...mailFields,
    content: z
      .object({ subject: z.string(), text: z.string(), html: z.string() })
      .nullable()
      .meta({
        description:
          'Null once it is sent, and for mail that is confidential to its recipient. Mail of a test ' +
          'environment stays readable for seven days',
      }),
  })
  .meta({ id: 'MailDetail' });

export function viewSettings(
  settings: MailSettings & Pick<z.output<typeof SettingsView>, 'configured' | 'bounces'>,
): z.output<typeof SettingsView> {
  const { configured, senderName, timeZone, color, buyers, sellers, members, bounces } = settings;
  const logo = settings.logo && addressOfLogo(settings.logo);
  return { configured, senderName, timeZone, color, logo, buyers, sellers, members, bounces };
}

export function viewMail(mail: Mail): z.output<typeof MailView> {
  const { id, kind, audience, agreementId, recipient, state, attempts, reply, cause, createdAt } = mail;
  return {
    id,
    type: kind,
    audience,
    agreementId,
    recipient,
    status: state,
    attempts,
    reply,
    messageId: cause,
    createdAt: createdAt.toISOString(),
    settledAt: mail.settledAt?.toISOString() ?? null,
  };
}

export function viewDetail(mail: OpenedMail): z.output<typeof MailDetailView> {
  // The content of such a mail would let its reader act as the recipient.
  if (mail.content === null || personalReason(mail.kind)) return { ...viewMail(mail), content: null };
  const { subject, text, html } = messageOf(mail, mail.content);
  return { ...viewMail(mail), content: { subject, text, html } };
}
