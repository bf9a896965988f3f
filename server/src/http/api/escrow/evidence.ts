import { z } from 'zod';
import {
  addEvidenceOf,
  listEvidence,
  readEvidence,
  type ShownEvidence,
  shareEvidenceOf,
} from '#actions/escrow/disputes/evidence.ts';
import { EVIDENCE_TYPES } from '#core/escrow/disputes/evidence.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, stream } from '#http/pipeline/endpoint.ts';
import { UploadedFile } from '#http/pipeline/multipart.ts';
import { byId } from '#http/pipeline/paging.ts';
import { created, externalId, fileOf, idOf, ok, timestamp } from '#http/pipeline/schemas.ts';
import { PeriodQuery } from '#http/pipeline/shape/caller-metadata.ts';
import { sendStrangeFile } from '#http/pipeline/strange-file.ts';
import { disputeOf, PARTY_REFUSALS, PartyBody, speaker } from './dispute-fields.ts';
import { evidenceForm } from './evidence-form.ts';

const EvidenceView = z
  .object({
    id: z.string(),
    by: z.enum(['buyer', 'seller']),
    mediaType: z.enum(EVIDENCE_TYPES).meta({ description: 'Pictures are kept as JPEG, whatever was sent' }),
    bytes: z.int().meta({ description: 'The size of the file as it is kept' }),
    sha256: z.string().meta({ description: 'Hex, of the file as it was sent' }),
    fileSha256: z.string().meta({ description: 'Hex, of the file as it is kept' }),
    shared: z.boolean().meta({ description: 'False while the other party may not read it' }),
    deleted: z.boolean().meta({
      description: 'True when the time to keep it was over, or the person was erased. The hashes stay',
    }),
    createdAt: timestamp,
  })
  .meta({ id: 'DisputeEvidence' });

function viewEvidence({ evidenceId: id, createdAt, ...rest }: ShownEvidence): z.output<typeof EvidenceView> {
  const { by, mediaType, bytes, sha256, fileSha256, shared, deleted } = rest;
  return {
    id,
    ...{ by, mediaType, bytes, sha256, fileSha256, shared, deleted },
    createdAt: createdAt.toISOString(),
  };
}

/** In a form, a boolean is text. */
const flag = (name: string) =>
  z
    .any()
    .optional()
    .refine(
      (value) => value === undefined || value === 'true' || value === 'false',
      `${name} must be true or false`,
    )
    .transform((value) => value !== 'false');

const EvidenceForm = z.object({
  externalUserId: speaker,
  file: (
    z
      .any()
      .refine((value) => value instanceof UploadedFile, 'file is required: a JPEG, PNG or PDF file')
      .meta({ type: 'string', format: 'binary' }) as unknown as z.ZodType<UploadedFile, UploadedFile>
  ).meta({ description: 'JPEG, PNG or PDF, at most 10 MB' }),
  shared: flag('shared').meta({
    type: 'boolean',
    default: true,
    description: 'False to keep the other party from reading it until it is shared',
  }),
});

const isWithin = (at: Date, from = at, to: Date | undefined = undefined) => at >= from && (!to || at < to);

const Params = z.object({ id: idOf('dsp') });
const FileParams = z.object({ id: idOf('dsp'), evidenceId: idOf('evi') });
const ReaderQuery = z.object({
  externalUserId: externalId('externalUserId').optional().meta({
    description: 'The party that reads the file. Left out, you read it for the platform',
  }),
});

/** The files that parties add to a dispute. */
export const evidenceEndpoints = [
  command('POST /disputes/:id/evidence', {
    operationId: 'addDisputeEvidence',
    permission: 'escrow.write',
    tag: 'Disputes',
    summary: 'Add evidence to a dispute',
    description: `Adds a file of a party, at most 20 for each. Pictures are encoded anew, so that nothing remains
      of the file except what it shows; PDFs are kept as they are. Files are stored encrypted with a key of the
      person, and deleted \`evidenceDays\` of the terms policy after the end of the dispute.`,
    errors: [...PARTY_REFUSALS, 'too_much_evidence'],
    params: Params,
    reader: evidenceForm,
    storesForm: true,
    body: EvidenceForm,
    answer: created('What was added', EvidenceView),
    run: (call, answerFor) => {
      const { externalUserId, shared, file } = call.body;
      const kind = file.kind === 'pdf' ? 'pdf' : 'picture';
      const sent = { kind, bytes: file.bytes, sha256: file.sha256 } as const;
      return addEvidenceOf(call.context, disputeOf(call), { externalUserId, shared, file: sent }, answerFor);
    },
    view: viewEvidence,
  }),

  list('GET /disputes/:id/evidence', {
    operationId: 'listDisputeEvidence',
    permission: 'escrow.read',
    tag: 'Disputes',
    summary: 'List the evidence of a dispute',
    description: `Returns what both parties have added, oldest first, also what is not shared or deleted. ${PAGING_NOTE}`,
    params: Params,
    query: PeriodQuery,
    answer: ok('A page of evidence', EvidenceView),
    cursor: { shape: byId('evi').shape, of: ({ evidenceId }) => evidenceId },
    rows: async (call, { before = '', limit }) => {
      const { from, to } = call.query;
      const all = await listEvidence(call.context, disputeOf(call));
      return all
        .filter(({ evidenceId, createdAt }) => evidenceId > before && isWithin(createdAt, from, to))
        .slice(0, limit);
    },
    view: viewEvidence,
  }),

  command('POST /disputes/:id/evidence/:evidenceId/share', {
    operationId: 'shareDisputeEvidence',
    permission: 'escrow.write',
    tag: 'Disputes',
    summary: 'Share evidence',
    description: 'Lets the other party read a file that the party has kept from it. That cannot be undone.',
    errors: PARTY_REFUSALS,
    params: FileParams,
    body: PartyBody,
    answer: ok('The evidence', EvidenceView),
    run: (call, answerFor) => {
      const input = { ...call.body, evidenceId: call.params.evidenceId };
      return shareEvidenceOf(call.context, disputeOf(call), input, answerFor);
    },
    view: viewEvidence,
  }),

  stream('GET /disputes/:id/evidence/:evidenceId/file', {
    operationId: 'retrieveDisputeEvidenceFile',
    permission: 'disputes.evidence',
    tag: 'Disputes',
    summary: 'Retrieve a file of a dispute',
    description: `Returns the file as a download. A party reads its own files and what the other has shared. Without
      \`externalUserId\` you read for the platform, which may read all; a member who has spoken for a party may
      not read what is not shared.`,
    errors: ['not_a_party', 'evidence_not_shared', 'evidence_deleted'],
    params: FileParams,
    query: ReaderQuery,
    answer: fileOf('The file', EVIDENCE_TYPES),
    run: async (call) => {
      const { evidenceId } = call.params;
      const { externalUserId } = call.query;
      const file = await readEvidence(call.context, disputeOf(call), { evidenceId, externalUserId });
      return sendStrangeFile(call.wire.reply, file);
    },
  }),
];
