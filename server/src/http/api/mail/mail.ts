import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { changeMailSettings } from '#actions/mail/change-mail-settings.ts';
import { MAIL_STATES } from '#core/mail/outbox.ts';
import { MAIL_KINDS } from '#core/mail/texts.ts';
import { MAX_LOGO_FILE_BYTES } from '#core/parties/logo.ts';
import { Problem } from '#core/problem.ts';
import { canonicalTimeZone, isTimeZone } from '#core/time-zone.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { list, read, write } from '#http/pipeline/endpoint.ts';
import { LONG_BODY_BYTES } from '#http/pipeline/limits/body-limits.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { displayName, idOf, ok } from '#http/pipeline/schemas.ts';
import { agreementReferenceFilter, periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import type { MailSettings } from '#store/mail/mail-settings.ts';
import * as mailSettings from '#store/mail/mail-settings.ts';
import * as mails from '#store/mail/mails.ts';
import { MailDetailView, MailView, SettingsView, viewDetail, viewMail, viewSettings } from './mail-views.ts';

const BOUNCES_COUNTED_MS = 30 * 24 * 3_600_000;
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

const senderName = displayName('senderName', { max: 60 })
  .trim()
  .min(1, 'senderName must not be empty')
  .regex(ONE_LINE, 'senderName must be a single line');
const timeZone = z
  .string('timeZone must be text')
  .max(64, 'timeZone is not a time zone')
  .refine(isTimeZone, { error: 'timeZone must be a time zone such as Africa/Lagos', abort: true })
  .transform(canonicalTimeZone);
const color = z
  .string('color must be text')
  .regex(/^#[0-9a-f]{6}$/i, 'color must be a colour such as #17663f')
  .toLowerCase();
const LOGO_TEXT = Math.ceil(MAX_LOGO_FILE_BYTES / 3) * 4 + 40;
const logo = z
  .string('logo must be text')
  .max(LOGO_TEXT, 'logo may be a file of at most 150 kB')
  .regex(
    /^(data:image\/(png|jpeg);base64,)?[A-Za-z0-9+/]+={0,2}$/,
    'logo must be a PNG or JPEG file, in base64 or as a data: URL',
  )
  .transform((text) => Buffer.from(text.slice(text.indexOf(',') + 1), 'base64'));
const audienceSwitch = (name: string) => z.boolean(`${name} must be true or false`);

const ChangeBody = z
  .object({
    senderName: senderName.nullable().optional().meta({ description: 'Null uses the name of the account' }),
    timeZone: timeZone.nullable().optional().meta({ description: 'Null uses Africa/Lagos' }),
    color: color.nullable().optional().meta({
      description: 'Of buttons on the pages for buyers and sellers, such as `#17663f`. Null uses the default',
    }),
    logo: logo
      .nullable()
      .optional()
      .meta({
        description:
          'A PNG or JPEG file of at most 150 kB in base64, or as a `data:` URL. It is encoded anew, in 320 by 80 ' +
          'pixels at most, and shown on the pages for buyers and sellers. Null removes it',
      }),
    buyers: audienceSwitch('buyers').optional(),
    sellers: audienceSwitch('sellers').optional(),
    members: audienceSwitch('members').optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), {
    error: 'Send at least one field to change',
  });

const ListQuery = PageQuery.extend({
  status: z.enum(MAIL_STATES, `status must be one of ${MAIL_STATES.join(', ')}`).optional(),
  type: z.enum(MAIL_KINDS, `type must be one of ${MAIL_KINDS.join(', ')}`).optional(),
  ...agreementReferenceFilter,
  ...periodFilters,
});

export const mailEndpoints = [
  read('GET /mail/settings', {
    operationId: 'retrieveMailSettings',
    permission: 'mail.read',
    heavy: true,
    tag: 'Mail',
    summary: 'Retrieve the mail settings',
    description: `Returns who is notified by mail, the sender name, and the number of bounces.
      \`configured\` is false when the service has no mail server: no mail is sent then, whatever the
      settings.`,
    answer: ok('The mail settings of this environment', SettingsView),
    run: async ({ context, caller }) =>
      withBounces(context, caller.developerId, await mailSettings.find(context.db, caller.developerId)),
    view: viewSettings,
  }),

  write('PATCH /mail/settings', {
    operationId: 'changeMailSettings',
    permission: 'mail.write',
    tag: 'Mail',
    summary: 'Change the mail settings',
    description: `Changes the sender name, the colour and the logo of the pages for buyers and sellers, or turns mail to
      buyers, sellers or members on or off. Send only
      the fields that change. The settings apply to this environment, from now on.`,
    body: ChangeBody,
    bodyLimit: LONG_BODY_BYTES,
    answer: ok('The updated settings', SettingsView),
    run: async ({ context, caller, body }) =>
      withBounces(context, caller.developerId, await changeMailSettings(context, caller.developerId, body)),
    view: viewSettings,
  }),

  list('GET /mail/messages', {
    operationId: 'listMails',
    permission: 'mail.read',
    tag: 'Mail',
    summary: 'List mails',
    description: `Returns mails, newest first. Filter by status and type. Addresses are masked, so the list
      can be shown to support staff. ${PAGING_NOTE}`,
    query: ListQuery,
    answer: ok('A page of mails', MailView),
    cursor: byId('mail'),
    rows: ({ context, caller, query: { status: state, type: kind, ...query } }, part) =>
      mails.list(context.db, caller.developerId, { ...query, state, kind }, part),
    view: viewMail,
  }),

  read('GET /mail/messages/:id', {
    operationId: 'retrieveMail',
    permission: 'mail.read',
    tag: 'Mail',
    summary: 'Retrieve a mail',
    description: `Includes the content until the mail is settled, as long as it may have to be sent again.`,
    params: z.object({ id: idOf('mail') }),
    answer: ok('The mail', MailDetailView),
    run: async ({ context, caller: { developerId }, params }) => {
      const mail = await mails.find(context.db, context.box, { developerId, mailId: params.id });
      if (!mail) throw new Problem('not_found', 'No mail with this id exists in this account.');
      return mail;
    },
    view: viewDetail,
  }),
];

async function withBounces({ db, clock, mail }: Context, developerId: string, settings: MailSettings) {
  const from = new Date(clock().getTime() - BOUNCES_COUNTED_MS);
  const bounces = await mails.countBounces(db, developerId, from);
  return { ...settings, bounces, configured: mail.messenger !== null };
}
