import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#actions/context.ts';
import { bankNamesAt } from '#actions/escrow/bank/bank-names.ts';
import { appealAs, appealOf, subjectOfAppeal } from '#actions/parties/appeal.ts';
import { confirmByCode, sendCode } from '#actions/parties/confirm-by-code.ts';
import { partyUrl, receiverOf } from '#actions/parties/links.ts';
import { prove } from '#actions/parties/prove.ts';
import { issueReceipt, receiptsFor } from '#actions/parties/receipts/issue-receipt.ts';
import { environmentOf } from '#core/environment.ts';
import { type Agreement, outstandingOf } from '#core/escrow/agreement.ts';
import { allows, type LinkAction } from '#core/parties/link.ts';
import type { RatePolicy } from '#http/pipeline/limits/bucket.ts';
import type { Service } from '#http/pipeline/scope.ts';
import * as virtualAccounts from '#store/escrow/bank/virtual-accounts.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { answerAmendment, showAmendment } from './amendment.ts';
import { askForDelivery, deliverHere } from './delivery.ts';
import { showDispute, speakInDispute } from './dispute.ts';
import { evidencePages } from './evidence.ts';
import { type Answer, milestoneOf, missing, notForThis, type Opened, open } from './opening.ts';
import { sendFailure, sendPage } from './send.ts';
import {
  appealPage,
  canBeConfirmed,
  confirmedPage,
  confirmPage,
  payPage,
  proofPage,
  trackPage,
} from './views.ts';

/** Drawing a PDF takes some hundredths of a second. */
const RECEIPTS_PER_LINK: RatePolicy = { name: 'deal-receipts', perSecond: 0.2, burst: 20 };

const RECEIPT_PATH = '/deal/:token/receipts/:file';
const FORM_BYTES = 1_000;
/** The words of an appeal, encoded. */
const APPEAL_BYTES = 20_000;
const MAX_CLAIM = 2_000;
const CODE = /^\d{6}$/;

/**
 * The pages for buyers and sellers. They are complete without script; a link's token is its credential. A GET
 * changes nothing but when the link was first opened, so a mail scanner confirms nothing.
 */
export function partyPages(service: Service): FastifyPluginAsync {
  return async (app) => {
    acceptForms(app);
    app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
    const route = (
      method: 'GET' | 'POST',
      path: string,
      needs: LinkAction | null,
      answer: Answer,
      bodyLimit = FORM_BYTES,
    ) =>
      app.route({
        method,
        url: `/deal/:token${path}`,
        schema: { hide: true },
        bodyLimit,
        handler: async (request, reply) => {
          const opened = await open(service, request, reply);
          if (needs && !allows(opened.link, needs)) throw notForThis(opened);
          return sendPage(request, reply, await answer(opened, request));
        },
      });
    route('GET', '', null, first);
    route('GET', '/pay', 'see_account', pay);
    route('GET', '/track', 'see_progress', track);
    app.get(RECEIPT_PATH, { schema: { hide: true } }, receipt(service));
    route('GET', '/proof', 'see_proof', proof);
    route('GET', '/confirm/:milestoneId', 'confirm', askToConfirm);
    route('POST', '/confirm/:milestoneId', 'confirm', confirm);
    route('GET', '/delivery/:milestoneId', 'deliver', askForDelivery);
    route('POST', '/delivery/:milestoneId', 'deliver', deliverHere);
    route('GET', '/dispute/:milestoneId', 'dispute', showDispute);
    route('POST', '/dispute/:milestoneId', 'dispute', speakInDispute, APPEAL_BYTES);
    await app.register(evidencePages(service));
    route('GET', '/amendment', 'amend', showAmendment);
    route('POST', '/amendment', 'amend', answerAmendment);
    route('GET', '/appeal', 'appeal', askForPerson);
    route('POST', '/appeal', 'appeal', appeal, APPEAL_BYTES);
  };
}

/** A browser without script sends forms. PostgreSQL cannot store NUL. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const type = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
    const fields = [...new URLSearchParams(String(body))];
    done(null, Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll('\0', '\ufffd')])));
  });
}

/** The first page is what is most needed now. */
function first(opened: Opened, request: FastifyRequest): Promise<string> {
  const { link, agreement } = opened;
  if (allows(link, 'see_account') && outstandingOf(agreement) > 0) return pay(opened, request);
  if (allows(link, 'see_progress')) return track(opened, request);
  return proof(opened, request);
}

const track: Answer = async (opened) => {
  const { context, link } = opened;
  return trackPage(opened, await receiptsFor(context, link, link.party));
};

/** A receipt of an entry that the party's page lists. */
function receipt(service: Service) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const opened = await open(service, request, reply);
    const { context, link } = opened;
    if (!allows(link, 'see_progress')) throw notForThis(opened);
    const { file = '' } = request.params as { file?: string };
    const listed = await receiptsFor(context, link, link.party);
    const entry = listed.find(({ sequence, isReady }) => isReady && file === `${sequence}.pdf`);
    if (!entry) throw missing(opened);
    await service.limits.take(RECEIPTS_PER_LINK, reply, link.id);
    const key = { ...link, sequence: entry.sequence };
    const { name, pdf } = await issueReceipt(context, key, link.language);
    reply.header('content-disposition', `attachment; filename="${name}.pdf"`);
    return reply.header('cache-control', 'no-store').type('application/pdf').send(pdf);
  };
}

const pay: Answer = async (opened) => {
  const { context, link, agreement } = opened;
  const now = context.clock();
  const accounts = await virtualAccounts.ofAgreement(context.db, link);
  const current = accounts.find(
    ({ accountNumber, closedAt, expiresAt }) =>
      accountNumber === agreement.virtualAccount?.accountNumber &&
      closedAt === null &&
      (expiresAt === null || expiresAt > now),
  );
  const paid = outstandingOf(agreement) === 0 ? await receiptsFor(context, link, link.party) : [];
  return payPage(opened, current, await bankName(context, agreement), paid);
};

const proof: Answer = async (opened) => {
  const { context, agreement, token } = opened;
  const proven = await prove(context, agreement);
  const address = `${partyUrl(context, token)}/proof`;
  return proofPage(opened, proven, address, await bankName(context, agreement));
};

/** Null when the bank cannot be asked now, or does not list itself. */
async function bankName(context: Context, { virtualAccount }: Agreement): Promise<string | null> {
  if (!virtualAccount) return null;
  const { provider, bankCode } = virtualAccount;
  return (await bankNamesAt(context, provider)).get(bankCode) ?? null;
}

const askToConfirm: Answer = async (opened, request) => {
  const asked = milestoneOf(opened, request);
  if (!canBeConfirmed(asked.milestone, opened.link)) return track(opened, request);
  return confirmPage(opened, asked, receiverOf(opened) ?? '', {});
};

/** A press without a code sends one; with the code it confirms. */
const confirm: Answer = async (opened, request) => {
  const { context, link, agreement, platform } = opened;
  const asked = milestoneOf(opened, request);
  if (!canBeConfirmed(asked.milestone, link) || agreement.hold !== null) return track(opened, request);
  const address = receiverOf(opened);
  if (address === null) throw notForThis(opened);
  const given = (request.body as { code?: string } | null)?.code?.replace(/\s/g, '');
  if (given === undefined) {
    const sent = await sendCode(context, asked, platform);
    if ('refused' in sent) return confirmPage(opened, asked, address, { refused: sent.refused });
    const isTest = environmentOf(link.developerId) === 'test';
    return confirmPage(opened, asked, address, { sent: true, code: isTest ? sent.code : null });
  }
  const done = CODE.test(given)
    ? await confirmByCode(context, asked, given)
    : ({ refused: 'wrong_code' } as const);
  if ('refused' in done) return confirmPage(opened, asked, address, { sent: true, refused: done.refused });
  return confirmedPage(opened, done);
};

const askForPerson: Answer = async (opened) => {
  const { context, link, agreement } = opened;
  const made = await appealOf(context, agreement, link.party);
  return appealPage(opened, made, await subjectOfAppeal(context, agreement, link.party));
};

const appeal: Answer = async (opened, request) => {
  const { context, link, agreement } = opened;
  const claim = (request.body as { claim?: string } | null)?.claim?.trim().slice(0, MAX_CLAIM).toWellFormed();
  const subject = await subjectOfAppeal(context, agreement, link.party);
  if (!claim || !subject) return askForPerson(opened, request);
  await appealAs(context, link, { party: link.party, claim }, NO_ANSWER);
  return askForPerson(opened, request);
};
