import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#actions/context.ts';
import { type Platform, platformOf } from '#actions/parties/platform.ts';
import { openGrievance } from '#actions/privacy/answer-grievance.ts';
import { accountOf, environmentOf } from '#core/environment.ts';
import { timesIn } from '#core/mail/amount.ts';
import { plain } from '#core/mail/render.ts';
import type { PartyLabel } from '#core/parties/labels/en.ts';
import { type Say, speaker } from '#core/parties/labels/labels.ts';
import { LINK_LANGUAGES, type LinkLanguage } from '#core/parties/link.ts';
import type { Grievance } from '#core/privacy/grievance.ts';
import { escapeHtml } from '#http/guide/highlight.ts';
import type { RatePolicy } from '#http/pipeline/limits/bucket.ts';
import { prepare, sendPrepared } from '#http/pipeline/open/prepared.ts';
import type { Service } from '#http/pipeline/scope.ts';
import * as developers from '#store/account/developers.ts';
import { hashOfLink, newLinkToken } from '#store/identity/sessions.ts';
import * as grievances from '#store/privacy/grievances.ts';
import { facts, framed, paragraph, policyOf } from './frame.ts';
import { Ended } from './opening.ts';
import { acceptForms } from './pages.ts';
import { sendFailure } from './send.ts';

/** Mobile networks put many people behind one address. */
const PER_ADDRESS: RatePolicy = { name: 'complaints-address', perSecond: 5, burst: 100 };
const SENT_PER_ADDRESS: RatePolicy = { name: 'complaints-sent', perSecond: 0.02, burst: 10 };
const ACCOUNT = /^dev_(test_)?[0-9a-f]{32}$/;
const TOKEN = /^[\w-]{43}$/;
const FORM_BYTES = 30_000;
const MAX_CLAIM = 5_000;
const MAX_NAME = 200;

type Asked = {
  readonly context: Context;
  readonly developerId: string;
  readonly platform: Platform;
  readonly language: LinkLanguage;
  readonly say: Say;
};

/** A public form for complaints to an account, and the page where the answer will stand. */
export function complaintPages(service: Service): FastifyPluginAsync {
  return async (app) => {
    acceptForms(app);
    app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
    const url = '/complaints/:account';
    const schema = { hide: true };
    app.get(url, { schema }, async (request, reply) => {
      const asked = await open(service, request, reply);
      return send(request, reply, formPage(asked));
    });
    app.post(url, { schema, bodyLimit: FORM_BYTES }, async (request, reply) => {
      const asked = await open(service, request, reply);
      const given = readForm(request.body);
      if (!given) return send(request, reply.status(400), formPage(asked));
      await service.limits.takeFrom(SENT_PER_ADDRESS, reply, request.ip);
      const token = newLinkToken();
      const { context, developerId, language } = asked;
      await openGrievance(context, { developerId, ...given }, hashOfLink(token));
      return reply.redirect(`/complaints/${developerId}/${token}?lang=${language}`, 303);
    });
    app.get(`${url}/:token`, { schema }, async (request, reply) => {
      const asked = await open(service, request, reply);
      const { token = '' } = request.params as { token?: string };
      const { context, developerId } = asked;
      const found = TOKEN.test(token)
        ? await grievances.findByToken(context.db, developerId, hashOfLink(token))
        : undefined;
      if (!found) throw gone();
      return send(request, reply, sentPage(asked, found));
    });
  };
}

async function open(
  { context: first, cellLookup, limits }: Service,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Asked> {
  await limits.takeFrom(PER_ADDRESS, reply, request.ip);
  const { account: developerId = '' } = request.params as { account?: string };
  if (!ACCOUNT.test(developerId)) throw gone();
  const found = await cellLookup.find(
    request,
    () => developerId,
    ({ db, box }) => developers.find(db, box, accountOf(developerId)),
  );
  if (!found) throw gone();
  const { lang } = request.query as { lang?: string };
  const language = LINK_LANGUAGES.find((one) => one === lang) ?? 'en';
  const context = request.cell ?? first;
  const platform = await platformOf(context, developerId);
  return { context, developerId, platform, language, say: speaker(language) };
}

function gone(): Ended {
  return new Ended(404, { label: 'gone', lead: 'goneLead' });
}

type Form = Pick<Grievance, 'name' | 'contact' | 'claim'>;

/** Null when a field is missing; what is too long is cut. */
function readForm(body: unknown): Form | null {
  const fields = (body ?? {}) as Partial<Record<keyof Form, string>>;
  const name = plain(fields.name ?? '').slice(0, MAX_NAME);
  const contact = plain(fields.contact ?? '').slice(0, MAX_NAME);
  const claim = (fields.claim ?? '').trim().slice(0, MAX_CLAIM).toWellFormed();
  return name && contact && claim ? { name, contact, claim } : null;
}

function page({ developerId, platform, language, say }: Asked, title: string, body: string): string {
  const notice = environmentOf(developerId) === 'test' ? say('test') : null;
  return framed({ language, platform, title, body, notice });
}

function formPage(asked: Asked): string {
  const { developerId, platform, language, say } = asked;
  const label = (text: PartyLabel, field: string) => `<label>${escapeHtml(say(text))}${field}</label>`;
  const body = [
    paragraph(say('grievanceLead', { platform: platform.name })),
    `<form method="post" action="/complaints/${developerId}?lang=${language}">`,
    label('grievanceName', `<input name="name" maxlength="${MAX_NAME}" autocomplete="name" required>`),
    label('grievanceContact', `<input name="contact" maxlength="${MAX_NAME}" required>`),
    label('appealClaim', `<textarea name="claim" rows="8" maxlength="${MAX_CLAIM}" required></textarea>`),
    `<button>${escapeHtml(say('appealSend'))}</button></form>`,
  ];
  return page(asked, say('grievanceTitle'), body.join(''));
}

function sentPage(asked: Asked, { id, claim, answer, dueAt }: Grievance): string {
  const { platform, say } = asked;
  const time = timesIn(platform.timeZone)(dueAt.toISOString());
  const name = { platform: platform.name };
  const body = [
    answer === null ? paragraph(say('grievanceSentLead', { ...name, time })) : paragraph(answer),
    facts([
      [say('grievanceNumber'), id],
      [say('appealClaim'), claim],
    ]),
  ];
  return page(asked, say(answer === null ? 'grievanceSent' : 'grievanceAnswered', name), body.join(''));
}

function send(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.header('content-security-policy', policyOf(html));
  return sendPrepared(request, reply, prepare(html, 'text/html; charset=utf-8'), 'no-store');
}
