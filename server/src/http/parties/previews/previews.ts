import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { platformOf } from '#actions/parties/platform.ts';
import { type MailKind, TEXTS } from '#core/mail/texts.ts';
import { LINK_LANGUAGES, type LinkLanguage } from '#core/parties/link.ts';
import { policyOf } from '#http/parties/frame.ts';
import type { Wire } from '#http/pipeline/call.ts';
import { read, stream } from '#http/pipeline/endpoint.ts';
import { ok } from '#http/pipeline/schemas.ts';
import { drawMail, drawMessage, MAILS, MESSAGES } from './mails.ts';
import { drawPage, PAGES, type Previewed } from './pages.ts';

const PAGE_NAMES = Object.keys(PAGES) as (keyof typeof PAGES)[];
const Query = z.object({ language: z.enum(LINK_LANGUAGES).default('en') });

const PreviewView = z
  .object({
    group: z.enum(['pages', 'mails', 'messages']),
    name: z.string(),
    title: z.string().meta({ description: 'The heading of the page, or the subject of the mail' }),
    to: z.enum(['buyer', 'seller', 'member', 'anyone']),
  })
  .meta({ title: 'Preview' });

/** In mails, styles are attributes; nothing is loaded, and nothing runs. */
const MAIL_POLICY = "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none'";

/** What buyers and sellers see, with sample data in the account's own name and colour. */
export const previewEndpoints = [
  read('GET /previews', {
    operationId: 'listPreviews',
    permission: 'escrow.read',
    query: Query,
    answer: ok('Pages, mails and short messages', z.object({ data: z.array(PreviewView) })),
    run: async ({ context, caller: { developerId }, query }) => {
      const previewed = await previewedFor(context, developerId, query.language);
      return [
        ...PAGE_NAMES.map((name) => {
          const [, title = name] = /<h1>(.*?)<\/h1>/.exec(drawPage(name, previewed)) ?? [];
          return { group: 'pages' as const, name, title: plainText(title), to: PAGES[name].to };
        }),
        ...MAILS.map((name) => {
          const { subject: title } = drawMail(name, previewed);
          return { group: 'mails' as const, name, title, to: READERS[TEXTS[name].audience] };
        }),
        ...MESSAGES.map((name) => ({
          ...{ group: 'messages' as const, name, to: 'anyone' as const },
          title: name === 'link' ? 'Link' : 'Code',
        })),
      ];
    },
    view: (data) => ({ data }),
  }),

  stream('GET /previews/pages/:name', {
    operationId: 'showPagePreview',
    permission: 'escrow.read',
    params: z.object({ name: z.enum(PAGE_NAMES) }),
    query: Query,
    run: async ({ context, caller: { developerId }, params: { name }, query, wire }) => {
      const html = drawPage(name, await previewedFor(context, developerId, query.language));
      return send(wire, html, policyOf(html).replace(";frame-ancestors 'none'", ''));
    },
  }),

  stream('GET /previews/mails/:name', {
    operationId: 'showMailPreview',
    permission: 'escrow.read',
    params: z.object({ name: z.enum(MAILS as [MailKind, ...MailKind[]]) }),
    query: Query,
    run: async ({ context, caller: { developerId }, params: { name }, query, wire }) =>
      send(wire, drawMail(name, await previewedFor(context, developerId, query.language)).html, MAIL_POLICY),
  }),

  stream('GET /previews/messages/:name', {
    operationId: 'showMessagePreview',
    permission: 'escrow.read',
    params: z.object({ name: z.enum(MESSAGES) }),
    query: Query,
    run: async ({ context, caller: { developerId }, params: { name }, query, wire }) =>
      send(wire, drawMessage(name, await previewedFor(context, developerId, query.language)), MAIL_POLICY),
  }),
];

const READERS = { buyers: 'buyer', sellers: 'seller', members: 'member' } as const;

async function previewedFor(
  context: Context,
  developerId: string,
  language: LinkLanguage,
): Promise<Previewed> {
  const platform = await platformOf(context, developerId);
  return { developerId, platform, language, now: context.clock(), origin: context.front.origin };
}

/** Shown in a frame of the dashboard and nowhere else. */
function send({ reply }: Wire, html: string, policy: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', `${policy};frame-ancestors 'self'`)
    .header('x-frame-options', 'SAMEORIGIN')
    .send(html);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function plainText(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#39);/g, (_entity, name: string) => ENTITIES[name] ?? '');
}
