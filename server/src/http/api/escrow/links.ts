import { renderSVG } from 'uqr';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { createLink, type NewLink, partyUrl, revokeLink } from '#actions/parties/links.ts';
import { maskPhone, PHONE } from '#core/messages/phone.ts';
import {
  LINK_LANGUAGES,
  LINK_STATUSES,
  linkStatus,
  MAX_LIFE_SECONDS,
  MIN_LIFE_SECONDS,
  type PartyLink,
  PURPOSES,
  type Purpose,
  USUAL_LIFE_SECONDS,
} from '#core/parties/link.ts';
import { Problem } from '#core/problem.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, write } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { created, idOf, ok, timestamp } from '#http/pipeline/schemas.ts';
import { periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as links from '#store/parties/links.ts';

const oneOf = (label: string, words: readonly string[]) => `${label} must be one of ${words.join(', ')}`;
const life = `expiresInSeconds must be an integer from ${MIN_LIFE_SECONDS} to ${MAX_LIFE_SECONDS}`;

const LinkBody = z.object({
  party: z
    .enum(['buyer', 'seller'], oneOf('party', ['buyer', 'seller']))
    .meta({ description: 'Who gets the link. What is done through it counts as done by them' }),
  purposes: z
    .array(z.enum(PURPOSES, oneOf('purposes', PURPOSES)), 'purposes must be a list')
    .min(1, 'purposes must have at least one entry')
    .max(PURPOSES.length, `purposes must have at most ${PURPOSES.length} entries`)
    .meta({
      description:
        '`pay`: shows the account to pay into (buyer only). `track`: shows what was paid, released and ' +
        'confirmed. `confirm`: lets the party confirm milestones with a code sent to them. ' +
        '`proof`: shows, without names, what is held; such a link may be shown to anyone, so it has no other ' +
        'purpose. `deliver`: shows the ' +
        'buyer a code for each milestone, and lets the seller’s side release a milestone by entering it. `dispute`: opens and answers disputes, with ' +
        'offers. `amend`: shows the open amendment, and lets the party accept, decline or withdraw it',
    }),
  expiresInSeconds: z
    .int(life)
    .min(MIN_LIFE_SECONDS, life)
    .max(MAX_LIFE_SECONDS, life)
    .default(USUAL_LIFE_SECONDS),
  language: z.enum(LINK_LANGUAGES, oneOf('language', LINK_LANGUAGES)).default('en').meta({
    description: 'English, Nigerian Pidgin, Hausa, Yoruba, Igbo or French',
  }),
  phone: z
    .string('phone must be text')
    .regex(PHONE, 'phone must be a number with + and country code, such as +2348012345678')
    .optional()
    .meta({
      description:
        "The party's mobile number. The link is sent to it as a short message, and codes that confirm go " +
        'there instead of to the mail address. Stored encrypted, and erased with the person',
    }),
  qr: z
    .boolean('qr must be true or false')
    .default(false)
    .meta({ description: 'Adds the link as a QR code' }),
});

const LinkView = z
  .object({
    id: z.string(),
    agreementId: z.string(),
    party: z.enum(['buyer', 'seller']),
    purposes: z.array(z.enum(PURPOSES)),
    language: z.enum(LINK_LANGUAGES),
    phone: z.string().nullable().meta({ description: 'The last digits of the number that it was sent to' }),
    status: z.enum(LINK_STATUSES),
    createdAt: timestamp,
    expiresAt: timestamp,
    revokedAt: timestamp.nullable(),
    firstOpenedAt: timestamp.nullable().meta({
      description: 'When it was first opened. Mail scanners and chat apps open links, too',
    }),
  })
  .meta({ id: 'Link' });

const NewLinkView = LinkView.extend({
  url: z.string().meta({ description: 'The link, for this party only. It is shown only once' }),
  qr: z.string().optional().meta({ description: 'The link as a QR code in SVG, if it was requested' }),
}).meta({ id: 'NewLink' });

const AgreementParams = z.object({ id: idOf('agr') });
const LinksQuery = PageQuery.extend({ status: z.enum(LINK_STATUSES).optional(), ...periodFilters });
/** What is released through a link is not counted in a key's limit. */
const MOVES_MONEY: readonly Purpose[] = ['confirm', 'deliver', 'dispute', 'amend'];
const movesMoney = ({ purposes }: { readonly purposes: readonly Purpose[] }) =>
  purposes.some((purpose) => MOVES_MONEY.includes(purpose));

/** With the links of both parties one can decide who gets the money. */
const DECIDES: readonly Purpose[] = ['dispute', 'amend'];

const LinkParams = z.object({ id: idOf('agr'), linkId: idOf('lnk') });

export const linkEndpoints = [
  command('POST /escrow/agreements/:id/links', {
    operationId: 'createLink',
    permission: 'escrow.write',
    tag: 'Escrow',
    summary: 'Create a link for a party',
    description: `Creates a link to pages on which the buyer or the seller pays, follows, confirms or proves
      a deal without an account. Send \`url\` to that person. It is shown only once, works until
      \`expiresAt\` and can be revoked. Opening a link confirms nothing: \`confirm\` also needs a code that
      is sent to the party's phone or mail address. \`dispute\` and \`amend\` need the permission
      money.move.`,
    errors: ['key_limit_reached'],
    params: AgreementParams,
    body: LinkBody,
    answer: created('The link', NewLinkView),
    secretAnswer: true,
    // Such a link outlasts the session.
    asksAgain: movesMoney,
    run: ({ context, caller: { developerId, budget, rights }, params, body }, answerFor) => {
      const { qr: _qr, phone = null, ...wanted } = body;
      if (budget && movesMoney(body)) throw beyondLimit();
      if (!rights.has('money.move') && body.purposes.some((purpose) => DECIDES.includes(purpose)))
        throw noRight();
      return createLink(context, { developerId, agreementId: params.id, phone, ...wanted }, answerFor);
    },
    view: viewNew,
  }),

  list('GET /escrow/agreements/:id/links', {
    operationId: 'listLinks',
    permission: 'escrow.read',
    tag: 'Escrow',
    summary: 'List the links of an agreement',
    description: `Returns the links of an agreement, newest first, without their addresses. ${PAGING_NOTE}`,
    params: AgreementParams,
    query: LinksQuery,
    answer: ok('A page of links', LinkView),
    cursor: byId('lnk'),
    rows: async ({ context, caller: { developerId }, params, query }, part) => {
      const key = { developerId, agreementId: params.id };
      await loadAgreement(context, key);
      return links.list(context.db, key, { ...query, now: context.clock() }, part);
    },
    view: (link, { context }) => viewLink(link, context),
  }),

  write('DELETE /escrow/agreements/:id/links/:linkId', {
    operationId: 'revokeLink',
    permission: 'escrow.write',
    tag: 'Escrow',
    summary: 'Revoke a link',
    description: `The link stops working at once; its page then says so. Revoking it again changes nothing.`,
    params: LinkParams,
    answer: ok('The revoked link', LinkView),
    run: ({ context, caller: { developerId }, params }) =>
      revokeLink(context, { developerId, agreementId: params.id, id: params.linkId }),
    view: (link, { context }) => viewLink(link, context),
  }),
];

/** What a person confirms is not counted, and the key itself has given the address that gets the code. */
function beyondLimit(): Problem {
  return new Problem(
    'key_limit_reached',
    'A key with a daily limit cannot create links that confirm, deliver, dispute or amend. Leave those out, or use another key.',
  );
}

function noRight(): Problem {
  return new Problem(
    'forbidden',
    'A link that disputes or amends decides who gets the money, so creating it needs the permission money.move ' +
      '(for a key the scope payouts). Leave these purposes out, or use another key.',
  );
}

function viewNew(
  { link, token }: NewLink,
  { context, body }: { readonly context: Context; readonly body: z.output<typeof LinkBody> },
): z.output<typeof NewLinkView> {
  const url = partyUrl(context, token);
  return { ...viewLink(link, context), url, ...(body.qr && { qr: renderSVG(url) }) };
}

function viewLink(link: PartyLink, { clock }: Context): z.output<typeof LinkView> {
  const { id, agreementId, party, purposes, language, phone, createdAt, expiresAt, revokedAt, openedAt } =
    link;
  return {
    id,
    agreementId,
    party,
    purposes: [...purposes],
    language,
    phone: phone && maskPhone(phone),
    status: linkStatus(link, clock()),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    firstOpenedAt: openedAt?.toISOString() ?? null,
  };
}
