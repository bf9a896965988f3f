import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { changeMailSettings } from '#actions/mail/change-mail-settings.ts';
import { MAIL_STATES } from '#core/mail/outbox.ts';
import { MAIL_KINDS } from '#core/mail/texts.ts';
import { Problem } from '#core/problem.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { list, read, write } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { idOf, ok, text } from '#http/pipeline/schemas.ts';
import type { MailSettings } from '#store/mail/mail-settings.ts';
import * as mailSettings from '#store/mail/mail-settings.ts';
import * as mails from '#store/mail/mails.ts';
import { MailDetailView, MailView, SettingsView, viewDetail, viewMail, viewSettings } from './mail-views.ts';

const BOUNCES_COUNTED_MS = 30 * 24 * 3_600_000;
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

const senderName = text('senderName', { max: 60 })
  .trim()
  .min(1, 'senderName must not be empty')
  .regex(ONE_LINE, 'senderName must be one line');
const audienceSwitch = (name: string) => z.boolean(`${name} must be true or false`);

const ChangeBody = z
  .object({
    senderName: senderName.nullable().optional().meta({ description: 'Null for the name of the account' }),
    buyers: audienceSwitch('buyers').optional(),
    sellers: audienceSwitch('sellers').optional(),
    members: audienceSwitch('members').optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), {
    error: 'Name at least one thing to change',
  });

const ListQuery = PageQuery.extend({
  state: z.enum(MAIL_STATES, `state must be one of ${MAIL_STATES.join(', ')}`).optional(),
  kind: z.enum(MAIL_KINDS, `kind must be one of ${MAIL_KINDS.join(', ')}`).optional(),
});

export const mailEndpoints = [
  read('GET /mail/settings', {
    operationId: 'retrieveMailSettings',
    permission: 'mail.read',
    heavy: true,
    tag: 'Mail',
    summary: 'Who is told by mail, under which name, and what bounced',
    description: `\`configured\` is false where the service has no mail server: then nothing is sent,
      whatever is switched on.`,
    answer: ok('The settings of this environment', SettingsView),
    run: async ({ context, caller }) =>
      withBounces(context, caller.developerId, await mailSettings.find(context.db, caller.developerId)),
    view: viewSettings,
  }),

  write('PATCH /mail/settings', {
    operationId: 'changeMailSettings',
    permission: 'mail.write',
    tag: 'Mail',
    summary: 'Change the name that mail comes from, or switch it off and on',
    description: `Send what changes and nothing else. It holds for this environment, and for what happens
      from now on.`,
    body: ChangeBody,
    answer: ok('The settings as they are now', SettingsView),
    run: async ({ context, caller, body }) =>
      withBounces(context, caller.developerId, await changeMailSettings(context, caller.developerId, body)),
    view: viewSettings,
  }),

  list('GET /mail/messages', {
    operationId: 'listMails',
    permission: 'mail.read',
    tag: 'Mail',
    summary: 'List what was sent, newest first, never to whom',
    description: `By state and kind. Addresses are masked, so that the list can be shown to support.
      ${PAGING_NOTE}`,
    query: ListQuery,
    answer: ok('A page of mails', MailView),
    cursor: byId('mail'),
    rows: ({ context, caller, query: { state, kind } }, part) =>
      mails.list(context.db, caller.developerId, { state, kind }, part),
    view: viewMail,
  }),

  read('GET /mail/messages/:id', {
    operationId: 'retrieveMail',
    permission: 'mail.read',
    tag: 'Mail',
    summary: 'Retrieve a mail, with its text while it is there',
    description: `The text is there until the mail is settled, and for as long as it may have to be sent
      again.`,
    params: z.object({ id: idOf('mail') }),
    answer: ok('The mail', MailDetailView),
    run: async ({ context, caller: { developerId }, params }) => {
      const mail = await mails.find(context.db, context.box, { developerId, mailId: params.id });
      if (!mail) throw new Problem('not_found', 'There is no mail with this id.');
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
