import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { addEvidenceOf, listEvidence, readEvidence } from '#actions/escrow/disputes/evidence.ts';
import { accountOf } from '#core/environment.ts';
import { MAX_EVIDENCE } from '#core/escrow/disputes/dispute.ts';
import { evidenceBusy } from '#core/escrow/disputes/evidence.ts';
import { allows } from '#core/parties/link.ts';
import { acceptDocumentForms, MAX_DOCUMENT_FORM_BYTES } from '#http/pipeline/document-form.ts';
import type { RatePolicy } from '#http/pipeline/limits/bucket.ts';
import { type FormFields, UploadedFile } from '#http/pipeline/multipart.ts';
import { statusOf, toProblem } from '#http/pipeline/problems.ts';
import type { Service } from '#http/pipeline/scope.ts';
import { sendStrangeFile } from '#http/pipeline/strange-file.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { externalIdOf, shown } from './dispute.ts';
import type { DisputeNote } from './dispute-views.ts';
import { Ended, milestoneOf, missing, notForThis, type Opened, open } from './opening.ts';
import { sendFailure, sendPage } from './send.ts';

const PATH = '/deal/:token/evidence/:milestoneId';
/** Each file is encoded anew, which takes longer than any other request of a party. */
const FILES_PER_LINK: RatePolicy = { name: 'deal-evidence', perSecond: 0.1, burst: MAX_EVIDENCE + 10 };
const FIELDS: FormFields = { hidden: { kind: 'text', max: 1 }, file: { kind: 'document', max: 1 } };
const OF_ONE_LINK = {
  maxBytes: MAX_DOCUMENT_FORM_BYTES,
  whenFull: 'give_up_oldest',
  busy: evidenceBusy,
} as const;

/** Photos and files of a dispute, through a link. The link is looked up before its file is read. */
export function evidencePages(service: Service): FastifyPluginAsync {
  return async (app) => {
    const openings = new WeakMap<FastifyRequest, Opened>();
    // Undefined for a request that was refused before its link was looked up.
    const openedBy = (request: FastifyRequest) => openings.get(request) as Opened;
    app.addHook('onRequest', async (request, reply) => {
      const opened = await open(service, request, reply);
      if (!allows(opened.link, 'dispute')) throw notForThis(opened);
      if (request.method === 'POST') await service.limits.take(FILES_PER_LINK, reply, opened.link.id);
      openings.set(request, opened);
    });
    app.get(`${PATH}/:evidenceId`, { schema: { hide: true } }, async (request, reply) =>
      sendStrangeFile(reply, await fileFor(openedBy(request), request)),
    );
    await app.register(uploads(openedBy));
  };
}

function uploads(openedBy: (request: FastifyRequest) => Opened) {
  return async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers();
    acceptDocumentForms(app, FIELDS, (request) => {
      const { link } = openedBy(request);
      return { ...OF_ONE_LINK, name: `link ${link.id}`, accountId: accountOf(link.developerId) };
    });
    const answer = async (request: FastifyRequest, reply: FastifyReply, note: DisputeNote) => {
      const opened = openedBy(request);
      const agreement = await loadAgreement(opened.context, opened.link);
      const { milestone } = milestoneOf({ ...opened, agreement }, request);
      return sendPage(request, reply, await shown({ ...opened, agreement }, milestone, note));
    };
    app.setErrorHandler(async (error, request, reply) => {
      const { code } = toProblem(error);
      const status = statusOf(code);
      const isOpened = openedBy(request) !== undefined;
      if (!isOpened || error instanceof Ended || status >= 500 || status === 429)
        return sendFailure(error, request, reply);
      return answer(request, reply.status(status), NOTES[code] ?? 'evidenceRefused');
    });
    app.post(PATH, { schema: { hide: true } }, async (request, reply) => {
      await add(openedBy(request), request);
      return answer(request, reply, null);
    });
  };
}

const NOTES: Readonly<Record<string, DisputeNote>> = {
  too_much_evidence: 'evidenceFull',
  dispute_action_refused: 'disputeRefused',
  dispute_closed: 'disputeRefused',
};

/** A file that arrives twice counts once. */
async function add(opened: Opened, request: FastifyRequest): Promise<void> {
  const { context, link } = opened;
  const { file, hidden } = (request.body ?? {}) as { file?: unknown; hidden?: unknown };
  if (!(file instanceof UploadedFile)) return;
  const key = disputeOf(opened, request);
  const sha256 = file.sha256.toString('hex');
  const listed = await listEvidence(context, key);
  if (listed.some((one) => one.by === link.party && one.sha256 === sha256)) return;
  const kind = file.kind === 'pdf' ? 'pdf' : 'picture';
  const sent = { kind, bytes: file.bytes, sha256: file.sha256 } as const;
  const input = { externalUserId: externalIdOf(opened), shared: hidden !== 'true', file: sent };
  await addEvidenceOf(context, key, input, NO_ANSWER);
}

function fileFor(opened: Opened, request: FastifyRequest) {
  const { evidenceId = '' } = request.params as { evidenceId?: string };
  const key = disputeOf(opened, request);
  const asked = { evidenceId, externalUserId: externalIdOf(opened) };
  return readEvidence(opened.context, key, asked);
}

function disputeOf(opened: Opened, request: FastifyRequest) {
  const { dispute } = milestoneOf(opened, request).milestone;
  if (!dispute) throw missing(opened);
  return { developerId: opened.link.developerId, disputeId: dispute.id };
}
